# What all games say. Languages: every message stands in every text.*.ftl.

seat-0 = Orange
  .of = of Orange
  .to = to Orange
seat-1 = Sky
  .of = of Sky
  .to = to Sky
seat-2 = Green
  .of = of Green
  .to = to Green
seat-3 = Pink
  .of = of Pink
  .to = to Pink
seat-4 = Yellow
  .of = of Yellow
  .to = to Yellow
seat-5 = Blue
  .of = of Blue
  .to = to Blue
seat-you = your side
  .of = of your side
  .to = to your side

join-sentences = { $before } { $after }
join-parts = { $before }. { $after }
join-list = { $before }, { $after }
join-and = { $before } and { $after }
join-or = { $before } or { $after }
join-clauses = { $before }; { $after }
join-label = { $before }: { $after }
join-dots = { $before } · { $after }

letter-0 = A
letter-1 = B
letter-2 = C
letter-3 = D
letter-4 = E
letter-5 = F

legend = Legend
not-a-choice = You can’t choose this now. { $question }
not-on-offer = “{ $action }” isn’t on offer. You can choose: { $choices }{ PLURAL($more, none: ".", other: ", and # more.") }
none-on-offer = “{ $action }” isn’t on offer. { $question }
quoted = “{ $words }”
other-edition = “{ $action }” is an action of another edition: this one doesn’t have it. { $question }
ask-nobody = The match is over.

was-chosen = Asked: “{ $question }” { $seat } chose “{ $choice }”.
no-moment = Nothing with the number { $number } has happened in this match, or you may not know of it.

bad-line = “{ $line }” isn’t a move of this game.
bad-entry = Entry { $number } of the match, “{ $entry }”: { $reason }
not-an-outcome = that isn’t a possible outcome here. { possible-outcomes }
bad-outcome = “{ $entry }” isn’t a possible outcome here. { possible-outcomes }
possible-outcomes = Possible: { $known }{ PLURAL($more, none: ".", other: ", and # more.") }
bad-drawn = The outcomes to draw are a list of texts, such as ["2+5", "heart"], not “{ $found }”.
nothing-to-draw = The match is over, so chance can’t bring { $known } any more.
bad-save = This isn’t a saved match: at { $path }, { $reason }.
bad-link = This link is damaged: it doesn’t hold a match. Ask for the link again, or for the save file.
link-too-long = This match is too long for a link (over { PLURAL($limit, one: "# character", other: "# characters") }). Save it to a file instead.
other-rulings = This match keeps the options that it began with: { $rulings }.
other-version = Another version saved this match. Its format is { $found }; this version reads { $known }.
other-content = This match can’t be replayed: its figures differ from those of the edition “{ $edition }” here.
save-too-large = This save is too large: over { PLURAL($limit, one: "# character", other: "# characters") }.
too-long = This match is too long: over { PLURAL($limit, one: "# entry", other: "# entries") }.
no-file = The file “{ $name }” can’t be read.
no-game = There is no game “{ $name }” here. There are: { $known }.
no-edition = There is no edition “{ $name }”. There are: { $known }.
no-players = This game is for { $or-known } players, not { $found }.
no-ruling = The rule “{ $key }” has no options.{ $rules ->
    [0] {""}
   *[other] {" "}Rules with options: { $known }.
  }
no-rule = The edition “{ $edition }” doesn’t have the rule “{ $key }”, so it has no options for it.
no-reading = The rule “{ $key }” has no option “{ $reading }”. Its options: { $known }.
bad-options = These options don’t fit: at { $path }, { $reason }.
no-short-match = This box has no short match: its content file says nothing of one.
not-your-turn = It isn’t your turn.
no-seat = There is no seat “{ $found }” in this match. Its { PLURAL($players, one: "# seat is", other: "# seats are") } numbered from 0 to { $last }.
other-turn = It isn’t { $seat }’s turn: { $leader } is to play.
other-task = The match saved in this browser belongs to another task, or to an older version of this one.
try-other = You could, but not in this task: read what it asks for.
task-less = { $title }: { $found } instead of { $best }.
no-bot = There is no bot “{ $name }”. There are: { $known }.
other-game = This is a match of another game: { $name }.
bad-message = The page sent something that the board doesn’t understand: at { $path }, { $reason }.
bad-seed = A seed is a whole number from 0 to 9223372036854775807, not “{ $found }”.
bad-seats = Each of the { PLURAL($players, one: "# seat", other: "# seats") } needs one short name.
no-memory = There isn’t enough memory for this. Reload the page to continue: your match is saved in this browser.
nothing-to-undo = There is no move to undo.
undo-stops = You can’t undo this: you have seen dice or hidden pieces since. Choose “Undo anything” to allow it.
nothing-to-redo = There is no move to redo.
not-over = You can show all secrets of a match once it is over. This one isn’t.

no-question = There is no kind of question called “{ $name }”. There are: { $known }, and the key of each rule.
no-questions = No questions could be made here. ({ $reason })
quiz-move = You choose “{ $move }”.
quiz-may = { $question } Which of these is allowed?
quiz-where = { $question } Point at something that is allowed.
quiz-goes = { $question } Point at a place where this may go: { $start }.
quiz-forbids = { $question } Point at something that this rule forbids: { $title }.
quiz-allowed = That is allowed.
quiz-happens = { $moved } What happens? ({ $title })
  .now = What has happened here? ({ $title })
quiz-not = Not “{ $wrong }”, but “{ $right }”.
quiz-off = That is { $by } { WORD($off, over: "too many", under: "too few") }.
quiz-other-option = It would be so by another option: { $title }: { $reading }.
quiz-cost = { $moved } What does it cost?
quiz-turn = { $moved } Who plays then?
  .now = Who plays now?
  .show = Point at the board.
  .again = { $seat } moved last.
  .left = In many games it would be the next player’s turn.
  .other = Not { $seat } yet.
quiz-worth = { $moved } If the match ended then, how many points would you have for “{ $title }”?
  .now = If the match ended now, how many points would you have for “{ $title }”?
  .why = You have { PLURAL($points, none: "none", one: "#", other: "#") }.
  .rival = { $rival } has that many.
  .all = All that you score comes to that.
quiz-rule = { $told } By which rule?
  .says = “{ $title }” says: { $text }
quiz-states = { $title }: “{ $text }” Which figure fills the gap?
quiz-chance = The chance is { NUMBER($points, maximumFractionDigits: 1) } % (exactly { $of }/{ $all }).
  .near = close enough
  .low = too low
  .high = too high

bad-type = { $wanted } is expected, not { $found }
bad-bound = { $wanted } is expected
bad-most = a number of { $limit } at most is expected
bad-least = a number from { $limit } on is expected
bad-missing = “{ $found }” is missing
bad-unknown = “{ $found }” isn’t known here
bad-value = { $found } isn’t one of the values allowed here
bad-form = this can’t be read

met = { $how ->
    [never] Not met in any of the matches that were counted.
    [rarely] Met in fewer than 1 of 100 matches.
   *[often] Met in { $matches } of 100 matches.
  }

# Pages to print

aid-turn = The turn
aid-things = Things
aid-scoring = Scoring
aid-setup = setting up

# Help of the commands

command-usage = usage:{" "}
command-arguments = positional arguments
command-options = options
command-help = show this help message and exit
command-about = Viking board games to play, question and measure.
command-serve = open notebooks as dashboards: pages without code
command-idle = the time after which the kernel of a closed page ends (%(default)s)
command-memory = the memory that the kernel of a page may use (%(default)s); 0 sets no limit
command-base-url = the path below which a proxy shows them (%(default)s)
command-host = a name by which the server may be asked, as a proxy hands it on; again for each further one
command-frame = a platform whose pages may show ours, such as https://school.example; again for each further one
command-lab = open notebooks in JupyterLab, to read and to change
command-lab-language = the language of boards and of words that are stored
command-copy = copy the notebooks of the package into a folder, to change them there
command-copy-folder = a new folder (%(default)s)
command-new = begin a folder of your own: a first page, and a chapter with one task
command-new-folder = a new folder
command-new-game = the game that the chapter is about
command-notebooks = a folder of notebooks; by default the one here (%(const)s), else those of the package
command-ip = the address to listen on: this machine alone (%(default)s)
command-no-browser = open no browser
command-rules = the rules of the games, and what carries them out
command-game = the game: by default, all that are installed
command-words = show the rules that contain these words, or the rule with this key
command-ledger = list where code, tests and lessons name each rule
command-seen = confirm that you reviewed code, tests and lessons of a changed rule, or of all
command-met = list how often matches meet each rule, most often first
command-rules-edition = an edition: without it, the rules of the first, the ledger of all
command-positions = how positions are written: every line, and every word
command-positions-edition = an edition: without it, the first, and what differs in the others
command-atlas = find an example for each rule of a game, and count matches that meet it
command-atlas-game = the game: the atlas is written into its folder
command-matches = matches of each kind to search (%(default)s)
command-counted = matches of each kind to count (%(default)s)
command-seed = the same seed finds the same examples (%(default)s)
command-limit = when to end the search (%(default)s)
command-check = check lessons: notebooks, or folders of them
command-results = how far readers are, by the files of progress that they handed in
command-results-folder = the folder with their files, each with the name of its reader
command-results-notebooks = the notebooks that they worked with
command-csv = for a spreadsheet
command-translate = translate lessons: notebooks, or folders of them
command-to = write or renew the PO file beside each: 04.fr.po for fr
command-write = write each as a notebook of its own: 04-fr.ipynb for fr
