# Vikingar in English. A rule is a message: its title; .text the rule; .refused the sentence that refuses an action with the
# figures of the position; .untimely why not now; .told what it did; .ruling our reading, and where it comes from.

game = Vikingar
game-about = Explore a round world that nobody has seen, plunder it, win cups, and reach Valhalla first.
edition-first = first edition
edition-kickstarter = Kickstarter edition
seat-you = your clan
  .of = of your clan
  .to = to your clan

# Things

zone = { $kind ->
    [H] the high sea
    [N] { $slot } North
    [S] { $slot } South
   *[other] edge { $slot }
  }
  .to = to { zone }
  .at = { WORD($kind, H: "on", N: "in", S: "in", other: "at") } { zone }
site-village = village
  .the = the village
site-city = city
  .the = the city
site-cult = place of worship
  .the = the place of worship
site-stronghold = stronghold
  .the = the stronghold
site-quest = quest site
  .the = the quest site
site-temple = temple
  .the = the temple
feat = { WORD($feat, looter: "Looter’s", strategy: "Strategy", bloody: "Bloody", bravery: "Bravery", hero: "Hero’s", wealth: "Wealth", conqueror: "Conqueror’s", cursed: "Cursed") } cup
throw-brought = { IF($short, "one lies on its short side", PLURAL($points, one: "# point", other: "# points")) }
tie-goes = { IF($tie, " That is a tie, and a tie goes to the defence.") }
dial-shows = North: { $north }. South: { $south }.{ IF($passage, " There is a passage between them.") }
throw-name = { $what ->
    [event] { $card }
    [fall] the Great Fall
    [exit] the end of the world
    [duel] the longship
    [quest] { $card }
    [temple] the holder of the temple
    [outpost] the outpost on { $the-place }
    [held-raid] the holder of { $the-place }
   *[other] { $the-place }
  }

# What cards do

effect-runes = { $once ->
    [1] once, +{ PLURAL($n, one: "# rune", other: "# runes") } on a throw of yours; then this leaves the game
   *[other] +{ PLURAL($n, one: "# rune", other: "# runes") } { $on ->
      [attack] when you attack another player
      [defence] when another player attacks you
      [raid] when you plunder a city or a place of worship
      [fortress] when you attack a stronghold
      [quest] when you fight a monster
      [sea] against navigation events and at the end of the world
      [duel] when you attack a longship
     *[any] on all your throws
    }
  }
effect-sink = once, destroy an enemy longship one step from one of yours, but not on the high sea or a gate (neither whirlpools nor the high sea count as a step); nobody scores, and this leaves the game
effect-rethrow = once a round, repeat one of your own throws; the second one counts
effect-draw-events = you draw { PLURAL($n, one: "# navigation event", other: "# navigation events") } and face the one that you choose
effect-price = { $of ->
    [toll] { PLURAL($gold, none: "you pay no toll", other: "a toll costs you # gold") }
    [longship] a longship that isn’t free costs you { $gold } gold
   *[treasure] a treasure costs you { $gold } gold
  }
effect-peek = once a round, before a longship moves, look at a face-down dial next to it
effect-gain = { $when ->
    [plunder] +{ $gold } gold for each city or place of worship that you plunder
    [trade] +{ $gold } gold in Trade, with { PLURAL($outposts, one: "# outpost", other: "# outposts") } or more
   *[now] { $gold } gold
  }
effect-raise-limit = room for { PLURAL($n, one: "one more longship", other: "# more longships") }
effect-destroy = your longship is destroyed
effect-stay = your longship stays
effect-go-on = no reward
event-does = { PLURAL($runes, none: "no throw", one: "# rune; lost: ", other: "# runes; lost: ") }{ $lost }{ IF($wins, "; won: ") }{ $won }
uncounted = { IF($cards, ", not counting ") }{ $and-uncounted }

# What is asked, and what can be answered

ask-keep-power = { $seat }, which power does your chief keep?
  .first = Your chief’s power.
ask-choose-longship = { $seat }, { PLURAL($longships, none: "do you use an item, or end your turn?", other: "which longship do you play?") }
  .first = The longship to play.
ask-activation = { $seat }, what does { $ship } do{ IF($moved, " with its action") }? It is { $at-here }{ IF($moved, ".", IF($sea, ": it can sail out, then act where it arrives.", ": it can move, then act.")) }
  .first = Its move, or its action.
ask-choose-event = { $seat }, which event does { $ship } face on its way { $to-zone }?
  .first = The event to face.
ask-complete-move = { $seat }, does { $ship } spend its action to complete its move { $to-zone }?
  .first = The rest of the move.
ask-at-stronghold = { $seat }, a stronghold stops { $ship } before { $zone }. The toll is { $price } gold, and you have { PLURAL($gold, none: "none", one: "#", other: "#") }. What do you do?
  .first = At a stronghold.
ask-reuse = { $seat }, which outpost do you give up for { $the-place } { $at-zone }?
  .first = The outpost to give up.
ask-use-item = { $seat }, do you use { $item } for this throw? { $more ->
    [0] It would add nothing: you throw { PLURAL($runes, one: "# rune", other: "# runes") } already, the most that there are.
   *[other] It adds { $more } to your { PLURAL($runes, one: "# rune", other: "# runes") }.
  }
  .first = A magic item.
ask-throw-again = { $seat }, do you repeat your throw of { PLURAL($runes, one: "# rune", other: "# runes") }? { IF($short, "A rune lies on its short side.", PLURAL($points, one: "It brought # point.", other: "It brought # points.")) }
  .first = A throw to repeat.
ask-build = { $seat }, what do you build or buy? You have { PLURAL($gold, none: "no gold", one: "# gold", other: "# gold") }, and { $longships } of { PLURAL($limit, one: "# longship", other: "# longships") }.
  .first = Building and buying.

do-keep = { $known ->
    [1] Keep { $power }: { $does }
   *[other] Keep a power in secret
  }
do-activate = Play { $ship }
do-sink = Use up { $item } to destroy { $ship }
do-move = Sail { $to-zone }{ IF($event, ", after an event") }{ PLURAL($toll, none: "", other: ", for a toll of #") }{ IF($dear, PLURAL($gold, none: " (you have none)", one: " (you have #)", other: " (you have #)")) }{ IF($duel, ", and fight") }{ PLURAL($chance, none: "", other: " (chance # %)") }{ WORD($edge, fall: ", and face the Great Fall", exit: ", and throw to leave the world", then-fall: ", then face the Great Fall", then-exit: ", then throw to leave the world", none: "") }{ PLURAL($throw, none: "", other: " (chance # %)") }{ PLURAL($both, none: "", other: ": # % for both") }{ uncounted }
do-whirl = Take the whirlpool { $to-zone }
do-attack = Attack { $ship }
do-peek = Look at dial { $slot }
do-plunder = Plunder { $the-place }{ PLURAL($chance, none: "", other: " (chance # %)") }
do-destroy = Destroy the outpost on { $the-place }{ PLURAL($chance, none: "", other: " (chance # %)") }
do-settle = Found an outpost on { $the-place }{ IF($full, ", and give up another one") }
do-challenge = Fight { IF($runes, "", "the monster of the quest site") }{ $monster }{ PLURAL($runes, none: "", one: " (# rune)", other: " (# runes)") }{ PLURAL($chance, none: "", other: " (chance # %)") }
do-control = { WORD($held, other: "Attack the holder of the temple", none: "Take control of the temple") }{ PLURAL($chance, none: "", other: " (chance # %)") }
do-leave = Throw to leave the world
do-besiege = Attack the stronghold{ PLURAL($chance, none: "", other: " (chance # %)") }
do-pay = Pay { $price } gold
do-turn-back = Give the move up
do-complete = Complete the move
do-face = Face { $event } ({ $does })
do-give-up = Give up the outpost on { $the-place } { $at-zone }
do-use = Use it
do-again = Throw again
do-longship = { PLURAL($price, none: "Build a longship (free)", other: "Build a longship (# gold)") }
do-treasure = Buy a treasure ({ $price } gold)
do-done = { $asked ->
    [activation] End the turn of { $ship }
    [choose-longship] End my turn
    [build] Build and buy nothing more
    [complete-move] Stay where it is
    [use-item] Keep { $item } for later
    [throw-again] Let this throw stand
   *[other] Done
 }

# Winning, and the world

victory-explore = The way to Valhalla
  .text = Explore the world, win { PLURAL($feats, one: "# cup", other: "# cups") }, and { WORD($ending, all-gates: "leave the world from any of its ends", other: "find a gate of Valhalla") }. { WORD($ending, all-gates: "The first player with enough cups to do so wins.", other: "The first player with enough cups and a longship on a gate wins.") }
board-parts = The four parts of the world
  .text = The high sea lies in the middle, and every longship starts there. Around it lie the northern kingdoms, then the southern ones. Beyond each dial is the end of the world.
  .ruling = The inner half of each dial is its north, the outer half its south, and the equator is a circle. The rulebook doesn’t draw it, but speaks of going from north to south on a dial.
board-places = Places
  .text = Plunder villages. Plunder cities and places of worship, or found outposts there. Attack strongholds, or pay their toll. Fight monsters at quest sites.{ WORD($edition, kickstarter: " Take control of temples.", other: "") }
cards-layout = Reading a card
  .text = A card shows the runes of its defence, what a lost throw does, and what a won throw brings.

# Setting up

setup-board = The table
  .text = Put the board where everybody can reach it.
setup-dials = The dials
  .text = { $left ->
    [0] Shuffle the { PLURAL($dials, one: "# dial", other: "# dials") }, and lay them all face down around the high sea.
   *[other] Draw { $match-slots } of the { PLURAL($dials, one: "# dial", other: "# dials") }, and lay them face down around the high sea. Put the rest back into the box unseen.
  }
setup-clan = A clan
  .text = Each player has { PLURAL($clan-longships, one: "# longship", other: "# longships") }, { PLURAL($clan-outposts, one: "# outpost", other: "# outposts") }, a feat chart and { PLURAL($tracks, one: "# pawn", other: "# pawns") } to mark its points.
setup-longships = The first longships
  .text = Each player puts { PLURAL($clan-start, one: "# longship", other: "# longships") } on the high sea. The others form the reserve.
setup-decks = The piles
  .text = Shuffle the navigation events, the quests and the cards of the world’s end. Put the gold where everybody can reach it.
  .ruling = Nobody starts with gold, as the rulebook mentions none. The bank never runs out. An empty pile of events is shuffled anew.
setup-bag = The bag
  .text = Put the runes in the bag.
setup-feats = How many feats
  .text = Agree on the number of cups that win. There are { $tracks }, and { $or-match-advised } are advised. More cups make a longer match. This match needs { $feats }.
  .ruling = You can agree on any number from 1 to { $tracks }. Usually we play with three; choose “four”, “five”, “one” or “two” otherwise. With five or more, places can run out before anybody wins; with all of them and four players or more, they mostly do.
  .one = one
  .two = two
  .three = three
  .four = four
  .five = five
short-match = The short match
  .text = A first match can be short: { PLURAL($short-cups, one: "# cup wins", other: "# cups win") } at a gate, and { PLURAL($short-match-slots, one: "# dial lies", other: "# dials lie") } around the high sea. After { PLURAL($short-match-rounds, one: "# round", other: "# rounds") } it ends: most cups win, then most points. No rulebook has such a match: it is Vikinglab’s own.
power-choose = The chief’s power
  .text = With this option, each player is dealt { PLURAL($clan-powers, one: "# power", other: "# powers") }, keeps one in secret, and puts the rest back into the box unseen. Then all show the one they keep.
  .ruling = The rulebook calls this optional: choose “with powers” to play so. The names and effects of the { PLURAL($powers, one: "# power", other: "# powers") } are reconstructed.
  .told = { $shown ->
    [1] { $seat } keeps { $power }: “{ $does }”.
   *[other] { $seat } has chosen.
  }
  .untimely = Before the first round, each chief keeps one of the powers that it was dealt. { $question }
  .without-powers = without powers
  .with-powers = with powers
  .elsewhere = Keep one of the powers that you were dealt. { $question }
power-once = Once a round
  .text = Some powers can be used once a round. The Seeress repeats all runes of one of her own throws. She decides right after that throw, and the second one counts.
  .refused = { $used ->
    [1] You have used this power in this round already.
   *[other] A throw can be repeated only right after it was made.
  }
  .untimely = Right after a throw of their own, and only then, a player with the Seeress may repeat it. { $question }
  .told = { $used ->
    [1] { $seat } uses { $power }, and throws again.
   *[other] { $seat } lets the throw stand.
  }
power-draw-events = The Navigator
  .text = The Navigator draws { PLURAL($events-drawn, one: "# navigation event", other: "# navigation events") }, faces one, and discards the rest.
  .untimely = When several events were drawn, one of them is chosen before anything else. { $question }
  .told = { $seat } chooses { $event }.
power-peek = The Scout
  .text = Once a round, before a longship moves, the Scout looks in secret at a face-down dial. From the high sea it is any dial, from a dial one beside it, from the end of the world none. The others see which dial it is.
  .refused = { $problem ->
    [moved] You can’t look at dial { $slot }: your longship has moved already.
    [edge] You can’t look at dial { $slot }: from the end of the world nobody sees a dial.
    [seen] You have seen dial { $slot } already. Choose a face-down dial that you haven’t seen.
    [open] Dial { $slot } lies face up. Choose one that lies face down.
   *[far] You can’t look at dial { $slot } from here: it isn’t beside your dial. Only from the high sea can you look at any dial.
  }
  .untimely = You can only look at a dial when a longship is about to move, and with the Scout. { $question }
  .told = { $seen ->
    [0] { $seat } looks at dial { $slot }.
   *[other] { $seat } sees dial { $slot }. { dial-shows }
  }

# The round

round-order = The order of the round
  .text = Everybody draws a token. The round is played from the lowest to the highest.
  .told = Round { $round }: { $order }, in this order.
round-phases = Four phases
  .text = A round has four phases: activation, trade, construction and maintenance. Activation is played in order; the others concern everybody at once.
  .told = { $seat } builds and buys no more.
  .ruling = In the later phases too, the order of the round decides who wins first.
round-turn = A turn
  .text = On your turn you play your longships one after the other, in any order. Play each to its end before you begin the next. You may leave some where they are.
  .refused = That longship belongs { $to-leader }. Play one of yours.
  .untimely = On your turn, you choose one of your longships on the board, when no other is being played. { $question }
  .told = { $seat } plays no more longships.
round-played = Played longships
  .text = A longship that has been played { WORD($edition, kickstarter: "lies down", other: "is turned to its shaded side") }: it is inactive until Maintenance.
  .told = { $seat } plays { $ship }.
  .refused = { $ship } has been played in this round already.

# Runes

rune-faces = Faces
  .text = A rune has an active face, with a sign, and an inactive one.
rune-numbers = How many runes
  .text = An attacker throws { PLURAL($runes-attack, one: "# rune", other: "# runes") }, a defender { $runes-defence }, before bonuses. Nobody throws more than { $runes-most }.
  .ruling = Against an event, a monster or the Great Fall a player throws { PLURAL($runes-attack, one: "# rune", other: "# runes") } too. The box holds { PLURAL($runes-most, one: "# rune", other: "# runes") }, so that is the limit.
  .told = { $seat } throws { PLURAL($runes, one: "# rune", other: "# runes") }: { throw-brought }.{ tie-goes }
rune-items = Bonus runes
  .text = Magic items add runes to the throws that they name. Bonuses add up.
rune-throwing = The throw
  .text = Throw all your runes at once from about { $runes-height } cm. Don’t throw hard, don’t place them, and keep your hand off the board.
rune-zone = Where runes count
  .text = A throw is made onto the high sea.
rune-target = The second target
  .text = You may throw onto the second target instead.
rune-outside = Outside
  .text = A rune outside the zone, or on its line, doesn’t count at all.
rune-council = The council of clans
  .text = Most of the opponents together may order another throw at any time.
rune-flat = Flat runes
  .text = An active rune is worth { PLURAL($rune-active, one: "# point", other: "# points") }, an inactive one { $rune-inactive }.
rune-long-side = On the long side
  .text = A rune that stands on its long side is worth { PLURAL($rune-long, one: "# point", other: "# points") }.
rune-overlap = Runes that overlap
  .text = A rune that lies over or under another counts { $rune-times ->
    [2] double
   *[other] { $rune-times } times
  }: an active one is worth { PLURAL($rune-active-piled, one: "# point", other: "# points") }, one on its long side { $rune-long-piled }.
  .ruling = It counts so once, whatever number of runes it overlaps. An inactive rune raises the others, and stays at { $rune-inactive }.
rune-short-side = On the short side
  .text = A rune that stands on its short side wins at once. If the defender has one too, the defender wins.
rune-examples = Examples
  .text = A rune on its long side and an active one that overlap are worth { PLURAL($example-long-active, one: "# point", other: "# points") }. With an inactive one it is { $example-long-inactive }. Two active runes and an inactive one, all overlapping, are worth { $example-two-active }.

# Combat

combat-more-points = More points win
  .text = The attacker throws runes, then the defender: more points win, and the defender wins ties.
  .told = { $seat } throws with { $ship } against { $what }.
combat-items = Magic items in combat
  .text = Both players may use their magic items. One that counts for a single throw is used right before it.
  .untimely = An item for one throw is used or kept right before that throw. { $question }
  .told = { $used ->
    [1] { $seat } uses { $item }, and throws { PLURAL($runes, one: "# rune", other: "# runes") }.
   *[other] { $seat } doesn’t use { $item }.
  }
combat-neutral-throw = Throwing for the others
  .text = Against a place, a quest or an event, an opponent throws the runes of the defence.
combat-neutral-runes = The runes of a defence
  .text = Nobody adds runes to the defence of a place or a card.
  .told = The defence throws { PLURAL($runes, one: "# rune", other: "# runes") }: { throw-brought }.{ tie-goes }
combat-places = What places defend, and bring
  .text = A village has no defence and brings { $gold-village } gold. A city has { PLURAL($defence-city, one: "# rune", other: "# runes") } and brings { $gold-city } gold. A place of worship has { PLURAL($defence-cult, one: "# rune", other: "# runes") } and brings { $gold-cult } gold. A stronghold has { PLURAL($defence-stronghold, one: "# rune", other: "# runes") } and brings { $gold-stronghold } gold. A monster’s runes are on its card.
combat-beaten = A lost attack
  .text = If you lose an attack on a place, an outpost, the holder of a temple or a monster, you score a Bravery point. Your longship goes back to your reserve, and the target of the attack stays as it was.
  .told = { $seat } loses against { $what }: { $ship } is destroyed.
temple-indestructible = Temples stand
  .text = A temple can’t be destroyed or plundered.
  .refused = A temple can’t be plundered. You can take control of it.
sea-no-combat = Peace on the high sea
  .text = Longships never fight each other on the high sea. Any number can be there.
  .elsewhere = Longships never fight each other on the high sea. { $question }

# Moving

activation-move-then-act = Move, then act
  .text = In each round a longship has one move and one action. The move comes first: a longship that acts first can’t move any more. You may do without either.
  .untimely = Longships move and act when you play them, one at a time. { $question }
  .told = { $seat } does nothing{ IF($moved, " more") } with { $ship }.
move-adjacent = One step
  .text = A move goes to a zone next to yours. North zones touch the high sea and their two neighbours; south zones touch their two neighbours and their edge.
  .brief = A move goes to a zone next to yours. From the high sea, that is any zone in the north.
  .refused = { $already ->
    [1] { $ship } is { $at-here } already.
   *[other] { $ship } can’t sail { $to-zone }: it isn’t next to { $here }.
  }
  .told = { $seat } { IF($leaves, "sets out", "sails") } with { $ship } { IF($leaves, "for", "to") } { $zone }{ IF($many, " (") }{ $there }{ IF($many, ")") }.
sea-event = Leaving the high sea
  .text = To leave the high sea, name the zone where you sail, then draw a navigation event and throw against its runes. You need more points than it.
  .ruling = Events without runes need no throw. Coming back to the high sea draws nothing.
  .told = { $seat } draws { $event }{ PLURAL($runes, none: ".", one: ": # rune.", other: ": # runes.") }
sea-won = An event won
  .text = If you win, you take the reward and complete your move. Your longship can still act.
  .told = { $seat } { IF($reward, "beats", "gets past") } { $event }{ IF($reward, ", and gets ") }{ $does }.
sea-destroyed = Destroyed by an event
  .text = If you lose against a navigation event, some cards send your longship back to your reserve.
  .told = { $ship } { $of-seat } is destroyed by { $event }.
sea-stays = Held up by an event
  .text = If you lose and the card says so, your longship stays on the high sea. It may spend its action to complete its move, to the same zone and without another event. Then it is inactive.
  .brief = If you lose against a navigation event, some cards keep your longship on the high sea.
  .untimely = You can complete only a move that an event has stopped, and only to the same zone. { $question }
  .told = { $done ->
    [completes] { $seat } spends the action of { $ship } to sail { $to-zone }.
    [keeps] { $seat } keeps the action of { $ship }.
   *[stopped] { $ship } { $of-seat } is held up by { $event }.
  }
  .ruling = The rulebook doesn’t say where a completed move leads, or if it meets another event. It leads to the zone that was named before, and draws no other event.
sea-no-reward = No reward
  .text = If you lose against a navigation event, some cards let you sail on, but without the reward.
  .told = { $seat } goes on without the reward of { $event }.
move-explore = Exploring
  .text = A dial that lies face down is turned up before your longship enters. A stronghold found there may still stop it.
  .told = { $seat } turns up dial { $slot }. { dial-shows }
move-passage = Between north and south
  .text = On a dial, you sail between north and south only through a passage. It takes a move.
  .refused = { $ship } can’t sail { $to-zone }: this dial has no passage between north and south.
move-whirlpool = Whirlpools
  .text = From a whirlpool you may move to any other that can be seen. The high sea has one too: if you leave it this way, you draw no event.
  .told = The whirlpool takes { $ship } { $of-seat } { $to-zone }{ IF($many, " (") }{ $there }{ IF($many, ")") }.
  .refused = { $problem ->
    [none] There is no whirlpool { $at-here }, so { $ship } can’t take one.
    [same] { $ship } is { $at-here } already.
   *[beside] { $ship } needs no whirlpool to come { $to-zone }: sail there, it is next to { $here }.
  }
  .elsewhere = A whirlpool leads only to another one that can be seen. { $question }
move-one-longship = One longship in a zone
  .text = Only one longship can be in a zone, except on the high sea.
  .refused = One of your own longships is { $at-zone } already.
duel-on-entry = Combat on entering
  .text = If you enter a zone where an enemy longship is, you must fight it at once. This takes no action.
  .told = { $seat } meets a longship { $of-rival } and must fight it.
  .untimely = You attack a longship by sailing into its zone. { $question }
  .elsewhere = You attack a longship by sailing into its zone. { $question }
toll-pay = The toll
  .text = To enter a zone that a stronghold guards, pay { $gold-toll } gold to the bank, before any combat.
  .ruling = A stronghold guards the half of the dial in which it stands. Each longship pays each time it enters. The rulebook doesn’t say what comes first: we pay the toll before a combat with a longship inside.
  .refused = The toll for { $zone } is { $price } gold, and you have { PLURAL($gold, none: "none", one: "#", other: "#") }: { IF($besieges, "besiege the stronghold or turn back", "turn back") }.
  .untimely = You pay a toll only when a stronghold stops you. { $question }
  .told = { $seat } pays { $gold } gold to enter { $zone }.
toll-refuse = Turning back
  .text = If you don’t pay, your longship stays where it was. Its move is lost; a dial that was turned up stays so. Or it spends its action to attack the stronghold.
  .brief = If you don’t pay the toll of a stronghold, your longship stays where it was, and its move is lost.
  .untimely = First decide what you do about the stronghold. { $question }
  .told = { $pays ->
    [0] { $seat } gives up the move of { $ship } { $to-zone }: the toll is { $price } gold, and { $seat } has { PLURAL($gold, none: "none", one: "#", other: "#") }.
   *[other] { $seat } gives up the move of { $ship } { $to-zone }.
  }
  .ruling = The rulebook says that the move is cancelled. We count it as made: the longship can still act, but doesn’t move again by its move.
toll-siege = Attacking from outside
  .text = A longship that a stronghold stops may attack it with its action. If it wins, its move goes on, and then it is inactive.
  .ruling = An extra move has no action left for it, and a longship at the end of the world can’t attack from there.
  .refused = { $ship } { IF($edge, "can’t attack the stronghold from the end of the world.", "has no action left to attack the stronghold.") } { $pays ->
    [0] The toll is { $price } gold, and you have { PLURAL($gold, none: "none", one: "#", other: "#") }: turn back.
   *[other] Pay { $price } gold, or turn back.
  }
  .told = { $seat } attacks the stronghold of { $zone } with { $ship }.
toll-stay = Staying is free
  .text = You pay nothing while your longship stays in the zone. If it leaves and comes back, you pay again.

# The end of the world

edge-draw = Beyond the last land
  .text = { $ending ->
   *[standard] At an end of the world where nobody has been, draw a card.
    [single-gate] In this match nobody draws a card at the end of the world: there is one gate, and nothing else.
    [all-gates] In this match nobody draws a card at the end of the world: every end is a way out.
  }
  .told = { $seat } finds { IF($gate, "a gate of Valhalla", "a Great Fall") } { $at-zone }.
  .ruling = If an enemy longship is at the edge, it is fought first, and the winner faces the card.
edge-fall = The Great Fall
  .text = { $ending ->
   *[standard] Throw against { PLURAL($runes-edge, one: "# rune", other: "# runes") }. If you win, your longship enters and is inactive. If you lose, it goes back to your reserve, and nobody scores.
    [single-gate] In this match there is no Great Fall.
    [all-gates] In this match there is no Great Fall. With enough cups, the way out of the world is thrown for in its place.
  }
  .ruling = A longship that comes to a Great Fall later throws again. With the option “once”, only the longship that finds it throws.
  .told = { $ship } { $of-seat } goes over the edge of the world.
  .again = again
  .once = once
edge-stays = The card stays
  .text = { WORD($ending, standard: "The card stays at the tip of its dial, for all to see.", single-gate: "The gate stays at the tip of its dial, for all to see.", all-gates: "In this match no card lies at the end of the world.") }
edge-gate = Gates of Valhalla
  .text = { WORD($ending, all-gates: "In this match every end of the world is a way out, and no gate stands there.", other: "A longship may enter a gate. With enough cups you win; if not, the longship is inactive.") }
  .ruling = A gate is open to everybody, no matter who found it.{ WORD($edition, kickstarter: "", other: " The box writes “Walhalla”.") }
  .told = { $ship } { $of-seat } stands { IF($gate, "on the gate", "at the end of the world,") } { $at-zone }.
edge-wait = Waiting on a gate
  .text = { WORD($ending, all-gates: "In this match waiting at the end of the world wins nothing: with enough cups, the longship throws to leave.", other: "A longship may wait on a gate. You win the moment you win your last cup.") }

# Actions

action-extra-move = Extra move
  .text = As its action, a longship may make one more move, by the same rules. Then it is inactive.
  .told = { $seat } sails on with { $ship } { $to-zone }{ IF($many, " (") }{ $there }{ IF($many, ")") }.
outpost-found = Founding an outpost
  .text = As an action, found an outpost on a city or a place of worship in your zone that nobody holds. It costs nothing.
  .refused = { $held ->
    [own] You have an outpost on { $the-place } already.
   *[other] You can’t found an outpost: { IF($gone, "the", "there is no") } { $place } { $at-zone }{ IF($gone, " has been destroyed") }.
  }
  .told = { $seat } founds an outpost on { $the-place } { $at-zone }.
  .elsewhere = Only cities and places of worship take outposts. { $question }
outpost-most = Giving up outposts
  .text = Each player has { PLURAL($clan-outposts, one: "# outpost", other: "# outposts") }. When all of yours are on the board, remove one to found another, in the same action.
  .untimely = You give up an outpost only to found another, when all are on the board. { $question }
  .told = { $given ->
    [1] { $seat } gives up the outpost on { $the-place } { $at-zone }.
   *[other] { $seat } has no outpost left, and must give one up.
  }
outpost-replace = Another player’s outpost
  .text = To found an outpost where another player has one, first attack it and destroy it.
  .refused = { $rival } has an outpost on { $the-place }. Attack it and destroy it first.
  .elsewhere = You can found an outpost only where nobody has one, and destroy only another player’s. { $question }
outpost-stronghold = Outposts beside a stronghold
  .text = Once you are in a zone, its stronghold doesn’t prevent an outpost there.
duel-won = Winning a duel
  .text = If you attack a longship and win, your longship enters and is inactive. You score a Bloody point. A defender who wins stays where it is.
  .told = { $attack ->
    [1] { $seat } wins the duel { $at-zone }: { $ship } { $of-rival } is destroyed.
   *[other] { $seat } holds { $zone }: { $ship } { $of-rival } is destroyed.
  }
duel-lost = Losing a duel
  .text = The loser’s longship goes back to its owner’s reserve. Its owner scores a Bravery point.
village-plunder = Plundering a village
  .text = As an action, plunder a village in your zone, without a throw. It brings { $gold-village } gold, and is gone.
  .refused = { IF($gone, "The", "There is no") } village { $at-zone }{ IF($gone, " has been plundered already") }.
  .told = { $seat } plunders the village { $at-zone } for { $gold } gold.
place-plunder = Plundering a city or a place of worship
  .text = As an action, throw against the runes of a city ({ $defence-city }) or a place of worship ({ $defence-cult }) in your zone. If you win, it is destroyed. A city brings { $gold-city } gold and a Conqueror’s point, a place of worship { $gold-cult } gold and a Looter’s point.
  .refused = { $gone ->
    [1] The { WORD($kind, city: "city", other: "place of worship") } { $at-zone } has been destroyed.
   *[other] There is no { $place } { $at-zone }.
  }
  .told = { $seat } plunders { $the-place } { $at-zone } for { $gold } gold{ PLURAL($bonus, none: "", other: ", and # more from ") }{ $power }.{ $held ->
    [other] {" "}The outpost there goes back { $to-rival }.
    [own] {" "}The outpost there goes back to the reserve.
   *[none] {""}
  }
place-stronghold = Behind a stronghold
  .text = As long as its stronghold stands, a city or a place of worship can’t be plundered, toll or no toll.
  .refused = You can’t plunder { $the-place }: the stronghold { $at-zone } still stands. Destroy it first.
place-toll-paid = Plunder after the toll
  .text = A place can be plundered once its stronghold is destroyed or the toll is paid.
held-choice = A place that another player holds
  .text = Choose before the throw: plunder the place, or only destroy the outpost. Either way you throw against its owner’s { PLURAL($runes-defence, one: "# rune", other: "# runes") }. If you plunder, the outpost goes back to its owner.
  .told = { $seat } destroys the outpost { $of-rival } on { $the-place } { $at-zone }.
  .ruling = If only the outpost is destroyed, the place is free. It takes a later action to found one of your own there.
held-own = Plundering under your own outpost
  .text = You may plunder a place where you have an outpost: it defends itself with its own runes. The outpost goes back to your reserve.
  .ruling = The rulebook doesn’t forbid it.
stronghold-raze = Destroying a stronghold
  .text = As an action, throw against the { PLURAL($defence-stronghold, one: "# rune", other: "# runes") } of a stronghold in your zone. If you win, it is destroyed and brings { $gold-stronghold } gold and a Strategy point.
  .refused = { IF($gone, "The", "There is no") } stronghold { $at-zone }{ IF($gone, " has been destroyed already") }.
  .told = { $seat } destroys the stronghold of { $zone } for { $gold } gold.
  .elsewhere = You plunder a stronghold by attacking it. { $question }
quest-fight = Mythical quests
  .text = As an action at a quest site, draw a monster and throw against its runes. If you win, you keep its magic item and score a Hero’s point, and the site is closed.
  .refused = { IF($gone, "The monster", "There is no quest site") } { $at-zone }{ IF($gone, " has been beaten already") }.
  .told = { $seat } beats { $monster }. It leaves { $item }: “{ $does }”.
  .elsewhere = At a quest site you fight a monster. There is nothing to plunder. { $question }
quest-stays = The monster stays
  .text = A monster that nobody has beaten stays there, face up. The next player to come fights it.
  .told = A monster waits { $at-zone }: { $monster } ({ PLURAL($runes, one: "# rune", other: "# runes") }).
temple-control = Taking a temple
  .text = As an action, take control of the temple in your zone. It costs nothing, if nobody else holds it.
  .refused = { WORD($held, own: "You hold the", none: "There is no") } temple { $at-zone }{ WORD($held, own: " already", none: "") }.
  .told = { $seat } holds the temple { $at-zone }.
temple-most = How many temples
  .text = You can hold { PLURAL($clan-temples, one: "# temple", other: "# temples") }, and no more.
  .refused = You hold { PLURAL($temples, one: "# temple", other: "# temples") }, and can’t have more.
temple-rune = The temple’s rune
  .text = Each temple that you hold adds { PLURAL($runes-temple, one: "# rune", other: "# runes") } to all your throws.
  .ruling = The rulebook promises a rune for a temple, and lets you hold { $clan-temples }. We count each of them.
temple-attack = Attacking the holder of a temple
  .text = To take a temple that another player holds, attack: its holder throws { PLURAL($runes-defence, one: "# rune", other: "# runes") } and its bonuses. If you win, the temple is yours.
item-sink = Sinking a longship by an item
  .text = Some magic items destroy an enemy longship one step from one of yours. Whirlpools and the high sea don’t count as steps. Use them on your turn, before or after you play a longship. The longship can’t be on the high sea or on a gate. Nobody scores, as there was no combat.
  .refused = { $ship } is { $at-zone }{ IF($safe, ": no item reaches a longship on the high sea or on a gate.", ", and none of your longships is one step from there. Whirlpools and the high sea don’t count.") }
  .untimely = With an item for it, you destroy an enemy longship on your turn, before or after you play one of yours. { $question }
  .told = { $seat } uses { $item }: { $ship } { $of-rival } is destroyed.
  .ruling = The rulebooks say only that a longship destroyed by a card, without a combat, brings no point. These items and all about their use are reconstructed.{ WORD($edition, kickstarter: " In “all gates” no gate card stands at an end of the world, so an item reaches a longship there.", other: "") }

# Feats

feat-cup = Cups
  .text = Each feat is a track. You win its cup on the last square, get { $gold-cup } gold, and that track is closed for you.
  .refused = Your { $feat } is won: you can’t buy treasures any more.
  .told = { $seat } wins the { $feat }, and gets { $gold } gold.
feat-bloody = Bloody points
  .text = You score a Bloody point for each enemy longship that you destroy in a { WORD($edition, kickstarter: "combat that you started.", other: "combat, whoever started it.") } Longships destroyed by a card without a combat don’t count. The track has { PLURAL($feats-bloody, one: "# square", other: "# squares") }.
feat-bravery = Bravery points
  .text = You score a Bravery point for each longship that you lose in a combat. { WORD($edition, kickstarter: "Longships lost by a card without a combat don’t count.", other: "Longships lost to a navigation event don’t count.") } The track has { PLURAL($feats-bravery, one: "# square", other: "# squares") }.
  .ruling = The Great Fall is no combat. { WORD($edition, kickstarter: "The rulebook can also be read so that events that fight do count: choose “foes and monsters”, or “any event”.", other: "The rulebook rules navigation events out.") }
  .no-event = no event
  .foes-and-monsters = foes and monsters
  .any-event = any event
feat-counts = The other feats
  .text = Conqueror: a city destroyed ({ PLURAL($feats-conqueror, one: "# square", other: "# squares") }). Looter: a place of worship destroyed ({ $feats-looter }). Strategy: a stronghold destroyed ({ $feats-strategy }). Hero: a monster beaten ({ $feats-hero }). Wealth: a treasure bought ({ $feats-wealth }). Cursed: fewest points at the end of a round ({ $feats-cursed }).
  .told = { $seat }: { $feat }, { $points } of { $length }.

# Trade, construction, maintenance

trade-outposts = Trade
  .text = Each of your outposts brings { $gold-outpost } gold.
  .told = { $seat } gets { $gold } gold from { PLURAL($outposts, one: "# outpost", other: "# outposts") }{ PLURAL($bonus, none: "", other: ", and # more from ") }{ $power }.
build-longship = Building longships
  .text = In each round you may build { PLURAL($fleet-free, one: "one longship", other: "# longships") } for free, and more for { $gold-longship } gold each.
  .refused = A longship costs { $price } gold. You have { PLURAL($gold, none: "none", one: "#", other: "#") }.
  .untimely = Longships are built in Construction, after everybody’s turn. { $question }
  .told = { $seat } builds { $ship }{ PLURAL($gold, none: "", other: " for # gold") }.
build-high-sea = New longships
  .text = New longships start on the high sea.
build-limit = How many longships
  .text = Cups let you have more longships. Without a cup your limit is the first of these numbers, and each cup moves it to the next: { $and-fleet-limit }. You never have more than { $clan-longships }.
  .refused = You have { PLURAL($longships, none: "no longship", one: "# longship", other: "# longships") }, and your limit is { $limit }.{ WORD($raised, cups: " Win cups to raise it.", kraken: " Beat the Kraken to raise it.", nothing: "") }
build-kraken = The Kraken
  .text = If you beat the Kraken, your limit is { PLURAL($kraken-longships, one: "# longship", other: "# longships") } higher from then on, once for each player.
  .ruling = The rulebook says that the Kraken brings the fifth longship. We raise the limit at any number of cups.
build-treasure = Treasures
  .text = In each round you may buy one treasure for { $gold-treasure } gold. It is worth a Wealth point.
  .refused = { $bought ->
    [1] You have bought a treasure in this round already.
   *[other] A treasure costs { $price } gold. You have { PLURAL($gold, none: "none", one: "#", other: "#") }.
  }
  .untimely = Treasures are bought in Construction, after everybody’s turn. { $question }
  .told = { $seat } buys a treasure.
maintain-active = Getting ready again
  .text = All longships become active again.
maintain-bag = Back into the bag
  .text = { WORD($edition, kickstarter: "The tokens go back into the bag.", other: "The runes go back into the bag.") }
maintain-cursed = The Cursed point
  .text = The player with the fewest feat points over all tracks scores a Cursed point.
  .ruling = If that player’s Cursed track is full, the point is lost. With the option “passed on”, the next lowest scores.
  .told = { $seat } has the fewest points ({ $points }){ IF($full, ", but the Cursed track is full: the point is lost.", ".") }
  .lost = lost
  .passed-on = passed on
maintain-tie = Ties for the Cursed point
  .text = Players who tie for the fewest points draw tokens. The lowest scores.
  .told = { $and-seats } tie for the fewest points, and { $seat } draws the lowest token.
  .ruling = A player whose Cursed track is full draws too, and the point may be lost in this way. With the option “passed on” of the Cursed point, only the others draw.
maintain-order = A new order
  .text = Draw tokens for the order of the next round.

# The end of the match

victory-gate = Victory
  .text = { $ending ->
    [all-gates] With { PLURAL($feats, one: "# cup", other: "# cups") }, throw at any end of the world to leave it: if you win the throw, you win at once.
   *[standard] With { PLURAL($feats, one: "# cup", other: "# cups") } and a longship on a gate, you win at once.
  }
  .ruling = If two players could win at the same moment, the player whose turn it is wins.{ WORD($edition, kickstarter: " The variants “single gate” and “all gates” end the match in another way.", other: "") }
  .told = { $seat } enters Valhalla with { PLURAL($cups, one: "# cup", other: "# cups") }, and wins.
  .standard = standard
  .single-gate = single gate
  .all-gates = all gates
variant-single-gate = One gate
  .text = In this variant there is one gate only, and no other card at the end of the world. It lies behind the first dial that is turned up. Other ends of the world are closed.
  .refused = { $ship } can’t sail { $to-zone }: the only gate lies behind dial { $gate }, and the other ends of the world are closed.
  .told = Behind dial { $slot } stands the only gate of Valhalla.
variant-all-gates = Every edge a gate
  .text = In this variant there are no cards at the end of the world. With enough cups, sail to any edge and throw against { PLURAL($runes-edge, one: "# rune", other: "# runes") }: if you win, you win the match. If you lose, your longship is destroyed. Without enough cups a longship may wait there.
  .refused = { $edge ->
    [1] You need { PLURAL($feats, one: "# cup", other: "# cups") } to leave the world. You have { PLURAL($cups, none: "none", one: "#", other: "#") }.
   *[other] You can only leave the world from its end. Sail to any edge first: there you throw to leave, with { PLURAL($feats, one: "# cup", other: "# cups") }.
  }
  .untimely = You can throw to leave the world only from its end, in the variant that allows it. { $question }
victory-none = Nobody can win
  .text = When nobody can win enough cups any more, or after { PLURAL($match-rounds, one: "# round", other: "# rounds") }, the match ends. Most cups win, then most points, most gold, most longships.
  .ruling = The rulebook doesn’t foresee this. Places run out, so with five cups or more it can happen.
  .told = The match ends, and nobody has reached Valhalla. { $seat } leads with { PLURAL($cups, one: "# cup", other: "# cups") }.

# The board

board-world = The round world: the high sea, the dials around it, and the end of the world
board-round = { PLURAL($round, none: "Before the first round", other: "Round #") }
board-feats = { PLURAL($feats, one: "# cup wins", other: "# cups win") }
board-turn = { PLURAL($round, none: "Before the first round", other: "Round #") }: { $seat } to play
board-won = The match is over in round { $round }. { $and-winners } { PLURAL($number, one: "wins", other: "share the victory") }
board-order = Order of play
board-pile-events = Navigation events: { PLURAL($cards, one: "# card left", other: "# cards left") }
board-pile-quests = Mythical quests: { PLURAL($cards, one: "# card left", other: "# cards left") }
board-pile-edges = End of the world: { PLURAL($cards, one: "# card left", other: "# cards left") }
board-left-events = Events { $cards }
board-left-quests = Quests { $cards }
board-left-edges = Edges { $cards }

board-zone = { zone }
board-zone-sea = The high sea
board-empty = open water
board-unexplored = unexplored
board-scouted = face down, only you have seen it
board-whirlpool = whirlpool
board-passage = passage between North and South
board-reef = no passage
board-no-card = nobody has been here
board-closed = closed, without a gate
board-way-out = a way out of the world ({ PLURAL($runes, one: "# rune", other: "# runes") })
board-fall = Great Fall ({ PLURAL($runes, one: "# rune", other: "# runes") })
board-gate = gate of Valhalla
board-razed = { WORD($kind, other: "destroyed") }
board-unknown = unknown monster
board-runes = { PLURAL($runes, one: "# rune", other: "# runes") }
board-toll = toll of { $gold } gold
board-chance = { $seat }’s chance: { $chance } %{ WORD($to, plunder: " to plunder", destroy: " to destroy the outpost", any: "") }{ PLURAL($other, none: "", other: ", # % to destroy the outpost") }{ uncounted }
board-outpost-of = { $seat }’s outpost
board-temple-of = held by { $seat }
board-flag = { $seat }’s marker
board-no-flag = nobody’s
board-ship = { $seat }’s longship { $ship }{ WORD($state, played: " (played)", playing: " (being played)", waiting: "") }

board-no-throw = No throw yet
board-thrown = { PLURAL($runes, one: "# rune", other: "# runes") }
board-attack-name = Attack
board-defence-name = Defence
board-attack = The attack threw { PLURAL($runes, one: "# rune", other: "# runes") }: { throw-brought }
board-defence = The defence threw { PLURAL($runes, one: "# rune", other: "# runes") }: { throw-brought }{ WORD($wins, attack: ". The attack wins", defence: ". The defence wins", nobody: "") }
board-rune = Rune { $number }, { WORD($reason, active: "active", inactive: "inactive", long: "long side", short: "short side", line: "touches the line", out: "off the high sea") }{ PLURAL($piled, none: "", one: ", overlaps rune ", other: ", overlaps runes ") }{ $and-others }: { $reason ->
    [short] wins
   *[other] { PLURAL($points, one: "# point", other: "# points") }
  }
board-rune-word = { WORD($reason, active: "active", inactive: "inactive", long: "long side", short: "wins", doubled: "doubled", line: "line", out: "off") }
board-rune-way = { WORD($reason, active: "active", inactive: "inactive", long: "long side", short: "short side") }
board-handful = The high sea, with the runes on it
board-all-runes = { PLURAL($runes, one: "# rune", other: "# runes") }: { throw-brought }

board-gold = { $gold } gold
board-cups = { PLURAL($cups, one: "# cup", other: "# cups") } of { $feats }
board-fleet = { PLURAL($ships, none: "No longship", one: "# longship", other: "# longships") } on the board, { $reserve } in reserve, { $limit } allowed
board-reserve = Longships in reserve: { $ships }
board-outposts = { PLURAL($outposts, none: "No outpost", one: "# outpost", other: "# outposts") }
board-temples = { PLURAL($temples, none: "No temple", one: "# temple", other: "# temples") }
board-feat = { $feat }: { $points } of { $length }{ IF($won, ", cup won") }
board-dealt = Power, face down
board-dealt-short = Face down

legend-places = Places
legend-printed = On a place
legend-place = A stronghold: { PLURAL($runes, one: "# rune defends", other: "# runes defend") } it, the toll is { $gold } gold
legend-figure = Lower right: the runes that defend it
legend-toll = Coin: the toll to enter its zone
legend-flame = Flame on a pale place: nothing left to take
legend-unknown = Question mark: nobody has met the monster
legend-sea = The world
legend-whirlpool = Whirlpool
legend-fall = Great Fall
legend-gate = Gate of Valhalla
legend-ship = Longship
legend-played = Longship, played
legend-flag = Held by a clan
legend-cost = To enter a zone
legend-cost-event = An event first
legend-cost-turn = Unexplored: turn it up
legend-cost-toll = A toll
legend-cost-fight = A combat
legend-panel = On a panel
legend-gold = Gold
legend-cup = Cups won
legend-reserve = In reserve
legend-runes = Runes
legend-rune-active = Active: { $points }
legend-rune-inactive = Inactive: { $points }
legend-rune-long = Long side: { $points }
legend-rune-short = Short side: wins

# Charts

chart-percent = Per cent of throws
chart-points = What { PLURAL($runes, one: "does # rune", other: "do # runes") } bring?
  .across = Points
  .exact = exactly that number
  .least = at least that number
  .more = { $points }+
  .short = short
  .runes = Runes
  .sentence = { PLURAL($runes, one: "# rune brings", other: "# runes bring") } { PLURAL($mean, one: "# point", other: "# points") } on average. The most likely throw brings { PLURAL($best, one: "# point", other: "# points") }: { $percent } %. One on its short side: { $short } %.
chart-duel = Against { PLURAL($defence, one: "# rune", other: "# runes") }
  .across = Runes of the attack
  .wins = the attack wins
  .defence = Runes of the defence
  .sentence = Against { PLURAL($defence, one: "# rune", other: "# runes") }, an attack with { PLURAL($attack, one: "# rune", other: "# runes") } wins { $usual } % of the time, and one with { PLURAL($another, one: "# rune", other: "# runes") } { $more } %.{ PLURAL($even, none: " No number of runes wins more often than it loses.", one: " From # rune on it wins more often than it loses.", other: " From # runes on it wins more often than it loses.") }

# The aid

aid-aim = { $length ->
    [short] Explore the world for { PLURAL($match-rounds, one: "# round", other: "# rounds") }. Most cups win, then most points. { PLURAL($feats, one: "# cup", other: "# cups") } and a gate of Valhalla win at once.
   *[whole] Explore the world, and win { PLURAL($feats, one: "# cup", other: "# cups") } for your feats. Then be the first to bring a longship to a gate of Valhalla.
  }
aid-round = The round
aid-move = Each longship: one move
aid-act = Then one action
aid-throw = How to throw
aid-upkeep = After all turns: trade, build, maintain
part-ship = Longship
  .line = In each round: one move, then one action.
part-rune = Runes
  .line = Throw them to fight: more points win.
part-village = Village
  .line = Plunder it: { $gold-village } gold, no fight.
part-city = City
  .line = Beat { PLURAL($defence-city, one: "# rune", other: "# runes") }: { $gold-city } gold, a Conqueror’s point.
part-cult = Place of worship
  .line = Beat { PLURAL($defence-cult, one: "# rune", other: "# runes") }: { $gold-cult } gold, a Looter’s point.
part-stronghold = Stronghold
  .line = Beat { PLURAL($defence-stronghold, one: "# rune", other: "# runes") }, or pay { $gold-toll } gold to enter.
part-quest = Quest
  .line = Beat a monster: its item, a Hero’s point.
part-temple = Temple
  .line = Hold it for more runes in your throws.
part-gate = Gate of Valhalla
  .line = { $ending ->
    [all-gates] Every end of the world is a way out.
   *[standard] Be here with { PLURAL($feats, one: "# cup", other: "# cups") }, and you win.
  }
part-fall = Great Fall
  .line = Throw against { PLURAL($runes-edge, one: "# rune", other: "# runes") }, or lose the longship.
part-whirlpool = Whirlpool
  .line = From one to any other.
part-cup = Cup
  .line = Fill a feat’s track: it also brings { $gold-cup } gold.
part-flag = Outpost
  .line = { $gold-outpost } gold in each round.
part-gold = Gold
  .line = Tolls, longships ({ $gold-longship }), treasures ({ $gold-treasure }).

# The chapters of the rules

chapter-world = Winning, and the world
chapter-setup = Setting up
chapter-round = The round
chapter-runes = Runes
chapter-combat = Combat
chapter-move = Moving
chapter-edge = The end of the world
chapter-actions = Actions
chapter-feats = Feats
chapter-upkeep = Trade, construction, maintenance
chapter-end = The end of the match
