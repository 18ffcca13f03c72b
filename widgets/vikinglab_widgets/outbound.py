"""Messages and traits for a page, by type: the counterpart of ``inbound``.

They are plain dictionaries, as a page gets them. ``wire`` writes the types of both directions for the front end.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Any, Literal, NotRequired, TypedDict

from vikinglab.core.show import scene, trace
from vikinglab.core.teach import quiz
from vikinglab.core.words import speech

from . import inbound

Text = Annotated[dict[str, str], speech.Text]
"""A text in every language."""
Scene = Annotated[dict[str, Any], scene.Scene]
Trace = Annotated[dict[str, Any], trace.Trace]
Path = Sequence[str]
"""The ids to point at, in order."""


class Plural(TypedDict):
    """A word that counts: its forms by the categories of its language, and for 0 if that is said in another way."""

    by: str
    none: NotRequired[str]
    one: NotRequired[str]
    two: NotRequired[str]
    few: NotRequired[str]
    many: NotRequired[str]
    other: str


Interface = dict[str, dict[str, str | Plural]]
"""The words of buttons and the like, by their keys, in every language."""


# ------------------------------------------------------------------------------------------------------- Rules


class Card(TypedDict):
    """A rule for readers."""

    key: str
    title: Text
    text: Text
    ruling: Text | None
    source: str
    met: Text | None
    shown: bool


class IndexedCard(Card):
    """A rule with the words to find it by, the best match first."""

    index: Sequence[str]


class Reading(Card):
    """A rule that can be read in several ways, each with its name."""

    readings: list[tuple[str, Text]]


class RefusedMove(TypedDict):
    """A move that an example shows as refused, with the reason."""

    move: str
    text: Text


class RuleChapter(TypedDict):
    """A chapter of a rulebook, with the keys of its rules."""

    title: Text
    rules: list[str]


class Pictured(TypedDict):
    """A picture of the position that shows a rule, as the address of an image; with the event or refusal there."""

    say: Literal["pictured"]
    rule: str
    whole: bool
    image: str
    told: Text | None


class Example(TypedDict):
    """A position that shows a rule, as the moments that led there."""

    rule: str
    trace: Trace
    refused: RefusedMove | None


# ------------------------------------------------------------------------------------------------------- A board


class Choice(TypedDict):
    """A legal action: its notation, its path and its words; if many paths begin alike, the words come later."""

    line: str
    path: Path
    words: Text | None


class Reason(TypedDict):
    """The reason why something may not be chosen; without a text if no rule forbids it."""

    text: Text | None
    rule: str | None


class Refusal(Reason):
    """An action that may not be chosen."""

    path: Path
    words: Text


class Entry(TypedDict):
    """An entry of the log."""

    number: int
    seat: int | None
    text: Text
    rule: str
    aside: NotRequired[bool]
    """True if a paragraph that tells a whole turn leaves it out."""


class Can(TypedDict):
    """The tools that work now; ``freely`` is there if undo can be set free, and says whether it is."""

    undo: bool
    redo: bool
    freely: NotRequired[bool]


class Hint(TypedDict):
    """Help with a task: a word, then the move itself."""

    words: Text | str | None
    path: Path


class Grade(TypedDict):
    """The grade of a finished task: stars, words with a place for the points, and whether there is a better way."""

    stars: int
    told: Text
    more: Text
    points: str


class Task(TypedDict):
    """A task, and its progress."""

    number: int
    of: int
    done: bool
    missed: bool
    because: Text | None
    """The events that missed it."""
    waits: bool
    grade: Grade | None
    played: bool
    """True if the last task is part of a match, which can be reviewed when it is over."""
    asks: str
    hint: Hint
    taught: list[str]
    """The rules that made something happen in it, once it is done."""


class Answers(TypedDict):
    """The actions that may be chosen, and those that may not."""

    choices: list[Choice]
    refused: list[Refusal]
    ends: list[str]
    """The lines of the choices that only end what the seat is doing."""


class Position(Answers):
    """A match as one seat sees it."""

    game: str
    edition: str
    scene: Scene
    viewer: int
    asks: Text
    seat: int | None
    seats: list[str]
    readings: dict[str, str]
    short: bool
    notes: bool
    log: list[Entry]
    can: Can
    over: bool
    ending: Ending | None
    save: str


class Explanation(TypedDict):
    """A rule that matters now, in a sentence; before it the event, and its moment; the ids of its subject."""

    rule: str
    title: Text
    text: Text
    told: Text | None
    moment: int | None
    others: bool
    """True if others made it happen: a reader may wonder why that was allowed."""
    ids: list[str]


class Tally(TypedDict):
    """A line of the table at the end: what it is, and each seat's points; ``of`` so many, where it can be filled."""

    words: Text
    points: list[int]
    of: int


class Ending(TypedDict):
    """The end of a match: who won, in a headline, what the reader missed it by, and what brought each seat its points.

    ``reader`` is the seat that it speaks to; None if it speaks to nobody in particular.
    """

    headline: Text
    more: Text | None
    reader: int | None
    rows: list[Tally]
    sums: list[int]
    winners: list[int]


class State(Position):
    """A match as a board shows it; ``shared`` if several people at one screen must not see the same."""

    number: int
    """The number of the state on its board: a change names the one that it follows."""
    match: int
    """The number of the match on its board: another match has another."""
    shared: bool
    coach: Explanation | None
    task: NotRequired[Task]


class Edition(TypedDict):
    """The matches that an edition offers."""

    key: str
    name: Text | str
    players: list[int]
    short: list[int]
    """The numbers of players of its short match; none if it has no such match."""
    readings: list[Reading]


class Thing(TypedDict):
    """A thing of a game: its use, and its picture as the address of an image."""

    word: Text
    line: Text
    picture: str


class Aim(TypedDict):
    """An introduction of a game for beginners."""

    aim: Text
    parts: list[Thing]


class Welcome(TypedDict):
    """The beginning of a first match, in each edition, and the pages after its end, by the words of their buttons."""

    seed: int
    aims: dict[str, Aim]
    onward: dict[str, str]


class Setup(TypedDict):
    """The choices for a new match, and the names of the seats."""

    game: str
    editions: list[Edition]
    bots: list[str]
    names: list[Text]
    letters: list[Text]
    notes: bool
    given: bool
    welcome: NotRequired[Welcome]


class Turn(TypedDict):
    """A move that decided a match: its frame, and each seat's chances before and after it."""

    frame: int
    seat: int
    words: Text
    before: Sequence[float]
    after: Sequence[float]


class Course(TypedDict):
    """The course of a match: each seat's chances after some frames, and the moves that decided it."""

    winner: int
    chances: Sequence[tuple[int, Sequence[float]]]
    turns: list[Turn]
    note: Text


# ------------------------------------------------------------------------------------------------------- Lessons


class Question(TypedDict):
    """A question before its answer is shown; an estimate has a ``chance`` and a bound that is ``near`` enough.

    ``about`` is the full key of the rule that it is about; ``position`` a text that identifies its position. The
    moments ``before`` are shown once. It ``needs`` groups of its scene to be in sight.
    """

    about: str | None
    before: NotRequired[Trace]
    position: str
    asks: Text | str
    answers: list[Annotated[dict[str, Any], quiz.Answer]]
    board: bool
    needs: list[str]
    chance: NotRequired[float]
    near: NotRequired[float]
    scene: Scene
    cards: dict[str, Card | None]
    then: Trace | None


class Chapter(TypedDict):
    """A chapter of a course, and the names of its tasks and questions."""

    path: str
    title: Text | str
    parts: list[str]
    known: list[str]


class GalleryCard(TypedDict):
    """A game in a gallery: its introduction, its pages, and the names under which a browser keeps matches of it.

    ``starts`` are the names of first matches, which have a page of their own.
    """

    key: str
    name: Text
    line: Text | None
    editions: list[Text]
    """The names of its editions, if it has several."""
    players: tuple[int, int]
    minutes: int | None
    level: int | None
    pages: dict[str, str]
    asked: Sequence[str]
    """The rules for questions, in any edition."""
    matches: list[str]
    starts: list[str]
    chapters: list[Chapter]
    picture: str


class Lesson(TypedDict):
    """A chapter that teaches a rule."""

    path: str
    title: Text | str


class AskedEdition(TypedDict):
    """The rules of an edition for questions; the ``hard`` ones can be broken, or cost most."""

    key: str
    name: Text | str
    rules: Sequence[str]
    hard: Sequence[str]


class AskedGame(TypedDict):
    """The rules of a game for questions, and its own words for buttons."""

    key: str
    name: Text
    editions: list[AskedEdition]
    words: Interface


class Control(TypedDict):
    """A figure that can be set: its values, and the place of its first value."""

    name: str
    values: Sequence[int | str]
    at: int


class Layout(TypedDict):
    """Pieces in place: their picture, the place, turn and face of each, and their worth.

    ``fallen`` says that they were thrown, and not moved; the ``number`` tells layouts apart.
    """

    scene: Scene
    pieces: list[list[float]]
    faces: list[Text]
    most: int
    words: Text
    fallen: bool
    number: int


class Series(TypedDict):
    """A series of a chart, and its look."""

    name: Text | str
    look: Literal["bars", "line"]


class Chart(TypedDict):
    """The sentence and the table of a figure, or a board that shows it; the ``number`` tells drawings apart."""

    title: Text | str
    sentence: Text | str
    labels: list[Text]
    """What is written along the axes of the figure."""
    head: Sequence[Text | str]
    rows: Sequence[Sequence[int | float | Text | str | None]]
    series: list[Series]
    words: dict[str, Text | str]
    uses: list[str] | None
    scene: Scene | None
    number: NotRequired[int]


# ------------------------------------------------------------------------------------------------------- Messages


class Refused(Reason):
    """The refusal of a message; if it brought a match, where the page had that from."""

    say: Literal["refused"]
    source: inbound.Source | None


class Told(TypedDict):
    """A sentence for the reader."""

    say: Literal["told"]
    text: Text


class Here(TypedDict):
    """The answer to a message that changes nothing."""

    say: Literal["here"]


class CardOf(TypedDict):
    """The requested rule; None if there is no such rule."""

    say: Literal["card"]
    card: Card | None


class Pointed(TypedDict):
    """The ids of the pieces that an entry of the log is about."""

    say: Literal["point"]
    moment: int
    ids: list[str]


class Why(Reason):
    """The reason why this path chooses nothing."""

    say: Literal["why"]
    path: Path
    moment: int | None


class Shown(Example):
    """The requested example."""

    say: Literal["example"]


class Because(TypedDict):
    """The reason why a moment was allowed: the event, its rules, and whose choice it was."""

    say: Literal["because"]
    told: Text
    rules: list[Card]
    choice: Text | None


class Named(TypedDict):
    """The words of choices that begin alike, by their lines, in the state with this number."""

    say: Literal["named"]
    number: int
    words: dict[str, Text]


class SceneChange(TypedDict):
    """The changes of a scene, in the form of a trace's frames; or the complete scene."""

    whole: NotRequired[Scene]
    put: NotRequired[list[Any]]
    gone: NotRequired[list[str]]
    groups: NotRequired[list[Any]]
    head: NotRequired[dict[str, Any]]


class Entries(TypedDict):
    """The entries of a log that stay, from one to before another, and those that follow them."""

    start: int
    end: int
    new: list[Entry]


class Letters(TypedDict):
    """The letters of a text that changed, from one to before another, and their replacement."""

    start: int
    end: int
    new: str


class Changed(TypedDict):
    """The changes of a state since the one with this number."""

    say: Literal["changed"]
    since: int
    whole: dict[str, Any]
    """The parts that are sent completely."""
    choices: list[list[Any]] | None
    """Each choice as its line, its path, and its words if they come now; None if they stay."""
    scene: SceneChange
    log: Entries
    save: Letters


class Recalled(TypedDict):
    """The requested question about a rule, None if there is none; and the lesson that teaches the rule."""

    say: Literal["recalled"]
    rule: str
    question: Question | None
    lesson: Lesson | None


class Varied(TypedDict):
    """A question like one of a row, by its number, in another position; None if there is none."""

    say: Literal["varied"]
    number: int
    question: Question | None


class Linked(TypedDict):
    """The link that opens this position: the fragment of an address."""

    say: Literal["link"]
    link: str


class Replay(TypedDict):
    """All moments of a finished match."""

    say: Literal["replay"]
    trace: Trace


class Judged(TypedDict):
    """The course of that match, as soon as it has been calculated."""

    say: Literal["course"]
    course: Course


Message = (
    Refused
    | Told
    | Here
    | CardOf
    | Changed
    | Named
    | Pointed
    | Why
    | Because
    | Shown
    | Recalled
    | Varied
    | Linked
    | Replay
    | Judged
    | Pictured
)


# --------------------------------------------------------------------------------------------------------- Traits


class Traits(TypedDict):
    """The traits that every widget has: a chosen language, and all languages if a folder adds some."""

    language: str
    languages: str
    words: Interface


class DrawnTraits(Traits):
    """The traits of a widget that draws scenes."""

    art: str


class BoardTraits(DrawnTraits):
    """The traits of a board, with tasks or without."""

    setup: Setup
    state: State
    name: str


class PredictTraits(DrawnTraits):
    """The traits of a row of questions."""

    questions: list[Question]
    name: str


class QuizTraits(PredictTraits):
    """The traits of a quiz; ``trouble`` says why there are no questions."""

    trouble: Text | None
    skips: bool


class LinkedPage(TypedDict):
    """A notebook to open: its path and its first heading."""

    path: str
    title: Text | str


class GalleryTraits(Traits):
    """The traits of a gallery: ``review`` is the page that asks about due rules, if there is one.

    ``others`` are notebooks beside the gallery that belong to no game.
    """

    games: list[GalleryCard]
    review: str | None
    others: list[LinkedPage]


class ProgressTraits(Traits):
    """The traits of a course."""

    chapters: list[Chapter]


class ReviewTraits(Traits):
    """The traits of a review, or of a check of a whole rulebook."""

    games: list[AskedGame]
    arts: dict[str, str]
    count: int
    whole: bool
    name: str


class RulesTraits(DrawnTraits):
    """The traits of a rule browser ``of`` a game; ``check`` is the page that asks about all rules, if there is one."""

    of: str
    check: str | None
    rules: list[IndexedCard]
    chapters: list[RuleChapter]
    example: Example


class WalkthroughTraits(DrawnTraits):
    """The traits of a walkthrough."""

    trace: Trace
    plays_on: bool
    name: str


class ThrowTraits(DrawnTraits):
    """The traits of a throw."""

    lies: Layout


class PanelTraits(DrawnTraits):
    """The traits of an explorer's controls."""

    controls: list[Control]
    chart: Chart
