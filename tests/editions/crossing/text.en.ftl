game = Crossing
edition-old = first edition (1907)
edition-new = second edition

ask-cross = { $seat }, how far do you hop?
do-hop = Hop { $stones } ahead
do-done = Wait

board-title = The river, with { PLURAL($stones, one: "# stone", other: "# stones") }
board-stone = Stone { $place }
board-pawn = The pawn of { $seat }, on stone { $place }


hop-most = Hops
  .elsewhere = No hop is that long. { $question }
  .text = You hop { $most } ahead at most. There { PLURAL($stones, one: "is # stone", other: "are # stones") }.
  .refused = You can’t hop { $stones } ahead: { $most } is the most.
  .told = { $seat } hops to { $place }.

hop-wait = Waiting
  .text = You may wait.
  .told = { $seat } waits.

hop-taken = One pawn a stone
  .text = You can’t land on a stone where a pawn stands.
  .refused = On stone { $place } there is a pawn.

bump-back = Bumps
  .text = A pawn that you land on goes back to the start.
  .told = { $rival } is sent back from stone { $place }.

end-across = The far bank
  .text = The first pawn on the far bank wins.
  .told = { $seat } is across, and wins.

end-beyond = { $edition ->
    [new] Landing exactly
   *[other] Beyond the bank
  }
  .text = { $edition ->
    [new] You must land on the far bank exactly.
   *[other] A hop that leads beyond the far bank ends there.
  }
  .exact = only exactly
  .beyond = also from beyond
  .ruling = { $edition ->
    [new] The rulebook leaves open whether a hop may lead beyond.
   *[other] {""}
  }
  .refused = A hop of { $stones } leads beyond the far bank.
