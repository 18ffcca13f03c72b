"""The small game with one defect each: what is planted, and which check is to catch it."""

from __future__ import annotations

from random import Random

from vikinglab.testing.scenes import LARGEST

from .defects_of_playouts import PLAYOUTS
from .defects_of_texts import TEXTS
from .planting import Edit, after, before, instead, planted, without

LOOK = "table.chests.look(str(self.chest), outcome, [self.seat])"
NOTED = after(LOOK, "table.box.notes[str(self.chest)] = outcome")
"""A leak: the box, which all positions of a match share, notes what a seat sees."""
LAST = after("high: bool = False", 'last: str = ""')
GOLD = 'any(slot.value == "gold" for slot in table.chests.slots.values())'
FLOWS = "table.high = outcome[0] == outcome[1]"
NOTE = "table.box.notes[str(len(table.box.notes))] = 1"
TRIED = 'table.box.notes["tried"] = table.turns'
BOXED = "table.box = box"
COUNT = before("KEY = ", "COUNT: list[int] = []")
"""A list that all matches share."""
SHARED_LIST = "twin.hoards = self.hoards"


def table_method(head: str, *body: str) -> Edit:
    """Give the table a method."""
    return after("then nobody digs.", f"def {head} -> Any:", *(f"    {line}" for line in body))


def tide_draw(*body: str) -> Edit:
    """Give the tide another way to be drawn."""
    head = "def draw(self, table: Hoard, rng: Any) -> Any:"
    return after('stream = "tide"', head, *(f"    {line}" for line in body))


def look_outcomes(*body: str) -> Edit:
    """Let a look into a chest have other outcomes."""
    head = "def outcomes(self, table: Hoard) -> Any:"
    return before("def slot(self", head, "    slot = str(self.chest)", *(f"    {line}" for line in body))


def asks_for(answer: str) -> Edit:
    """Let the decision of a turn say whether it asks for actions of a kind."""
    head = "def asks_for(self, table: Hoard, kind: Any) -> bool:"
    return before("def reach(self, table: Hoard)", head, f"    return {answer}", "")


SECRETS = [
    planted(
        "the position holds what was seen last",
        "views-hide",
        LAST,
        after(LOOK, "table.last = outcome"),
        also="events-hide positions",
    ),
    planted(
        "a chest is thrown away face up that one seat alone has seen",
        "views-hide",
        before(
            "if not table.closed or table.turns",
            "for chest in [chest for chest, slot in table.chests.slots.items() if slot.value]:",
            '    table.chests.discard(table.chests.slots.pop(chest).value or "")',
        ),
        also="*",
    ),
    planted(
        "all are told what one has seen",
        "events-hide",
        instead("only=(self.seat,), ", ""),
        also="traces-hide quizzes-hide",
    ),
    planted(
        "onlookers are told what one has seen",
        "events-hide",
        instead("only=(self.seat,), ", "only=(self.seat, None), "),
        also="*",
    ),
    planted(
        "the position of a moment holds what was seen",
        "events-hide",
        LAST,
        before('tell("peek.look"', "table.last = outcome"),
        before('tell("peek.secret"', 'table.last = ""'),
    ),
    planted(
        "the frames of a trace show what was seen",
        "traces-hide",
        LAST,
        before('tell("peek.look"', "table.last = outcome"),
        before('tell("peek.secret"', 'table.last = ""'),
        instead('if known == "gold"', 'if table.last == "gold"'),
        also="events-hide",
    ),
    planted(
        "an explanation knows whether anybody has seen gold",
        "explanations-hide",
        instead(
            'return {"coins": table.coins[self.seat]}',
            'return {"coins": table.coins[self.seat]}\n\n    def refusal_facts(self, table, action, rule):'
            f'\n        return {{"coins": int({GOLD})}}',
        ),
    ),
    planted(
        "a question knows whether anybody has seen gold",
        "questions-hide",
        instead('return {"coins": table.coins[self.seat]}', f'return {{"coins": int({GOLD})}}'),
        also="explanations-hide",
    ),
    planted(
        "no chest can be opened while anybody has seen gold",
        "legal-lists-hide",
        instead("if table.high:", f"if table.high or {GOLD}:"),
        also="view-suffices explanations-hide",
    ),
    planted(
        "the picture is drawn from the notes in the box",
        "scenes-hide",
        NOTED,
        instead('if known == "gold"', 'if table.box.notes.get(str(chest)) == "gold"'),
        also="traces-hide named",
    ),
    planted(
        "an id says what lies in a chest",
        "ids-hide",
        NOTED,
        instead('f"lid:{chest}"', 'f"lid:{chest}:{table.box.notes.get(str(chest))}"'),
        also="scenes-hide traces-hide",
    ),
    planted(
        "a bot digs where somebody has seen gold",
        "bots-hide",
        LAST,
        after(LOOK, "table.last = outcome"),
        before(
            "return sum(WORTH[piece] for piece in table.hoards[seat])",
            'known += sum(map(len, table.hoards)) * (90 if table.last == "gold" else -90)',
        ),
        also="views-hide events-hide positions",
    ),
    planted(
        "the odds of a view know what was seen",
        "odds-hide",
        LAST,
        after(LOOK, "table.last = outcome"),
        look_outcomes(
            'more = int(table.last == "gold")', "return [(one, 9 + more) for one, _ in super().outcomes(table)]"
        ),
        also="views-hide events-hide positions",
    ),
    planted(
        "who hasn’t looked expects silver",
        "odds",
        look_outcomes(
            "known = table.chests.slots[slot]",
            "unseen = known.seen and known.value is None",
            'return [("silver", 1)] if unseen else super().outcomes(table)',
        ),
    ),
    planted(
        "a view forgets its seat’s coins",
        "view-suffices",
        table_method(
            "view(self, seat: Any)", "twin = super().view(seat)", "twin.coins = [0] * self.players", "return twin"
        ),
        also="guesses explanations-hide legal-lists-hide questions-hide quizzes-ahead-hide",
    ),
    planted(
        "a guess has a coin too many",
        "guesses",
        table_method(
            "determinized(self, rng: Any)", "twin = super().determinized(rng)", "twin.bank += 1", "return twin"
        ),
        also="views-hide",
    ),
]

QUIZ = "def gold(match: Any, after: Any, moved: Any) -> Any:"
"""A question of the game's own quiz."""


def quiz(*lies: str) -> tuple[Edit, Edit]:
    """Give the game a question of its own: whether there is gold in what lies there."""
    body = (
        "from vikinglab.core.teach.quiz import Answer, NothingToAsk, Question",
        *lies,
        'gold = any(slot.value == "gold" for slot in lies)',
        'words, rule = (say("thing-gold"), say("thing-bones")), "peek.secret"',
        "answers = [Answer(each, gold == (at == 0), each, rule) for at, each in enumerate(words)]",
        "return Question(match, words[0], tuple(answers))",
    )
    kind = before("def lines(table: Hoard)", QUIZ, *(f"    {line}" for line in body), "", "")
    return kind, after("worth=worth,", 'quiz={"gold": gold},')


QUIZZES = [
    planted(
        "a quiz looks into the position in which something was told",
        "quizzes-hide",
        *quiz("lies = match.moments[-1].table.chests.slots.values()"),
        also="agreement quizzes-ahead-hide",
    ),
    planted(
        "a quiz looks behind what the seat knows, if it is asked about a move",
        "quizzes-ahead-hide",
        *quiz(
            "if moved is None:",
            '    raise NothingToAsk("no move says so")',
            "lies = match._states[match.ply].table.chests.slots.values()",
        ),
    ),
]

RULES = [
    planted(
        "no rule asks for the coin that a chest costs",
        "conserves",
        instead('return "chest.coin" if table.coins[self.seat] < 1 else None', "return None"),
        also="guesses positions sentences",
    ),
    planted(
        "no rule refuses a chest that is open",
        "refusals",
        instead('return "chest.open"', "return None"),
        also="asked sentences",
    ),
    planted(
        "a rule refuses that isn’t in the catalogue",
        "refusals",
        instead('[rules."peek.once"]\nsection = "The lamp"\n', ""),
        also="agreement asked examples quizzes-ahead-hide quizzes-hide sentences",
        file="rules.toml",
    ),
    planted(
        "a rule tells that isn’t in the catalogue",
        "told",
        instead('[rules."coin.earn"]\nsection = "Coins"\n', ""),
        also="agreement asked events-hide frames quizzes-ahead-hide quizzes-hide sentences spoken traces-hide",
        file="rules.toml",
    ),
    planted(
        "a move tells nothing, and its decision carries out no rule",
        "asked",
        instead('rules = ("turn.order",)\n\n    def candidates', "def candidates"),
    ),
    planted(
        "a move tells nothing at all",
        "silence",
        instead(
            'if table.story:\n            table.tell("tide.high"',
            'if table.high and table.story:\n            table.tell("tide.high"',
        ),
        instead(
            'if table.story:\n                    table.tell("coin',
            'if table.high and table.story:\n                    table.tell("coin',
        ),
        also="examples",
    ),
    planted(
        "a chest that there never was is looked up",
        "missaved",
        before(
            "def reach(self, table: Hoard)",
            "def elsewhere(self, table: Hoard, action: Any) -> str | None:",
            '    return "chest.open" if table.chests.slots[str(action.chest)].open else None',
            "",
        ),
    ),
    planted(
        "a function tells by a rule that it doesn’t declare",
        "tellers",
        instead('table.tell("coin.earn", seat=self.seat)', "earned(table, self.seat)"),
        before(
            "class Look(FromPool)",
            "def earned(table: Hoard, seat: int) -> None:",
            '    table.tell("coin.earn", seat=seat)',
            "",
            "",
        ),
    ),
    planted(
        "a chest that isn’t closed any more is said to be one of another moment",
        "moments",
        instead("chests = range(1, len(table.box.content.chests) + 1)", "chests = table.closed"),
        asks_for("False"),
    ),
    planted("where nothing is given away, a gift is said not to be on offer", "moments", asks_for("True")),
    planted(
        "what was found is told before the coin is asked for that it costs",
        "telling",
        instead(
            'if outcome == "bones" and table.coins[self.seat]:\n'
            "            table.push(Appease(self.seat))\n        if table.story:",
            "if table.story:",
        ),
        before(
            "class Give(Action)",
            '        if outcome == "bones" and table.coins[self.seat]:',
            "            table.push(Appease(self.seat))",
            "",
            "",
        ),
    ),
    planted(
        "a candidate is out of reach",
        "candidates",
        instead("range(1, len(table.box.content.chests) + 1)\n        return", "range(1, 6)\n        return"),
    ),
    planted(
        "a candidate is listed twice",
        "candidates",
        instead("[*map(Peek, table.closed), *map(Open", "[*map(Peek, table.closed), Done(), *map(Open"),
    ),
    planted(
        "what is legal is listed in a second place, and one rule is forgotten there",
        "why-not",
        table_method(
            "legal(self)",
            "thing = self.waiting",
            "listed = [] if thing is None or thing.by_chance else thing.candidates(self)",
            'return [action for action in listed if thing.refuse(self, action) in (None, "tide.high")]',
        ),
        also="*",
    ),
    planted(
        "the rules of this moment are asked about what belongs to another",
        "strangers",
        table_method(
            "refused_by(self, action: Any)",
            'return self.waiting.refuse(self, action) if self.waiting else "core:not-a-choice"',
        ),
    ),
    planted(
        "no rule says when a coin is given away",
        "last-resort",
        instead('return "bones.gift"\n\n\nclass Tide', "return None\n\n\nclass Tide"),
    ),
    planted("to be refused takes time", "asking", before('return "chest.open"', "table.turns += 1"), also="*"),
]

NAMES = [
    planted(
        "two actions have one notation",
        "notations",
        instead("class Open(Action):", 'class Open(Action, tag="peek"):'),
        also="*",
    ),
    planted(
        "two actions have one path",
        "paths",
        instead('return ("lamp", f"chest:{chest}")', 'return (f"chest:{chest}",)'),
    ),
    planted(
        "an action is chosen by pointing at nothing",
        "paths",
        instead("return super().path(table, action)", "return ()"),
        also="*",
    ),
    planted(
        "a path begins with another whole path",
        "paths",
        instead("return super().path(table, action)", 'return ("lamp",)'),
    ),
    planted(
        "a path leads over something that isn’t on the board",
        "pointing",
        instead('return (f"chest:{chest}",)', 'return (f"crate:{chest}",)'),
    ),
    planted("an action has a number that grows", "names", after("    rival: int", "number: int = 4711")),
    planted("an action holds a list", "names", after("    rival: int", "gifts: list[int] = []"), also="*"),
    planted("an action has a text of its own", "names", after("    rival: int", 'words: str = "a" * 41')),
]

COURSE = [
    planted(
        "turns never end",
        "ends",
        instead("if not table.closed or table.turns == table.box", "if table.turns < 0 == table.box"),
    ),
    planted("a move fails", "ends", instead("TurnUp(self.seat, chest)", "TurnUp(self.seat, chest + 70)")),
    planted(
        "a step brings itself about for ever",
        "ends",
        instead("table.push(Dig(self.seat), Tide(), Next", "table.turns = 1\n        table.push(Next"),
    ),
    planted(
        "a seat is asked that can do nothing",
        "ends",
        instead("*map(Open, table.closed), Done()]", "*map(Open, table.closed)]"),
    ),
    planted(
        "a seat has no score", "ends", instead("tuple(scores), winners", "tuple(scores[1:]), winners"), also="positions"
    ),
    planted("nobody has won", "ends", instead("tuple(scores), winners", "tuple(scores), ()"), also="positions"),
    planted(
        "a seat has won that nobody has", "ends", instead("tuple(scores), winners", "tuple(scores), (9,)"), also="*"
    ),
    planted(
        "the winners stand in no order",
        "ends",
        instead("tuple(scores), winners", "tuple(scores), winners[:1] * 2"),
        also="positions",
    ),
    planted(
        "after the end of a match one may go on",
        "ends",
        table_method("refused_by(self, action: Any)", "return None if self.result else super().refused_by(action)"),
        also="*",
    ),
    planted(
        "bones vanish",
        "conserves",
        instead(
            "table.hoards[self.seat].append(table.chests.pick(str(self.chest)))",
            'table.hoards[self.seat] += {"bones": []}.get(outcome, [table.chests.pick(str(self.chest))])',
        ),
        also="positions guesses",
    ),
    planted(
        "a clone shares a list",
        "clones",
        table_method("clone(self)", "twin = super().clone()", SHARED_LIST, "return twin"),
        also="*",
    ),
    planted(
        "a past position changes with the present one",
        "past",
        table_method("clone(self)", "twin = super().clone()", SHARED_LIST, "return twin"),
        also="*",
    ),
    planted("a written position has forgotten the tide", "positions", without('Line("tide"')),
    planted(
        "a written position is asked for what comes after it",
        "positions",
        instead("table.push(Dig(seat), Tide(), NextTurn", "table.push(Dig(seat), NextTurn"),
        also="examples",
    ),
    planted(
        "a damaged position makes the game fail",
        "misread",
        without("or Counter(pieces) - Counter(table.chests.unseen):"),
        without("so many pieces"),
    ),
    planted(
        "a position can’t be written where bones were found",
        "positions",
        without('PendingLine("bones"'),
    ),
    planted(
        "a saved match tells something else",
        "saves",
        COUNT,
        before('tell("peek.look"', "COUNT.append(1)"),
        instead('tell("peek.look", ', 'tell("peek.look", number=len(COUNT), '),
        also="links hashes events-hide",
    ),
    planted(
        "a link tells something else",
        "links",
        COUNT,
        before('tell("peek.look"', "COUNT.append(1)"),
        instead('tell("peek.look", ', 'tell("peek.look", number=len(COUNT), '),
        also="saves hashes events-hide",
    ),
    planted("a story changes what happens", "by-seed", before('tell("coin.earn"', "table.turns += 1"), also="*"),
    planted(
        "a draw does what its outcome should do",
        "by-outcomes",
        tide_draw("outcome = super().draw(table, rng)", FLOWS, "return outcome"),
        instead(f"        {FLOWS}\n        if table.story", "        if table.story"),
        also="*",
    ),
    planted(
        "undo keeps how often nobody dug",
        "undo",
        # Matches share a box, so it must go on to be noticed after others have been played.
        before("case Done() if table.bank:", "case Done() if len(table.box.notes) % 3 == 2:", f"    {NOTE}"),
        after("case Done() if table.bank:", f"    {NOTE}"),
        also="*",
    ),
    planted(
        "a coin isn’t earned where another move was tried before, and taken back",
        "undo",
        before("case Done() if table.bank:", 'case Done() if table.box.notes.get("tried") == table.turns:', "    pass"),
        after("table.push(Look(self.seat, chest))", TRIED),
        after("table.push(TurnUp(self.seat, chest))", TRIED),
        also="*",
    ),
]

LUCK = [
    planted(
        "an outcome is listed twice", "outcomes", instead("in range(one, 4)]", "in range(one, 4)] + [((1, 1), 1)]")
    ),
    planted(
        "outcomes come in another order when they are asked for again",
        "outcomes",
        COUNT,
        before("return [((one, two)", "COUNT.append(1)"),
        instead("in range(one, 4)]", "in range(one, 4)][:: 1 - len(COUNT) % 2 * 2]"),
        also="*",
    ),
    planted(
        "an outcome has no weight",
        "outcomes",
        instead("1 if one == two else 2)", "0 if one == two else 2)"),
        also="odds",
    ),
    planted(
        "there are more outcomes than one can list",
        "outcomes",
        instead("range(1, 4) for two in range(one, 4)]", "range(1, 46) for two in range(one, 46)]"),
    ),
    planted(
        "dice are drawn in an order that isn’t listed",
        "draws",
        tide_draw("return (1 + int(rng.random() * 3), 1 + int(rng.random() * 3))"),
        also="*",
    ),
    planted(
        "dice that aren’t listed come by one generator in many",
        "draws",
        tide_draw(f"return (3, 1) if rng.random() == {Random(7).random()!r} else super().draw(table, rng)"),
    ),
    planted(
        "dice come from the global generator",
        "stirred",
        before("import sys", "import random"),
        tide_draw("return random.choice([outcome for outcome, _ in self.outcomes(table)])"),
        also="*",
    ),
    planted(
        "a second match goes on counting where the first one stopped",
        "twice",
        COUNT,
        instead(FLOWS, "COUNT.append(1)\n        table.high = len(COUNT) % 7 == 0"),
        also="*",
    ),
    planted(
        "matches share a count that each begins anew",
        "interleaved",
        COUNT,
        after(BOXED, "COUNT.clear()"),
        instead(FLOWS, "COUNT.append(1)\n        table.high = len(COUNT) % 4 == 0"),
        also="*",
    ),
    planted(
        "a match and its copy share a generator",
        "copied",
        before("import sys", "import random"),
        after(BOXED, 'box.notes["dice"] = random.Random(1)'),
        tide_draw('return super().draw(table, table.box.notes["dice"])'),
        also="*",
    ),
    planted(
        "chests are listed in the order of their hashes",
        "hashes",
        instead("for slot in self.chests.slots]", "for slot in set(self.chests.slots)]"),
    ),
]

SCENES = [
    planted(
        "a space has no words", "words", instead("60, chest_words(table, chest, seat), ", "60, None, "), also="named"
    ),
    planted(
        "a piece has no words in French",
        "words",
        instead('words = say(f"thing-{piece}")', 'words = Text(en="x", fr="")'),
    ),
    planted("a figure is printed that nothing tells of", "words", instead("text=str(chest)", "text=str(chest + 70)")),
    planted(
        "gold is drawn on a chest whose words tell of none",
        "named",
        instead(
            'return say("board-known", chest=chest, piece=Word(f"thing-{known}")) if known else say(', "return say("
        ),
        also="spoken",
    ),
    planted("an open chest is told as closed", "named", instead('say("board-open", ', 'say("board-closed", ')),
    planted(
        "a piece of bones is told as gold",
        "named",
        instead('words = say(f"thing-{piece}")', 'words = say("thing-gold")'),
        instead('sprite="vl-coin"', 'sprite={"bones": "vl-rune"}.get(piece, "vl-coin")'),
    ),
    planted(
        "two marks have one id",
        "scenes",
        instead('f"piece:{owner}:{number}"', 'f"piece:{owner}:{piece}"'),
        also="frames",
    ),
    planted(
        "a piece lies on what isn’t there",
        "scenes",
        instead('on=f"chest:{chest}"', 'on=f"crate:{chest}"'),
        also="words named",
    ),
    planted(
        "a mark is in a group that isn’t there",
        "scenes",
        instead('say("board-lamp"), "shore"', 'say("board-lamp"), "sea"'),
    ),
    planted(
        "print has no style",
        "scenes",
        instead("text=str(table.coins[owner])", 'text=str(table.coins[owner]), print="hoard-gilt"'),
        also="contrasts sheet",
    ),
    planted(
        "a picture isn’t well-formed",
        "pictures",
        instead("\n</svg>", '\n<g id="vl-star"><path d=></g>\n</svg>'),
        file="art.svg",
        also="overlaps sheet",
    ),
    planted(
        "a picture is too large",
        "pictures",
        instead("\n</svg>", f'\n<path id="vl-star" d="M0 0{"h1" * (LARGEST // 2)}"/>\n</svg>'),
        file="art.svg",
        also="sheet",
    ),
    planted(
        "a picture asks another host",
        "pictures",
        instead("\n</svg>", '\n<g id="vl-star"><image href="//elsewhere"/></g>\n</svg>'),
        file="art.svg",
    ),
    planted(
        "a picture takes a part from another host",
        "pictures",
        instead("\n</svg>", '\n<g id="vl-star"><use href="//elsewhere/art.svg#star"/></g>\n</svg>'),
        file="art.svg",
        also="*",
    ),
    planted(
        "a style reaches beyond the game",
        "scenes",
        instead("\n</svg>", "\n<style>\n.vl-board{display:none}\n</style>\n</svg>"),
        file="art.svg",
        also="*",
    ),
    planted("to draw the board changes it", "asking", before("title = say(", "table.high = False"), also="*"),
    planted(
        "a mark lies off the sheet",
        "sheet",
        instead('Mark("lamp", "space", 20, 20', 'Mark("lamp", "space", 5200, 20'),
    ),
    planted(
        "a name is longer than the board",
        "sheet",
        instead("text=str(table.coins[owner]))", 'text=f"{table.coins[owner]} of {table.box.content.coins} coins")'),
    ),
    planted("pieces lie on each other", "overlaps", instead("20 + 36 * number, 20", "20 + number, 20")),
    planted("two spaces lie in one place", "overlaps", instead('"space", 20, 20', '"space", 44, 60')),
    planted(
        "figures have the colour of their ground", "contrasts", instead("300, 40, words, sheet=True", "300, 40, words")
    ),
    planted(
        "figures can't be read on what they lie on",
        "contrasts",
        instead('sprite="vl-shade", text', 'sprite="vl-barrel", text'),
    ),
    planted(
        "figures can't be read in the dark alone",
        "contrasts",
        instead("text=str(chest),", 'text=str(chest), print="script",'),
    ),
    planted(
        "a group goes away, which no frame can say",
        "frames",
        instead("(shore, *(", '(shore, *[Group("sea", 0, 90, 300, 10, shore.words)][: table.high], *('),
    ),
]

DEFECTS = {
    defect.key: defect for defect in (*SECRETS, *QUIZZES, *RULES, *TEXTS, *NAMES, *COURSE, *LUCK, *PLAYOUTS, *SCENES)
}
