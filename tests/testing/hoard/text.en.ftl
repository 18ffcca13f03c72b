game = Hoard

thing-bones = bones
thing-silver = silver
thing-gold = gold

ask-dig = { $seat }, where do you dig? You have { PLURAL($coins, none: "no coin", one: "# coin", other: "# coins") }.
do-peek = Look into chest { $chest }
do-open = Open chest { $chest }
ask-appease = { $seat }, whom do you give a coin?
do-give = Give a coin to { $rival }
do-done = Earn a coin

board-title = Turn { $turn }, { $high ->
    [1] high water
   *[other] low water
  }
board-shore = The shore with { PLURAL($closed, one: "# closed chest", other: "# closed chests") }
board-hoard = { $seat }: { PLURAL($coins, one: "# coin", other: "# coins") } and { PLURAL($pieces, one: "# piece", other: "# pieces") }
board-lamp = The lamp
board-open = Chest { $chest }, open
board-closed = Chest { $chest }, closed
board-known = Chest { $chest }, closed, with { $piece }

turn-order = Turns
  .text = Seats play in turn, for { PLURAL($turns, one: "# turn", other: "# turns") } each.

tide-high = The tide
  .text = While the tide is high, no chest is opened.
  .refused = The tide is high: chest { $chest } lies under water.
  .told = The tide is { $high ->
    [1] high
   *[other] low
  }.

peek-once = One look
  .text = You look into a chest once.
  .refused = You have already looked into chest { $chest }.

peek-look = The lamp
  .text = By the lamp you look into a chest.
  .told = { $seat } looks into chest { $chest }.

peek-secret = A look is secret
  .text = Only you know what you see by the lamp.
  .told = In chest { $chest } there is { $piece }.

chest-open = Open chests
  .text = A chest is opened once.
  .refused = Chest { $chest } is open already.

chest-coin = Opening a chest
  .text = To open a chest costs a coin.
  .refused = To open chest { $chest } you need a coin; you have { PLURAL($coins, none: "none", one: "#", other: "#") }.
  .told = { $seat } opens chest { $chest } and takes { $piece }.

coin-earn = Earning a coin
  .text = If you don’t dig, you earn a coin, if there is one.
  .told = { $seat } earns a coin.

bones-gift = Bones
  .untimely = You give a coin only when you have found bones, and then before anything else. { $question }
  .text = If you find bones, you give a coin to another seat.
  .refused = You can’t give the coin to yourself.
  .told = { $seat } gives a coin to { $rival }.
