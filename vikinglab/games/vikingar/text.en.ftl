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
board-zone-north = { $slot } North
board-zone-south = { $slot } South
board-zone-edge = Edge { $slot }
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
board-place-village = village
board-place-city = city
board-place-cult = place of worship
board-place-stronghold = stronghold
board-place-quest = quest
board-place-temple = temple
board-razed = nothing left to take
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
board-attack-name = Attack: { $runes ->
    [one] 1 rune
   *[other] { $runes } runes
  }
board-defence-name = Defense: { $runes ->
    [one] 1 rune
   *[other] { $runes } runes
  }
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
