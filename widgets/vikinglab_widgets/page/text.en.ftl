# What boards and pages say by themselves.

ui-new = New match
ui-undo = Undo
ui-redo = Redo
ui-restart = Restart
ui-menu = Menu
ui-tools = Undo, redo and coach
ui-full = Full screen
ui-full-leave = Leave full screen
ui-save = Save
ui-load = Load
ui-link = Link
ui-copied = Link copied: it opens this position.
ui-link-here = Copy this link to open this position.
ui-saved-whole = The save file includes hidden information.
ui-linked-whole = The link includes hidden information, as a save does.
ui-log = Game log
ui-and-then = { $told }; { $next }
ui-log-lines = { PLURAL($number, one: "# line", other: "# lines") }
ui-because = What happened here?
ui-coach = Coach
ui-sound = Sound
ui-got-it = Got it
ui-why-allowed = Why was that allowed?
ui-rule = The rule
ui-ruling = Our ruling
ui-label = { $name }: { $said }
ui-clauses = { $before }; { $after }
ui-close = Close
ui-freely = Undo anything
ui-notes = Remember for me
ui-settings = Language and appearance
ui-language = Language
ui-theme = Colours
ui-light = Light
ui-theme-default = Standard
ui-theme-colour-blind = Colour-blind safe
ui-theme-high-contrast = High contrast
ui-theme-no-colour = No colour
ui-light-auto = As the device
ui-light-light = Light
ui-light-dark = Dark
ui-edition = Edition
ui-players = Players
ui-person = Person
ui-random = Random bot
ui-beginner = Easy bot
ui-greedy = Greedy bot
ui-begin = Begin
ui-readings = Rulings
ui-veil = Everyone else, look away.
ui-veil-lift = I’m { $seat }
ui-busy = The board isn’t responding.
ui-gone = Disconnected.
ui-gone-reload = Disconnected. Reload to continue.
ui-is-kept = Your match is saved in this browser.
ui-not-kept = Your match isn’t saved in this browser: save it to a file first.
ui-goes-on = Continue
ui-goes-on-soon = It continues by itself as soon as the server answers.
ui-away = The server isn’t answering yet.
ui-answers-again = Connected again.
ui-thinking = The other players are moving.
ui-not-here = You can’t choose this now.
ui-more = Now choose what goes with it, or press Escape.
ui-picked = You have picked this: choose it again to put it back.
ui-several = More than one action.
ui-can = You can: { $choices }.
ui-board = Arrow keys move over the board, Enter chooses. Plus and minus: the next choice, and the one before. Question mark: what can I do. Full stop: where am I. Exclamation mark: whose turn is it. Type a number or a name to jump there.
ui-chart = The board
ui-look = Arrow keys move over the board. Full stop: where am I. Type a number or a name to jump there.
ui-panels = Players
ui-sheet = Players and log
ui-zoom = Enlarge the board
ui-closely = The board is enlarged here: now choose.
ui-kept-bad = The match saved in this browser can’t be opened:
ui-link-bad = This link can’t be opened. Your own match is as you left it.
ui-link-opened = This match comes from a link. Your own is in the menu, under “My matches”.
ui-link-nowhere = A link would lead nowhere from here. Save the match to a file instead: “Load” opens it on any board of this game.
ui-nothing-kept = This browser saves nothing for this page: your match ends with it. To keep it, save it to a file.
ui-storage-full = This browser has no room left: your latest moves aren’t saved. Save the match to a file.
ui-elsewhere = This match is open in another tab, too. Continue from there, or stay here? Nothing is lost: what you leave is in the menu, under “My matches”.
ui-elsewhere-task = You have gone on with this task in another tab. Continue from there, or stay here? What you leave isn’t kept.
ui-elsewhere-join = Continue from there
ui-elsewhere-stay = Stay here
ui-matches = My matches
ui-matches-told = The last 20 finished matches stay in this browser, and the others until you delete them. To keep one for good, save it to a file.
ui-matches-open = Continue
ui-matches-delete = Delete
ui-matches-delete-yes = Yes, delete
ui-matches-moves = { PLURAL($number, none: "no move", one: "# move", other: "# moves") }
ui-matches-over = finished
ui-matches-bad = A match that can’t be opened
ui-throw = Throw
ui-throw-told = Drag and let go, or press any key. Another key or click skips.
ui-throw-skip = Skip
ui-throw-fewer = One less
ui-throw-more = One more
ui-throw-by-hand = Move by hand
ui-throw-turn-left = Turn left
ui-throw-turn-right = Turn right
ui-throw-face = Next face
ui-throw-lift = Put on top
ui-throw-taken = Tap where it goes, or tap it again to leave it.
ui-throw-help = Drag a piece, or tap it and then where it goes, or move it by the arrow keys (with Shift: farther). L and R turn it, F turns up its next face, T puts it on top.
ui-by-hand = Throw by hand

# A match to be stepped through

ui-moment = Moment
ui-first = First moment
ui-back = Back
ui-next = Next
ui-last = Last moment
ui-play = Autoplay
ui-pause = Stop
ui-speed = Speed
ui-speed-0 = slow
ui-speed-1 = steady
ui-speed-2 = fast
ui-play-on = Play on from here
ui-sheet-replay = The rule
ui-replay = Replay the match
ui-replay-back = Back to the board
ui-chances = Chances of winning – { $chances }
ui-decided = The moves that decided it
ui-undecided = No single move decided it
sampled = Estimated from { PLURAL($playouts, one: "# random playout", other: "# random playouts") }, ±{ PLURAL($error, one: "# point", other: "# points") } (95 %).

# The end of a match

ended-won = You win
ended-won-points = You win, { $most } to { $other }
ended-shared = You share the victory with { $winners }
ended-lost = { $winners } { PLURAL($number, one: "wins", other: "share the victory") }
ended-lost-points = { $winners } { PLURAL($number, one: "wins", other: "share the victory") }, { $most } to { $other }
ended-undecided = Nobody wins
ended-short = You were { PLURAL($short, one: "# point", other: "# points") } short.
ui-choices = { PLURAL($number, one: "# choice on the board", other: "# choices on the board") }
ui-choices-more = { PLURAL($number, one: "# more choice", other: "# more choices") }
ui-leads-on = { $what }…
ui-picked-next = { $what }: what next?
ui-one-tap = One tap chooses
ui-tap-again = Tap again to do it.
ui-skip = Skip to my turn
ui-play-again = Play again
ui-sum = Total
ui-you = You
ui-won = winner
ui-learn-from = What you could learn ({ $number })
ui-learn-title = What you could learn
ui-learn-told = Rules that refused you something in this match.

# Lessons

ui-predict = Before you look: what do you think?
ui-right = Yes.
ui-wrong = No.
ui-watch = See it happen
ui-again = Ask me again
ui-guess = How likely? Set a figure between 0 and 100.
ui-guess-set = That’s my guess
ui-guess-told = Your guess: { $guess }. The chance: { $chance }. Off by { PLURAL($off, one: "# point", other: "# points") }.
ui-no-figures = The figures aren’t updating. If this lasts, reload the page.
ui-table = Table
ui-task = Your task
ui-task-of = Your task { $number } / { $of }
ui-done = Done
ui-well-done = Done. Well played!
graded = { $stars ->
    [1] ★☆☆ One star
    [2] ★★☆ Two stars
   *[3] ★★★ Three stars
 } ({ $points }: { $worth })
graded-more = The best way known brings more ({ $points }: { $best }).
graded-best = No better way is known.
ui-grade-again = Try again
ui-grade-way = Show me the way
ui-missed = Not this time.
ui-undo-that = Undo that move
ui-hint = Give me a hint
ui-quiz = A quiz
ui-quiz-told = New questions each time. Get 80 % right first time to pass.
ui-quiz-skip = I know this
ui-quiz-skip-told = A few quick questions. Answer all of them right first time, and you can skip this chapter.
ui-quiz-begin = Ask me
ui-quiz-making = Making questions…
ui-quiz-score = Right first time: { $right } / { $of }.
ui-quiz-last = Previous question
ui-quiz-next = Next question
ui-quiz-passed = Passed!
ui-quiz-again = Not passed yet. Read the reasons, then try other questions.
ui-quiz-known = You know this: go on to the next chapter.
ui-quiz-not-known = There is more to learn here: this chapter is for you.
ui-quiz-others = Ask me others
ui-quiz-before = You have passed this before.
ui-ladder = Memory ladder
ui-ladder-told = Watch once, then say what lies where. Each rung has more to remember. New each time.
ui-watch-first = Watch, and remember

# Progress, and the rules

ui-go-first = Begin with { $chapter }
ui-go-on = Go on with { $chapter }
ui-go-all = You have done it all.
ui-known = known
ui-export = Save my progress to a file
ui-import = Load it from a file
ui-imported = Your progress has been loaded.
ui-not-imported = This isn’t a progress file, or it is damaged. Nothing has changed.
ui-nothing-saved = This browser saves nothing for this page: your progress ends with it.
ui-forget = Forget everything
ui-forget-told = This deletes your progress, your matches and your settings from this browser. You can’t undo it.
ui-forget-yes = Yes, forget everything
ui-find = Find a rule
ui-source = In the rulebook
ui-rules-found = { PLURAL($shown, none: "No rule", one: "# rule", other: "# rules") } of { $all }
ui-show = Show me a position
ui-showing = Looking for a position…
ui-shown = A position that shows it

# What is remembered

ui-review = Review
ui-review-line = Review: { $due }
ui-review-told = A rule that you break or forget comes back soon. One that you use rightly comes back later. All of this stays in your browser.
ui-review-due = { PLURAL($number, none: "nothing due", one: "# rule due", other: "# rules due") }
ui-review-nothing = Nothing to review yet. Play a match or a lesson: you can review its rules here from the next day.
ui-review-later = The next rule is due { $when }.
ui-review-anyway = Ask me anyway
ui-review-more = Ask me more
ui-review-end = Finish
ui-review-lesson = Learn it again: { $lesson }
ui-check = Check
ui-check-go = Check what you know
ui-check-told = Rules that you don’t know yet come first. At the end you see what to read again.
ui-check-passed = You know this rulebook.
ui-check-again = Read what you missed, and try again.
ui-to-check = Check
ui-map = What you know
ui-map-told = Arrow keys move over the rules, Enter opens one.
ui-standings-unmet = { $number } not met
ui-standings-met = { $number } met
ui-standings-used = { $number } used
ui-standings-known = { $number } known
ui-standing-unmet = not met
ui-standing-met = met
ui-standing-used = used
ui-standing-known = known

# The gallery

ui-gallery-told = Viking board games to learn, play and question. Nothing to install, nothing to read first.
ui-more-pages = More pages:
ui-to-play = Play
ui-to-start = Start here
ui-to-match = Continue your match
ui-to-learn = Learn
ui-to-odds = Odds
ui-to-rules = Rules
ui-to-aid = Card to print
ui-learn-on = Go on learning
ui-learnt = Learn again
ui-chapters = Chapters { $done }/{ $of }
ui-last-match = Last match: { $result }
ui-unfinished = Unfinished
ui-minutes = { $number } min
ui-for-players = { PLURAL($most, one: "# player", other: "# players") }
ui-for-players-from = { $least }–{ PLURAL($most, one: "# player", other: "# players") }
ui-effort = To learn:
ui-level-1 = easy
ui-level-2 = medium
ui-level-3 = demanding

# A first match, and its length

ui-welcome = Your first match
ui-play-first = Play
first-decision = { $number ->
    [1] First decision
    [2] Second decision
   *[other] Third decision
  }. { $what } { $asks }
ui-your-box = Edition
ui-about = About this game
ui-on-play = Play a whole match
ui-on-learn = Learn it step by step
ui-length = Match
ui-whole = Whole
ui-short = Short, for a first time
