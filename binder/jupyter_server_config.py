"""Jupyter’s own server shows our notebooks as dashboards, as ``vikinglab serve`` does."""

from traitlets.config import Config

from vikinglab.serve import beside_lab

c = get_config()  # noqa: F821  (Jupyter hands it in)
c.merge(Config(beside_lab("notebooks")))
