"""Jupyter kernels that start quickly and own little memory, for servers with many readers.

On Linux a kernel is forked from a *zygote*: a small process that has imported what notebooks need, and does nothing
else. Without a zygote, an ordinary kernel starts, without the parts that no dashboard uses. Either way it is an IPython
kernel that speaks Jupyter's protocol. It starts by jupyter_client's interface for that, a provisioner, named
``forked-provisioner``.
"""

from __future__ import annotations

MEMORY = "KERNEL_MEMORY"
"""The variable that tells an unforked kernel how many megabytes it may own beyond what it starts with."""
