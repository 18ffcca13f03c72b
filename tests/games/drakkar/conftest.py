"""Pages to play Drakkar in."""

from __future__ import annotations

from widgets.conftest import page as page
from widgets.conftest import phone as phone
