game = Vikingar

# Le plateau

board-world = Le monde rond : la haute mer, 24 cadrans autour d’elle, et le bout du monde
board-throw = Les derniers lancers
board-round = Manche { $round }
board-feats = { $feats ->
    [one] 1 coupe pour gagner
   *[other] { $feats } coupes pour gagner
  }
board-turn = Manche { $round } : à { $seat } de jouer
board-won = La partie s’achève à la manche { $round }. { $number ->
    [one] { $last } gagne
   *[other] { $first } et { $last } se partagent la victoire
  }
board-order = Ordre du tour
board-pile-events = Événements de navigation : { $cards ->
    [one] 1 carte restante
   *[other] { $cards } cartes restantes
  }
board-pile-quests = Quêtes mythiques : { $cards ->
    [one] 1 carte restante
   *[other] { $cards } cartes restantes
  }
board-pile-edges = Bout du monde : { $cards ->
    [one] 1 carte restante
   *[other] { $cards } cartes restantes
  }

board-zone-sea = La haute mer
board-empty = eau libre
board-unexplored = inexploré
board-scouted = face cachée, vous seul l’avez vu
board-whirlpool = tourbillon
board-passage = voie navigable entre Nord et Sud
board-reef = pas de voie navigable
board-no-card = personne n’est venu ici
board-fall = Grande chute ({ $runes ->
    [one] 1 rune
   *[other] { $runes } runes
  })
board-gate = porte du Valhalla
board-razed = détruit
board-unknown = monstre inconnu
board-runes = { $runes ->
    [one] 1 rune
   *[other] { $runes } runes
  }
board-toll = droit de passage : { $gold } or
board-outpost-of = avant-poste { $of-seat }
board-temple-of = tenu par { $seat }
board-flag = marqueur { $of-seat }
board-no-flag = à personne
board-ship = drakkar { $ship } { $of-seat }{ $played ->
    [0] {""}
   *[1] {" "}(joué)
  }

board-no-throw = Aucune rune n’a encore été lancée.
board-attack-name = Attaque : { $runes }
board-defence-name = Défense : { $runes }
board-attack = L’attaque a lancé { $runes ->
    [one] 1 rune
   *[other] { $runes } runes
  } : { $short ->
    [0] { $points ->
        [one] { $points } point
       *[other] { $points } points
      }
   *[1] une sur son petit côté
  }
board-defence = La défense a lancé { $runes ->
    [one] 1 rune
   *[other] { $runes } runes
  } : { $short ->
    [0] { $points ->
        [one] { $points } point
       *[other] { $points } points
      }
   *[1] une sur son petit côté
  }
board-rune = Rune { $number } : { $reason ->
    [active] face gravée
    [inactive] face lisse
    [long] sur son long côté
    [short] sur son petit côté
   *[out] hors de la haute mer
  }{ $doubled ->
    [0] {""}
   *[1] , dans une pile
  } ({ $points })

board-gold = { $gold ->
    [0] pas d’or
    [one] { $gold } pièce d’or
   *[other] { $gold } pièces d’or
  }
board-cups = { $cups ->
    [one] { $cups } coupe
   *[other] { $cups } coupes
  } sur { $feats }
board-fleet = { $ships ->
    [0] Aucun drakkar
    [one] 1 drakkar
   *[other] { $ships } drakkars
  } sur le plateau, { $reserve } en réserve, { $limit } au plus
board-reserve = Drakkars en réserve : { $ships }
board-outposts = { $outposts ->
    [0] Aucun avant-poste
    [one] 1 avant-poste
   *[other] { $outposts } avant-postes
  }
board-temples = { $temples ->
    [0] Aucun temple
    [one] 1 temple
   *[other] { $temples } temples
  }
board-feat = { $feat } : { $points } sur { $length }{ $won ->
    [0] {""}
   *[1] , coupe gagnée
  }
board-dealt = Pouvoir, face cachée

legend = Légende
legend-places = Lieux
legend-village = Village
legend-city = Ville
legend-cult = Lieu de culte
legend-stronghold = Place forte
legend-quest = Quête
legend-temple = Temple
legend-printed = Sur un lieu
legend-place = Une place forte : 5 runes la défendent, 2 pièces d’or pour passer
legend-figure = En bas à droite : les runes de sa défense
legend-toll = Pièce : le droit de passage
legend-flame = Flamme, lieu pâle : plus rien à prendre
legend-unknown = Point d’interrogation : monstre inconnu
legend-sea = Le monde
legend-whirlpool = Tourbillon
legend-fall = Grande chute
legend-gate = Porte du Valhalla
legend-ship = Drakkar
legend-played = Drakkar joué
legend-flag = Tenu par un clan
legend-panel = Sur un panneau
legend-gold = Or
legend-cup = Coupes gagnées
legend-reserve = En réserve
legend-looter = Coupe du pillard
legend-strategy = Coupe du stratège
legend-bloody = Coupe du sanguinaire
legend-bravery = Coupe du valeureux
legend-hero = Coupe du héros
legend-wealth = Coupe du richissime
legend-conqueror = Coupe du conquérant
legend-cursed = Coupe du damné
legend-runes = Runes
legend-rune-active = Active : 1
legend-rune-inactive = Lisse : 0
legend-rune-long = Long côté : 3
legend-rune-short = Petit côté : gagne
