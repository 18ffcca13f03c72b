# Raids in English. A rule is a message: its title; .text the rule; .refused the sentence that refuses an action with the
# figures of the position; .told what it did; .ruling our reading where the rulebook is silent, and where it comes from.

game = Raids
game-about = Sail your ship around four voyages: take tiles, fight monsters and rivals, and gather glory.
seat-1 = Sky
  .of = of Sky
  .to = to Sky
seat-you = your ship
  .of = of your ship
  .to = to your ship

ghost = the ghost ship
  .of = of the ghost ship
  .to = to the ghost ship

# Things

thing-weapon = { PLURAL($count, one: "axe", other: "double axe") }
  .the = { PLURAL($count, one: "the axe", other: "the double axe") }
thing-sail = { PLURAL($count, one: "sail", other: "double sail") }
  .the = { PLURAL($count, one: "the sail", other: "the double sail") }
thing-hammer = { PLURAL($count, one: "hammer", other: "double hammer") }
  .the = { PLURAL($count, one: "the hammer", other: "the double hammer") }
thing-pennant = pennant of { $glory }
  .the = the pennant of { $glory }
thing-wood = wood
  .the = the wood
thing-pig = pig
  .the = the pig
thing-fur = fur
  .the = the fur
thing-mead = mead
  .the = the mead
thing-rune = rune
  .the = the rune
thing-port = { PLURAL($count, one: "port", other: "double port") }
  .the = { PLURAL($count, one: "the port", other: "the double port") }
thing-encounter = encounter
  .the = the encounter
thing-pillage = pillage
  .the = the pillage
thing-monster = monster of strength { $strength }
  .the = the monster of strength { $strength }


# What is asked, and what can be answered

ask-place-tile = { $seat }, where do you put { $the-tile }?
ask-sell-goods = { $seat }, what do you sell? The port still buys { PLURAL($sales, one: "one tile of goods", other: "up to # tiles of goods") }.
ask-navigate = { $stops ->
    [home] { $seat }, sail home: all other ships are home already.
    [none] { $seat }, sail home: there is nowhere left to stop.
   *[some] { $seat }, how far do you sail? At least to space { $least }.
  }
ask-meet-monster = { $seat }, do you fight the monster of strength { $strength }, or { PLURAL($cede, none: "pass it?", one: "cede a Viking?", other: "cede # Vikings?") } Beating it costs { PLURAL($price, none: "no Viking", one: "# Viking", other: "# Vikings") }. You have { PLURAL($crew, none: "none", one: "#", other: "#") }.
  .premise = You have come to the monster of strength { $strength }.
ask-riposte-or-flee = { $seat }, { $rival } fights you for this space. { $can ->
    [choose] Do you riposte or flee? A riposte costs { PLURAL($price, one: "# Viking", other: "# Vikings") }. You have { PLURAL($crew, none: "none", one: "#", other: "#") }.
   *[flee] A riposte costs { PLURAL($price, one: "# Viking", other: "# Vikings") }, and you have { PLURAL($crew, none: "none", one: "#", other: "#") }: where do you flee?
  }
  .premise = { $rival } fights you for your space, and has paid { PLURAL($last, one: "# Viking", other: "# Vikings") }.

do-stow = Put it in a free place
do-replace = Replace { $the-tile }
do-discard = Discard the new tile
do-sell = Sell { $the-tile }
do-done = Stop selling
do-sail = Sail to space { $space }
do-home = Sail home
do-fight = Fight
do-cede = { PLURAL($cede, none: "Pass", one: "Cede a Viking", other: "Cede # Vikings") }
do-riposte = Riposte

# Setting up

setup-ships = Ships and pawns
  .text = Each player has a ship and the pawn of the same colour. The ship has { PLURAL($ship-places, one: "# place", other: "# places") } for tiles. The pawn sails on the board.
setup-tiles = Tiles on the route
  .text = The route has { PLURAL($board-spaces, one: "# space", other: "# spaces") }. Spaces { $and-board-villages } are villages; every other space gets a tile. Each voyage has its own stack of tiles. Shuffle it and lay the tiles face up along the route, starting right after the harbour.
  .elsewhere = There is no such space on the route. To reach the harbour, sail home. { $question }
setup-arrivals = Arrival tiles
  .text = The first voyage always rewards the order of arrival. For each later voyage, draw one of the other arrival tiles at the start, for all to see. Put the rest back into the box.
setup-first-player = First player
  .text = Draw the first player. Clockwise from there, ships take the start positions, from the number of ships down to 1. The first player is at 4 with four players, and at 3 with three or two.
  .told = { $seat } is drawn to start.
setup-crews = Starting crews
  .text = From the first player on, ships start with { $and-crews-4 } Vikings when four play. They start with { $and-crews-3 } when three play, and with { $and-crews-2 } when two play. Each Viking has its own shield.
  .ruling = The rulebook shows these numbers in a table that can’t be read in our copy. A reviewer published those for four players. Those for three and two are reconstructed.
setup-portions = Vikings and coins on the way
  .text = In each voyage, every village gets { PLURAL($village-recruits, one: "a Viking", other: "# Vikings") } for each player. An encounter gets Vikings for the first ships that pass: { $encounter }. A pillage gets coins in the same way: { $pillage }.
setup-reserve = The reserve of Vikings
  .text = Vikings that aren’t in play form the reserve, in the middle of the board. Coins have a reserve of their own. The box holds { PLURAL($supply-vikings, one: "# Viking", other: "# Vikings") }.
  .ruling = The rulebook doesn’t say what happens when all Vikings are in play. We play on with as many as are needed. With the option “limited”, a ship gets only what is left. Villages and encounters are then filled in the order of the route, and sails bring Vikings to the lowest start position first.
  .unlimited = unlimited
  .limited = limited
short-match = The short match
  .text = A first match can be short: it is over after { PLURAL($short-voyages, one: "# voyage", other: "# voyages") }. No rulebook has such a match: it is Vikinglab’s own.

# The turn

turn-furthest-behind = Turn order
  .text = The ship furthest behind on the route always plays next. So one ship may play several times in a row. On its turn, it first takes a tile, then sails.
  .told = { $seat } plays: it is furthest behind, at space { $space }.
  .untimely = Place the tile first, then sail. { $question }
turn-start-order = Turn order in the harbour
  .text = At the start of a voyage, the ship at the highest start position counts as furthest behind.
  .told = { $seat } plays: of the ships still in the harbour, it has the highest position, { $berth }.
turn-voyage = A voyage
  .text = A match has { PLURAL($voyages, one: "# voyage", other: "# voyages, each") } from the harbour all the way round and back. A ship that is home waits there, and plays no more in this voyage. The voyage ends when all ships are home.
turn-end = The end of a turn
  .text = A turn ends when each ship that moved is home, or alone on its space. By then, everything that was passed is dealt with and all combats are over. The ship now furthest behind plays next; it may be the same one.

# Phase 1

tile-take = Taking the tile
  .text = At the start of your turn, take the tile on your ship’s space. You never take a tile on arriving there.
  .told = { $seat } takes { $the-tile }.
  .untimely = You place a tile only when you take it, at the start of your turn. { $question }
tile-from-harbour = No tile in the harbour
  .text = When you leave the harbour, you have no tile to take: you only sail.
  .ruling = A note in the rulebook says this of all players but the last. The harbour has no tile for the last one either. We take the note as a reminder that only the last ship to leave must catch up.
  .untimely = There is no tile to take in the harbour: you only sail. { $question }
stow-place = Loading the tile
  .text = Put axes, sails, hammers, pennants and goods in a free place of your ship. It has { PLURAL($ship-places, one: "# place", other: "# places") }, for one tile each.
  .refused = { PLURAL($places, one: "The place of your ship is", other: "All # places of your ship are") } full. Discard a tile from one of them, or discard the new tile.
  .told = { $seat } takes { $the-tile } aboard.
stow-replace = Replacing a tile
  .text = You may discard a tile from a place of your ship, and put the new one there. You may do so even if other places are free.
  .told = { $seat } discards { $the-old } and takes { $the-tile } aboard.
stow-discard = Discarding the new tile
  .text = You may discard the new tile instead of putting it on your ship.
  .told = { $seat } discards { $the-tile }.
stow-gone = Discarded tiles
  .text = A discarded tile leaves the game and scores nothing. You may discard a tile from your ship only when you take a new one.
  .ruling = The rulebook never forbids discarding at another moment. But it only describes discarding as a way to make room.
tile-rune = Runes beside the ship
  .text = Runes go beside your ship and take no place.
  .told = { $seat } takes a rune.
port-sell = Selling at a port
  .text = A port goes beside your ship and takes no place. When you take it, you may sell goods from your ship: { PLURAL($port-sells, one: "one tile", other: "up to # tiles") } of your choice, or { PLURAL($double-port-sells, one: "one", other: "up to #") } at a double port. Sold goods go beside your ship and free their places.
  .refused = Ports only buy goods: you can’t sell { $the-tile }.
  .told = { $seat } sells { $the-tile }.
port-moment = Now or never
  .text = You may sell only when you take the port. That port buys nothing later.
  .untimely = You can sell only when you take a port. { $question }
port-recruit = A crew at every port
  .text = { $ports ->
    [alike] Every port, single or double, gives you { PLURAL($port-recruits, one: "one Viking", other: "# Vikings") },
   *[unlike] A port gives you { PLURAL($port-recruits, one: "one Viking", other: "# Vikings") }, a double port { $double-port-recruits },
  } even if you have nothing to sell. You sell first; then the crew grows.
  .ruling = The rulebook doesn’t say which comes first. Selling first frees shields, so it never hurts.
  .told = { $seat } gets { PLURAL($vikings, one: "a Viking", other: "# Vikings") } at the port.
crew-shields = One Viking on each shield
  .text = A ship carries one Viking on each of its shields, and no more. An empty place has { PLURAL($ship-shields, one: "# shield", other: "# shields") }. A tile in a place covers them, and brings those printed on it.
crew-overboard = Overboard
  .text = Vikings without a shield go back to the reserve. This holds when they come aboard, and when a new tile covers their shields.
  .ruling = The rulebook says so only of Vikings that come aboard. A reviewer who had the box published that a new tile may throw some overboard, too.
  .told = { $seat } has room for { $room }: { PLURAL($vikings, one: "a Viking goes", other: "# Vikings go") } overboard.
crew-rearrange = Rearranging
  .text = At any time you may move your Vikings from shield to shield, and your tiles from place to place.
  .ruling = So only the numbers matter: a ship’s room is the sum of its shields.

# Phase 2

catch-up-discard = Discarding the tiles between
  .text = Before you sail, discard all tiles between your ship and the next ship ahead, monsters too. They leave the game with everything on them, and you can’t stop there. The tile under the next ship stays. Villages stay too.
  .ruling = Vikings on a discarded encounter go back to the reserve. The rulebook doesn’t say so, but they can’t stay without their tile.
  .told = { $seat } discards the tiles before the next ship: { $and-tiles }.
catch-up-reach = Catching up
  .text = You must sail at least as far as the next ship ahead. To stop on its space, you must fight for it. If you can’t or won’t, sail past.
  .refused = Space { $space } is too near. You must catch up with { $leader }: sail at least to space { $least }.
catch-up-start = Leaving the harbour
  .text = While another ship waits beside you in the harbour, you have nobody to catch up with. You may sail as far as you like, and you discard nothing. Only the last ship to leave must catch up.
catch-up-last-ship = The last ship sails home
  .text = If all other ships are home, the next ship ahead is in the harbour. You discard the tiles ahead of you, and can only sail home.
  .refused = You can’t stop at space { $space }: all other ships are home, and you must catch up with them. Sail home.
  .ruling = We count ships that are home as ships ahead. The rulebook doesn’t say so outright. With the option “sweep”, the last ship may stop at any tile that allows it.
  .home = home
  .sweep = sweep
navigate-forward = Only forward
  .text = Ships sail forward, from space 1 on towards the harbour, and never back.
  .refused = You can’t sail to space { $space }: you are at space { $here }, and ships only sail forward.
navigate-stop = Stopping
  .text = You may stop at any axe, sail, hammer, pennant, goods, rune or port ahead that is still there. If another ship is there, you must fight for the space.
  .told = { $seat } stops at space { $space }: { $tile }.
navigate-empty = Empty spaces
  .text = You can’t stop on a space whose tile is gone.
  .refused = You can’t stop at space { $space }: its tile is gone.
navigate-passage = Passages
  .text = You can’t stop at villages, or at tiles with an arrow: encounters, pillages and monsters. Stop before them or beyond.
  .refused = { $thing ->
    [village] You can’t stop at a village. Sail past it: { PLURAL($recruits, one: "a Viking comes", other: "# Vikings come") } aboard if you have a free shield.
    [encounter] You can’t stop at an encounter. Sail past it, and take the Vikings left there, if any.
    [pillage] You can’t stop at a pillage. Sail past it, and take the coin left there, if any.
   *[other] You can’t stop at a monster. Sail past it: { $price ->
        [0] your axes beat it at no cost (strength { $strength }, less { $weapons }).
       *[other] beating it costs { PLURAL($price, one: "# Viking", other: "# Vikings") } (strength { $strength }{ PLURAL($weapons, none: "", one: ", less # for axes", other: ", less # for axes") }){ $left ->
          [0] . You will have none when you get there, so it lets you pass.
         *[other] , ceding costs { $cede }. You have { PLURAL($crew, none: "none yet", one: "#", other: "#") }.
        }
      }
  }
navigate-harbour = Straight home
  .text = On any turn you may sail all the way into the harbour. You take the lowest free start position, and play no more in this voyage.
  .ruling = A position where a ship still waits to leave isn’t free.
  .told = { $seat } is home, at start position { $berth }.
  .untimely = Finish selling first, then sail. { $question }
navigate-in-order = Passing in order
  .text = You pass things one by one, in the order of the route. After each monster you may choose again where to sail.
  .ruling = The rulebook names no moment when a destination is fixed. So nothing ties a ship to its first plan. Where you pass something without a choice, you don’t choose again.
  .told = { $seat } comes to the monster at space { $space }.
  .untimely = You pass things one by one: deal with the monster first, then choose again where to sail. { $question }

# What is passed

shares = { $number ->
    [1] { $first } for the first
    [2] { $first } for the first, { $last } for the second
   *[other] { $portions }, from the first on
  }
pass-village = Villages
  .text = Each time you sail past a village, you take { PLURAL($village-recruits, one: "one", other: "#") } of the Vikings that wait there.
  .told = { $seat } passes the village at space { $space }: { PLURAL($vikings, one: "a Viking comes", other: "# Vikings come") } aboard.
pass-encounter = Encounters
  .text = An encounter has Vikings for the ships that pass: { $encounter }. Later ships take none. The tile stays on the route.
  .ruling = Vikings that find no shield are used up all the same.
  .told = { $seat } passes the encounter at space { $space } and takes { PLURAL($vikings, one: "a Viking", other: "# Vikings") }.
pass-pillage = Pillages
  .text = A pillage has coins for the ships that pass: { $pillage }. Later ships take nothing. The tile stays on the route.
  .told = { $seat } passes the pillage at space { $space } and takes a coin of { $coin }.
monster-fight = Fighting a monster
  .text = When you come to a monster, fight it or cede Vikings to it, then sail on. To beat it, put as many Vikings as its strength, less your axes, back into the reserve. You must have them all. The monster’s tile goes beside your ship at once.
  .refused = You can’t beat this monster. It takes { PLURAL($price, one: "# Viking", other: "# Vikings") } (strength { $strength }{ PLURAL($weapons, none: "", one: ", less # for axes", other: ", less # for axes") }), and you have { PLURAL($crew, none: "none", one: "#", other: "#") }. { PLURAL($cede, one: "Cede one.", other: "Cede #.") }
  .told = { $seat } beats { $the-tile } with { PLURAL($vikings, none: "no loss", one: "one Viking", other: "# Vikings") }.
  .untimely = You fight a monster only when you come to it. { $question }
monster-weapons = Axes weaken monsters
  .text = Each axe aboard (the box calls it a Weapon) takes { $axe } off a monster’s strength, a double axe { $double-axe }. Axes aren’t used up.
  .ruling = A monster never costs less than no Viking: with enough axes, even an empty ship beats it.
monster-cede = { PLURAL($monsters-cede, one: "Ceding a Viking", other: "Ceding # Vikings") }
  .text = To pass a monster without a fight, cede { PLURAL($monsters-cede, one: "one Viking: it goes", other: "# Vikings, or all if you have fewer: they go") } back to the reserve. The monster stays where it is, for the next ship.
  .told = { $vikings ->
    [0] { $seat } passes { $the-tile } without a fight.
   *[other] { $seat } cedes { PLURAL($vikings, one: "a Viking", other: "# Vikings") } to { $the-tile }.
  }
  .untimely = You cede Vikings only to a monster that you come to. { $question }
monster-no-viking = Nothing to give up
  .text = A ship without Vikings passes a monster for free. It may still beat it if its axes alone are enough.
  .told = { $seat } has no Viking: the monster at space { $space } lets the ship pass.
monster-stays = How long a monster stays
  .text = A monster stays until a ship beats it, or until a ship that catches up discards it. So you never meet a monster between you and the ship that you must catch up with.

# Combat

combat-start = Fighting for a space
  .text = If you stop on another ship’s space, a combat begins at once. You pay { PLURAL($combat-attack, one: "one Viking", other: "# Vikings") }, and that ship must riposte or flee.
  .told = { $seat } attacks { $rival } at space { $space } with { PLURAL($vikings, one: "one Viking", other: "# Vikings") }.
combat-needs-a-viking = { PLURAL($combat-attack, one: "A Viking to begin with", other: "# Vikings to begin with") }
  .text = You may stop on another ship’s space only if you still have { PLURAL($combat-attack, one: "a Viking", other: "# Vikings") } to pay when you get there.
  .refused = You can’t fight { $rival } for space { $space }: that costs { PLURAL($price, one: "a Viking", other: "# Vikings") }{ $monsters ->
    [0] , and you would have { PLURAL($left, none: "none", one: "only #", other: "only #") } when you get there.
   *[other] . You have { PLURAL($crew, none: "none", one: "#", other: "#") }, and { PLURAL($monsters, one: "the monster", other: "the monsters") } on the way would leave you { PLURAL($left, none: "none", one: "#", other: "#") }.
  }
combat-riposte = Riposte
  .text = To stay, pay { PLURAL($combat-rise, one: "one Viking", other: "# Vikings") } more than your rival paid last: { $first-riposte }, then { $second-riposte }, then { $third-riposte }, and so on. You never pay more than that. Then your rival must riposte or flee in turn.
  .refused = You can’t riposte: your rival paid { PLURAL($last, one: "# Viking", other: "# Vikings") }, so it costs { $price }. You have { PLURAL($crew, none: "none", one: "#", other: "#") }: you must flee.
  .told = { $seat } ripostes with { PLURAL($vikings, one: "one Viking", other: "# Vikings") }: { $rival } must answer.
  .untimely = You riposte only when a rival fights you for your space. { $question }
combat-lost-vikings = Paid Vikings are lost
  .text = All Vikings paid in a combat go back to the reserve, the winner’s too.
combat-flee = Fleeing
  .text = If you can’t or won’t pay, you leave the space at once. You don’t take its tile, and you discard none. Sail on to a later space where you may stop.
  .told = { $can ->
    [choose] { $seat } flees from { $rival }.
   *[flee] { $seat } has { PLURAL($crew, none: "no Viking", one: "# Viking", other: "# Vikings") }, and a riposte costs { $riposte }: it flees from { $rival }.
  }
combat-passing = What a fleeing ship passes
  .text = A fleeing ship passes villages, encounters, pillages and monsters like any other. It doesn’t have to catch up with anybody, and may flee into the harbour.
  .ruling = The rulebook speaks of each time a pawn passes, so fleeing is no exception. It lets a ship flee to one of the next tiles, and we count the harbour among them.
combat-chain = One combat after another
  .text = A fleeing ship may stop on another ship’s space if it can pay for an attack: a new combat begins. This goes on until every ship is alone or home.
combat-winner-stays = The winner must still wait
  .text = The winner stays on the space. It takes the tile at the start of its next turn, if it is still there.

# The end of a voyage

voyage-end = The end of a voyage
  .text = When all ships are home, sails bring Vikings first; then the arrival tile gives its coins. Then the next voyage begins. After voyage { $voyages }, the match ends.
voyage-sails = Sails bring Vikings
  .text = At the end of each voyage, each sail aboard brings you { PLURAL($sail, one: "a Viking", other: "# Vikings") }, a double sail { PLURAL($double-sail, one: "one", other: "#") }. Each Viking needs a free shield.
  .told = { $seat } gets { PLURAL($vikings, one: "a Viking", other: "# Vikings") } for its sails.
voyage-majority = The arrival tile
  .text = The arrival tile ranks ships by how much they have of what it shows, aboard and beside. The first gets a coin of { $most }, the second a coin of { $second }, the third a coin of { $third }. The fourth gets nothing.
  .told = { $seat } gets a coin of { $coin } from the arrival tile “{ $condition }”, with { $a-counted }.
voyage-ties = Ties at the arrival
  .text = Among tied ships, the one at the lower start position goes first.
  .ruling = The rulebook names the ship that came home first, and means the lower position. A ship that sails home before others have left can get a higher one. The position decides.
voyage-nothing-to-count = Nothing to count
  .text = A ship that has none of what the arrival tile shows gets no coin.
  .ruling = The rulebook rewards the players who fulfil the condition. We take that as having at least one. With the option “coin”, ships with none are ranked too.
  .no-coin = no coin
  .coin = coin
arrival-order = Order of arrival
  .text = The arrival tile of the first voyage rewards start positions. Position 1 gets a coin of { $most }, position 2 a coin of { $second }, position 3 a coin of { $third }.
  .told = { $seat } gets a coin of { $coin } from the arrival tile “{ $condition }”, with { $a-counted }.
arrival-goods = Most goods
  .text = This tile counts goods, aboard and sold.
arrival-kinds = Most kinds of goods
  .text = This tile counts how many different goods you have, aboard and sold.
arrival-runes = Most runes
  .text = This tile counts runes.
arrival-shields = Most shields
  .text = This tile counts all visible shields of your ship, with or without a Viking.
  .ruling = The rulebook only says shields. A shield under a tile isn’t visible, so it doesn’t count.
arrival-weapons = Most axes
  .text = This tile counts axes: an axe counts { $axe }, a double axe { $double-axe }.
arrival-ports = Most ports
  .text = This tile counts port tiles; a double port is one tile and counts once.
arrival-monsters = Most monsters
  .text = This tile counts beaten monsters, strong or weak.
arrival-sails = Most sails
  .text = This tile counts sails: a sail counts { $sail }, a double sail { $double-sail }.
  .ruling = The rulebook says so of axes only. The tiles show two sails as they show two axes.
counted = { $seat } { WORD($counts, order: "is at", shields: "shows", other: "has") } { counted.a }.
  .a = { $counts ->
    [order] start position { $count }
    [goods] { PLURAL($count, none: "no goods, aboard or sold", one: "one tile of goods, aboard or sold", other: "# tiles of goods, aboard and sold") }
    [kinds] { PLURAL($count, none: "no goods", one: "goods of one kind", other: "goods of # kinds") }
    [runes] { PLURAL($count, none: "no rune", one: "one rune", other: "# runes") }
    [shields] { PLURAL($count, none: "no shield", one: "one shield", other: "# shields") }
    [weapons] { $count ->
        [0] no axe
        [1] one axe
       *[other] { $count } axes (a double axe counts { $double })
      }
    [ports] { PLURAL($count, none: "no port", one: "one port (a double port counts 1)", other: "# ports (a double port counts 1)") }
    [monsters] { PLURAL($count, none: "no beaten monster", one: "one beaten monster", other: "# beaten monsters") }
   *[sails] { $count ->
        [0] no sail
        [1] one sail
       *[other] { $count } sails (a double sail counts { $double })
      }
  }
voyage-next = The next voyage
  .text = Tiles left on the route leave the game. Shuffle and lay the next stack, and place the next arrival tile. Fill villages, encounters and pillages again.
  .ruling = The rulebook doesn’t say what becomes of the tiles that are left. The new tiles need their spaces.
  .told = Voyage { $voyage } begins.
voyage-start-positions = Starting again
  .text = Ships start from where they are. The last to come home, at the highest position, sails first.
  .ruling = The rulebook names both the last ship to come home and the highest position. They differ when a ship came home while a lower position was still taken. We go by the position.

# The end of the match

glory-coins = Coins
  .text = Each coin scores its value in points of glory: { $most }, { $second } or { $third }.
glory-runes = Runes
  .text = A collection of runes scores { $and-glory-runes } points of glory for one, two, three runes and so on.
  .ruling = The scale is printed on the tiles and can’t be read in our copy. This one is reconstructed.
glory-second-collection = A second collection
  .text = A collection holds at most { PLURAL($longest, one: "# rune", other: "# runes") }. Further runes begin another one.
glory-hammers = Hammers
  .text = At the end, each hammer aboard scores { PLURAL($hammer, one: "one point", other: "# points") } of glory for each Viking aboard, a double hammer { $double-hammer }.
glory-pennants = Pennants
  .text = A pennant scores the glory printed on it, if it is aboard at the end.
glory-goods = Goods
  .text = Sold goods score the glory printed on them. Goods still aboard score nothing.
glory-monsters = Monsters
  .text = A beaten monster scores its full strength in glory, whatever your axes took off it.
glory-winner = Most glory wins
  .text = After voyage { $voyages }, add up your glory from coins, runes, hammers, pennants, sold goods and beaten monsters. Axes, sails and ports score none. The highest total wins.
  .told = { $seat } { IF($won, "wins with", "has") } { PLURAL($score, one: "# point", other: "# points") } of glory{ $parts ->
    [0] .
   *[1] : { $sums }.
  }
glory-sum = { WORD($part, coins: "coins", runes: "runes", hammers: "hammers", pennants: "pennants", goods: "sold goods", monsters: "monsters") } { $glory }
glory-shared = Shared victory
  .text = Players tied for the most glory share the victory.

# Two players

ghost-ship = The ghost ship
  .text = With two players, a third ship without a crew sails along. In the first voyage it starts at position 1, so it leaves last. The players start at 3 and 2.
ghost-hops = The ghost ship’s course
  .text = When it is furthest behind, the ghost ship sails to the next village, and from the last village home. The villages are at { $board-villages }.
  .told = { $to ->
    [harbour] The ghost ship comes home.
   *[village] The ghost ship sails to the village at space { $space }.
  }
ghost-passes = No loot for the ghost ship
  .text = The ghost ship takes no Vikings, coins or tiles, and passes monsters for free. It never fights, and nobody fights it.
  .ruling = The rulebook says that the ghost ship otherwise sails by the standard rules. We read that it discards nothing either. When it is furthest behind, no ship can come back to the tiles that it passes. So this matters only with the option “limited” of the reserve: Vikings on those tiles don’t go back there.
ghost-catch-up = Catching up with the ghost ship
  .text = The ghost ship counts as a ship ahead: you must catch up with it. It stops at villages, so you stop beyond.
ghost-first-berth = The ghost ship starts last
  .text = At the start of each voyage, the ghost ship is at position 1. If another ship came home first, the two change places.
  .ruling = They change places after the arrival tile has paid. So the ship that came home first keeps its coin.
  .told = { $seat } came home first, and gives position 1 to the ghost ship.
ghost-arrival-coin = A coin for the ghost ship
  .text = If the first arrival tile rewards the ghost ship’s position, nobody gets that coin. The other arrival tiles don’t rank the ghost ship.
  .ruling = The coins go to positions, not to players. With the option “passed on”, the ghost ship is left out and the others move up.
  .lost = lost
  .passed-on = passed on

# Advice

table-advice = Not too few Vikings
  .text = Keep some Vikings aboard. A ship with one Viking or none is easily driven away.

# The board

board-before = Before the first voyage
board-round = Voyage { $voyage } of { $voyages }
board-turn = Voyage { $voyage } of { $voyages }: { $seat } to play
board-won = The match is over. { $and-winners } { PLURAL($number, one: "wins", other: "share the victory") } with { PLURAL($score, one: "# point", other: "# points") } of glory
board-chart = The sea chart: { PLURAL($spaces, one: "# space", other: "# spaces") } clockwise, from the harbour back to the harbour
board-numeral = Voyage { $numeral }
board-harbour = Harbour
board-berths = Harbour, start positions

board-space = Space { $space }
board-empty = empty
board-village = village, { PLURAL($vikings, none: "no Viking", one: "# Viking", other: "# Vikings") }
board-ship-here = { $seat }’s ship is here
board-ghost-here = The ghost ship is here
board-shields = { PLURAL($shields, none: "no shield", one: "# shield", other: "# shields") }
board-worth = worth { $glory }
board-for-encounter = Vikings left: { $number ->
    [1] { $first }
    [2] { $first }, then { $last }
   *[other] { $portions }
  }
board-for-pillage = coins left: { $number ->
    [1] { $first }
    [2] { $first }, then { $last }
   *[other] { $portions }
  }
board-used-up = nothing left
board-passage = passage
board-inferred = inferred
board-reconstructed = reconstructed

board-free = free
board-left = about to leave
board-arrived = home
board-clash = Combat at space { $space }: { $seat } must riposte with { PLURAL($price, one: "# Viking", other: "# Vikings") }, or flee from { $rival }
board-arrival = Arrival tile { $voyage }, { WORD($when, later: "still to come", now: "this voyage", past: "paid") }
board-reserve = Reserve: { PLURAL($vikings, none: "no Vikings", one: "# Viking", other: "# Vikings") }

board-ship = { $seat }’s ship
board-ghost = The ghost ship
board-at-sea = at space { $space }
board-at-start = about to leave from position { $berth }
board-at-home = home, at position { $berth }
board-nowhere = in the harbour
board-crew = Crew: { PLURAL($crew, none: "no Viking", one: "# Viking", other: "# Vikings") }, room for { $room }
board-aboard = Aboard
board-places = { PLURAL($free, none: "No free place", one: "# free place", other: "# free places") }
board-nothing-aboard = Nothing aboard
board-beside = Beside the ship
board-nothing-beside = Nothing beside the ship
board-coins = Coins: { $coins }
board-no-coins = No coins
board-glory = Glory so far: { $glory }{ $parts ->
    [0] {""}
   *[1] {" "}({ $sums })
  }
board-unsure-runes = runes reconstructed
board-place = Place { $place }
board-note = Reconstructed: { $shields ->
    [0] italic figures
   *[1] shields{ IF($figures, " and italic figures") }
  }

# Questions of lessons

quiz-room = { $then ->
    [0] For how many Vikings do you have room?
   *[1] { $moved } For how many Vikings do you have room then?
  }
  .before = That was your room before the tile came aboard.
  .unprinted = That leaves out the shields on your tiles: { $printed }.
  .uncovered = That counts shields that tiles cover: { PLURAL($free, none: "no place is empty.", one: "only one place is empty.", other: "only # places are empty.") }
  .why = { PLURAL($free, none: "No empty place", one: "One empty place", other: "# empty places") } with { PLURAL($each, one: "# shield", other: "# shields") } each, and { $printed } on the tiles aboard: { $room }.
quiz-crew-then = { $moved } How many Vikings do you have then?
  .had = You had { PLURAL($crew, none: "no Viking", one: "one Viking", other: "# Vikings") }.
  .without = That leaves something out: { $told }
  .lumped = That settles everything at the end. You settle each thing as you pass it: a Viking without a free shield goes overboard then and there.
quiz-halts = { $moved } Where do you have to stop first? Point at the space.
  .at = { $at ->
    [space] space { $space }
   *[harbour] the harbour
  }
  .passes = You don’t halt there: you take what is there, and sail on.
  .before = Space { $space } comes first.
quiz-coins = { $moved } The voyage ends. What does the arrival tile pay, “{ $condition }”?
  .part = { $seat }: { PLURAL($coin, none: "nothing", other: "#") }
  .counted = { $seat } { $count }
  .tie = { $seat } and { $rival } are tied: { $seat } is at start position { $berth }, { $rival } at { $other }, and the lower one goes first.
  .ghost = The ghost ship is at start position { $berth }, and nobody gets the coin of that position.
  .ties = That lets the higher start position go first in a tie.
  .none = That gives a coin to a ship that has none.
  .aboard = That leaves out what was sold.
  .sold = That leaves out what is aboard.
  .kinds = That counts kinds: here every good counts.
  .each = That counts every good: here each kind counts once.
  .vikings = That counts Vikings: shields count, with a Viking or without.
  .covered = That counts the shields under the tiles too: only those that can be seen count.
  .singles = That counts a double tile as a single one.
  .doubles = That counts a double port twice: it is one port, and counts once.
  .strengths = That adds up strengths: each monster counts once.
  .positions = That goes by start positions alone, as only the first arrival tile does.
  .backwards = That begins with the highest start position.
  .passed-on = That leaves the ghost ship out: but nobody gets the coin of its position.
  .time = That goes by who came home first: the start position counts.
  .seats = That goes round the table: the start position counts.

quiz-discarded = { $moved } Which tile leaves the game? Point at one.
  .behind = The ship doesn’t come past that tile.
  .beyond = That tile lies beyond the next ship.
  .stops = Monsters, encounters and pillages between the ships leave the game, too.
  .under = The tile under the next ship stays.
  .fewer = Every tile between the two ships leaves the game.

quiz-counts-pass-village = How many Vikings join you at the village?
quiz-counts-pass-encounter = How many Vikings join you at the encounter?
quiz-counts-pass-pillage = Which coin do you take at the pillage?
quiz-counts-port-recruit = How many Vikings does the port bring?
quiz-counts-crew-overboard = How many Vikings go overboard?
quiz-counts-monster-fight = How many Vikings do you pay?
quiz-counts-combat-riposte = How many Vikings do you pay?
quiz-counts-voyage-sails = How many Vikings do your sails bring?

# Questions about glory

quiz-glory = Glory
  .coin-each = That counts the coins: their values count.
  .coin-once = That counts like coins once: each of them counts.
  .rune-each = That gives a point for each rune: the longer a collection is, the more each rune is worth.
  .rune-full = That stops after the first collection: the runes beyond begin another one.
  .rune-rest = That gives a point for each rune beyond: they are a collection of their own.
  .rune-sum = That adds up the scale: a collection brings one figure of it, that of its length.
  .hammer-once = That counts a double hammer as a single one.
  .hammer-shields = That counts shields: only Vikings aboard count.
  .hammer-plus = That adds: multiply your hammers by your Vikings.
  .hammer-alone = That leaves out the Vikings: multiply your hammers by them.
  .pennant-aboard = Pennants aboard count, unlike goods.
  .pennant-each = That counts the pennants: what is printed on them counts.
  .good-aboard = That counts goods that are still aboard: only sold ones count.
  .good-each = That counts the goods: what is printed on those that were sold counts.
  .monster-axes = That takes off your axes: a beaten monster brings its full strength.
  .monster-each = That counts the monsters: their strengths count.

# Questions about odds

quiz-best = { $then ->
    [0] { $question }
   *[1] { $moved } { $question }
  } Each ship plays for as much glory of its own as it can get. What is best?
  .then = { $seat } then does best with “{ $move }”.
  .ends = So the match ends with { $scores }.
  .part = { $seat } { $glory }
  .more = Another choice brings you { $glory }.
quiz-gain = { $then ->
    [0] You get one more tile: { $tile }.
   *[1] { $moved } You get one more tile: { $tile }.
  } How much more glory does it bring you, if nothing else happens until the match ends? { PLURAL($ends, one: "Only this voyage still ends.", other: "# voyages still end, this one included.") }
  .why = You would have { $after } instead of { $before }.
  .total = That is what all tiles of its kind bring together.
  .printed = That counts the tile by itself: look at what it does for all that you have.
  .sum = That is all your glory, and not what is added.
quiz-sure = { $then ->
    [0] Say that this voyage rewards “{ $condition }”.
   *[1] { $moved } Say that this voyage rewards “{ $condition }”.
  } So far: { $held }. { PLURAL($left, one: "# tile that counts can still be taken", other: "# tiles that count can still be taken") }. How many of them make you sure of the coin of { $coin }, whatever the others do?
  .why = With { $taken } of them you have { PLURAL($has, none: "none", one: "#", other: "#") }. { $rest ->
    [0] Nothing is left for the others: none has more than { $most }.
   *[other] If one ship gets all that is left, { $rest }, it comes to { $most } at most.
  } The lower ship in the harbour wins a tie, and nobody knows yet which that is.
  .lead = That is enough to have most now; but the others can still take the rest.
  .half = Half of them decides nothing: look at what a rival can still come to.
  .all = Fewer than all are enough, or not even all.
quiz-lot = { $then ->
    [0] Say that this voyage rewards “{ $condition }”.
   *[1] { $moved } Say that this voyage rewards “{ $condition }”.
  } So far: { $held }. { PLURAL($left, one: "# tile that counts can still be taken: draw lots for it", other: "# tiles that count can still be taken: draw lots for each") } among { PLURAL($ships, one: "# ship", other: "# ships") }. How likely do you get the coin of { $coin }, if you lose every tie?
  .why = The lots of { PLURAL($left, one: "# tile", other: "# tiles") } among { PLURAL($ships, one: "# ship", other: "# ships") } can fall in { PLURAL($ways, one: "# way", other: "# ways") }. In { $good } of them you have more than each of the others.
quiz-soon = { $then ->
    [0] Voyage { $voyage } comes next.
   *[1] { $moved } Voyage { $voyage } comes next.
  } Of its { PLURAL($tiles, one: "# tile", other: "# tiles") } { PLURAL($wanted, one: "# is", other: "# are") } of this kind: { $thing }. They are shuffled and laid. How likely is at least one before the first village, at spaces 1 to { $space }?
  .why = The chance that none is there is { $steps }: { NUMBER($none, maximumFractionDigits: 1) } %. What is left is the answer.

# Figures of the odds

chart-glory = Glory gained
chart-tile = { $tile }
chart-fight = Riposte or flee?
  .across = Defender’s crew
  .riposte = Riposte: gain of the defender
  .attack = Attack: gain of the attacker
  .best = Defender’s best choice
  .stand = riposte
  .flee = flee
  .attackers = Attacker’s crew before paying
  .tile = Value of staying there
  .viking = Value of a Viking
  .sentence = { $any ->
    [0] Against this attacker, every defender does best to flee.
   *[other] The defender does best to riposte with a crew of { $or-stands }, and to flee with any other.
  } { $worth ->
    [0] No attack is worth its { PLURAL($price, one: "Viking", other: "# Vikings") }.
   *[other] The attack is worth it against a crew of { $attack }.
  }
chart-monsters = Fight, cede, or stop before it?
  .across = Your crew
  .fight = fight
  .cede = cede
  .pass = pass
  .best = Best choices, in order
  .first = Strength of the first monster
  .second = Strength of the second monster (0: none)
  .axes = Your axes
  .viking = Value of a Viking
  .sentence = { $any ->
    [0] It is never best to fight the first monster.
   *[other] With a crew of { $or-fights }, fighting the first monster is best, or as good as anything.
  } { $dear ->
    [0] With any crew, the way brings at least what it costs.
   *[other] With a crew of { $or-costs }, the way costs more than it brings. Stop before it, unless it leads to something better.
  }
chart-next = What is the next { WORD($what, rune: "rune", hammer: "hammer", sail: "sail", port: "port") } worth?
  .across = { $what ->
    [rune] Runes you have
    [hammer] Hammers you have
    [sail] Sails you have
   *[port] Goods aboard: { $goods }
  }
  .what = Next tile
  .crew = Vikings aboard
  .hammers = Hammers aboard
  .ends = Voyages still to end
  .rune = Rune
  .hammer = Hammer
  .sail = Sail
  .port = Port
  .sentence = { $same ->
    [1] It brings { $most }, however many you have.
   *[other] It brings most ({ $most }) if you have { PLURAL($rich, none: "none", one: "#", other: "#") }, and least ({ $least }) if you have { PLURAL($poor, none: "none", one: "#", other: "#") }.
  }
chart-majority = Which coin is sure?
  .across = Tiles you take of those left
  .up = Coin
  .sure = Sure in any case
  .luck = If nobody gets the rest
  .have = You then have
  .mine = You have
  .one = One rival has
  .other = The other rival has
  .left = Still to be taken
  .ties = Ties are
  .lost = lost
  .won = won
  .sentence = { $first ->
    [-1] Even with all { $left }, you aren’t sure of the coin of { $most }.
    [0] You are sure of the coin of { $most } already.
   *[other] To be sure of the coin of { $most }, you need { $first } of the { $left }.
  } { $second ->
    [-1] The coin of { $next } isn’t sure either.
    [0] At least the coin of { $next } is sure already.
   *[other] For at least the coin of { $next }, { $second } will do.
  }

# What the drawings mean

legend-stops = Tiles to stop at
legend-passed = Passages: sail past
legend-around = Ships and glory
legend-crew = Crew
legend-coin = Coin of 6
legend-glory = Glory
legend-printed = On a tile
legend-tile = A pennant of 3 on space 7, with one shield
legend-corner = Upper left: its space on the route
legend-figure = Lower right: glory, strength, or what is left
legend-pips = Small discs: its shields
legend-arrow = Arrow: you only sail past

# What pages say in the words of this game

ui-panels = Ships
ui-sheet = Ships and log
ui-sheet-replay = Rule and ships

# The aid

aid-aim = Sail { PLURAL($voyages, one: "once", other: "# times") } round the sea, and stop at the tiles that you want. Most glory at the end wins.
aid-next = Who plays
aid-take = First: take the tile (the box: Phase 1)
aid-sail = Then: sail (the box: Phase 2)
aid-pass = On the way
aid-fight = If you stop at a rival
aid-home = When all ships are home
part-viking = Viking
  .line = Beats monsters and rivals; each needs a shield.
part-axe = Axe
  .line = Takes { $axe } off a monster’s strength.
part-sail = Sail
  .line = Brings { PLURAL($sail, one: "a Viking", other: "# Vikings") } when a voyage ends.
part-hammer = Hammer
  .line = { $hammer } glory for each Viking aboard at the end.
part-pennant = Pennant
  .line = Scores its number if it’s aboard at the end.
part-goods = Goods
  .line = Worth glory once sold at a port.
part-rune = Rune
  .line = The more runes, the more glory each.
part-port = Port
  .line = Buys goods, and gives { PLURAL($port-recruits, one: "a Viking", other: "# Vikings") }.
part-village = Village
  .line = { PLURAL($village-recruits, one: "A Viking", other: "# Vikings") } for each ship that passes.
part-encounter = Encounter
  .line = Vikings for the first ships that pass.
part-pillage = Pillage
  .line = Coins for the first ships that pass.
part-monster = Monster
  .line = Its strength in glory, if you beat it.
part-shield = Shield
  .line = Room for one Viking.
part-ship = Ship
  .line = { PLURAL($ship-places, one: "# place", other: "# places") } for tiles; the pawn sails on the board.

# The chapters of the rules

chapter-setup = Setting up
chapter-turn = The turn
chapter-tile = Phase 1: take a tile
chapter-sail = Phase 2: navigate
chapter-pass = What you pass
chapter-combat = Combat
chapter-voyage = The end of a voyage
chapter-end = The end of the match
chapter-two = Two players
