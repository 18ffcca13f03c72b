"""Jupyter kernels that start quickly and own little memory, for servers with many readers.

On Linux a kernel is forked from a *zygote*: a small process that has imported what notebooks need, and does nothing
else. Where there is no zygote, an ordinary kernel starts, without the parts that no dashboard uses. Either way it is an
IPython kernel that speaks Jupyter's protocol, started by the interface that jupyter_client has for it: a provisioner,
named ``forked-provisioner``.
"""

from __future__ import annotations

MEMORY = "KERNEL_MEMORY"
"""The variable that tells a kernel that isn't forked how many megabytes it may have beyond what it begins with."""
