# Tablut in English. A rule is a message: its title; .text what it says; .refused the sentence that refuses a move;
# .told what happened by it; .ruling the reading that we take where the diary leaves it open.

game = Tablut

seat-0 = Muscovy
seat-1 = Sweden
letter-0 = M
letter-1 = S

# Things

thing-king = king
  .the = the king
thing-swede = Swede
  .the = the Swede
thing-muscovite = Muscovite
  .the = the Muscovite

# What is asked, and what can be answered

ask-move-man = { $seat }, which man do you move, and where to?
do-move = Move { $the-kind } from { $start } to { $end }

# The board and the moves

setup-board = The board
  .text = The board has nine by nine squares. The one in its middle is the castle, which the Lapps called konakis.
setup-men = The men
  .text = The king starts in his castle on { $castle }, with { PLURAL($swedes, one: "# Swede", other: "# Swedes") } around him in a cross. The { PLURAL($muscovites, one: "# Muscovite stands", other: "# Muscovites stand") } at the middle of the four edges, four at each.
turn-first = Who begins
  .text = Muscovy has the first move.
  .ruling = The diary doesn’t say who begins. We let those begin who attack.
turn-order = Turn by turn
  .text = The two sides move one man each in turn.
turn-own-men = Your own men
  .elsewhere = There is no man at { $start } to move. { $question }
  .text = You move a man of your own side. The king belongs to Sweden.
  .refused = { $start } holds a man of the other side: you play { $seat }.
move-far = As far as you like
  .text = All men, the king among them, move as far as they like.
  .told = { $seat } moves { $the-kind } from { $start } to { $end }.
move-straight = In a straight line
  .text = A move goes straight along the squares, never aslant.
  .refused = From { $start } no straight line leads to { $end }: men move along ranks and files, never aslant.
move-way = Over free squares
  .text = A man never passes over another, nor comes to a square where another stands.
  .refused = The way from { $start } to { $end } isn’t free: somebody stands on { $at }.

# The castle

castle-king-only = The king’s castle
  .text = Only the king may stand in the castle.
  .refused = { $end } is the castle: only the king may stand there.
castle-cross = Round the castle
  .text = Nobody passes through the castle, even while it is empty.
  .refused = Between { $start } and { $end } lies the castle: nobody passes through it.
castle-return = The king’s return
  .text = The king may come back into his castle.
  .refused = The king has left his castle, and doesn’t come back.
  .ruling = The diary forbids the castle to all others, and says nothing of a king who has left it. We let him come back. Read as “forbidden”, he doesn’t.
  .allowed = allowed
  .forbidden = forbidden

# Catching

catch-two = Caught between two
  .text = A man is caught, and taken off the board, when an enemy moves so that there is one on either side of him in a line.
  .told = { $seat } catches { $the-kind } on { $square }.
catch-own-move = Moving in between
  .text = A man who moves in between two enemies himself is safe there.
catch-castle = Caught against the castle
  .text = The empty castle counts as an enemy of both sides: a man beside it is caught when an enemy moves to his other side.
  .ruling = The diary speaks of the castle as an enemy only where the king is caught beside it. We let it be one for all.
catch-beside-king = Caught beside the king
  .text = While the king is in his castle with Muscovites on three sides and a Swede on the fourth, the castle counts as an enemy of that Swede too.
king-armed = The king helps
  .text = The king catches with his men, as any of them does.
  .ruling = Accounts differ on whether the king takes part in catching. We let him. Read as “unarmed”, he doesn’t.
  .armed = armed
  .unarmed = unarmed
king-four = The king between four
  .text = In his castle the king is caught by Muscovites on all four sides. Beside it he is caught by three, with the empty castle on the fourth side. Muscovy has won.
  .told = The king is hemmed in on all sides: { $seat } has won.
king-two = The king between two
  .text = Elsewhere the king is caught between two Muscovites as any man is. Muscovy has won.
  .told = The king is caught between two: { $seat } has won.

# The end

king-warning = Raichi and tuichu
  .text = When the king has a clear way to the edge, Sweden must say so: “raichi”. When he has two, it is “tuichu”, and he can’t be held any more.
  .told = { $ways ->
    [1] “Raichi!” The king has a clear way to the edge.
   *[other] “Tuichu!” The king has { $ways } clear ways to the edge.
  }
king-edge = The king escapes
  .text = When the king reaches any square at the edge, Sweden has won.
  .told = The king has reached the edge: { $seat } has won.
end-no-move = No way to move
  .text = A side that can’t move any man has lost.
  .told = The other side can’t move: { $seat } has won.
  .ruling = The diary doesn’t foresee it. We follow what is usual in games of its kind.
end-repetition = The same again
  .text = A match ends undecided when { PLURAL($repetitions, one: "once", other: "# times") } the same men have stood on the same squares with the same side to move.
  .told = { $drawn ->
    [1] The same position has come too often: the match is undecided.
   *[other] The other side has brought about the same position too often: { $seat } has won.
  }
  .ruling = The diary knows no such end. We let the match be undecided. Read as “loss”, who brings the position about has lost.
  .draw = a draw
  .loss = a loss

# The board

board-turn = { $seat } is to move
board-won = { $seat } has won
board-drawn = The match is undecided
board-men = { $muscovites ->
    [1] One Muscovite
   *[other] { $muscovites } Muscovites
  }, { $swedes ->
    [0] no Swede
    [1] one Swede
   *[other] { $swedes } Swedes
  }
board-all = The board. King: { $king }. Swedes: { $swedes }. Muscovites: { $muscovites }
board-none = none
board-castle = the castle
board-free = free
