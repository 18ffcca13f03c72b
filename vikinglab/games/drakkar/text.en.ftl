# Drakkar in English. A rule is a message: its title; .text what it says; .refused the sentence that refuses an action
# with the figures of the position; .told what happened by it; .ruling the reading chosen where the rulebook is silent.

game = Drakkar
game-about = Move two pawns, turn over hidden emblems, and remember them: the first to fill five shields wins.
seat-1 = Sky
  .of = of Sky
  .to = to Sky
seat-you = your clan
  .of = of your clan
  .to = to your clan

# Things

symbol = { WORD($symbol, heart: "heart", spade: "spade", diamond: "diamond", club: "club", crown: "crown", tower: "tower") }
  .the = the { symbol }
  .a = a { symbol }

square = { $square }
  .the = { $square }
  .at = at { $square }
drakkar-square = drakkar square { drakkar-side }
  .the = { drakkar-square }
  .at = on { drakkar-square }
drakkar-side = { $line } ({ WORD($side, south: "south", west: "west", north: "north", east: "east") })

# What is asked, and what can be answered

ask-bring-out = { $dice ->
    [one] { $seat }, bring your other pawn out with the { $one }.
    [alike] { $seat }, bring both pawns out with a { $one } each, one after the other.
   *[other] { $seat }, bring a pawn out with the { $one } or the { $two }. The other die is for the other pawn.
  }
ask-play-dice = { $dice ->
    [one] { $seat }, move a piece { PLURAL($one, one: "# square", other: "# squares") }: one of your pawns, or an emblem.
    [alike] { $seat }, move two pieces { PLURAL($one, one: "# square", other: "# squares") } each: your pawns or emblems.
   *[other] { $seat }, move one piece { PLURAL($one, one: "# square", other: "# squares") } and another { $two }: your pawns or emblems.
  }
ask-on-emblem = { $seat }, your pawn is on the emblem at { $square }. Look at it, take it, or leave it?
ask-choose-shield = { $seat }, you need { $the-symbol }, and so does your partner. Whose shield gets it?
ask-claim-under-pawn = { $seat }, do you take an emblem under one of your pawns before you roll?
your-dice = { $dice ->
    [one] your die shows { $one }
   *[other] your dice show { $one } and { $two }
  }

do-move = { $piece ->
    [out] Bring the pawn out to { $the-end }
   *[other] Move the { WORD($piece, pawn: "pawn", emblem: "emblem") } from { $the-start } to { $the-end }
  }
do-pass = { PLURAL($number, one: "Skip this die", other: "Skip both dice") }
do-see = I look
do-take = I take
do-leave = { WORD($then, roll: "Roll the dice", play: "Leave the emblem") }
do-claim = Take the emblem at { $square }
do-place = { $whose ->
    [own] Fill my own shield
    [partner] Fill my partner’s shield
   *[rival] Fill a shield of { $rival }
  }

# Setting up

aim-clan = Your clan’s emblems
  .text = You lead a clan. It has { PLURAL($shields, one: "# shield", other: "# shields") }, each for a different emblem of the clan. A heart stands for valour, a spade for daring, a diamond for constancy. A club stands for wisdom, a crown for nobility, a tower for power. Find your clan’s emblems and fill your shields.
  .ruling = There are { PLURAL($kinds, one: "# kind", other: "# kinds") } of emblems and { PLURAL($shields, one: "# shield", other: "# shields") }, so each clan lacks { PLURAL($lacking, one: "one", other: "#") }. Our copy doesn’t say which: the clans here are reconstructed.
setup-emblems = Emblems face down
  .text = Shuffle the { PLURAL($circles, one: "# emblem", other: "# emblems") }, { $copies-4 } of each kind. Lay one face down on each circle of the board, which has { PLURAL($board-side, one: "# square", other: "# squares") } on each side.
  .ruling = The rulebook counts { PLURAL($squares, one: "# square", other: "# squares") }, drakkar squares included, and { PLURAL($circles, one: "# circle", other: "# circles") }. We pieced together the places of the circles from a damaged drawing. We read its “five series of six” as { PLURAL($copies-4, one: "# emblem", other: "# emblems") } of each of the { PLURAL($kinds, one: "# kind", other: "# kinds") }. Only then can a clan be completed, and only then do two players have enough.
  .elsewhere = There is no such square on the board. { $question }
setup-two = Emblems for two players
  .text = Two players use { PLURAL($copies-2, one: "# emblem", other: "# emblems") } of each kind, on the { PLURAL($white, one: "# circle that isn’t", other: "# circles that aren’t") } orange.
setup-pawns = Pawns on their drakkars
  .text = Each player has two pawns. They start on the two drakkar squares in front of that player. Two players sit face to face.
  .ruling = The rulebook doesn’t say where three players sit: they leave one side free. The places of the drakkar squares are reconstructed.
short-match = The short match
  .text = A first match can be short: each clan has { PLURAL($short-shields, one: "# shield", other: "# shields") }. No rulebook has such a match: it is Vikinglab’s own.
begin-first-player = First player
  .text = Each player rolls both dice once. The highest total begins.
  .ruling = The rulebook doesn’t mention ties. Players who tie for the highest total roll again.
  .told = { $next ->
    [roll] { $seat } rolls { $total }.
    [begin] { $seat } rolls { $total }: { $leader } begins.
   *[again] { $seat } rolls { $total }. Players who tie roll again.
  }

# The first turn

turn-order = Turn order
  .text = On your turn, roll two dice and move pieces with them. Then your left neighbour plays.
  .ruling = The rulebook says that play goes from right to left. At a table, that is clockwise.
  .told = { $seat } rolls { $one } and { $two }.
  .untimely = You haven’t rolled yet: first decide about the emblem, then roll the dice. { $question }
begin-both = Both pawns come out
  .text = On your first turn, you must bring both pawns out of their drakkars, one with each die. Nothing else can move.
  .refused = On your first turn, both pawns come out and nothing else moves. { $dice ->
    [one] Bring your other pawn out with the { $one }.
    [alike] Bring a pawn out with a { $one }.
   *[other] Bring a pawn out with the { $one } or the { $two }.
  }
begin-choose = Choice of dice
  .text = On your first turn, you choose which die brings out which pawn, and which pawn comes first.
  .ruling = The rulebook gives each pawn one die, and doesn’t say who chooses. If your choice bars the other pawn’s way, that pawn stays in.
begin-barred = A pawn that can’t come out yet
  .text = If a pawn’s way is barred on your first turn, it stays on its drakkar. It comes out on a later turn, with any die.
  .ruling = The rulebook doesn’t say what happens to such a pawn. It wasn’t captured, so it needs no { $prison-release }.
  .told = { PLURAL($number, one: "One", other: "Neither") } of { $seat }’s pawns { PLURAL($number, one: "can’t come out: its way is", other: "can come out: their ways are") } barred.

# Moving

dice-two-pieces = Two dice, two pieces
  .text = Each die moves a different piece: two of your pawns, two emblems, or one of each in either order.
  .elsewhere = There is no piece to move on that square. { $question }
dice-one-piece = One die per piece
  .text = The two dice are never added, and no piece moves with both.
  .ruling = The rulebook says that dice are never added for one piece. We read that a piece can’t move with one die and then with the other, either.
  .refused = { $dice ->
    [one] This { WORD($piece, emblem: "emblem", other: "pawn") } already moved with the other die. Move another piece with the { $one }.
   *[other] You can’t add the dice for one piece. Move one piece with the { $one } and another with the { $two }.
  }
dice-exact = Exact moves
  .text = A piece moves exactly as many squares as its die shows.
  .ruling = The rulebook says that a piece moves by the value of a die, and never mentions moving less. So a piece can’t go where its move would take it off the board.
  .refused = From { $the-start } to { $the-end } is { PLURAL($far, one: "# square", other: "# squares") }, but { your-dice }.
  .elsewhere = A piece can’t stay where it is: it moves as many squares as its die shows. { $question }
dice-free = Optional dice
  .text = After your first turn, you don’t have to use your dice.
  .ruling = The rulebook says what you can move with the dice. It calls only the first turn a duty.
  .told = { $seat } moves nothing more.
move-straight = Straight lines in eight directions
  .text = Pawns and emblems move in a straight line: forwards, backwards, sideways or diagonally.
  .ruling = The rulebook names the lines. It doesn’t say whether a piece may turn on the way: a move follows one line.
  .refused = You can’t go from { $the-start } to { $the-end }: they aren’t on one straight line. A piece moves forwards, backwards, sideways or diagonally.
  .told = { $piece ->
    [out] { $seat } brings a pawn out to { $end }.
   *[other] { $seat } moves { WORD($piece, pawn: "a pawn", other: "the emblem") } from { $start } to { $end }.
  }
pawn-own = Only your own pawns
  .text = You can’t move other players’ pawns.
  .ruling = The rulebook speaks of opponents’ pawns. In teams, you can’t move your partner’s pawns either.
  .refused = The pawn { $at-start } belongs to { $rival }. You can move only your own.
pawn-no-jump = No passing over pawns
  .text = A pawn can’t pass over any other pawn.
  .refused = { $whose ->
    [own] Your other pawn
   *[other] { $rival }’s pawn
  } is in the way at { $square }. A pawn can’t pass over another pawn.
pawn-over-emblems = Passing over emblems
  .text = A pawn may pass over emblems.
pawn-occupied = No landing on your own side
  .text = A pawn can’t land on a pawn of its own side.
  .ruling = The rulebook mentions landing only on a rival’s pawn that blocks an emblem. In teams, your partner’s pawns are on your side.
  .refused = You can’t land { $at-end }: { WORD($whose, own: "your other pawn", partner: "your partner’s pawn") } is there.
emblem-anybody = Emblems for everyone to move
  .text = Emblems on the board belong to nobody. Every player can move them, unless a pawn stands on them.
  .ruling = The rulebook forbids moving other players’ pawns, and names no owner for emblems.
emblem-over-all = Emblems over everything
  .text = An emblem may pass over emblems and pawns.
emblem-under-pawn = No emblem under a pawn
  .text = An emblem can’t stop where a pawn stands.
  .refused = An emblem can’t stop under a pawn: { $whose ->
    [own] yours
   *[other] { $rival }’s
  } is { $at-end }.
emblem-on-emblem = One emblem per square
  .text = An emblem can’t stop where another lies.
  .ruling = The rulebook only lets emblems pass over one another. With two on a square, nobody could tell which one a pawn has reached.
  .refused = An emblem can’t stop on another: there is one { $at-end } already.
drakkar-straight-out = Straight out of the drakkar
  .text = A pawn comes out of its drakkar square straight ahead.
  .refused = A pawn comes out of its drakkar straight ahead, and no other way.
drakkar-no-return = No way back
  .text = A pawn never moves to a drakkar square. It is only sent there.
  .ruling = The rulebook names these squares as start and as prison, and speaks only of moving out.
  .refused = { $whose ->
    [own] You can’t move a pawn back to its drakkar square. It is only sent there.
    [nobody] Nobody plays from this drakkar square. No pawn moves there.
   *[rival] This drakkar square belongs to another player. No pawn moves there.
  }
drakkar-pawns-only = No emblem on a drakkar
  .text = Emblems don’t move to drakkar squares.
  .ruling = The rulebook speaks of pawns alone on these squares.
  .refused = You can’t move an emblem to a drakkar square. Only pawns stand there.

# Landing on an emblem

land-choice = Landing on an emblem
  .text = When your pawn lands on an emblem, you may look at it, take it or leave it.
  .ruling = The rulebook says that taking is never a duty. We read the same for looking.
  .told = { $seat } leaves the emblem at { $square }.
  .untimely = You look at an emblem, or take it, when your pawn lands on it and before anything else moves. { $question }
look-see = “I look”
  .text = Look at the emblem and put it back face down where it was, with your pawn on it.
  .told = { $seat } looks at the emblem at { $square }.
look-secret = Secret looks
  .text = When you look, everyone sees that you do. Only you see the emblem.
  .told = { $seat } sees { $a-symbol } at { $square }: nobody else does.
look-by-heart = Playing by heart
  .text = When you look at an emblem, the board shows it to you until your next move. After that, remember what it is and where it goes.
  .ruling = The rulebook doesn’t say whether you may take notes. It calls this a game of observation, so neither the board nor the log reminds you of what you saw. Choose “Remember for me” at any time, and the board keeps notes. It marks each emblem that you have seen, and counts what the others can be.
emblem-blocked = Blocked emblems
  .text = While a pawn stands on an emblem, the emblem is blocked: nobody can move it.
  .ruling = The rulebook calls an emblem blocked when its pawn has looked at it. We count any emblem under a pawn as blocked: it could hardly be moved from under it.
  .refused = { $rival }’s pawn { $at-start } blocks the emblem there. You can move neither.
take-right = A right take
  .text = If the emblem is your clan’s and its shield is empty, put it there for all to see. Your pawn stays where it is.
  .told = { $whose ->
    [partner] { $seat } takes { $a-symbol } at { $square } for { $leader }, who now has { PLURAL($filled, one: "# shield", other: "# shields") } filled.
   *[own] { $seat } takes { $a-symbol } at { $square } and { PLURAL($filled, one: "fills the first shield.", other: "now has # shields filled.") }
  }
take-own-shields = Only for your shields
  .text = You can keep only emblems that belong on your shields, one of each.
take-wrong = A wrong take
  .text = If the emblem isn’t your clan’s, or you already have it, show it to everyone. Put it back face down where it was. Your turn is over, and you are punished.
  .ruling = The rulebook doesn’t say how long you show it. On our board it lies face up until the next turn is over, so that nobody has to look in haste.
  .told = { $seat } takes { $a-symbol } at { $square }, wrongly: { WORD($owner, own: "that shield is filled already", partner: "the partner has it already", nobody: "it isn’t one of the clan’s") }. Everyone sees it, and it goes back.
take-blind = Blind takes
  .text = You may take an emblem that you haven’t seen. If you are wrong, you are punished all the same.
take-landing = Only on landing
  .text = You can look at an emblem, or take it, only when your pawn lands on it. To take one that you have looked at, land on it again.
  .ruling = The rulebook gives the choice when a roll lets a pawn land. With “under a pawn”, you may also take an emblem before you roll, if one of your pawns stands on it. Matches then become shorter by a quarter or more.
  .on-landing = on landing
  .under-a-pawn = under a pawn
  .told = { $seat } takes no emblem before rolling.
  .refused = { $lies ->
    [emblem] None of your pawns is { $at-there }. Before you roll, you take only an emblem that your pawn stands on.
   *[nothing] There is no emblem { $at-there }. Before you roll, you take only an emblem that your pawn stands on.
  }
  .untimely = { $reading ->
    [under-a-pawn] You look at an emblem, or take it, when your pawn lands on it. You may also take one that your pawn stands on before you roll. { $question }
   *[on-landing] You can look at an emblem, or take it, only when your pawn lands on it. To take one that it stands on, land on it again. { $question }
  }
prison-both = Both pawns to prison
  .text = After a wrong take, both your pawns go back to your drakkar squares, and you miss { PLURAL($prison-turns, one: "# turn", other: "# turns") }.
  .told = Both of { $seat }’s pawns go to prison for { PLURAL($turns, one: "# turn", other: "# turns") }.
prison-turns = Missed turns
  .text = On a turn that you miss, you don’t roll and you don’t move emblems.
  .ruling = The rulebook says in prison, and without playing. We read that you don’t move emblems either.
  .told = { $seat } misses a turn{ PLURAL($left, none: ".", one: ", and will miss # more.", other: ", and will miss # more.") }
prison-back = Back from prison
  .text = After the missed turns, you may bring out one pawn or both, with any die.

# Freeing a blocked emblem

free-capture = Freeing an emblem
  .text = A pawn may land on a rival’s pawn that blocks an emblem. That captures the pawn. Then you look at the emblem, take it or leave it.
  .told = { $seat } captures { $rival }’s pawn at { $square }.
free-only-blocking = Only pawns that block
  .text = You can’t capture a rival’s pawn that stands on no emblem, and you can’t land on it.
  .ruling = The rulebook speaks of capture only where a pawn blocks an emblem.
  .refused = You can’t land { $at-end }: { $rival }’s pawn there blocks no emblem.
free-worse-square = The worse drakkar square
  .text = A captured pawn goes to whichever of its drakkar squares has fewer ways out.
  .ruling = A way out is a square straight ahead, within reach of one die, that is open to the pawn now. If both drakkar squares have as many, it goes to the one where it began. If one is taken, it goes to the other.
  .told = { $seat }’s pawn goes to { $the-home }: { PLURAL($ways, none: "all ways out are barred there.", one: "# way out is open there.", other: "# ways out are open there.") }
prison-six = A { $prison-release } to come out
  .text = A captured pawn comes out only with a { $prison-release }, if it can go that far.
  .ruling = With a { $prison-release } you may bring it out, but you don’t have to. If you could and didn’t, it needs another.
  .refused = This pawn was captured. It comes out only with { IF($rolled, "the", "a") } { $release }, going { PLURAL($release, one: "# square", other: "# squares") }{ $rolled ->
    [0] , but { your-dice }.
   *[other] .
  }
prison-barred = A { $prison-release } that doesn’t help
  .text = If you roll a { $prison-release } and the captured pawn can’t go that far, play the dice otherwise. From your next turn on, that pawn comes out with any die.
  .ruling = The rulebook says that it does so on the next turn. We read that it may, and that the right lasts until it is used. If two captured pawns are barred, both have it. We look at the pawn’s way when you roll. If the way opens later in the turn, the pawn may still use the { $prison-release }.
  .told = A captured pawn of { $seat } is barred: from the next turn on, it needs no { $release }.
  .refused = This pawn was captured, and its way is barred for the { $release }. From your next turn on, it may come out with any die.
prison-others = The other pieces meanwhile
  .text = While a pawn is in prison, use the dice for your other pawn and for emblems.
prison-replaces = Punished while a pawn is captured
  .text = If you take wrongly while one of your pawns is captured, both pawns go to prison. After the missed turns, both come out with any die.
  .ruling = The rulebook doesn’t speak of both at once. The punishment is for both pawns, and says how they come back.

# The end

end-victory = King of the Vikings
  .text = The first player to fill { PLURAL($shields, one: "# shield", other: "all # shields") } wins at once.
  .told = { $seat } has filled { PLURAL($shields, one: "# shield", other: "# shields") } and is king of the Vikings.
end-enough = Enough for everybody
  .text = There are enough emblems of each kind for all who need them, so anybody can still win.

# Two teams of two

team-two = Two teams of two
  .text = Four players may play in two teams: partners sit face to face. All other rules stay the same.
  .ruling = The rulebook offers this as a variant; usually each plays alone. With “teams”, players who face each other are partners. The rulebook doesn’t say where they sit.
  .alone = alone
  .teams = teams
team-shields = For your partner’s shields
  .text = In teams, you may also take emblems for your partner’s shields. You are wrong only if neither of you needs the emblem.
  .untimely = In teams, you choose a shield only when you and your partner both need the emblem that you take. { $question }
team-choose = An emblem that both need
  .text = If you and your partner both need the emblem that you take, you choose whose shield it goes on.
  .ruling = The rulebook doesn’t say who chooses.
  .told = { $seat } takes { $a-symbol } at { $square }: both partners need it.
  .refused = The emblem goes on your shield or on your partner’s, not on a shield of { $rival }.
  .untimely = The emblem is taken. Only its shield is still to be chosen. { $question }
team-silence = Silent partners
  .text = Partners may not tell each other what they have seen.
team-victory = The winning team
  .text = In teams, the first team to fill all shields of both partners wins.
  .told = { $seat } and { $rival } have filled { PLURAL($shields, one: "# shield", other: "# shields") } together and win.

# The board

board-won = { $and-winners } { PLURAL($number, one: "has won", other: "have won") }
board-round = Roll to see who starts
board-turn = { $seat } to play
board-shields = Shields
board-board = The board, from the lower left
board-home = { $square }, of { $seat }
board-emblem = an emblem
board-emblem-known = an emblem, { IF($up, "face up: ") }{ $a-symbol }
board-pawn = a pawn of { $seat }
board-held = { WORD($held, captive: "captured", released: "captured, free from the next turn on", punished: "in prison") }
board-circle = { WORD($circle, white: "a white circle", orange: "an orange circle") }
board-clan = Shields
board-taken = Taken
board-nothing-taken = Nothing taken yet
board-missing = In prison: misses { PLURAL($turns, one: "# more turn", other: "# more turns") }
board-none-captured = { PLURAL($home, none: "Both pawns are on the board", one: "One pawn is on its drakkar", other: "Both pawns are on their drakkars") }
board-one-captured = { PLURAL($home, one: "One pawn is captured", other: "One pawn is captured, the other on its drakkar") }
board-both-captured = Both pawns are captured
board-shield = { $seat }: shield for { $the-symbol }, { IF($filled, "filled", "empty") }
board-filled = { $filled } of { PLURAL($shields, one: "# shield", other: "# shields") } filled
board-die = A die that shows { $face }
board-die-played = The other die is played
board-moved = moved already
board-plan = Reconstructed plan
board-note = The clans and the places of circles and drakkars are reconstructed
board-notes = { PLURAL($number, none: "You have seen every emblem", one: "# emblem that you haven’t seen", other: "# emblems that you haven’t seen") }
board-needs = needs a { $release }
board-misses = { PLURAL($turns, one: "misses a turn", other: "misses # turns") }
board-unseen-all = Not seen yet
board-unseen = { $symbol }: { $number }

# Questions

quiz-seen = { $number ->
    [1] { $a-symbol }
   *[other] { $number } × { $symbol }
  }
quiz-comes = { $question } Point at an emblem that you can come to in this turn, to look at it or to take it.
  .way = You can: { $moves }. A pawn that lands on an emblem may look at it or take it.
  .far = With these dice none of your pawns can come to { $square }.
quiz-sent = { $moved } Where does the pawn of { $rival } go that stood at { $square }? Point at the square.
  .home = To { $home }
  .captor-why = A drakkar is a prison for the pawns of its own side alone.
  .fewer = { PLURAL($ways, none: "No number of a die leads", one: "One number of a die leads", other: "# numbers of a die lead") } out of { $home }, and { $more } out of { $other }.
  .equal = From either { PLURAL($ways, none: "no number of a die leads", one: "one number of a die leads", other: "# numbers of a die lead") } out: so it goes to { $home }, where it began.
  .taken = The other pawn of { $rival } is on { $other }.
quiz-left = { $moved } Of the emblem “{ $symbol }” you have seen { PLURAL($seen, none: "none", one: "one", other: "#") } on the board. How many are there among those that you haven’t seen?
  .why = There are { $copies } of each kind. You have seen { $seen } of this kind on the board, and { PLURAL($taken, one: "# lies", other: "# lie") } on shields: { PLURAL($left, one: "# is", other: "# are") } left.
  .shields = That forgets the shields.
  .looks = That forgets what you have seen.
  .all = That is how many there were at the start.
  .players = That would be so with another number of players.
  .kinds = So many kinds there are, not emblems of a kind.
quiz-taking = { $moved } You know that it is { $a-symbol }. What happens if you take it?
  .shield = The { $symbol } goes on a shield
  .prison = Both your pawns go to prison for { PLURAL($turns, one: "one turn", other: "# turns") }
  .lost = You only lose the other die
  .won = You have won, and the match is over
  .shield-why = { IF($wins, "It does: as your last, and that wins.", "You have no empty shield for it.") }
  .prison-why = You need it, so you take it rightly.
  .lost-why = { IF($fits, "A right take costs nothing.", "You lose that, and more.") }
  .won-why = { PLURAL($filled, none: "None of your shields is filled so far.", one: "Only one of your shields is filled so far.", other: "Only # of your shields are filled so far.") }
quiz-punished = { $moved } You know that it is { $a-symbol }, which you can’t use. What follows if you take it?
  .both = Both your pawns miss { PLURAL($turns, one: "one turn", other: "# turns") }, and then come out with any die
  .one = Only the pawn that took it goes to prison
  .six = { IF($captive, "Both go to prison, and the captured one still needs", "Both go to prison, and each needs") } a { $release }
  .turn = Your turn is over, and nothing else
quiz-recalls = { $moved } What is the emblem at { $square }?
  .symbol = { $a-symbol }
  .unknown = You can’t know
  .known = { $known ->
    [seen] You have seen it: { $a-symbol }.
   *[unseen] You haven’t seen what it is.
  }
  .elsewhere = { $known ->
    [unseen] You have never seen { $a-symbol } on the board.
   *[seen] You have seen { $a-symbol }, but that is another emblem.
  }
quiz-remember = Where is { $the-symbol } now? Point at it.
  .look = You look at { $square }: { $a-symbol }.
  .that = That is { $the-symbol }
  .unseen = You haven’t looked at the emblem at { $square }
  .why = You saw { $the-symbol } at { $start }{ $now ->
    [elsewhere] , and then it went to { $end }.
   *[there] , and it is still there.
  }
quiz-witness = { $moved } Who knows then what the emblem from { $square } is?
  .alone = { $seat } alone
  .all = { $players ->
    [2] Both
   *[other] All
  }
  .nobody = Nobody
  .not-alone = { $knows ->
    [nothing] { $seat } doesn’t know it.
   *[too] Not { $seat } alone: others know it, too.
  }
  .not-all = Not everyone knows it.
  .not-nobody = Somebody knows it.
  .before = { $seat } had seen it before.

# Questions about odds

quiz-reach = { $moved } Say that all stays as it is until your next turn. How likely can a pawn of yours then come to { PLURAL($number, one: "the emblem", other: "one of the emblems") } at { $and-squares }?
  .why = The ways there: { $ways }. Of the { PLURAL($whole, one: "# roll", other: "# rolls") } of two dice, { PLURAL($good, one: "# has", other: "# have") } what one of them needs.
quiz-released = { $moved } How likely is your captured pawn out of prison after { PLURAL($turns, one: "your next turn", other: "your next # turns") }, if nothing comes into its way?
  .why = Of { PLURAL($whole, one: "# roll", other: "# rolls") } { PLURAL($without, one: "# shows", other: "# show") } no { $release }. The chance that none comes in { $turns ->
    [1] one roll is { $without }/{ $whole }
   *[other] { $turns } rolls is { $without }/{ $whole }, multiplied { $turns } times
  }; what is left is the answer.
quiz-fits = { $moved }{ $known ->
    [0] { "" }
   *[other] { " " }You know where these are: { $seen }.
  } How likely does the emblem at { $square } fit one of your empty shields?
  .why = You can’t tell { PLURAL($hidden, one: "# emblem", other: "# emblems") } apart, and { PLURAL($fit, none: "none of them fits", one: "one of them fits", other: "# of them fit") }.
quiz-blind = { $moved } You haven’t seen the emblem at { $square }. What costs fewer turns on average?
  .take = Take it blind
  .look = Look first, and come again if it fits
  .why = There is a { $percent } % chance that it fits. After a look you need { PLURAL($again, one: "# turn", other: "# turns") } on average to come again. A wrong take costs { PLURAL($wrong, one: "# turn", other: "# turns") }: those you miss, and the way back. So a blind take pays from { $even } % on.

# Figures of the odds

chart-percent = %
chart-of = { $part }/{ $whole }
chart-reach = { $roll ->
    [open] Squares that { $seat } can reach with the next roll
   *[made] Squares that { $seat } can reach with { $one } and { $two }
  }
  .across = square
  .die = die
  .there = on it
  .lies = { WORD($what, emblem: "an emblem", both: "a blocked emblem", none: "–") }
  .how = from, and with
  .way = { $the-start } with the { $face }
  .after-any = { $the-start } with the { $face }, after the other pawn
  .after = { $the-start } with the { $face }, after the other pawn with { $first }
  .points = { $percent } %
  .by = with { $dice }{ IF($first, ", after the other pawn") }
  .squares = { $seat } can reach { PLURAL($number, none: "no square", one: "# square", other: "# squares") }.
  .none = None of them has an emblem.
  .chance = { $percent } % of rolls reach an emblem.
  .emblems = { PLURAL($emblems, one: "There is an emblem", other: "There are emblems") } at { $and-squares }.
  .whose = Seat
  .dice = Dice
  .any = not rolled yet
  .dice-of = { $one } and { $two }
chart-prison = { PLURAL($barred, none: "Time in prison", other: "Time in prison while another pawn bars square # of the way") }
  .across = turns
  .captured = out, if captured
  .punished = out, if punished
  .never = While another pawn stands right in front, no pawn comes out.
  .by-release = A captured pawn takes { PLURAL($captured, one: "# turn", other: "# turns") } on average to come out.
  .by-two-numbers = A captured pawn needs a { $release } and then a smaller number. That takes { PLURAL($captured, one: "# turn", other: "# turns") } on average.
  .by-any = A punished pawn takes { $punished }.
  .within = From turn { $within } on, a captured pawn is at least as likely out as in.
  .longer = Even after { PLURAL($turns, one: "# turn", other: "# turns") }, a captured pawn is more likely in than out.
  .left = After { PLURAL($turns, one: "# turn", other: "# turns") }, the chance that it is still in is { $left } %.
  .barred = Square that another pawn bars (0: none)
chart-bayes = What can the emblem at { $square } be, as far as { $seat } knows?
  .across = emblem
  .step = Looks and takes so far
  .prior = before, %
  .posterior = after, %
  .counted = counted before
  .likelihood = likelihood of the evidence
  .product = before × likelihood
  .left = counted after
  .fits = fits
  .fit = { IF($fits, "yes", "no") }
  .begun = Nobody has looked at an emblem yet. The chance that the emblem at { $square } fits is { $percent } %.
  .seen = Step { $step }. { $told }
  .unmoved = That tells nothing about the emblem at { $square }. The chance that it fits is still { $after } %.
  .moved = The chance that the emblem at { $square } fits was { $before } %. Now it is { $after } %.
chart-blind = Take the emblem at { $square } blind?
  .across = shields filled
  .fits = chance that it fits
  .even = chance from which a blind take pays
  .best = fewer turns
  .do = { IF($take, "take it", "look first") }
  .sentence = Coming back costs { PLURAL($again, one: "# turn", other: "# turns") } on average, a wrong take { $wrong }. So a blind take pays if the chance that the emblem fits is at least { $percent } %: here { $pays ->
    [0] never
    [one] while no shield is filled
   *[other] up to { PLURAL($most, one: "# filled shield", other: "# filled shields") }
  }.
  .square = Square of the emblem
  .fitting = Others seen that would fit
  .others = Others seen that wouldn’t
chart-again = Landing on { $square } again takes { PLURAL($turns, one: "# turn", other: "# turns") } on average: one to a marked square, then the wait for the number that leads back
  .by = with the { $far }: { PLURAL($turns, one: "# turn", other: "# turns") } on average
chart-forgetting = The value of a memory
  .across = Opponent remembers
  .won = Win rate, %
  .error = Error
  .off = ± { NUMBER($error, maximumFractionDigits: 1) }
  .moves = Moves a match
  .sentence = A bot with perfect memory wins { $first } % of matches against a bot with no memory. It wins { $some } % against one that remembers the last { PLURAL($few, one: "# emblem", other: "# emblems") }, and { $last } % against the last { $most }. Each figure is estimated from { PLURAL($matches, one: "# match", other: "# matches") } of two, ±{ PLURAL($error, one: "# point", other: "# points") } (95 %). The bots differ in nothing else.

# What the drawings mean

legend-board = On the board
legend-pawn = Pawn
legend-orange = Circle, for 3 or 4
legend-known = Your note on an emblem
legend-played = Played, or moved
legend-bars = Captured, or in prison
legend-emblems = Emblems and what they stand for
legend-symbol = { symbol }: { WORD($symbol, heart: "valour", spade: "daring", diamond: "constancy", club: "wisdom", crown: "nobility", tower: "power") }
legend-shields = Shields
legend-shield = Still to be filled
legend-shield-full = Filled

# What pages say in the words of this game

ui-panels = Clans
ui-sheet = Clans and log
ui-sheet-replay = Rule and clans
ui-greedy = Bot with perfect memory
ui-recalls-4 = Bot that remembers 4 emblems
ui-recalls-2 = Bot that remembers 2 emblems
ui-recalls-0 = Bot with no memory
sampled = Estimated from { PLURAL($playouts, one: "# playout", other: "# playouts") } by bots with perfect memory, ±{ PLURAL($error, one: "# point", other: "# points") } (95 %).

# The aid

aid-aim = Find your clan’s emblems among those that lie face down, and remember where they go. The first to fill { PLURAL($shields, one: "# shield", other: "# shields") } wins.
aid-roll = Roll two dice
aid-move = Move two pieces
aid-land = On an emblem: look, take or leave (the box: JE VOIS, JE PRENDS)
aid-prison = After a wrong take
aid-capture = On a rival’s pawn
part-pawn = Your two pawns
  .line = Land them on emblems.
part-die = Two dice
  .line = Each moves one piece, exactly that far.
part-emblem = Emblem, face down
  .line = Anybody may move it, unless a pawn stands there.
part-look = Look
  .line = See the emblem in secret, and remember it.
part-take = Take
  .line = Right: onto your shield. Wrong: prison.
part-shield = Shield
  .line = Waits for the emblem that it shows.
part-shield-full = Filled shield
  .line = A point that nobody can take away.
part-moored = Drakkar square
  .line = Where your pawns start, straight ahead.
part-bars = In prison
  .line = After a wrong take you miss { PLURAL($prison-turns, one: "# turn", other: "# turns") }.
part-white = Circle
  .line = Where an emblem lies at the start.
part-orange = Orange circle
  .line = Only with three or four players.

# The chapters of the rules

chapter-setup = Setting up
chapter-first = The first turn
chapter-move = Moving
chapter-land = Landing on an emblem
chapter-free = Freeing a blocked emblem
chapter-end = The end
chapter-teams = Two teams of two
