game = Vikingar

# The board

board-world = The round world: the high sea, 24 dials around it, and the end of the world
board-throw = The latest throws
board-round = Round { $round }
board-feats = { $feats ->
    [one] 1 cup wins
   *[other] { $feats } cups win
  }
board-turn = Round { $round }: { $seat } to play
board-won = The match is over in round { $round }. { $number ->
    [one] { $last } wins
   *[other] { $first } and { $last } share the victory
  }
board-order = Order of play
board-pile-events = Navigation events: { $cards ->
    [one] 1 card left
   *[other] { $cards } cards left
  }
board-pile-quests = Mythical quests: { $cards ->
    [one] 1 card left
   *[other] { $cards } cards left
  }
board-pile-edges = End of the world: { $cards ->
    [one] 1 card left
   *[other] { $cards } cards left
  }

board-zone-sea = The high sea
board-empty = open water
board-unexplored = unexplored
board-scouted = face down, only you have seen it
board-whirlpool = whirlpool
board-passage = passage between North and South
board-reef = no passage
board-no-card = nobody has been here
board-fall = Great Fall ({ $runes ->
    [one] 1 rune
   *[other] { $runes } runes
  })
board-gate = gate of Valhalla
board-razed = destroyed
board-unknown = unknown monster
board-runes = { $runes ->
    [one] 1 rune
   *[other] { $runes } runes
  }
board-toll = toll of { $gold } gold
board-outpost-of = { $seat }’s outpost
board-temple-of = held by { $seat }
board-flag = { $seat }’s marker
board-no-flag = nobody’s
board-ship = { $seat }’s longship { $ship }{ $played ->
    [0] {""}
   *[1] {" "}(played)
  }

board-no-throw = No runes have been thrown yet.
board-attack-name = Attack: { $runes }
board-defence-name = Defense: { $runes }
board-attack = The attack threw { $runes ->
    [one] 1 rune
   *[other] { $runes } runes
  }: { $short ->
    [0] { $points ->
        [one] 1 point
       *[other] { $points } points
      }
   *[1] one on its short side
  }
board-defence = The defense threw { $runes ->
    [one] 1 rune
   *[other] { $runes } runes
  }: { $short ->
    [0] { $points ->
        [one] 1 point
       *[other] { $points } points
      }
   *[1] one on its short side
  }
board-rune = Rune { $number }: { $reason ->
    [active] engraved side up
    [inactive] blank side up
    [long] on its long side
    [short] on its short side
   *[out] out of the high sea
  }{ $doubled ->
    [0] {""}
   *[1] , in a pile
  } ({ $points })

board-gold = { $gold } gold
board-cups = { $cups ->
    [one] 1 cup
   *[other] { $cups } cups
  } of { $feats }
board-fleet = { $ships ->
    [0] No longship
    [one] 1 longship
   *[other] { $ships } longships
  } on the board, { $reserve } in reserve, { $limit } allowed
board-reserve = Longships in reserve: { $ships }
board-outposts = { $outposts ->
    [0] No outpost
    [one] 1 outpost
   *[other] { $outposts } outposts
  }
board-temples = { $temples ->
    [0] No temple
    [one] 1 temple
   *[other] { $temples } temples
  }
board-feat = { $feat }: { $points } of { $length }{ $won ->
    [0] {""}
   *[1] , cup won
  }
board-dealt = Power, face down

legend = Legend
legend-places = Places
legend-village = Village
legend-city = City
legend-cult = Place of worship
legend-stronghold = Stronghold
legend-quest = Quest
legend-temple = Temple
legend-printed = On a place
legend-place = A stronghold: 5 runes defend it, the toll is 2 gold
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
legend-panel = On a panel
legend-gold = Gold
legend-cup = Cups won
legend-reserve = In reserve
legend-looter = Looter’s cup
legend-strategy = Strategy cup
legend-bloody = Bloody cup
legend-bravery = Bravery cup
legend-hero = Hero’s cup
legend-wealth = Wealth cup
legend-conqueror = Conqueror’s cup
legend-cursed = Cursed cup
legend-runes = Runes
legend-rune-active = Active: 1
legend-rune-inactive = Blank: 0
legend-rune-long = Long side: 3
legend-rune-short = Short side: wins
