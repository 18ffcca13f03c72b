"""The small game with defects of playouts: a shorter way that they take leads elsewhere than the way of a match."""

from __future__ import annotations

from .planting import Edit, after, before, instead, planted

REFUSE = "    def refuse(self, table: Hoard, action: Any) -> str | None:\n        if isinstance(action, Done)"


def dig_lists(legal: str) -> Edit:
    """Let the seat that digs list in a way of its own what is legal."""
    return instead(REFUSE, f"    def legal(self, table: Hoard) -> list[Action]:\n        return {legal}\n\n{REFUSE}")


def happens(anchor: str, happening: str) -> Edit:
    """Let a chance happen in one go."""
    return after(anchor, "def happen(self, table: Hoard, rng: Any) -> None:", f"    {happening}")


PLAYOUTS = [
    planted(
        "a list of its own forgets the tide",
        "quick-lists",
        dig_lists('[each for each in self.candidates(table) if self.refuse(table, each) in (None, "tide.high")]'),
        also="*",
    ),
    planted("a list of its own has another order", "quick-lists", dig_lists("super().legal(table)[::-1]")),
    planted(
        "in one go the tide is high every other time",
        "in-one-go",
        happens('stream = "tide"', "table.high = rng.random() < 0.5"),
    ),
    planted(
        "in one go a chest is only looked into that should be opened",
        "in-one-go",
        happens('rules = ("peek.secret",)', "Look.resolve(self, table, self.draw(table, rng))"),
    ),
    planted(
        "what is remembered depends on more than was asked",
        "remembered",
        before("from vikinglab.core.engine.pool", "from vikinglab.core.engine.memo import memo"),
        before("class Peek(Action)", "PAID: list[int] = []", ""),
        before("class Peek(Action)", "@memo", "def paid(chest: int) -> int:", "    return len(PAID)", ""),
        after("table.bank += 1", "PAID.append(paid(chest))"),
    ),
]
