# Midgard in English. A rule is a message: its title; .text the rule; .refused the sentence that refuses an action with the
# figures of the position; .told what it did; .untimely why not now; .ruling our reading where the rulebook is silent.

game = Reavers of Midgard
game-about = Six rounds around a fjord: recruit, trade, raid, fight at sea. Others may use what you choose.
seat-you = your clan
  .of = of your clan
  .to = to your clan

# Things

goods = { $n } { $what ->
    [food] food
    [favor] favor
    [glory] glory
    [terror] terror
    [farm] { PLURAL($n, one: "farm", other: "farms") }
    [wall] { PLURAL($n, one: "wall", other: "walls") }
    [tower] { PLURAL($n, one: "tower", other: "towers") }
   *[die] { PLURAL($n, one: "die", other: "dice") }
  }
piece = { WORD($colour, R: "red", Y: "yellow", B: "blue", T: "token:") } { WORD($face, H: "hammer", HH: "double hammer", S: "shield", C: "chest", L: "longship", K: "clan icon", other: "die") }
  .the = the { piece }
icon-H = { PLURAL($n, one: "# hammer", other: "# hammers") }
  .a = a hammer
icon-HH = { PLURAL($n, one: "# double hammer", other: "# double hammers") }
  .a = a double hammer
icon-S = { PLURAL($n, one: "# shield", other: "# shields") }
  .a = a shield
icon-C = { PLURAL($n, one: "# chest", other: "# chests") }
  .a = a chest
icon-L = { PLURAL($n, one: "# longship", other: "# longships") }
  .a = a longship
icon-K = { PLURAL($n, one: "# clan icon", other: "# clan icons") }
  .a = a clan icon
icon-any = { PLURAL($n, one: "# die of any face", other: "# dice of any face") }
die-R = { $n } red { PLURAL($n, one: "die", other: "dice") }
die-Y = { $n } yellow { PLURAL($n, one: "die", other: "dice") }
die-B = { $n } blue { PLURAL($n, one: "die", other: "dice") }
die-any = { PLURAL($n, one: "# die of any colour", other: "# dice of any colour") }
die-clan = { PLURAL($n, one: "# die", other: "# dice") } of its clan
location-recruit = Recruit Reavers
location-trade = Trade
location-sea = Battle at Sea
location-village = Raid Villages
location-keep = Raid Keeps
location-territory = Subdue Territories
territory = { WORD($type, food: "food", favor: "favor", dice: "dice") } territory of level { $level }
prophecy = a prophecy
source = { WORD($of, rest: "rest", promote: "new leader", bonus: "bonus", reward: "Trade", rival: "Runic Carvings") }
shows = combat die showing { $n }
extra = { $n } { $what ->
    [combat_die] extra combat { PLURAL($n, one: "die", other: "dice") }
    [attempt] extra { PLURAL($n, one: "attempt", other: "attempts") }
   *[reward] extra { PLURAL($n, one: "reward", other: "rewards") }
  }

# What cards do

effect-gain = gain { goods }
effect-pay = { IF($terror, "discard", "pay") } { $and-goods }
effect-lose = lose { goods }{ $what ->
    [die] { WORD($by, chance: " drawn at random", owner: " of your choice") }
   *[other] {""}
  }
effect-take = take { $and-dice }{ $face ->
    [rolled] , and roll { PLURAL($n, one: "it", other: "them") }
    [chosen] , on { PLURAL($n, one: "a face", other: "faces") } of your choice
   *[shown] {" "}from Trade
  }
effect-turn = you may turn { PLURAL($n, one: "# die", other: "up to # dice") } of your ship
effect-reroll = { IF($all, "reroll all dice of your ship", "you may reroll any dice of your ship") }
deck-name = { WORD($deck, reaver: "Reaver", village: "Village", keep: "Keep", battle: "Sea Battle", journey: "Sea Journey", prophecy: "Prophecy") }
effect-draw = { $kind ->
    [prophecy] take { PLURAL($n, one: "# prophecy", other: "# prophecies") }, face up or drawn
   *[other] draw { $n } { $deck } { PLURAL($n, one: "card", other: "cards") }
  }
effect-pick = take { $n } { $deck } { PLURAL($n, one: "card", other: "cards") }, face up or from the deck
effect-upgrade = take the Ship Upgrade with a { WORD($face, H: "hammer", S: "shield", C: "chest", L: "longship") }
effect-give = another player takes { goods }
effect-fight = fight a defence of { $defence }. If you win: { $won }
effect-extra = { extra }{ WORD($what, combat_die: " in one combat", other: "") }
effect-cancel = discard your Sea Journey
effect-deck-only = face a battle from the deck
effect-harden = your battle gets { $defence } more defence, and its set { PLURAL($set, one: "# more die", other: "# more dice") }
effect-choose = choose: { $options }
effect-may = you may: { $then }
effect-marker = take the Start Player marker
effect-journey = meet a Sea Journey
effect-battle = face a Sea Battle
effect-trade = choose a reward
effect-subdue = try to subdue a territory
effect-score-per = { $points } glory for every { IF($lot, $a-count, $count) }{ WORD($thing, artifact: ", wherever it is", red_reaver: ", wherever it is", yellow_reaver: ", wherever it is", blue_reaver: ", wherever it is", prophecy: ", this one too", other: "") }{ PLURAL($most, none: "", other: ", at most #") }
effect-score-set = { $points } glory for every set of { $things }
effect-score-if = { $points } more for { IF($several, "at least ") }{ $a-count }
effect-score-table = { $or-table } glory for { $or-counts } { $count }
count-treasure = { PLURAL($n, one: "treasure", other: "treasures") }
  .a = { PLURAL($n, one: "a treasure", other: "# treasures") }
count-art = { PLURAL($n, one: "piece of art", other: "pieces of art") }
  .a = { PLURAL($n, one: "a piece of art", other: "# pieces of art") }
count-armor = { PLURAL($n, one: "piece of armor", other: "pieces of armor") }
  .a = { PLURAL($n, one: "a piece of armor", other: "# pieces of armor") }
count-tapestry = { PLURAL($n, one: "tapestry", other: "tapestries") }
  .a = { PLURAL($n, one: "a tapestry", other: "# tapestries") }
count-farm = { PLURAL($n, one: "farm", other: "farms") }
  .a = { PLURAL($n, one: "a farm", other: "# farms") }
count-wall = { PLURAL($n, one: "wall", other: "walls") }
  .a = { PLURAL($n, one: "a wall", other: "# walls") }
count-tower = { PLURAL($n, one: "tower", other: "towers") }
  .a = { PLURAL($n, one: "a tower", other: "# towers") }
count-terror = { PLURAL($n, other: "terror") }
  .a = { $n } terror
count-battle = { PLURAL($n, one: "Sea Battle", other: "Sea Battles") }{ PLURAL($least, none: "", other: " of defence # or more") }
  .a = { PLURAL($n, one: "a Sea Battle", other: "# Sea Battles") }{ PLURAL($least, none: "", other: " of defence # or more") }
count-territory = { PLURAL($n, one: "territory", other: "territories") }
  .a = { PLURAL($n, one: "a territory", other: "# territories") }
count-food_territory = { PLURAL($n, one: "food territory", other: "food territories") }
  .a = { PLURAL($n, one: "a food territory", other: "# food territories") }
count-favor_territory = { PLURAL($n, one: "favor territory", other: "favor territories") }
  .a = { PLURAL($n, one: "a favor territory", other: "# favor territories") }
count-dice_territory = { PLURAL($n, one: "dice territory", other: "dice territories") }
  .a = { PLURAL($n, one: "a dice territory", other: "# dice territories") }
count-red_reaver = { PLURAL($n, one: "red Reaver", other: "red Reavers") }
  .a = { PLURAL($n, one: "a red Reaver", other: "# red Reavers") }
count-yellow_reaver = { PLURAL($n, one: "yellow Reaver", other: "yellow Reavers") }
  .a = { PLURAL($n, one: "a yellow Reaver", other: "# yellow Reavers") }
count-blue_reaver = { PLURAL($n, one: "blue Reaver", other: "blue Reavers") }
  .a = { PLURAL($n, one: "a blue Reaver", other: "# blue Reavers") }
count-red_leader = { PLURAL($n, one: "red leader", other: "red leaders") }
  .a = { PLURAL($n, one: "a red leader", other: "# red leaders") }
count-yellow_leader = { PLURAL($n, one: "yellow leader", other: "yellow leaders") }
  .a = { PLURAL($n, one: "a yellow leader", other: "# yellow leaders") }
count-blue_leader = { PLURAL($n, one: "blue leader", other: "blue leaders") }
  .a = { PLURAL($n, one: "a blue leader", other: "# blue leaders") }
count-filled_slot = { PLURAL($n, one: "slot with a Reaver", other: "slots with a Reaver") }
  .a = { PLURAL($n, one: "a slot with a Reaver", other: "# slots with a Reaver") }
count-specialised = { PLURAL($n, one: "specialised Reaver", other: "specialised Reavers") }
  .a = { PLURAL($n, one: "a specialised Reaver", other: "# specialised Reavers") }
count-artifact = { PLURAL($n, one: "artifact", other: "artifacts") }
  .a = { PLURAL($n, one: "an artifact", other: "# artifacts") }
count-upgrade = { PLURAL($n, one: "Ship Upgrade", other: "Ship Upgrades") }
  .a = { PLURAL($n, one: "a Ship Upgrade", other: "# Ship Upgrades") }
count-favor = { PLURAL($n, other: "favor") }
  .a = { $n } favor
count-food = { PLURAL($n, other: "food") }
  .a = { $n } food
count-prophecy = { PLURAL($n, one: "prophecy", other: "prophecies") }
  .a = { PLURAL($n, one: "a prophecy", other: "# prophecies") }

# What is asked

ask-choose-location = { $seat }, where do you place your ship? Round { $round }, ship { $turn }.
  .first = The location where everybody acts.
ask-take-part = { $seat }, do you act or rest at “{ $location }”?
  .first = To act, or to rest.
ask-end-part = { $seat }, do you use anything else at “{ $location }”?
ask-pay-dice = { $seat }, which dice do you pay with? It takes { $and-icons }.{ $many-spent ->
    [0] {""}
   *[other] { " " }Chosen: { $spent }.
  }
ask-choose-die = { $seat }, which { IF($roll, "colour do you roll?", "die do you take?") }
ask-make-room = { $seat }, which dice do you store{ $over ->
    [0] ?
   *[other] { " " }or return? Your ship has { PLURAL($places, one: "# place", other: "# places") } and { PLURAL($number, one: "# die", other: "# dice") }.
  }
ask-lose-dice = { $seat }, which die do you lose?
ask-turn-dice = { $seat }, which die do you turn, and to which face?
ask-choose-rerolls = { $seat }, which dice do you reroll?{ $many-aside ->
    [0] {""}
   *[other] { " " }Chosen: { $aside }.
  }
ask-prepare-combat = { $seat }, which hammers do you spend?
ask-reroll-or-stop = { $seat }, your dice show { $and-dice }: { $total } of { $defence }. Do you pay { $price } favor to reroll?
ask-choose-effect = { $seat }, { $source }: { $kind ->
    [may] you may { $offer }. Do you?
   *[choose] which do you choose?
  }
ask-give-to = { $seat }, who takes { goods }?
ask-pick-cards = { $seat }, which { $deck } { PLURAL($number, one: "card", other: "cards") } do you take?
  .first = The cards to take.
ask-decide-fates = { $seat }, what becomes of your { PLURAL($many-cards, one: "Reaver", other: "Reavers") }? { $cards }.
  .first = The fate of your Reavers.
ask-choose-card = { $seat }, which card do you resolve next? { $cards }.
ask-replace-artifact = { $seat }, all artifact places are full. Which artifact goes to your Glory pile? New: { $cards }.
ask-choose-upgrade = { $seat }, which Ship Upgrade do you take?
ask-meet-journey = { $seat }, { $source }: do you pay, or suffer it?
ask-choose-battle = { $seat }, which Sea Battle do you face?
ask-face-battle = { $seat }, how do you face { $source }?
ask-attempt-territory = { $seat }, which territory do you subdue? Attempts left: { $left }.
ask-trade-rewards = { $seat }, which reward do you choose? Left: { $left }.
ask-take-shown = { $seat }, which die do you take from Trade? Left: { $number }.

do-place = { $location }
do-act = Act ({ $and-cost })
do-rest = Rest
do-end = End my part
do-use = Use { $card }
do-store = Store the { $die } on { $card }
do-discard = Return the { $die }
do-done = Done
do-spend = Spend the { $piece }
do-take-back = Take back
do-set = Take a { $die }
do-turn = Turn the { $die } into a { $new }
do-reroll = Reroll the { $die }
do-add-dice = Add { PLURAL($number, one: "# die", other: "# dice") }
do-roll = Roll
do-again = Reroll a { $shows }
do-stop = Stop
do-option = { $effect }
do-reward = { $effect }
do-pass = Leave it
do-give = Give it to { $rival }
do-take-group = Take { $and-cards }
do-from-deck = From the deck
do-rally = Rally { $card }
do-specialise = Specialise { $card }: { $location }
do-promote = Promote { $card }
do-resolve = Resolve { $card }
do-give-up = Give up { $card }
do-fit = Take the token: { WORD($face, H: "hammer", S: "shield", C: "chest", L: "longship") }
do-pay-cost = Pay { $and-cost }
do-suffer = Suffer it
do-face = Face { $card }
do-pay-set = Pay the set
do-fight = Fight
do-let-go = Let it go
do-force = { $pile }: by force, against { $level }
do-tribute = { $pile }: tribute of { $and-cost }
do-take = Take the { $die }

chosen = { $seat } chooses ({ $source }): { $effect }.
declined = { $seat } leaves it ({ $source }).
barred = { $seat } can’t choose “{ $effect }” ({ $source }){ $why ->
    [dice] : there is no combat die.
    [token] : none is left, or no place is free.
    [stock] : none is left.
    [journey] : no journey waits.
   *[cost] . Missing: { $short }.
  }
piece-chosen = { $seat } chooses: { $piece }.
taken-back = { $seat } takes the choice back.
rolled = { $seat } rolls { $and-dice }.
kept = { $seat } leaves the dice as they are.
drew = { $seat } draws { $and-cards }.
took = { $seat } takes { $and-cards }.
a-die = a die: { $die }
gains = { $seat } { WORD($how, lose: "loses", gain: "gains") } { $goods } ({ $source }).

# Setting up

setup-board = The board
  .text = The board has a side for two players, and one for three or four.
setup-decks = Six decks
  .text = Shuffle the decks of Reavers, Village Spoils, Keep Spoils, Sea Battles, Sea Journeys and Prophecies, each by itself.
setup-display = Cards at the locations
  .text = Each round, cards lie face up: stacks of Reavers, linked pairs of Village and Keep Spoils, Sea Battles and Prophecies. There are as many as the number of players asks for.
  .brief = Each round, new cards lie face up at the locations.
  .ruling = The rulebook doesn’t say how many. The more players, the more we lay out: { $display-reaver } stacks of Reavers, { $display-village } pairs of Village and { $display-keep } of Keep Spoils, { $display-battle } Sea Battles and { $display-prophecy } Prophecies.
  .told = Cards are laid out for round { $round }.
setup-dice = Dice at Trade
  .text = Each round, { PLURAL($trade-dice, one: "# crew die of each colour is rolled and lies", other: "# crew dice of each colour are rolled and lie") } at Trade.
  .told = Trade gets { $and-dice }.
setup-tiles = Territories
  .text = Territories lie in piles, one for each type and level. Nobody has seen what is on their backs.
setup-goods = Starting goods
  .text = Each player begins with { $favor } favor. From the start player on, players get { $and-food } food.
  .ruling = The rulebook gives the last player { $food-last } food. Two other sources count by seat, and so do we. With the option “last seat”, the last one gets { $food-last }.
  .told = { $seat } begins, with the Start Player marker.
  .by-seat = by seat
  .last-seat = last seat
setup-honor = The Honor Ship
  .text = With three players, the start player begins with the Honor Ship.
setup-reavers = The first Reavers
  .text = { $reavers ->
    [0] In the short match each player begins with a leader, a Reaver in a slot, and dice.
   *[other] Each player draws { PLURAL($reavers, one: "# Reaver", other: "# Reavers") }, rolls their dice, and decides their fate.
  }
  .ruling = The rulebook lays out the locations first. The publisher’s full rules deal the Reavers first, and so do we. With the option “after the display”, they come second.
  .told = { $event }
  .before-the-display = before the display
  .after-the-display = after the display
short-match = The short match
  .text = A first match can be short: { $or-short-players } players, { PLURAL($short-rounds, one: "# round", other: "# rounds") }, and { PLURAL($short-each, one: "one ship", other: "# ships") } each a round. Each player begins with a leader, a Reaver in a slot, and dice. At first these locations are open: { $and-open }. From the second round on, these too: { $and-later }. No rulebook has such a match: it is Vikinglab’s own.
  .refused = This is a short match. Ships are placed at these locations: { $open }.

# The round

game-rounds = The rounds
  .text = The match has { PLURAL($rounds, one: "# round", other: "# rounds") }. Then it is scored.
round-selections = A round
  .text = In a round, { PLURAL($selections, one: "# ship is", other: "# ships are") } placed, one after the other. Each is resolved before the next. Clean-up follows.
select-order = Who places a ship
  .text = The holder of the Start Player marker begins each round. Then it goes clockwise.
  .untimely = No ship is placed now. { $question }
select-four = Four players
  .text = With four players, each places { PLURAL($each-4, one: "one ship", other: "# ships") } a round.
select-honor = Three players
  .text = With three players, each places { PLURAL($each-3, one: "one ship", other: "# ships") }. Then the holder of the Honor Ship places it too.
select-two = Two players
  .text = With two players, each places { PLURAL($each-2, one: "one ship", other: "# ships") }, in turn.
select-once = A free location
  .text = A location can be chosen once a round.
  .refused = { $leader } has already chosen “{ $location }” in this round. Choose a location without a ship.
  .told = { $seat } chooses “{ $location }”.
select-must = Nobody skips
  .text = Every ship must be placed, even if you will rest there.

# A location

reaver-first = Reavers work first
  .text = When a location is chosen, the Reavers in everybody’s slot for it work, from top to bottom. This happens before anybody pays or rests.
  .ruling = The rulebook doesn’t give the order. A Reaver that was placed first is on top. Players use theirs one after the other, from the active player on.
  .untimely = No dice are rerolled now. { $question }
  .told = { $event }
part-everybody = Everybody takes part
  .text = From the active player clockwise, everybody acts at the location or rests.
  .told = { $how ->
    [act] { $seat } acts at “{ $location }”.
    [end] { $seat } is done with “{ $location }”.
   *[other] { $event }
  }
  .untimely = This isn’t the moment to act or rest. { $question }
part-cost = Everybody pays
  .text = Each player who acts at a location pays its cost: at sea { $and-cost-sea }; for a village { $and-cost-village }; for a keep { $and-cost-keep }. You can’t choose what you can’t pay.
  .brief = Each player who acts at a location pays its cost. You can’t choose what you can’t pay.
  .refused = You can’t pay this: it costs { $and-cost }. You have { PLURAL($food, none: "no food", other: "# food") } and { PLURAL($favor, none: "no favor", other: "# favor") }{ IF($dice, ", and your dice don’t pay the rest.", ".") }
  .told = { $how ->
    [rest] { $seat } can’t pay for “{ $location }” and has to rest. Missing: { $and-short }.
   *[pay] { $seat } pays { $and-paid }.
  }
  .untimely = Nothing is paid with that now. { $question }
part-bonus = Bonuses by seat
  .text = The active player gets the largest share of a location, the first. The others get less the further they sit clockwise. From the active player on, these are the shares: with two players { $shares-2 }; with three { $shares-3 }; with four { $shares-4 }.
  .ruling = A bonus is given when you pay and act, and not if you rest. It goes by seat, even if somebody between rests.
  .told = { $event }
part-rest = Rest
  .text = If you can’t or don’t want to act, you rest and { $rest }.
  .brief = You may always rest instead of acting, for food or a crew die.
  .told = { $how ->
    [rest] { $seat } rests.
   *[other] { $event }
  }
supply-spent = Back to the supply
  .text = Dice and tokens that are spent go back to the supply.

# Crew dice

dice-faces = Faces stay
  .text = A die keeps its face until an effect changes it. You choose the face only where a card or a rest says so.
  .told = { $how ->
    [set] { $seat } sets a die: { $die }.
   *[keep] { $event }
  }
  .untimely = No die is set to a face now. { $question }
dice-places = Places for dice
  .text = Your ship has { PLURAL($ship-dice, one: "# place", other: "# places") } for crew dice. Dice on artifacts are extra.
  .ruling = The rulebook doesn’t say how many places there are. Other sources count { $ship-dice }.
  .refused = Your ship has { PLURAL($places, one: "# place", other: "# places") } and { PLURAL($number, one: "# die", other: "# dice") }. Return { $over } first.
  .told = { $event }
dice-overflow = Dice without a place
  .text = When dice come and there is no room, keep those that you like, old or new. The others go back.
  .ruling = The rulebook doesn’t say what happens to dice without a place. You choose which ones go back, each time dice have come.
  .refused = You have { PLURAL($number, none: "no die", one: "# die", other: "# dice") } on { PLURAL($places, one: "# place", other: "# places") }: nothing has to go back.
  .told = { $seat } returns a die: { $die }.
  .untimely = No die goes back to the supply now. { $question }
dice-supply = A colour runs out
  .text = If no die of a colour is left, take another colour. If no die is left at all, you get none.
  .refused = No { WORD($colour, R: "red", Y: "yellow", B: "blue") } die is left: choose another colour.
  .ruling = The rulebook doesn’t say what happens then.
pay-one-icon = One icon a die
  .text = A die pays for one icon. A double hammer may pay for a hammer; two hammers don’t pay for a double hammer.
  .ruling = The rulebook doesn’t say whether two hammers may stand for a double one. A die pays for one icon, so they don’t.
  .refused = You can’t pay with the { $piece } here: still needed, { $and-missing }.
  .told = { $event }
pay-wild = Wild clan icons
  .text = A clan icon in the colour of your leader’s clan counts as a shield, a chest, a longship or a hammer.
pay-clan-icon = Other clan icons
  .text = Other clan icons pay for nothing, except where any die will do.
  .refused = The { $piece } pays for nothing: it isn’t your leader’s clan. It takes { $and-icons }.

# Recruit

recruit-pair = A stack of Reavers
  .text = Recruiting is { $cost-recruit }. Take a stack of { PLURAL($stack, one: "# Reaver", other: "# Reavers") }, or as many from the deck. The active player also gets this bonus: { $and-bonus-recruit }.
  .told = { $event }
  .untimely = You can’t take those cards now. { $question }
recruit-roll = Their dice
  .text = Take the dice in the upper left of both cards and roll them. Then decide the fate of each Reaver.
  .told = { $event }
recruit-rally = Rally
  .text = Take the dice in the upper right, on faces of your choice. The card goes to your Glory pile.
  .told = { $seat } rallies { $card }.
  .untimely = There is no such Reaver to rally now. { $question }
recruit-specialise = Specialise
  .text = Put the Reaver into one of your slots. From then on it works whenever that location is chosen. A slot holds { PLURAL($ship-reavers-in-slot, one: "# Reaver", other: "# Reavers") }, which never move.
  .refused = Your slot for “{ $location }” is full.
  .told = { $seat } specialises { $card }: “{ $location }”.
  .untimely = There is no such Reaver to specialise now. { $question }
recruit-promote = Promote
  .text = The Reaver becomes your leader and gives the bonus of its clan: { $promote-red } (red), { $promote-yellow } (yellow), { $promote-blue } (blue). Your old leader goes to the Glory pile.
  .brief = The Reaver becomes your leader and gives the bonus of its clan. Your old leader goes to the Glory pile.
  .ruling = The rulebook gives the three bonuses. Which clan has which is reconstructed.
  .told = { $how ->
    [leader] { $seat } makes { $source } the leader.
   *[other] { $event }
  }
  .untimely = There is no such Reaver to promote now. { $question }

# Trade

trade-rewards = How many rewards
  .text = Trade is free. How many rewards you choose goes by your share: { $locations-trade-times }, from the active player on.
trade-choices = The rewards
  .text = Choose a reward: { $rewards }. You may choose the same again while there is any.
  .refused = None is left in this round. Choose another reward.
  .told = { $event }
  .untimely = There is no such thing to choose now. { $question }
trade-prophecies = Prophecies
  .text = Take a prophecy that lies face up, or the top of the deck. They score at the end, and one from the deck stays secret until then.
  .ruling = The rulebook doesn’t say whether Prophecies are secret. Those that lay face up are known, and those from the deck only to their owner.
  .told = { $how ->
    [deck] { $seat } takes a prophecy from the deck.
    [see] It is { $card }.
   *[take] { $event }
  }
  .untimely = You take no prophecy now. { $question }
trade-faces = Dice as they lie
  .text = Dice from Trade keep their faces.
  .told = { $seat } takes a die from Trade: { $die }.
  .untimely = You can’t take that die from Trade now. { $question }
trade-marker = The Start Player marker
  .text = When the active player trades, they take the Start Player marker. If they have it already, it goes to their left neighbor. It counts from the next round on.
  .ruling = The rulebook doesn’t say when the marker counts. It decides who begins the next round, and it stays where it is if the active player rests.
  .told = { $how ->
    [pass] { $seat } passes the Start Player marker to { $leader }.
   *[take] { $seat } takes the Start Player marker.
  }

# Battle at sea

sea-journey = The journey
  .text = First reveal a Sea Journey. Pay its cost, or suffer its effect. For acting at sea, the active player also gets this bonus: { $bonus-sea }.
  .ruling = The rulebook doesn’t say whether you may suffer what you could pay for: you may. You lose no more than you have, so your glory doesn’t fall below zero here.
  .refused = No journey waits for your decision.
  .told = { $how ->
    [meet] { $seat } meets { $source }.
    [calm] { $source }: nothing happens.
    [short] { $seat } can’t pay for { $source } and suffers it. Missing: { $short }.
    [pay] { $seat } pays for { $source }.
    [suffer] { $seat } suffers { $source }.
   *[other] { $event }
  }
  .untimely = No journey waits for you now. { $question }
sea-choose = Which battle
  .text = Then face a Sea Battle: one that lies face up, or the top of the deck.
  .ruling = The rulebook doesn’t say when you choose. You do when the journey is over, and you see a battle from the deck before you decide how to face it.
  .refused = You are lost in fog: face a battle from the deck.
  .told = { $seat } { WORD($how, draw: "draws", face: "faces") } { $card }.
  .untimely = You can’t face that battle now. { $question }
sea-set = The set of dice
  .text = A battle is won without a roll by the dice that it shows.
  .brief = Spend the very dice that a battle shows, and you win it without a roll.
  .refused = Your dice don’t pay the set: it takes { $and-icons }.
  .told = { $how ->
    [pay] { $seat } pays the set of { $source }.
    [fight] { $seat } fights { $source }.
   *[short] { $seat } can’t face { $source }: there is no combat die, and for the set { $and-short } is missing.
  }
  .untimely = There is no battle to win by its set now. { $question }
sea-won = A battle won
  .text = If you win, you get the battle’s glory and rewards. The card goes to your Glory pile.
  .ruling = A battle that isn’t won stays where it lies. If it came from the deck, it goes under the deck. The rulebook doesn’t say so.
  .told = { $how ->
    [beat] { $seat } wins against { $source }: { $goods } glory.
    [miss] { $seat } doesn’t win against { $source }.
   *[other] { $event }
  }
combat-dice = Combat dice
  .text = Spend dice with hammers: each hammer brings a combat die, a double hammer two. You need at least one combat die. The dice are gone, win or lose.
  .ruling = The rulebook doesn’t say when dice are put down. All of them are, before the first roll.
  .refused = You need at least one combat die: spend a hammer.
  .told = { $how ->
    [roll] { $seat } rolls { $number } combat { PLURAL($number, one: "die", other: "dice") } against a defence of { $defence }.
   *[choose] { $event }
  }
  .untimely = There is no combat to roll for now. { $question }
combat-hammers = Hammers only
  .text = Only hammers, double hammers, wild clan icons and hammer tokens bring combat dice.
  .refused = { $the-piece } brings no combat die.
combat-won = Winning
  .text = A combat die shows { $or-combat-shows }. You win if your dice reach the defence.
  .told = { $seat } rolls { $and-dice }{ $many-kept ->
    [0] {""}
   *[other] {" "}and keeps { $and-kept }
  }{ IF($won, ", and wins:", ":") } { $total } of { $defence }.
combat-reroll = Rerolls
  .text = After a roll, you may pay { $combat-reroll } favor to reroll any of your combat dice, as often as you like.
  .refused = Choose the dice to reroll first.
  .told = { $how ->
    [roll] { $seat } pays { $price } favor and rerolls { PLURAL($number, one: "one die", other: "# dice") }.
   *[choose] { $event }
  }
  .untimely = There are no combat dice to reroll now. { $question }
combat-decline = No way back
  .text = Before the first roll you may leave a combat for free. After it, you may stop rerolling: then the combat is lost.
  .ruling = The rulebook knows no retreat. You may leave as long as nothing has been spent.
  .refused = The dice are rolled: you can’t add anything, and you can’t leave. Pay favor to reroll, or stop.
  .told = { $seat } stops at { $total } of { $defence }, and loses the combat.
  .untimely = There is no battle to let go now. { $question }

# Raid villages

village-cards = Village Spoils
  .text = Pay { $and-cost-village }. Take a pair of Village cards, or as many from the deck. By your share, you draw more from the deck: { $more-village }, from the active player on.
  .told = { $event }
  .untimely = You take no Village cards now. { $question }
village-order = One card at a time
  .text = Look at all your cards, then resolve them one at a time, in the order you like.
  .ruling = The rulebook doesn’t say when bonus cards are seen. All cards lie there before you resolve one. Keep cards are resolved in the same way.
  .told = { $seat } resolves { $card }.
  .untimely = You can’t resolve that card now. { $question }
artifact-places = Artifacts
  .text = Your ship has { PLURAL($ship-artifacts, one: "# place", other: "# places") } for artifacts. If they are full, one goes to your Glory pile, an old one or the new one.
  .told = { $how ->
    [give-up] { $seat } puts { $card } onto the Glory pile.
   *[get] { $seat } gets an artifact: { $card }.
  }
  .untimely = No artifact has to go now. { $question }
artifact-store = Storing a die
  .text = An artifact stores one die that shows its face. Store it when dice come to you, when you get the artifact, or in your part of a location.
  .ruling = The rulebook doesn’t say when a die is stored, nor that it comes back. It is stored at these moments only, and leaves the artifact only for its effect.
  .told = { $seat } stores a die on { $card }: { $die }.
  .untimely = You can’t store that die there now. { $question }
artifact-no-wild = No wild icon in store
  .text = An artifact never stores a clan icon in place of its face.
artifact-use = Using an artifact
  .text = In your part of its location, discard the die on an artifact for its effect, once a visit. You may do so even if you rest.
  .ruling = The rulebook lets you use an artifact while you are at its location. We read that as your own part of it.
  .refused = { $why ->
    [used] You have used { $card } here already: an artifact works once a visit.
    [elsewhere] { $card } works at “{ $place }”.
    [late] Take back what you put down first.
   *[empty] No die lies on { $card }.
  }
  .told = { $how ->
    [use] { $seat } uses { $source }.
   *[other] { $event }
  }
  .untimely = You can’t use that artifact now. { $question }
upgrade-choice = Ship Upgrades
  .text = Take the Ship Upgrade that the card shows, or { $upgrade-glory } glory. Your ship has { PLURAL($ship-upgrades, one: "# place", other: "# places") } for them.
  .refused = There is no such Ship Upgrade left, or no free place on your ship.
  .ruling = The rulebook speaks of any Ship Upgrade that is left. The publisher’s full rules name the one on the card. With the option “any”, you choose.
  .told = { $event }
  .untimely = There is no Ship Upgrade to take now. { $question }
  .printed = printed
  .any = any
upgrade-token = Ship Upgrades as dice
  .text = A Ship Upgrade counts once as a die of its face, and then lies face down until the location is over.
  .ruling = The rulebook says once a turn. We take that as once at each location. With the option “round”, it is once a round.
  .told = { $seat } gets a Ship Upgrade: { $piece }.
  .location = location
  .round = round
village-farm = Farms
  .text = A Farm brings { $farm-food } food. You may also pillage it: take { PLURAL($farm-farm, one: "a farm token", other: "# farm tokens") } and { $farm-terror } terror.
  .told = { $event }
village-wall = Village Walls
  .text = A Village Wall brings { $village-wall-glory } glory. You may also pillage it: take { PLURAL($village-wall-wall, one: "a wall token", other: "# wall tokens") } and { $village-wall-terror } terror.
  .told = { $event }
village-pillage = Pillaging is a choice
  .text = The first half of a Farm or a Village Wall is always yours. Only pillaging brings terror.
  .told = { $event }
  .untimely = Nothing is offered to you now. { $question }
village-bundle = Weapons
  .text = Bundle of Swords, Bows and Arrows, Axes and Spears: take { PLURAL($swords-dice, one: "a die and roll it", other: "# dice and roll them") }, or take { $swords-glory } glory and { $swords-terror } terror.
  .told = { $event }
village-runes = Runic Carvings
  .text = Return { $runes-returned } of your terror and make another player take { $runes-given }; or take { $runes-glory } glory and { $runes-terror } terror.
  .refused = You can’t: you need a terror to return, and another player to take one.
  .ruling = If you have no terror, only the second half is left. With the option “always”, another player takes one all the same.
  .told = { $event }
  .untimely = There is nothing to give to another player now. { $question }
  .needs-terror = needs terror
  .always = always

# Raid keeps

keep-cards = Keep Spoils
  .text = Pay { $and-cost-keep }. Take a pair of Keep cards, or as many from the deck. By your share, you draw more from the deck: { $more-keep }, from the active player on.
  .told = { $event }
  .untimely = You take no Keep cards now. { $question }
keep-sets = Collections
  .text = Treasure, art, armor and tapestries go to your Glory pile and score at the end.
  .told = { $seat } collects { $and-cards }.
keep-wall = Keep Walls
  .text = A Keep Wall brings { $keep-wall-favor } favor. You may also fight its defence of { $keep-wall-defence } for more favor and { PLURAL($keep-wall-wall, one: "a wall token", other: "# wall tokens") }.
  .told = { $event }
keep-tower = Towers
  .text = A Tower brings { PLURAL($tower-dice, one: "a die", other: "# dice") }, rolled. You may also fight its defence of { $tower-defence } for { $tower-glory } glory and { PLURAL($tower-tower, one: "a tower token", other: "# tower tokens") }.
  .ruling = The rulebook doesn’t say which dice a Tower brings, nor on which faces. Its card names the colours, and they are rolled.
  .told = { $event }
keep-attack = Attacking is a choice
  .text = The first half of a Keep Wall or a Tower is always yours, and the attack brings no terror.
  .ruling = The rulebook names no terror here, as it does for villages.
  .told = { $event }

# Subdue territories

territory-attempts = Attempts
  .text = How many attempts you may make goes by your share: { $locations-territory-times }, from the active player on. You make at least one, and may stop after any.
  .ruling = The rulebook doesn’t say whether you may act without an attempt. That would be a rest.
  .refused = Make at least one attempt first. If none is possible, rest.
  .told = { $how ->
    [rest] { $seat } can’t subdue any territory and has to rest.
    [none] { $seat } can’t subdue another territory.
   *[stop] { $seat } makes no more attempts.
  }
  .untimely = You make no attempts now. { $question }
territory-ways = By force or by tribute
  .text = Choose a pile. Fight a defence of its level, or pay the tribute that its top tile shows.
  .refused = You can’t pay this tribute: it takes { $and-cost }. You have { PLURAL($food, none: "no food", other: "# food") } and { PLURAL($favor, none: "no favor", other: "# favor") }{ IF($dice, ", and your dice don’t pay it.", ".") }
  .told = { $seat } { WORD($how, force: "attacks", tribute: "pays the tribute of", won: "subdues") } a { $pile }.
  .untimely = There is no territory to subdue now. { $question }
territory-piles = Empty piles
  .text = A pile without a tile can’t be chosen.
  .refused = No { $pile } is left.
territory-failed = A lost combat
  .text = If the combat is lost, the attempt is used up. The tile stays where it is.
  .told = { $seat } fails to subdue a { $pile }.
territory-rewards = Rewards
  .text = After your last attempt, turn over the tiles that you took, and take their rewards.
  .ruling = The rulebook doesn’t say if the rewards wait for the other players. They don’t: you get yours at the end of your own part.
  .told = { $how ->
    [turn] { $seat } turns over { $goods }.
    [resolve] { $seat } takes the reward of { $card }.
   *[other] { $event }
  }

# Clean-up

cleanup-end = The next round
  .text = After each round but the last, the round marker moves on.
  .told = Round { $round } begins. { $seat } places the first ship.
cleanup-honor = The Honor Ship moves on
  .text = After each round, the Honor Ship goes to the next player clockwise.
  .told = { $seat } gets the Honor Ship.
cleanup-territories = Territories pay
  .text = After each round, each territory brings its owner { $territory-glory } glory.
  .ruling = The rulebook lists this with clean-up, and doesn’t say whether the last round has one. The publisher’s full rules go straight to the final scoring. With the option “after every round”, it pays a last time.
  .told = { $seat } gets { $glory } glory for { PLURAL($number, one: "one territory", other: "# territories") }.
  .not-after-the-last = not after the last
  .after-every-round = after every round
cleanup-dice = New dice for Trade
  .text = The dice at Trade are returned, and new ones are rolled.
cleanup-cards = New cards
  .text = Cards left at the locations go under their decks, and new ones are laid out.
cleanup-returns = What is cleared
  .text = Only what lies at the locations is cleared. What players own stays.
cleanup-ships = Ships come home
  .text = The ships are taken back. The holder of the Start Player marker begins the next round.
deck-shuffle = An empty deck
  .text = Discards lie face up under their deck. When only discards are left, they are shuffled.
  .ruling = The rulebook doesn’t say what happens when a deck runs out.
  .told = The discards of the { $deck } deck are shuffled.

# The end

score-terror = Terror at the end
  .text = Terror costs glory. For 0, 1, 2, … tokens it is { $scoring-terror }, and { $scoring-more-terror } for each more.
score-artifacts = Artifacts at the end
  .text = Each artifact scores its glory, on your ship or in your Glory pile.
score-sets = Sets
  .text = Treasure, art and armor score by how many you have of each. Treasure: { $sets-treasure }; art: { $sets-art }; armor: { $sets-armor }. A full set is followed by another.
score-tapestries = Tapestries
  .text = A red, a green and a blue tapestry score { $sets-tapestries } together. Each other tapestry scores { $sets-tapestry }. You may begin several sets.
score-tokens = Tokens
  .text = Tokens score more, the more you have of a kind. With at least { $or-scoring-brackets } of it, each farm scores { $or-scoring-farm }; each wall { $or-scoring-wall }; each tower { $or-scoring-tower }.
score-majority = Most tokens
  .text = The player with most farms scores { $most-farm } more; with most walls { $most-wall }, with most towers { $most-tower }. Tied players all get the bonus, but not with no token.
  .ruling = The rulebook doesn’t exclude players without a token. We do.
score-prophecies = Prophecies at the end
  .text = Prophecies score by what you have at the end. They use nothing up.
score-winner = The winner
  .text = Most glory wins. Among tied players, most favor wins.
  .ruling = If that is tied too, the victory is shared. With the option “turn order”, the first of them from the start player on wins.
  .told = { $seat } { IF($won, "wins with", "has") } { $score } glory{ $parts ->
    [0] .
   *[other] : { $sums }.
  }
  .shared = shared
  .turn-order = turn order
glory-part = { WORD($part, track: "on the track", terror: "terror", artifacts: "artifacts", treasure: "treasure", art: "art", armor: "armor", tapestry: "tapestries", farm: "farms", wall: "walls", tower: "towers", prophecies: "prophecies") }
glory-sum = { glory-part } { $n }

# The board

board-round = Round { $round } of { $rounds }
board-turn = Round { $round } of { $rounds }: { $seat } to play
board-won = The match is over. { $and-winners } { PLURAL($number, one: "wins", other: "share the victory") } with { $score } glory
board-tray = In hand
board-short-sea = Sea
board-short-village = Village
board-short-keep = Keep
board-short-territory = Territory
board-fjord = The fjord, with six places around it
board-goods = { $goods }
counted = { $n } × { $die }
board-dice = Dice: { $dice }
board-no-dice = No dice
board-upgrades = Ship Upgrades: { $dice }
board-leader = Leader: { $card }
board-no-leader = No leader
board-slot = Slot for “{ $location }”: { $cards }
board-empty-slot = Slot for “{ $location }”: empty
board-holds = holds a die: { $die }
board-holds-none = holds no die
board-pile = Glory pile: { $cards }
board-no-pile = Glory pile: empty
board-territories = Territories: { $cards }
board-prophecies = Prophecies: { $cards }
board-hidden = { PLURAL($n, one: "# card", other: "# cards") } face down
board-location = { $location }, cost: { $place ->
    [territory] see the tiles
   *[other] { $and-cost }
  }
board-free = No ship here yet
board-taken = { $seat }’s ship lies here
board-share = { $seat }: { $place ->
    [recruit] { PLURAL($n, one: "# Reaver", other: "# Reavers") }
    [trade] { PLURAL($n, one: "# reward", other: "# rewards") }
    [territory] { PLURAL($n, one: "# attempt", other: "# attempts") }
    [sea] { PLURAL($n, one: "# battle", other: "# battles") }
   *[village] { PLURAL($n, one: "# card", other: "# cards") }
  }
board-score = { $seat }: { $n }
board-empty = empty
board-no-cost = free
board-deck = { $deck } deck: { PLURAL($n, one: "# card", other: "# cards") }
board-reward = Reward { $n }: { $effect }
board-tiles = { $territory }: { $n } left, tribute { $tribute }
board-spent = { $die }, face down
board-rally = Rally
board-force = By force
board-tribute = By tribute
board-shows = combat die: { $n }{ IF($again, ", to be rerolled") }
board-committed = chosen: { $die }
board-reaver = { WORD($clan, red: "red Reaver", yellow: "yellow Reaver", blue: "blue Reaver") }; roll { $and-left }; rally for { $and-rally }; specialised: { $effect }
board-battle = defence { $defence }, set { $icons }; { $glory } glory, { $effect }
board-journey = pay { $and-cost }, or { $effect }
board-calm = nothing happens
board-artifact = artifact of “{ $location }”, stores { $a-face }: { $effect }; { $glory } glory at the end
board-rested = { $seat } rested
board-tabs = The six places
board-moored = { IF($honor, "The Honor Ship", "The ship") } of { $seat } at “{ $location }”
board-waiting = { IF($honor, "The Honor Ship", "The ship") } of { $seat }, not placed yet
board-lies = { $place ->
    [recruit] { PLURAL($n, one: "# stack", other: "# stacks") }, or from the deck
    [trade] { PLURAL($n, one: "# prophecy", other: "# prophecies") }
    [territory] By force or tribute
    [sea] or from the deck
   *[other] { PLURAL($n, one: "# pair", other: "# pairs") }, or unseen from the deck
  }

# The faces of cards, in at most four words

face-specialised = Specialised:
face-pay-or = Pay:
face-or = or
face-may = You may:
face-may-fight = You may fight { $defence }:
face-fight = Fight { $defence }:
face-set = Scores in sets
face-stores = stores this die
face-at-end = at the end
face-good = { WORD($what, food: "food", favor: "favor", glory: "glory", terror: "terror", farm: "farm", wall: "wall", tower: "tower") }
face-gives = to another player
face-dice = { WORD($face, rolled: "rolled", chosen: "any face", shown: "from Trade") }
face-draws = from the deck
face-token = Ship Upgrade
face-extra = { WORD($what, combat_die: "combat dice", attempt: "attempt", reward: "reward") }
face-turn = turn a die
face-reroll = { IF($all, "reroll all dice", "reroll any dice") }
face-cancel = no Sea Journey
face-deck-only = from the deck only
face-source = Where the text of this card is from: { WORD($source, rulebook: "the rulebook", published: "published elsewhere", inferred: "inferred from what is known", reconstructed: "our own reconstruction") }

# The longship, the others, and the tray

board-short-food = food
board-short-favor = favor
board-short-terror = terror
board-short-tokens = tokens
board-short-hoard = hoard
board-short-fates = fates
board-short-lands = lands
board-short-artifacts = artifacts
board-short-upgrades = upgrades
board-plan-turn = to play
board-plan-acts = can pay: acts or rests
board-plan-short = { $short } short{ IF($rests, ": rests") }
board-plan-next = places the next ship
board-tray-die = Choose a face
board-tray-turn = Turn it to
board-tray-ways = By force, or by tribute
board-tray-cost = “{ $place }” costs
board-tray-pay = To pay
board-tray-short = Missing: { $short }.
board-tray-left = Choose { PLURAL($n, one: "# more die", other: "# more dice") }.
board-tray-enough = You have all it takes.
board-tray-socket = { $icon }, { IF($short, "missing", "to be paid") }
board-tray-suffer = Or suffer it: { $effect }.
board-tray-set = With exactly these dice
board-tray-force = By force: { PLURAL($n, one: "# die", other: "# dice") }{ PLURAL($defence, none: "", other: " against #") }
board-tray-brings = { $die }: { PLURAL($n, one: "# combat die", other: "# combat dice") }
board-tray-chance = { $p } % to win.
board-tray-reroll = { $p } % to win, { $q } % with { $n } favor.
board-tray-combat = { PLURAL($n, one: "# combat die", other: "# combat dice") } against { $defence }
board-tray-hammers = Choose hammers: each brings a combat die, a double hammer two.
board-tray-rolled = You rolled { $n } against { $defence }
board-tray-aside = { $p } % to win with this reroll.
board-tray-best = Choose what you reroll for favor: { $p } % to win at best.
board-tray-glory = Glory

# The legend

legend-faces = Dice
legend-H = Hammer
legend-HH = Double hammer
legend-S = Shield
legend-C = Chest
legend-L = Longship
legend-K-R = Icon of Tyr
legend-K-Y = Icon of Yggdrasil
legend-K-B = Icon of Odin
legend-combat = Combat die
legend-goods = Goods
legend-glory = Glory
legend-cards = Cards and tiles

# The aid

aid-aim = For { PLURAL($rounds, one: "# round", other: "# rounds") }, choose where everybody acts: recruit, raid, and fight. Most glory at the end wins.
aid-place = Place a ship
aid-part = Everybody acts there, or rests
aid-recruit = Recruit Reavers
aid-trade = Trade
aid-sea = Battle at Sea
aid-raid = Raid villages and keeps
aid-subdue = Subdue Territories
aid-fight = Combat
aid-pay = Dice and artifacts
aid-end = After the round
part-reaver = Reaver
  .line = Rally for dice, specialise, or promote to leader.
part-hammer = Hammer
  .line = Brings a combat die.
part-longship = Longship
  .line = Pays at sea.
part-chest = Chest
  .line = Pays for villages.
part-shield = Shield
  .line = Pays for keeps.
part-clan = Clan icon
  .line = Wild under a leader of its clan.
part-food = Food
  .line = Pays for raids.
part-favor = Favor
  .line = Rerolls combat dice, and pays costs.
part-battle = Sea Battle
  .line = Win it with the dice it shows, or in combat.
part-village = Village Spoils
  .line = Cards from villages: each says what it brings.
part-terror = Terror
  .line = Costs glory at the end.
part-keep = Keep Spoils
  .line = Collect them in sets.
part-prophecy = Prophecy
  .line = Scores what you have at the end.
part-tile = Territory
  .line = { $territory-glory } glory a round, and a reward.
part-farm = Farm, wall, tower
  .line = The more of one kind, the more each scores.

# The chapters of the rules

chapter-setup = Setting up
chapter-round = The round
chapter-location = A location
chapter-dice = Crew dice
chapter-recruit = Recruit
chapter-trade = Trade
chapter-sea = Battle at sea
chapter-village = Raid a village
chapter-keep = Raid a keep
chapter-territory = Subdue territories
chapter-cleanup = Clean-up
chapter-end = The end
