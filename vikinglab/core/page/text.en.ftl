# What boards and pages say by themselves.

ui-new = New match
ui-undo = Undo
ui-redo = Redo
ui-restart = Restart
ui-save = Save
ui-load = Load
ui-link = Link
ui-copied = The link is copied: it opens this very position.
ui-link-here = Copy this link: it opens this very position.
ui-saved-whole = A save is the whole truth: who opens it sees every secret.
ui-log = What happened
ui-nothing-yet = Nothing has happened yet.
ui-rule = The rule
ui-ruling = How we read it
ui-close = Close
ui-settings = Language and looks
ui-language = Language
ui-theme = Colours
ui-light = Light
ui-theme-default = Sea chart
ui-theme-colour-blind = Colour-blind safe
ui-theme-high-contrast = High contrast
ui-theme-no-colour = No colour
ui-light-auto = As the device
ui-light-light = Light
ui-light-dark = Dark
ui-players = Players
ui-person = a person
ui-random = a bot that plays at random
ui-greedy = a bot that takes what it can
ui-begin = Begin
ui-readings = How the rulebook is read
ui-veil = The others look away now.
ui-veil-lift = I am
ui-busy = The board doesn’t answer at the moment. It may be thinking, or gone. What you have played is kept in this browser.
ui-gone = The board has gone: its kernel has stopped. Reload the page to go on from where you were; your match is kept in this browser.
ui-answers-again = The board answers again.
ui-thinking = The others are moving.
ui-not-here = Nothing can be chosen here now.
ui-more = Now choose what goes with it, or press Escape.
ui-picked = You have picked this: choose it again to put it back.
ui-several = Several things can be done with it.
ui-can = You can:
ui-board = Board. Arrow keys move over it, Enter chooses. Question mark: what can I do. Full stop: where am I. Exclamation mark: whose turn is it. Type a number or a name to jump there.
ui-ships = What each has
ui-sheet = Log and buttons
ui-zoom = Enlarge the board
ui-kept-bad = The match that this browser kept can’t be taken up again:

# A match to be stepped through

ui-moment = Moment
ui-first = First moment
ui-back = Back
ui-next = Next
ui-last = Last moment
ui-play = Play by itself
ui-pause = Stop
ui-speed = Pace
ui-speed-0 = slow
ui-speed-1 = steady
ui-speed-2 = fast
ui-play-on = Play on from here
ui-sheet-walk = The rule
ui-walk = Walk through what happened
ui-walk-back = Back to the board
ui-chances = Chances of winning
ui-decided = The moves that decided it
ui-undecided = No single move decided it
sampled = A chance is counted: from that position the match is played on { $playouts } times by bots that play at random. Nineteen times in twenty it is right to within { $error } in a hundred.

# Lessons

ui-predict = Before you look: what do you think?
ui-right = Yes.
ui-wrong = No.
ui-watch = See it happen
ui-again = Ask me again
ui-task = Your task
ui-done = Done
ui-well-done = Done. Well sailed!
ui-missed = Not this time. Take moves back, or restart and try another way.
ui-hint = Give me a hint
ui-quiz = A quiz
ui-quiz-told = New questions at each visit. Four of five at the first try, and you have passed.
ui-quiz-skip = I know this
ui-quiz-skip-told = A few quick questions: answer all at the first try, and you can go on to the next chapter.
ui-quiz-begin = Ask me
ui-quiz-making = The questions are being made.
ui-quiz-score = Right at the first try:
ui-quiz-last = Question before
ui-quiz-next = Next question
ui-quiz-passed = Passed!
ui-quiz-again = Not passed yet. Look at the reasons, and try others.
ui-quiz-known = You know this: go on to the next chapter.
ui-quiz-not-known = Not all of it: this chapter is for you.
ui-quiz-others = Ask me others
ui-quiz-before = You have passed this before.

# Progress, and the rules

ui-go-first = Begin with
ui-go-on = Go on with
ui-go-all = You have done it all.
ui-known = known
ui-export = Save my progress to a file
ui-import = Load it from a file
ui-imported = Your progress has been loaded.
ui-not-imported = This file holds no progress of ours, or it is damaged: nothing has changed.
ui-forget = Forget everything
ui-forget-told = All that this browser keeps of your progress, your matches and your settings will be gone, and can’t be brought back.
ui-forget-yes = Yes, forget it
ui-find = Find a rule
ui-show = Show me a position
ui-shown = A position that shows it
