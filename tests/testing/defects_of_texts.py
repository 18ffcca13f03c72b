"""The small game with one defect each in what it says and in its examples."""

from __future__ import annotations

from .planting import after, instead, planted, without

TEXTS = [
    planted(
        "a refusal has no French",
        "said",
        without(".refused = Vous avez déjà regardé"),
        also="agreement asked examples explanations-hide languages quizzes-ahead-hide quizzes-hide why-not",
        file="text.fr.ftl",
    ),
    planted(
        "a question speaks of what it isn’t given",
        "said",
        instead("where do you dig?", "where do you dig for { $silver }?"),
        also="agreement events-hide filled missaved misread questions-hide quizzes-ahead-hide quizzes-hide strangers",
        file="text.en.ftl",
    ),
    planted(
        "an event has no French",
        "told",
        without(".told = { $seat } gagne une pièce."),
        also="agreement asked events-hide frames languages quizzes-ahead-hide quizzes-hide traces-hide",
        file="text.fr.ftl",
    ),
    planted(
        "the text of a rule has no French",
        "catalogue",
        without("On ne regarde qu’une fois"),
        also="agreement languages quizzes-ahead-hide quizzes-hide",
        file="text.fr.ftl",
    ),
    planted("the game has no name in French", "catalogue", without("game = "), also="languages", file="text.fr.ftl"),
    planted(
        "a message isn’t Fluent",
        "fluent",
        instead("board-lamp = La lampe", "board-lamp = La lampe {"),
        also="*",
        file="text.fr.ftl",
    ),
    planted(
        "a message calls a function that isn’t there",
        "fluent",
        instead("board-lamp = La lampe", 'board-lamp = { LAMP("La lampe") }'),
        also="*",
        file="text.fr.ftl",
    ),
    planted(
        "a line of the texts is no message", "fluent", after("game = ", "board lamp = x"), also="*", file="text.en.ftl"
    ),
    planted(
        "a French sentence leaves out who does it",
        "filled",
        instead("{ $seat } gagne une pièce.", "Une pièce de plus."),
        file="text.fr.ftl",
    ),
    planted(
        "a number stands before a noun that doesn’t change",
        "agreement",
        instead('{ PLURAL($closed, one: "# closed chest", other: "# closed chests") }', "{ $closed } closed chests"),
        file="text.en.ftl",
    ),
    planted(
        "French says of no coin what it says of one",
        "agreement",
        instead(
            'PLURAL($coins, one: "# pièce", other: "# pièces") } et',
            'PLURAL($coins, none: "une pièce", one: "une pièce", other: "# pièces") } et',
        ),
        file="text.fr.ftl",
    ),
    planted(
        "a message is left that no code says",
        "spoken",
        after("game = ", "wreck = A wreck"),
        also="languages",
        file="text.en.ftl",
    ),
    planted(
        "code says a message that isn’t there, where no match comes",
        "spoken",
        after("def check(table: Hoard)", "    if table.turns > 999:", '        Word("thing-amber")'),
    ),
    planted("a message is there in French alone", "languages", after("game = ", "shore = rivage"), file="text.fr.ftl"),
    planted(
        "a message names an action that there isn’t",
        "messages",
        after("do-done = ", "do-jump = Jump over a chest"),
        also="languages",
        file="text.en.ftl",
    ),
    planted(
        "a sentence refuses by a rule by which no code refuses",
        "sentences",
        after(".text = By the lamp", ".refused = The lamp is out."),
        also="languages",
        file="text.en.ftl",
    ),
    planted(
        "a sentence tells what no code tells",
        "sentences",
        after(".text = Seats play in turn", ".told = The next seat plays."),
        also="languages",
        file="text.en.ftl",
    ),
    planted(
        "a message stands twice, and the last one is said",
        "fluent",
        after("game = ", "thing-gold = silver"),
        also="*",
        file="text.en.ftl",
    ),
    planted(
        "an example refuses what is allowed",
        "examples",
        instead('refused = "peek 1"', 'refused = "peek 2"'),
        file="examples.toml",
    ),
    planted(
        "there is an example of a rule that isn’t there",
        "examples",
        instead('[examples."peek.look"]', '[examples."peek.glance"]'),
        file="examples.toml",
    ),
    planted(
        "an example doesn’t show its rule",
        "examples",
        instead('moves = ["peek 1"]', 'moves = ["open 1"]'),
        file="examples.toml",
    ),
    planted(
        "an event names a rule that there isn’t",
        "told",
        instead('table.tell("bones.gift", seat', 'table.tell("bones.gift", also=("bones.luck",), seat'),
        also="events-hide",
    ),
    planted(
        "an example that was found doesn’t show its rule any more",
        "examples",
        instead(', moves = ["done"]', ""),
        file="atlas.toml",
    ),
]
