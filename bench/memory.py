"""The worth of a memory in Drakkar: count the matches of ``measured.toml`` again, and print them in its form.

python bench/memory.py 2000 > vikinglab/games/drakkar/measured.toml
"""

from __future__ import annotations

import sys

from vikinglab.games.drakkar.memory import duel

MEMORIES = (0, 1, 2, 3, 4, 6)

if __name__ == "__main__":
    matches = int(sys.argv[1])
    print(f"# Perfect memory against a memory of the last few: of {matches} matches each, by bench/memory.py.")
    for remembers in MEMORIES:
        found = duel(remembers, matches)
        print("\n[[duels]]")
        for name, value in (("remembers", remembers), ("matches", matches), ("won", found.won)):
            print(f"{name} = {value}")
        print(f"moves = {found.moves:.1f}", flush=True)
