# Drakkar in English. A rule is a message: its title; .text what it says; .refused the sentence that refuses an action
# with the figures of the position; .told what happened by it; .ruling the reading chosen where the rulebook is silent.

game = Drakkar

# Things

symbol-heart = heart
  .the = the heart
  .a = a heart
symbol-spade = spade
  .the = the spade
  .a = a spade
symbol-diamond = diamond
  .the = the diamond
  .a = a diamond
symbol-club = club
  .the = the club
  .a = a club
symbol-crown = crown
  .the = the crown
  .a = a crown
symbol-tower = tower
  .the = the tower
  .a = a tower

drakkar-square = drakkar square { $line }

# What is asked, and what can be answered

ask-bring-out = { $number ->
    [1] { $seat }, bring your other pawn out by { $one }.
   *[other] { $seat }, bring { $same ->
    [1] both pawns out by { $one }, one after the other.
   *[other] a pawn out by { $one } or by { $two }. The other die is for the other pawn.
  }
  }
ask-play-dice = { $number ->
    [1] { $seat }, move a piece by { $one }: a pawn of yours, or an emblem.
   *[other] { $seat }, move { $same ->
    [1] two pieces by { $one } each
   *[other] one piece by { $one } and another by { $two }
  }: pawns of yours, or emblems.
  }
ask-on-emblem = { $seat }, your pawn is on the emblem at { $square }. Do you look at it, take it, or neither?
ask-choose-shield = { $seat }, you need { $the-symbol }, and so does your partner. Whose shield gets it?
ask-claim-under-pawn = { $seat }, do you take an emblem under a pawn of yours before you throw?

do-move = { $out ->
    [1] Bring the pawn out to { $end }
   *[other] { $piece ->
      [pawn] Move the pawn from { $start } to { $end }
     *[other] Move the emblem from { $start } to { $end }
    }
  }
do-pass = { $number ->
    [1] Leave this die
   *[other] Leave both dice
  }
do-see = I look
do-take = I take
do-leave = { $before ->
    [1] Throw the dice
   *[other] Neither
  }
do-claim = Take the emblem at { $square }
do-place = { $own ->
    [1] On my own shield
   *[other] On my partner’s shield
  }

# Setting up

aim-clan = The emblems of a clan
  .text = Each player is a lord with a clan, and before each lie { $shields } shields, each with a different emblem of the clan: heart for valour, spade for daring, diamond for constancy, club for wisdom, crown for nobility, tower for power. Find these emblems and fill your shields.
  .ruling = There are { $kinds } kinds of emblems and { $shields } shields, so each clan lacks one. Which one isn’t said in our copy: the clans here are reconstructed.
setup-emblems = Emblems face down
  .text = The { $circles } emblems, { $many } of each kind, are shuffled and laid face down, one on each circle of the board, which has { $side } by { $side } squares.
  .ruling = The rulebook counts { $squares } squares, those of the drakkars included, and { $circles } circles. Where the circles lie was pieced together from a damaged drawing. Its “five series of six” are read as { $many } emblems of each of the { $kinds } kinds: only so can a clan be gathered, and only so are there enough for two players.
  .untimely = There is no such square: the board goes from a1 to m13, and each side has two drakkar squares. { $question }
setup-two = Emblems for two players
  .text = Two players play with { $few } emblems of each kind, on the { $white } circles that aren’t orange.
setup-pawns = Pawns on their drakkars
  .text = Each player has two pawns, which start on the two drakkar squares before that player. Two players sit face to face.
  .ruling = Where three players sit isn’t said: they leave one side free. Which lines the drakkar squares lie before is reconstructed.
begin-first-player = Who begins
  .text = Each player throws both dice once. Who has the highest total begins.
  .ruling = Ties aren’t spoken of: those who have equally much throw again.
  .told = { $ends ->
    [0] { $seat } throws { $total }.
    [1] { $seat } throws { $total }: { $leader } begins.
   *[other] { $seat } throws { $total }: those who lead with equally much throw again.
  }

# The first turn

turn-order = The turn
  .text = In your turn you throw two dice and move pieces by them. Then it is your left neighbour’s turn.
  .ruling = Play goes from right to left, says the rulebook: at a table, that is clockwise.
  .told = { $seat } throws { $one } and { $two }.
begin-both = Both pawns come out
  .text = In your first turn you must bring both pawns out of their drakkars, one by each die. Nothing else can be moved.
  .refused = In your first turn your pawns come out, and nothing else moves.
begin-choose = Which die for which pawn
  .text = In your first turn you choose which die is for which pawn, and which comes first.
  .ruling = The rulebook gives one pawn the one die and one the other, and doesn’t say who chooses. If your choice bars the other pawn’s way, that one stays in.
begin-barred = A pawn that can’t come out yet
  .text = A pawn whose way is barred in the first turn stays in its drakkar. It comes out in a later turn, by any die.
  .ruling = What becomes of such a pawn isn’t said. It wasn’t captured, so it needs no { $release }.
  .told = { $number ->
    [one] A pawn of { $seat } can’t come out: its way is barred.
   *[other] Neither pawn of { $seat } can come out: their ways are barred.
  }

# Moving

dice-two-pieces = Two dice, two pieces
  .text = Each die moves a piece: two pawns of yours, or a pawn and an emblem in either order, or two emblems.
  .untimely = There is no piece at { $start } to move. { $question }
dice-one-piece = Dice are never added
  .text = The two dice are never added, and no piece is moved by both.
  .ruling = That a piece can’t be moved by one die and then by the other is how we read that they are never added for one piece.
  .refused = { $sum ->
    [1] You can’t add the dice for one piece. Each die moves a piece of its own: { $one } and { $two }.
   *[other] { $piece ->
      [pawn] This pawn was moved
     *[other] This emblem was moved
    } by the other die. Move another piece with this one.
  }
dice-exact = As far as the die says
  .text = A piece moves exactly as many squares as its die shows.
  .ruling = The rulebook speaks of moving by the value of a die, and of nothing less. So a piece that would come over the edge of the board can’t go that way.
  .refused = From { $start } to { $end } it is { $far ->
    [one] one square
   *[other] { $far } squares
  }, and { $number ->
    [1] your die shows { $one }
   *[other] your dice show { $one } and { $two }
  }.
  .untimely = A piece moves as far as its die says: it can’t stay where it is. { $question }
dice-free = Nobody has to move
  .text = After the first turn, no die has to be used.
  .ruling = The rulebook says what one can move by the dice, and calls only the first turn a duty.
  .told = { $seat } moves nothing more.
move-straight = Straight, in eight directions
  .text = Pawns and emblems move in a straight line: forwards, backwards, sideways or diagonally.
  .ruling = The rulebook names the lines, and doesn’t say whether one may turn on the way: a move goes along one line.
  .refused = No straight line leads from { $start } to { $end }: a piece goes forwards, backwards, sideways or diagonally, all the way.
  .told = { $piece ->
    [out] { $seat } brings a pawn out to { $end }.
    [pawn] { $seat } moves a pawn from { $start } to { $end }.
   *[other] { $seat } moves the emblem from { $start } to { $end }.
  }
pawn-own = Only your own pawns
  .text = You can’t move the pawns of others.
  .ruling = The rulebook speaks of opponents’ pawns. A partner’s pawns are moved by the partner too.
  .refused = The pawn at { $start } is that of { $rival }: you move your own.
pawn-no-jump = Pawns don’t pass pawns
  .text = A pawn can’t pass over another pawn, its own side’s or another’s.
  .refused = { $own ->
    [1] Your other pawn stands
   *[other] A pawn of { $rival } stands
  } in the way at { $square }: pawns don’t pass pawns.
pawn-over-emblems = Pawns pass emblems
  .text = A pawn may pass over emblems.
pawn-occupied = Not onto your own side
  .text = A pawn can’t land on a pawn of its own side.
  .ruling = Landing on a pawn is spoken of only for a rival’s pawn that blocks an emblem. In teams, your partner’s pawns are your side’s.
  .refused = { $own ->
    [1] Your other pawn
   *[other] Your partner’s pawn
  } stands at { $end }: you can’t land there.
emblem-anybody = Anybody moves emblems
  .text = Emblems belong to nobody while they lie on the board: everybody can move them, if no pawn stands on them.
  .ruling = The rulebook forbids to move others’ pawns, and speaks of emblems without an owner.
emblem-over-all = Emblems pass everything
  .text = An emblem may pass over emblems and pawns.
emblem-under-pawn = Not under a pawn
  .text = An emblem can’t stop where a pawn stands.
  .refused = { $own ->
    [1] Your pawn
   *[other] A pawn of { $rival }
  } stands at { $end }, and no emblem goes under a pawn.
emblem-on-emblem = One emblem a square
  .text = An emblem can’t stop where another lies.
  .ruling = The rulebook only lets them pass over one another. With two on a square, nobody could say which one a pawn has come to.
  .refused = At { $end } there is an emblem already.
drakkar-straight-out = Straight out of the drakkar
  .text = From its drakkar square, a pawn comes out straight ahead.
  .refused = From its drakkar a pawn comes out straight ahead.
drakkar-no-return = No way back
  .text = A pawn doesn’t move back to a drakkar square: it is only sent there.
  .ruling = The rulebook names these squares as start and as prison, and for moving out only.
  .refused = { $home ->
    [1] A pawn can’t move back to its drakkar square.
   *[other] That drakkar square is another player’s: no pawn moves onto it.
  }
drakkar-pawns-only = No emblem on a drakkar
  .text = Emblems don’t move to drakkar squares.
  .ruling = The rulebook speaks of pawns alone on these squares.
  .refused = An emblem can’t move to a drakkar square.

# Landing on an emblem

land-choice = On an emblem
  .text = When your pawn lands on an emblem, you may look at it or take it. You don’t have to.
  .ruling = To take is never a duty, says the rulebook. We read the same for looking.
  .told = { $seat } leaves the emblem at { $square } as it is.
  .untimely = You look at an emblem or take it when your pawn lands on it, before anything else moves. { $question }
look-see = “I look”
  .text = You look at the emblem, and put it back face down where it was, with your pawn on it.
  .told = { $seat } looks at the emblem at { $square }.
look-secret = What you see is yours
  .text = When you look, all see that you do, and nobody else sees what it is.
  .told = { $seat } sees { $a-symbol } at { $square }: nobody else does.
look-by-heart = Known by heart
  .text = Remember what you have seen, and where it goes: the board shows you an emblem only while your pawn stands on it.
  .ruling = Whether one may take notes isn’t said; the rulebook calls it a game of observation. Read as “noted”, which can be switched on and off in the middle of a match, the board keeps notes for you: on each emblem that you have seen it shows what it is, and beside it what the others can be. The log keeps what was seen for a round, so that nobody has to read in haste.
  .by-heart = by heart
  .noted = noted
  .switch = Remember for me
emblem-blocked = Blocked emblems
  .text = As long as a pawn stands on an emblem, the emblem is blocked: nobody can move it.
  .ruling = The rulebook calls an emblem blocked when its pawn has looked at it. We take any emblem under a pawn as blocked: it could hardly be moved from under it.
  .refused = The pawn at { $start } is that of { $rival } and blocks the emblem there: you can move neither.
take-right = “I take”, and you are right
  .text = If the emblem you take is one of your clan and its shield is empty, put it on that shield, for all to see. Your pawn stays where it is.
  .told = { $partner ->
    [1] { $seat } takes { $a-symbol } at { $square } for { $leader }, who has { $filled } of the shields filled.
   *[other] { $seat } takes { $a-symbol } at { $square }: { $filled ->
      [one] the first shield is filled.
     *[other] { $filled } shields are filled.
    }
  }
take-own-shields = Only for your shields
  .text = You can keep only emblems that belong on your shields, each once.
take-wrong = “I take”, and you are wrong
  .text = If the emblem isn’t one of your clan, or you have it already, you show it to all and put it back face down where it was. Your turn is over, and you are punished.
  .ruling = How long it is shown isn’t said. On our board it lies face up until the next turn is over, so that nobody has to look in haste.
  .told = { $owned ->
    [1] { $seat } takes { $a-symbol } at { $square }, wrongly: that shield is filled already.
    [2] { $seat } takes { $a-symbol } at { $square }, wrongly: the partner has it already.
   *[other] { $seat } takes { $a-symbol } at { $square }, wrongly: it isn’t one of the clan’s.
  } Everyone sees it, and it goes back.
take-blind = Taking on trust
  .text = You may take an emblem that you haven’t seen. If you are wrong, you are punished all the same.
take-landing = When to look and take
  .text = You can look or take only when your pawn lands on the emblem. To take one that you have looked at, you must come to it again.
  .ruling = The rulebook gives the choice when a throw lets a pawn land. Read as “under a pawn”, you may also take an emblem that your pawn stands on at the start of your turn, before you throw. Matches become shorter by a quarter or more.
  .on-landing = on landing
  .under-a-pawn = under a pawn
  .told = { $seat } takes none of the emblems underfoot.
  .untimely = You can look or take only at the moment when your pawn lands on the emblem. To take one that it stands on, come to it again. { $question }
prison-both = Both pawns to prison
  .text = For a wrong take, both your pawns go back to your drakkar squares, and you miss { $turns } turns.
  .told = Both pawns of { $seat } go to prison, for { $turns ->
    [one] one turn
   *[other] { $turns } turns
  }.
prison-turns = Missed turns
  .text = In a turn that you miss you do nothing at all: you neither throw nor move emblems.
  .ruling = The rulebook says in prison, and without playing; we read that emblems aren’t moved either.
  .told = { $seat } misses a turn{ $left ->
    [0] .
    [one] , and will miss one more.
   *[other] , and will miss { $left } more.
  }
prison-back = Back from prison
  .text = After the missed turns you bring out one pawn or both, as you like, by any die.

# Freeing a blocked emblem

free-capture = Freeing an emblem
  .text = A pawn may land on a rival’s pawn that blocks an emblem. That pawn is captured, and you look, take or do neither.
  .told = { $seat } captures the pawn of { $rival } at { $square }.
free-only-blocking = Only pawns that block
  .text = A rival’s pawn that stands on no emblem can’t be captured, and nobody can land on it.
  .ruling = The rulebook speaks of capture only where a pawn blocks an emblem.
  .refused = The pawn of { $rival } at { $end } blocks no emblem: you can’t land on it.
free-worse-square = The worse drakkar square
  .text = A captured pawn goes to that of its drakkar squares which leaves it fewer ways out.
  .ruling = Ways out are counted as the numbers of a die by which the pawn could leave now. If both squares leave as many, it goes to the one where it began; if one is taken, to the other.
  .told = The pawn of { $seat } goes to the drakkar square before { $line }: { $ways ->
    [0] all ways out are barred there
    [one] one way out is open there
   *[other] { $ways } ways out are open there
  }.
prison-six = A six to come out
  .text = A captured pawn comes out by a { $release } alone, if it can go so far.
  .ruling = With a { $release } you may bring it out, and don’t have to. If you could and didn’t, it needs another.
  .refused = This pawn was captured: it comes out by a { $release }, going { $release } squares, and { $number ->
    [1] your die shows { $one }
   *[other] your dice show { $one } and { $two }
  }.
prison-barred = A six that doesn’t help
  .text = If you throw a { $release } and the captured pawn can’t go so far, play the dice otherwise. From your next turn on, that pawn comes out by any die.
  .ruling = The rulebook says that it does so in the next turn; we read that it may, and that the right lasts until it is used. If two captured pawns are barred, both have it. Whether a pawn is barred is looked at when you throw; if its way opens in the same turn, it may still use the { $release }.
  .told = The way of a captured pawn of { $seat } is barred: from the next turn on it needs no { $release }.
  .refused = This pawn was captured, and its way with the { $release } is barred. It may leave with any die from your next turn on.
prison-others = Meanwhile, the other pieces
  .text = As long as a pawn is in prison, the dice are for your other pawn and for emblems.
prison-replaces = Punished while a pawn is captured
  .text = If you take wrongly while a pawn of yours is captured, both pawns are in prison for the missed turns, and then come out by any die.
  .ruling = The rulebook doesn’t speak of both at once. The punishment is for both pawns and says how they come back.

# The end

end-victory = King of the Vikings
  .text = The first to fill all { $shields } shields wins at once.
  .told = { $seat } has filled { $shields } shields, and is king of the Vikings.
end-enough = Enough for everybody
  .text = There are enough emblems of each kind for all who need them, so anybody can still win.

# Two teams of two

team-two = Two teams of two
  .text = Four players may play in two teams: partners sit face to face. All other rules stay as they are.
  .ruling = The rulebook offers it as a variant; usually each plays alone. Read as “teams”, those who face each other are partners. Where they sit isn’t said.
  .alone = alone
  .teams = teams
team-shields = For your partner’s shield
  .text = In teams, you may take emblems for your partner’s shields too. You are wrong only if neither of you needs the emblem.
team-choose = An emblem that both need
  .text = If you and your partner both need the emblem that you take, you choose whose shield it goes on.
  .ruling = The rulebook doesn’t say who chooses.
  .untimely = You choose a shield only when you and your partner both need the emblem, and then before anything else. { $question }
team-silence = Partners keep silent
  .text = Partners may not tell each other what they have seen.
team-victory = The team that wins
  .text = In teams, the first team to fill all shields of both partners wins.
  .told = { $seat } and { $rival } have filled { $shields } shields together, and win.

# Written positions and content files

want-players = a line is expected for each seat from A on, for 2, 3 or 4 seats; found: { $found }
want-seat = “{ $found }” isn’t understood; a seat has two squares, such as f6 c9, and shields, captive, released, or missing 1
want-square = there is no square “{ $found }”
want-turn = a seat is expected, and perhaps first, such as: A first
want-dice = one or two dice are expected, with one of them perhaps what the other moved, such as: 2 5, or: 5, moved c9
want-one = one thing is expected in the line “{ $found }”
no-emblem = there are no more emblems of the kind “{ $found }”
bad-square = { $square } is taken
bad-landed = no pawn of { $seat } stands on an emblem there
bad-players = there aren’t as many players as can play
bad-pawns = the pawns aren’t those of the players
bad-home = a pawn of { $seat } is on a square, or held there, where it can’t be
bad-turns = { $seat } can’t have so many turns to miss
bad-emblems = the emblems that lie on the board aren’t those that are known
bad-seen = what each seat has seen last isn’t what it has seen
bad-count = of each kind there are { $copies } emblems in a match, wherever they are
bad-shields = { $seat } has an emblem that belongs on none of its shields, or one twice
bad-plan = a plan of { $side } rows of { $side } signs is expected: a dot, o for a white circle, O for an orange one
bad-moorings = two different lines of the board are expected, from 1 to { $side }, the lower one first
bad-clan = { $shields } different emblems are expected
bad-seats-of = as many different sides are expected as there are players, { $players }
bad-copies = the number of emblems of each kind is missing for { $players } players
bad-no-clan = the clan of { $side } is missing
bad-circles = there must be one emblem for each of the { $circles } circles, and there are { $kinds } kinds
bad-demand = some emblem is wanted by { $wanted } clans, and there are fewer

# The board

board-won = { $seat } has won
board-won-together = { $seat } and { $rival } have won
board-before = Who begins is thrown for
board-turn = It is { $seat }’s turn
board-board = The board, from the lower left
board-home = { $square }, of { $seat }
board-emblem = an emblem
board-emblem-known = { $up ->
    [1] an emblem, face up: { $a-symbol }
   *[other] an emblem, { $a-symbol }
  }
board-pawn = a pawn of { $seat }
board-captive = captured
board-released = captured, and free from the next turn on
board-punished = in prison
board-circle-white = a white circle
board-circle-orange = an orange circle
board-clan = Shields for:
board-taken = Taken:
board-nothing-taken = Nothing taken yet
board-missing = In prison: misses { $turns ->
    [one] one more turn
   *[other] { $turns } more turns
  }
board-state = { $captive ->
    [0] { $home ->
      [0] Both pawns are on the board
      [one] One pawn is on its drakkar
     *[other] Both pawns are on their drakkars
    }
    [one] { $home ->
      [one] One pawn is captured
     *[other] One pawn is captured, the other on its drakkar
    }
   *[other] Both pawns are captured
  }
board-shield = { $seat }: shield for { $the-symbol }, { $filled ->
    [1] filled
   *[other] empty
  }
board-filled = { $filled } of { $shields } shields filled
board-die = A die that shows { $face }
board-die-played = The other die is played
board-moved = moved already
board-plan = Reconstructed plan
board-note = The places of the circles, of the drakkars and the clans are reconstructed
board-notes = { $number ->
    [0] You have seen every emblem
    [one] One emblem that you haven’t seen
   *[other] { $number } emblems that you haven’t seen
  }
board-waits = { $turns ->
    [0] needs a { $release }
    [one] misses a turn
   *[other] misses { $turns } turns
  }
board-unseen-all = Not seen yet
board-unseen = { $symbol }: { $number }

# Questions

quiz-seen = { $number ->
    [one] { $a-symbol }
   *[other] { $number } × { $symbol }
  }
quiz-fitting = { $moved }{ $known ->
    [0] { "" }
   *[other] { " " }{ $seat } knows where these lie: { $seen }.
  } What is the chance that the emblem at { $square } fits an empty shield of { $seat }?
  .of = { $part } in { $whole }
  .why = { $seat } can’t tell { $hidden } emblems apart, and { $fit ->
    [0] none of them fits
    [one] one of them fits
   *[other] { $fit } of them fit
  }.
  .kinds = This counts the { $kinds } kinds as if each were as likely as the others.
  .all = This counts all { $all } emblems, as if none had been seen or taken.
  .others = This is the chance that it doesn’t fit.
quiz-taking = { $moved } { $seat } knows that it is { $a-symbol }. What happens if { $seat } takes it?
  .shield = The { $symbol } goes on a shield
  .prison = Both pawns go to prison for { $turns ->
    [one] one turn
   *[other] { $turns } turns
  }
  .lost = Only the other die is lost
  .won = { $seat } has won, and the match is over
quiz-left = { $moved } Of the kind “{ $symbol }”, { $seat } has seen { $seen ->
    [0] none
    [one] one
   *[other] { $seen }
  } that { $seen ->
    [one] lies
   *[other] lie
  } on the board. How many of that kind are there among the emblems that { $seat } hasn’t seen?
  .why = There are { $copies } of each kind. { $seat } has seen { $seen } of this kind where they lie, and { $taken } { $taken ->
    [one] lies
   *[other] lie
  } on shields: { $left } { $left ->
    [one] is
   *[other] are
  } left.
  .shields = This forgets what lies on shields.
  .looks = This forgets what { $seat } has seen.
  .all = That is how many there were at the start.
  .players = That would be so with another number of players.
  .less = That is one too few.
  .more = That is one too many.
  .kinds = So many kinds there are, not emblems of a kind.
quiz-stays = { $moved }{ $taken ->
    [0] { "" }
   *[other] { " " }It is { $a-symbol }.
  } What becomes of the emblem at { $square }, and of the pawn?
  .stays = It stays there face down, with the pawn on it
  .open = It stays there face up, with the pawn on it
  .shield = It goes on a shield, and the pawn stays there
  .home = It stays there face down, and the pawn goes to its drakkar
quiz-recalls = { $moved } What is the emblem at { $square }?
  .symbol = { $a-symbol }
  .unknown = { $seat } can’t know
  .known = { $seen ->
    [1] { $seat } has seen it: { $a-symbol }.
   *[other] { $seat } hasn’t seen what it is.
  }
  .elsewhere = { $seen ->
    [0] { $seat } has seen no such emblem that lies on the board.
   *[other] { $seat } has seen { $a-symbol }, but that is another emblem.
  }
quiz-witness = { $moved } Who knows then what the emblem from { $square } is?
  .alone = { $seat } alone
  .all = { $players ->
    [2] Both
   *[other] All
  }
  .nobody = Nobody
  .before = { $seat } had seen it before.
quiz-tells = { $moved } What does { $seat } learn from that of the emblem at { $square }?
  .symbol = What it is
  .wanted = Only that { $rival } needs it
  .unwanted = Only that { $rival } has no use for it
  .nothing = Nothing of what it is
  .choice = { $rival } chose before knowing what lies there, or without looking: the choice can’t depend on it.
  .seen = So { $seat } knows it as well as { $rival } does.
quiz-comes = { $question } Point at an emblem that you can come to in this turn, to look at it or to take it.
  .far = No pawn of { $seat } can come to { $square } by these dice.

quiz-begins = { $throws }. Who begins?
  .threw = { $seat } throws { $total }
  .again = Nobody yet
  .why = The highest total begins: { $total }, of { $leader }.
  .again-why = { $total } is the highest total, and more than one has thrown it: those throw again.
quiz-next-turn = { $moved } Whose turn comes after that of { $seat }?
  .order = Turns go to the left, clockwise round the table: after { $seat } comes { $leader }.
  .missed = { $seat } misses this turn.
quiz-exits = { $moved } With which numbers of a die can the pawn of { $seat } come out of { $home }?
  .faces = { $faces }
  .none = with none
  .drakkar-straight-out = No pawn stands before it as far as a die goes.
  .pawn-occupied = A pawn of its own side stands before it at { $square }: it comes out by less than { $far }.
  .free-only-blocking = A pawn of { $rival } stands before it at { $square }, and blocks no emblem: only by less than { $far } is the way out free.
  .free-capture = A pawn of { $rival } blocks the emblem at { $square }: by { $far } it may be captured, and there is no way past it.
  .six = Only a pawn that was captured needs that number.
quiz-in-the-way = { $moved } { $seat } would like to move the { $piece ->
    [pawn] pawn
   *[other] emblem
  } from { $start } to { $end }, by { $far }. What is in the way?
  .nothing = Nothing: it may go there
  .emblem = The emblem at { $square }
  .pawn = { $emblem ->
    [1] The pawn of { $rival } on the emblem at { $square }
   *[other] The pawn of { $rival } at { $square }
  }
quiz-lands = { $moved } { $number ->
    [1] The die that { $seat } has left shows { $one }
   *[other] { $seat } has thrown { $one } and { $two }
  }. On the emblems of which squares can a pawn of { $seat } land?
  .on = { $squares }
  .none = on none
  .why = Straight and free: { $ways }.
  .way = { $start } to { $end } by { $far }
  .nowhere = No emblem lies as far from a pawn as a die says, in a straight line that is free.

# Questions about odds

quiz-reach = { $moved } Say that all stays as it is until { $seat }’s next turn. How likely is it that a pawn of { $seat } can then come to { $number ->
    [one] the emblem at { $squares }
   *[other] one of the emblems at { $squares }
  }?
  .why = The ways there: { $ways }. Of the { $whole } throws of two dice { $good } have what one of them needs.
quiz-released = { $moved } How likely is it that the captured pawn of { $seat } is out of prison after { $turns ->
    [one] its next turn
   *[other] its next { $turns } turns
  }, if nothing comes into its way?
  .why = Of { $whole } throws { $without } show no { $release }. The chance that none comes in { $turns ->
    [one] one throw is { $without }/{ $whole }
   *[other] { $turns } throws is { $without }/{ $whole }, multiplied { $turns } times
  }; what is left is the answer.
quiz-fits = { $moved } How likely is it that the emblem at { $square } fits an empty shield of { $seat }, as far as { $seat } can know?
quiz-blind = { $moved } { $seat } hasn’t seen the emblem at { $square }. What costs fewer turns on average?
  .take = Take it blind
  .look = Look first, and come again if it fits
  .why = It fits with { $percent } in 100. Who looked needs { $again } turns on average to come again. A wrong take costs { $wrong } turns, missed ones and the way back. So a blind take pays from { $even } in 100 on.

# Figures of the odds

chart-percent = per cent
chart-of = { $part } in { $whole }
chart-reach = { $thrown ->
    [0] Where { $seat } can go by its next throw
   *[1] Where { $seat } can go by { $one } and { $two }
  }
  .across = square
  .throws = throws
  .dice = by the die
  .there = there lies
  .lies = { $what ->
    [emblem] an emblem
    [both] a blocked emblem
   *[none] –
  }
  .how = from, and by
  .way = { $after ->
    [0] { $start } by { $face }
    [6] { $start } by { $face }, after the other pawn
   *[other] { $start } by { $face }, after the other pawn by { $first }
  }
  .points = { $percent } per cent
  .by = by { $dice }{ $first ->
    [0] { "" }
   *[1] , after the other pawn
  }
  .sentence = { $seat } can come to { $number ->
    [one] one square
   *[other] { $number } squares
  }. { $emblems ->
    [0] No emblem is among them.
   *[other] By { $percent } per cent of the throws it can come to an emblem.
  }
  .thrown = { $seat } can come to { $number ->
    [0] no square
    [one] one square
   *[other] { $number } squares
  }. { $emblems ->
    [0] No emblem is among them.
    [one] An emblem lies at { $squares }.
   *[other] Emblems lie at { $squares }.
  }
  .whose = Whose pawns
  .throw = Dice
  .any = not thrown yet
  .dice-of = { $one } and { $two }
chart-prison = { $barred ->
    [0] How long a pawn stays in prison
   *[other] How long it stays there while a pawn bars square { $barred } of its way
  }
  .across = turns
  .captured = captured: out by then
  .punished = punished: out by then
  .sentence = { $never ->
    [1] While a pawn stands right before it, neither comes out.
   *[0] { $barred ->
        [0] A captured pawn takes { $captured } turns on average to come out
       *[other] A captured pawn needs a { $release } and then a smaller number: that takes { $captured } turns on average
      }; a punished one takes { $punished }. { $within ->
        [0] In { $turns } turns a captured one is still less likely out than in
       *[other] From turn { $within } on a captured one is at least as likely out as in
      }; after { $turns } turns it is still in with a chance of { $left } per cent.
  }
  .barred = Square of its way that another pawn bars (0: none)
chart-bayes = What can the emblem at { $square } be, to { $seat }?
  .across = emblem
  .step = Looks and takes so far
  .prior = before, per cent
  .posterior = after, per cent
  .counted = counted before
  .likelihood = likelihood of what was seen
  .product = before × likelihood
  .left = counted after
  .fits = fits
  .fit = { $fits ->
    [1] yes
   *[0] no
  }
  .begun = Nothing has been looked at yet. The emblem at { $square } fits with { $percent } per cent, exactly { $exact }.
  .sentence = { $step }. { $told } { $moved ->
    [0] That tells nothing of the one at { $square }: it is of each kind as likely as before, and fits with { $after } per cent, exactly { $exact }.
   *[1] The one at { $square } fitted with { $before } per cent, and now fits with { $after }, exactly { $exact }.
  }
chart-blind = Take the emblem at { $square } without having seen it?
  .across = shields filled
  .fits = it fits
  .even = a blind take pays from here on
  .exact = it fits, exactly
  .best = fewer turns
  .do = { $take ->
    [1] take it
   *[0] look first
  }
  .sentence = To come again costs { $again } turns on average, a wrong take { $wrong }. So a blind take pays if the emblem fits with { $percent } per cent or more: here { $pays ->
    [0] never
    [one] while no shield is filled
   *[other] up to { $most ->
        [one] one filled shield
       *[other] { $most } filled shields
      }
  }.
  .square = Where the emblem lies
  .fitting = Others seen that would fit
  .others = Others seen that wouldn’t
chart-again = To land on { $square } again takes { $turns } turns on average: one to a marked square, then the wait for the number that leads back from there
  .by = by { $far }: { $turns } turns on average
chart-forgetting = What a memory is worth
  .across = How many emblems the other remembers
  .won = Matches won by who forgets nothing, in 100
  .error = Error
  .moves = Moves of a match, on average
  .sentence = Who forgets nothing wins { $first } of 100 matches against who forgets at once, { $some } against who remembers the last { $few } emblems, and { $last } against who remembers the last { $most }. Sampled, not exact: each from { $matches } matches of two between bots that differ in nothing else. Nineteen times in twenty the true figure lies within { $error } points.

# What the drawings mean

legend = What the drawings mean
legend-board = On the board
legend-pawn = a pawn
legend-moored = a drakkar square
legend-white = a circle
legend-orange = a circle if 3 or 4 play
legend-emblem = an emblem, face down
legend-known = your note on an emblem
legend-played = played, or moved
legend-bars = captured, or in prison
legend-emblems = Emblems, and what they stand for
legend-heart = heart: valour
legend-spade = spade: daring
legend-diamond = diamond: constancy
legend-club = club: wisdom
legend-crown = crown: nobility
legend-tower = tower: power
legend-shields = Shields
legend-shield = still to be filled
legend-shield-full = filled

# What pages say in the words of this game

ui-ships = The clans
ui-sheet = Clans, log and buttons
ui-sheet-walk = The rule, and the clans
ui-greedy = a bot that forgets nothing
ui-recalls-4 = a bot that remembers the last 4 emblems it saw
ui-recalls-2 = a bot that remembers the last 2 emblems it saw
ui-recalls-0 = a bot that forgets at once
sampled = A chance is counted: from that position the match is played on { $playouts } times by bots that go from emblem to emblem and forget nothing. Nineteen times in twenty it is right to within { $error } in a hundred.

# Questions about prison, and about teams

quiz-sent = { $moved } To which square does the pawn of { $rival } go that stood at { $square }?
  .home = To { $home }
  .captor = To a drakkar square of { $seat }
  .captor-why = A drakkar is a prison for the pawns of its own side alone.
  .out = To none: it is out of the match
  .out-why = A captured pawn can come back.
  .fewer = { $ways ->
    [0] No number of a die leads
    [one] One number of a die leads
   *[other] { $ways } numbers of a die lead
  } out of { $home }, and { $more } out of { $other }.
  .equal = From either { $ways ->
    [0] no number of a die leads
    [one] one number of a die leads
   *[other] { $ways } numbers of a die lead
  } out: so it goes to { $home }, where it began.
  .taken = The other pawn of { $rival } is on { $other }.
quiz-waits = { $moved } How does the pawn of { $seat } on { $home } come out again?
  .any = By any die, from { $seat }’s next turn on
  .six = By a { $release } alone
  .turns = After { $turns ->
    [one] one missed turn
   *[other] { $turns } missed turns
  }, by any die
  .both = After { $turns ->
    [one] one missed turn
   *[other] { $turns } missed turns
  }, by a { $release } alone
  .captured = It was captured.
  .punished = { $seat } has taken wrongly.
  .barred = It was captured, and its way was barred when a { $release } was thrown.
  .begun = Its way was barred in the first turn.
quiz-out = { $moved } { $seat } has thrown { $one } and { $two }. What can the captured pawn on { $home } do in this turn?
  .six = Come out to { $end }, by the { $face }
  .sum = Come out to { $end }, by both dice together
  .other = Come out to { $end }, by the { $face }
  .released = Nothing; from the next turn on any die lets it out
  .captive = Nothing; it needs a { $release } still
  .free = It is { $release } squares straight ahead to { $end }, and nothing bars the way.
  .no-six = No { $release } was thrown.
  .no-other = No other die lets a captured pawn out.
  .stays-why = It may stay, but it can come out.
quiz-underfoot = { $moved } { $seat } knows that it is { $a-symbol } on which a pawn of { $seat } stands at { $square }. How soon can { $seat } take it?
  .now = At once, before the throw
  .die = In this turn, with a die for it, and the pawn stays
  .again = As soon as a pawn lands there again
  .never = Never: it is blocked
  .landing = An emblem can be taken only when a pawn lands on it. So this pawn leaves first, and then one of the two comes to it.
  .before = In this match, an emblem under one’s own pawn can be taken before the throw.
quiz-shield = { $moved } It is { $a-symbol }. Where does it go?
  .own = On a shield of { $seat }
  .partner = On a shield of { $rival }
  .choose = On a shield of either: { $seat } chooses
  .prison = Back where it was, and both pawns of { $seat } go to prison
  .needs = { $seat } needs { $the-symbol }.
  .has = { $seat } has { $the-symbol } already.
  .lacks = No shield of { $seat } is for { $the-symbol }.
quiz-sees = { $moved } Who sees what the emblem at { $square } is?
  .alone = { $seat } alone
  .partners = { $seat } and { $rival }, who are partners
  .all = Everybody
  .nobody = Nobody yet
quiz-won = { $moved } Who has won?
  .nobody = Nobody yet
  .first = { $seat }, at once
  .alone = { $seat } alone
  .both = { $rival } and { $leader } together
  .round = That is seen once all have had as many turns
  .filled = { $seat } has filled { $filled ->
    [0] no shield
    [one] one shield
   *[other] { $filled } shields
  }.
