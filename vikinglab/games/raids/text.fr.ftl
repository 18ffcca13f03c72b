# Raids en français. Une règle est un message : son titre ; .text ce qu’elle dit ; .refused la phrase qui refuse un coup
# avec les chiffres de la position ; .told ce qu’elle a fait ; .ruling la lecture choisie où le livret se tait.

game = Raids

ghost = le Drakkar Fantôme

# Les choses

thing-weapon = { $count ->
    [1] Arme
   *[other] Arme double
  }
  .the = { $count ->
    [1] l’Arme
   *[other] l’Arme double
  }
thing-sail = { $count ->
    [1] Voile
   *[other] Voile double
  }
  .the = { $count ->
    [1] la Voile
   *[other] la Voile double
  }
thing-hammer = { $count ->
    [1] Mjöllnir
   *[other] Mjöllnir double
  }
  .the = { $count ->
    [1] le Mjöllnir
   *[other] le Mjöllnir double
  }
thing-pennant = Fanion de valeur { $glory }
  .the = le Fanion de valeur { $glory }
thing-wood = bois
  .the = le bois
thing-pig = cochon
  .the = le cochon
thing-fur = fourrure
  .the = la fourrure
thing-mead = hydromel
  .the = l’hydromel
thing-rune = Rune
  .the = la Rune
thing-port = { $count ->
    [1] Port
   *[other] Port double
  }
  .the = { $count ->
    [1] le Port
   *[other] le Port double
  }
thing-encounter = Rencontre
  .the = la Rencontre
thing-pillage = Pillage
  .the = le Pillage
thing-monster = Monstre de force { $strength }
  .the = le Monstre de force { $strength }

condition-order = ordre d’arrivée
condition-goods = le plus de Marchandises
condition-kinds = le plus de Marchandises différentes
condition-runes = le plus de Runes
condition-shields = le plus de Boucliers
condition-weapons = le plus d’Armes
condition-ports = le plus de Ports
condition-monsters = le plus de Monstres
condition-sails = le plus de Voiles

# Ce qui est demandé, et ce que l’on peut répondre

ask-place-tile = { $seat }, où placez-vous { $the-tile } ?
ask-sell-goods = { $seat }, que vendez-vous ? Le Port achète encore { $sales ->
    [1] une Marchandise
   *[other] jusqu’à { $sales } Marchandises
  }.
ask-navigate = { $home ->
    [1] { $seat }, tous les autres Drakkars sont à l’Arrivée : vous ne pouvez que les y rejoindre.
    [2] { $seat }, il ne reste plus d’arrêt possible : vous ne pouvez que rentrer à l’Arrivée.
   *[other] { $seat }, jusqu’où naviguez-vous ? Au moins jusqu’à la case { $least }.
  }
ask-meet-monster = { $seat }, un Monstre de force { $strength } barre la route. { $price ->
    [0] Le vaincre sans perte
    [one] Le combattre avec { $price } Viking
   *[other] Le combattre avec { $price } Vikings
  }, ou { $crew ->
    [0] passer sans combattre ?
   *[other] lui céder un Viking ? Vous en avez { $crew }.
  }
ask-riposte-or-flee = { $can ->
    [1] { $seat }, { $rival } vous dispute cette case. Riposter avec { $price } Vikings, ou fuir ? Vous en avez { $crew }.
   *[other] { $seat }, { $rival } vous dispute cette case. Une Riposte demande { $price } Vikings et vous en avez { $crew } : vous devez fuir. Jusqu’où ?
  }

do-stow = Placer sur un emplacement libre
do-replace = Défausser { $the-tile } pour lui faire place
do-discard = Défausser la nouvelle tuile
do-sell = Vendre { $the-tile }
do-done = Ne plus rien vendre
do-sail = Naviguer jusqu’à la case { $space }
do-home = Naviguer jusqu’à l’Arrivée
do-fight = Combattre
do-cede = Céder un Viking
do-riposte = Riposter

# Mise en place

setup-ships = Un Drakkar chacun
  .text = Chaque joueur a un Drakkar, avec { $places } emplacements pour des tuiles en son centre, et le pion de la même couleur, qui navigue sur le plateau de jeu.
setup-tiles = Les tuiles du parcours
  .text = Le parcours a { $spaces } cases ; les cases { $villages } sont des Villages. Sur chacune des autres se trouve une tuile Voyage. Chaque Voyage a sa propre pile : on la mélange et on la pose face visible dans le sens des flèches, en commençant juste après l’Arrivée.
  .untimely = Il n’y a pas de telle case sur le parcours. { $question }
setup-arrivals = Les tuiles Arrivée
  .text = Le premier Voyage récompense toujours l’ordre d’arrivée. Chacun des Voyages suivants reçoit une des autres tuiles Arrivée, tirée dès le début et visible de tous ; le reste retourne dans la boîte.
setup-first-player = Qui commence
  .text = Le premier joueur est tiré au sort. À partir de lui et dans le sens horaire, les Drakkars prennent les positions de départ, du nombre de Drakkars jusqu’à 1. Le premier joueur est donc en 4 à quatre joueurs, et en 3 à trois ou deux joueurs.
  .told = Le sort a désigné { $seat } pour commencer.
setup-crews = Les premiers équipages
  .text = À partir du premier joueur, les Drakkars reçoivent, à quatre joueurs, { $crews-4 } Vikings ; à trois, { $crews-3 } ; à deux, { $crews-2 }. Chaque Viking a son propre Bouclier.
  .ruling = Le livret donne ces nombres dans un tableau illisible sur notre exemplaire. Ceux pour quatre joueurs ont été publiés par un critique ; ceux pour trois et deux sont reconstitués.
setup-portions = Des Vikings et des pièces sur le parcours
  .text = Pour chaque Voyage, chaque Village reçoit autant de Vikings qu’il y a de joueurs. Une Rencontre reçoit deux Vikings ensemble et un Viking seul, un Pillage une pièce de 3 et une pièce de 1. Chacune de ces parts est pour un seul Drakkar qui passe.
setup-reserve = La réserve de Vikings
  .text = Les Vikings qui ne sont pas en jeu attendent au milieu du plateau : c’est la réserve. Les pièces ont leur propre réserve. La boîte contient { $vikings } Vikings.
  .ruling = Le livret ne dit pas ce qui se passe quand tous les Vikings sont en jeu. Nous continuons avec autant de Vikings qu’il en faut. Selon la lecture « limitée », on reçoit ce qui reste, et les Villages et les Rencontres se remplissent dans l’ordre du parcours.
  .unlimited = illimitée
  .limited = limitée

# Le tour

turn-furthest-behind = Qui joue
  .text = C’est toujours au tour du Drakkar le plus en arrière sur le parcours. Un même Drakkar peut donc jouer plusieurs fois de suite. À son tour, il prend d’abord une tuile, puis il navigue.
  .told = C’est à { $seat } de jouer : à la case { $space }, son Drakkar est le plus en arrière.
  .untimely = D’abord la tuile, ensuite vous naviguez. { $question }
turn-start-order = Qui part le premier
  .text = Au début d’un Voyage, parmi les Drakkars qui ne sont pas encore partis, celui de la position de départ la plus haute compte comme le plus en arrière.
  .told = C’est à { $seat } de jouer : parmi les Drakkars qui attendent de partir, le sien a la position de départ la plus haute, { $berth }.
turn-voyage = Un Voyage
  .text = Une partie compte { $voyages } Voyages ; chacun fait tout le tour, de l’Arrivée à l’Arrivée. Un Drakkar qui l’a rejointe y attend et ne joue plus pendant ce Voyage. Le Voyage se termine quand tous les Drakkars sont à l’Arrivée.
turn-end = La fin d’un tour
  .text = Un tour se termine quand les Drakkars qui ont bougé sont seuls sur leur case ou à l’Arrivée, une fois réglé tout ce qu’ils ont dépassé et tous les combats. C’est ensuite au tour du Drakkar désormais le plus en arrière ; ce peut être le même.

# Phase 1

tile-take = Prendre la tuile où l’on se trouve
  .text = Votre tour commence par la tuile où est votre Drakkar : vous la prenez. Une tuile ne se prend jamais à l’arrivée sur sa case.
  .told = { $seat } prend { $the-tile }.
  .untimely = Vous placez une tuile seulement quand vous la prenez, au début de votre tour. { $question }
tile-from-harbour = Pas de tuile au départ
  .text = Un Drakkar qui quitte sa position de départ n’a pas de tuile à prendre : il ne fait que naviguer.
  .ruling = Une note du livret le dit de tous les joueurs sauf le dernier. Lui non plus n’a pas de tuile à prendre au départ : nous lisons cette note comme un rappel que seul le dernier à partir doit rattraper les autres.
  .untimely = Il n’y a pas de tuile à prendre à l’Arrivée : vous naviguez seulement. { $question }
stow-place = Placer la tuile
  .text = Les Armes, Voiles, Mjöllnirs, Fanions et Marchandises vont sur un emplacement libre de votre Drakkar. Il en a { $places }, pour une tuile chacun.
  .refused = Les { $places } emplacements de votre Drakkar sont pris : défaussez la tuile d’un emplacement, ou défaussez la nouvelle.
  .told = { $seat } prend { $the-tile } à bord.
stow-replace = Défausser une tuile pour une autre
  .text = Vous pouvez défausser une tuile d’un emplacement de votre Drakkar et y mettre la nouvelle, même s’il reste d’autres emplacements libres.
  .told = { $seat } défausse { $the-old } et prend { $the-tile } à bord.
  .untimely = Il n’y a pas de telle tuile à bord de votre Drakkar.
stow-discard = Défausser aussitôt
  .text = Si vous ne voulez pas de la nouvelle tuile, vous pouvez la défausser sans la placer.
  .told = { $seat } défausse { $the-tile }.
stow-gone = Ce qui est défaussé est perdu
  .text = Une tuile défaussée quitte le jeu, et ne compte pas à la fin. Seule une nouvelle tuile vous donne l’occasion d’en défausser une.
  .ruling = Que l’on ne puisse pas défausser les tuiles à bord à un autre moment n’est pas dit ; la défausse n’est décrite que comme un moyen de faire de la place.
tile-rune = Les Runes vont à côté du Drakkar
  .text = Les Runes vont à côté de votre Drakkar et ne prennent pas d’emplacement.
  .told = { $seat } prend une Rune.
port-sell = Vendre dans un Port
  .text = Un Port va à côté de votre Drakkar et ne prend pas d’emplacement. Quand vous le prenez, vous pouvez vendre des Marchandises de votre Drakkar : une avec un Port, jusqu’à deux avec un Port double. Vous choisissez lesquelles. Les Marchandises vendues vont à côté de votre Drakkar et libèrent leur emplacement.
  .refused = Un Port n’achète que des Marchandises : « { $tile } » n’en est pas une.
  .told = { $seat } vend { $the-tile }.
  .untimely = Il n’y a pas de telle Marchandise à bord de votre Drakkar.
port-moment = Maintenant ou jamais
  .text = Vous ne pouvez vendre qu’au moment où vous prenez le Port. Ce que vous ne vendez pas alors, ce Port ne l’achètera plus.
  .untimely = Vous ne vendez qu’au moment où vous prenez un Port. { $question }
port-recruit = Un Port donne un Viking
  .text = Tout Port, simple ou double, vous donne un Viking, même si vous n’avez rien à vendre. Vous vendez d’abord, puis le Viking monte à bord.
  .ruling = L’ordre n’est pas dit. Vendre d’abord libère des Boucliers, donc ne nuit jamais.
  .told = { $seat } reçoit { $vikings ->
    [one] { $vikings } Viking
   *[other] { $vikings } Vikings
  } au Port.
crew-shields = Un Viking par Bouclier
  .text = Un Drakkar porte un Viking sur chacun de ses Boucliers, et pas plus. Un emplacement vide a { $shields ->
    [one] { $shields } Bouclier
   *[other] { $shields } Boucliers
  } ; une tuile posée dessus les couvre et apporte ceux qui y sont imprimés.
crew-overboard = À la mer
  .text = Les Vikings qui n’ont pas de Bouclier retournent à la réserve, qu’ils montent à bord ou qu’une nouvelle tuile ait pris leur Bouclier.
  .told = { $seat } a de la place pour { $room } : { $vikings ->
    [one] { $vikings } Viking passe
   *[other] { $vikings } Vikings passent
  } par-dessus bord.
crew-rearrange = Réorganiser
  .text = Vos Vikings changent de Bouclier, et vos tuiles d’emplacement, quand vous voulez.
  .ruling = Seuls les nombres comptent donc : la place sur un Drakkar est la somme de ses Boucliers, où qu’ils soient.

# Phase 2

catch-up-discard = Défausser ce qui est entre deux
  .text = Avant que vous naviguiez, toutes les tuiles qui séparent votre Drakkar du prochain devant lui sont défaussées, Monstres compris, avec ce qui s’y trouve. Elles quittent le jeu, et vous ne pouvez pas vous y arrêter. La tuile sous l’autre Drakkar reste, et les Villages restent.
  .ruling = Les Vikings d’une Rencontre défaussée retournent à la réserve ; ce n’est pas dit, mais ils ne peuvent pas rester sans leur tuile.
  .told = { $seat } défausse ce qui précède le prochain Drakkar : { $tiles }.
catch-up-reach = Rattraper
  .text = Vous devez naviguer au moins jusqu’au prochain Drakkar devant vous. Si vous ne pouvez ou ne voulez pas combattre pour sa case, vous devez naviguer au-delà.
  .refused = La case { $space } est trop proche : { $leader } est à la case { $least }, et vous devez naviguer au moins jusque-là.
catch-up-start = Au départ
  .text = Tant qu’un autre Drakkar n’a pas encore quitté sa position de départ, vous n’avez personne à rattraper : vous naviguez où vous voulez, et rien n’est défaussé. Seul le dernier à partir doit rattraper le Drakkar devant lui.
catch-up-last-ship = Le dernier rejoint l’Arrivée
  .text = Si tous les autres Drakkars sont à l’Arrivée, c’est là que se trouve le prochain Drakkar devant vous : les tuiles devant vous sont défaussées, et vous ne pouvez que rejoindre l’Arrivée.
  .refused = Vous ne pouvez pas vous arrêter à la case { $space } : tous les autres Drakkars sont à l’Arrivée, et vous devez les rattraper.
  .ruling = Les Drakkars qui sont à l’Arrivée comptent comme étant devant. Le livret ne le dit pas clairement ; selon la lecture « razzia », le dernier Drakkar peut s’arrêter partout où il y a une tuile.
  .home = rentrés
  .sweep = razzia
navigate-forward = Toujours en avant
  .text = Les Drakkars naviguent dans le sens des flèches, et ne reculent jamais.
  .refused = La case { $space } n’est pas devant vous : vous êtes à la case { $here }, et les Drakkars ne font qu’avancer.
navigate-stop = Où s’arrêter
  .text = Arrêtez-vous, aussi loin que vous voulez, sur une Arme, une Voile, un Mjöllnir, un Fanion, une Marchandise, une Rune ou un Port qui est encore là. Si un autre Drakkar s’y trouve, vous devez combattre pour la case.
  .told = { $seat } s’arrête à la case { $space } : { $tile }.
navigate-empty = Les cases vides
  .text = Vous ne pouvez pas vous arrêter où il n’y a plus de tuile.
  .refused = Il n’y a plus rien à la case { $space } : on ne s’arrête que sur une tuile.
navigate-passage = Où l’on ne fait que passer
  .text = Les Villages, les Rencontres, les Pillages et les Monstres portent une flèche : vous ne pouvez pas vous y arrêter, mais seulement avant ou au-delà.
  .refused = { $thing ->
    [village] On ne s’arrête pas sur un Village. Passez-le : un Viking monte à bord s’il reste un Bouclier libre.
    [encounter] On ne s’arrête pas sur une Rencontre. Passez-la et recrutez les Vikings qui y attendent, s’il en reste.
    [pillage] On ne s’arrête pas sur un Pillage. Passez-le et prenez la Pièce qui s’y trouve, s’il en reste une.
   *[other] On ne s’arrête pas sur un Monstre. Passez-le. Il est de force { $strength } ; { $weapons ->
        [0] sans Arme
        [one] avec votre Arme
       *[other] avec des Armes valant { $weapons }
      }, { $price ->
        [0] vous le battez sans perdre de Viking.
       *[other] il faut { $price ->
          [one] 1 Viking
         *[other] { $price } Vikings
        } pour le vaincre{ $left ->
          [0] ; vous n’en aurez aucun : il vous laisse passer.
         *[other] , ou en céder un pour passer. Vous en avez { $crew }.
        }
      }
  }
navigate-harbour = Droit à l’Arrivée
  .text = À votre tour, vous pouvez toujours naviguer d’un trait jusqu’à l’Arrivée. Vous y prenez la plus petite position de départ libre, et ne jouez plus pendant ce Voyage.
  .ruling = Une position où un Drakkar attend encore de partir n’est pas libre.
  .told = { $seat } rejoint l’Arrivée, à la position de départ { $berth }.
  .untimely = Finissez d’abord de vendre, ensuite vous naviguez. { $question }
navigate-in-order = Dépasser dans l’ordre
  .text = Ce que vous dépassez, vous le réglez point par point, dans l’ordre du parcours. Après chaque Monstre, vous pouvez choisir à nouveau où naviguer.
  .ruling = Le livret ne dit pas à quel moment une destination est fixée : rien ne lie donc un Drakkar à sa première intention. Ce qui se dépasse sans choix à faire ne demande pas de nouvelle destination.
  .told = { $seat } arrive devant le Monstre de la case { $space }.
  .untimely = Vous passez une chose après l’autre : d’abord le Monstre devant vous, puis vous choisissez de nouveau jusqu’où naviguer. { $question }

# Ce que l’on dépasse

pass-village = Les Villages
  .text = Chaque fois que vous dépassez un Village, vous prenez un des Vikings qui y attendent.
  .told = { $seat } dépasse le Village de la case { $space } : un Viking monte à bord.
pass-encounter = Les Rencontres
  .text = Qui dépasse une Rencontre le premier gagne deux Vikings, le deuxième un seul, les suivants aucun. La tuile reste sur le parcours.
  .ruling = Les Vikings qui ne trouvent pas de Bouclier ne restent pas pour le Drakkar suivant.
  .told = { $seat } dépasse la Rencontre de la case { $space } et prend { $vikings ->
    [one] { $vikings } Viking
   *[other] { $vikings } Vikings
  }.
pass-pillage = Les Pillages
  .text = Qui dépasse un Pillage le premier gagne la pièce de 3, le deuxième la pièce de 1, les suivants rien. La tuile reste sur le parcours.
  .told = { $seat } dépasse le Pillage de la case { $space } et prend une pièce de { $coin }.
monster-fight = Combattre le Monstre
  .text = Quand vous arrivez à un Monstre, vous le combattez ou vous lui cédez un Viking, puis vous naviguez au-delà. Pour le vaincre, remettez dans la réserve autant de Vikings que sa force, moins vos Armes. Il faut les avoir tous. La tuile du Monstre va aussitôt à côté de votre Drakkar.
  .refused = Ce Monstre a une force de { $strength } ; { $weapons ->
    [0] sans Arme
    [one] avec votre Arme
   *[other] avec vos { $weapons } Armes
  } il vous faut { $price ->
    [one] { $price } Viking
   *[other] { $price } Vikings
  }, et vous en avez { $crew }.
  .told = { $seat } vainc { $the-tile } { $vikings ->
    [0] sans perte
    [one] avec { $vikings } Viking
   *[other] avec { $vikings } Vikings
  }.
  .untimely = Vous combattez un Monstre seulement quand vous arrivez à lui. { $question }
monster-weapons = Les Armes affaiblissent les Monstres
  .text = Chaque Arme sur votre Drakkar enlève 1 à la force d’un Monstre, une Arme double 2. Elles ne s’usent pas.
  .ruling = Un Monstre ne coûte jamais moins que zéro Viking : avec assez d’Armes, même un Drakkar sans équipage le vainc.
monster-cede = Céder un Viking
  .text = Pour dépasser un Monstre sans le combattre, cédez un Viking : il retourne à la réserve. Le Monstre reste à sa place, pour le prochain Drakkar.
  .told = { $vikings ->
    [0] { $seat } dépasse { $the-tile } sans combattre.
   *[other] { $seat } cède un Viking pour dépasser { $the-tile }.
  }
  .untimely = Vous cédez un Viking seulement à un Monstre que vous rencontrez. { $question }
monster-no-viking = Rien à céder
  .text = Un Drakkar sans Viking dépasse un Monstre pour rien, à moins que ses Armes seules suffisent à le vaincre et qu’il le veuille.
  .told = { $seat } n’a pas de Viking : le Monstre de la case { $space } laisse passer le Drakkar.
monster-stays = Combien de temps un Monstre reste
  .text = Un Monstre reste jusqu’à ce qu’il soit vaincu, ou jusqu’à ce que le dernier Drakkar avant lui le défausse en rattrapant les autres. Vous ne rencontrez donc jamais un Monstre qui est entre vous et le Drakkar que vous devez rattraper.

# Le combat

combat-start = Combattre pour une case
  .text = Si vous vous arrêtez où se trouve un autre Drakkar, un combat commence aussitôt : vous payez un Viking, et l’autre doit riposter ou fuir.
  .told = { $seat } attaque { $rival } à la case { $space } avec un Viking.
combat-needs-a-viking = Un Viking pour commencer
  .text = Vous ne pouvez vous arrêter où se trouve un autre Drakkar que s’il vous reste un Viking à payer en arrivant.
  .refused = { $rival } est à la case { $space } : il vous faudrait un Viking pour combattre, et { $crew ->
    [0] vous n’en avez pas.
    [one] votre seul Viking serait déjà perdu.
   *[other] vos { $crew } Vikings seraient déjà perdus.
  }
combat-riposte = Riposter
  .text = Pour rester, payez un Viking de plus que ce que votre rival vient de payer : deux, puis trois, puis quatre, et ainsi de suite, jamais plus. Votre rival doit alors riposter ou fuir à son tour.
  .refused = Riposter coûte { $price } Vikings, un de plus que le dernier paiement, qui était de { $last } ; vous en avez { $crew }.
  .told = { $seat } riposte avec { $vikings ->
    [one] { $vikings } Viking
   *[other] { $vikings } Vikings
  } : { $rival } doit répondre.
  .untimely = Vous ripostez seulement quand un adversaire vous dispute votre case. { $question }
combat-lost-vikings = Ce qui est payé est perdu
  .text = Tous les Vikings payés dans un combat retournent à la réserve, ceux du vainqueur aussi.
combat-flee = Fuir
  .text = Qui ne peut ou ne veut pas payer s’en va aussitôt : sa tuile reste, aucune n’est défaussée, et son Drakkar navigue vers une case suivante où l’on peut s’arrêter.
  .told = { $seat } fuit devant { $rival }.
combat-passing = Ce que l’on dépasse en fuyant
  .text = Un Drakkar qui fuit dépasse les Villages, les Rencontres, les Pillages et les Monstres comme tout autre. Il n’a personne à rattraper, et peut fuir jusqu’à l’Arrivée.
  .ruling = Le livret parle de chaque fois qu’un pion dépasse une case : la fuite ne fait donc pas exception. Il parle aussi d’une des tuiles suivantes : nous y comptons l’Arrivée.
combat-chain = Un combat après l’autre
  .text = Un Drakkar qui fuit peut s’arrêter où se trouve un autre Drakkar, s’il lui reste un Viking : il engage alors un nouveau combat. Cela continue jusqu’à ce que chaque Drakkar soit seul ou à l’Arrivée.
combat-winner-stays = Le vainqueur doit encore attendre
  .text = Le vainqueur reste sur la case, et prend la tuile au début de son prochain tour, s’il y est encore.

# La fin d’un Voyage

voyage-end = La fin d’un Voyage
  .text = Quand tous les Drakkars sont à l’Arrivée, les Voiles apportent d’abord des Vikings, puis la tuile Arrivée donne ses pièces. Ensuite commence le prochain Voyage ; après le Voyage { $voyages }, la partie se termine.
voyage-sails = Les Voiles apportent des Vikings
  .text = Chaque Voile sur votre Drakkar vous apporte un Viking à la fin de chaque Voyage, une Voile double deux, tant qu’il vous reste des Boucliers.
  .told = { $seat } reçoit { $vikings ->
    [one] { $vikings } Viking
   *[other] { $vikings } Vikings
  } pour ses Voiles.
voyage-majority = La tuile Arrivée
  .text = Le Drakkar qui a le plus de ce que montre la tuile Arrivée reçoit une pièce de { $most }, le deuxième une pièce de { $second }, le troisième une pièce de { $third }, le quatrième rien. Ce qui est sur le Drakkar et à côté compte.
  .told = { $seat } reçoit une pièce de { $coin } pour la tuile Arrivée : { $condition }. { $counted }
voyage-ties = Les égalités à l’Arrivée
  .text = Parmi les Drakkars à égalité, celui qui a la plus petite position de départ passe devant.
  .ruling = Le livret parle du Drakkar arrivé le premier, et désigne ainsi la plus petite position. Un Drakkar qui rentre avant que d’autres soient partis peut en avoir une plus grande : c’est la position qui décide.
voyage-nothing-to-count = Rien à compter
  .text = Un Drakkar qui n’a rien de ce que montre la tuile Arrivée ne reçoit pas de pièce.
  .ruling = Le livret récompense les joueurs qui remplissent la condition : nous comprenons par là qu’il faut en avoir au moins un. Selon la lecture « avec pièce », les Drakkars qui n’en ont pas sont classés aussi.
  .no-coin = sans pièce
  .coin = avec pièce
arrival-order = L’ordre d’arrivée
  .text = La tuile Arrivée du premier Voyage donne une pièce de { $most } au Drakkar de la position de départ 1, une pièce de { $second } à celui de la position 2 et une pièce de { $third } à celui de la position 3.
  .told = { $seat } reçoit une pièce de { $coin } pour la tuile Arrivée : { $condition }. { $counted }
arrival-goods = Le plus de Marchandises
  .text = Compte les Marchandises, à bord et vendues.
arrival-kinds = Le plus de Marchandises différentes
  .text = Compte combien de Marchandises différentes vous avez, à bord et vendues.
arrival-runes = Le plus de Runes
  .text = Compte les Runes.
arrival-shields = Le plus de Boucliers
  .text = Compte tous les Boucliers visibles de votre Drakkar, avec ou sans Viking.
  .ruling = Le livret dit seulement Boucliers. Ceux qu’une tuile couvre ne se voient pas, et ne comptent donc pas.
arrival-weapons = Le plus d’Armes
  .text = Compte les Armes ; une Arme double compte deux fois.
arrival-ports = Le plus de Ports
  .text = Compte les tuiles Port ; un Port double n’a qu’une ancre et compte une fois.
arrival-monsters = Le plus de Monstres
  .text = Compte les Monstres vaincus, forts ou faibles.
arrival-sails = Le plus de Voiles
  .text = Compte les Voiles ; une Voile double compte deux fois.
  .ruling = Ce n’est dit que des Armes ; les tuiles montrent deux Voiles comme elles montrent deux Armes.
counted = { $counts ->
    [order] { $seat } est à la position de départ { $count }.
    [goods] { $seat } { $count ->
        [0] n’a pas de Marchandise, ni à bord ni vendue.
        [1] a une Marchandise, à bord ou vendue.
       *[other] a { $count } Marchandises, à bord et vendues.
      }
    [kinds] { $seat } { $count ->
        [0] n’a pas de Marchandise.
        [1] a des Marchandises d’une seule sorte.
       *[other] a des Marchandises de { $count } sortes.
      }
    [runes] { $seat } { $count ->
        [0] n’a pas de Rune.
        [1] a une Rune.
       *[other] a { $count } Runes.
      }
    [shields] { $seat } { $count ->
        [0] ne montre pas de Bouclier.
        [1] montre un Bouclier.
       *[other] montre { $count } Boucliers.
      }
    [weapons] { $seat } { $count ->
        [0] n’a pas d’Arme.
        [1] a une Arme.
       *[other] a { $count } Armes, une double comptant deux fois.
      }
    [ports] { $seat } { $count ->
        [0] n’a pas de Port.
        [1] a un Port, un double comptant une fois.
       *[other] a { $count } Ports, un double comptant une fois.
      }
    [monsters] { $seat } { $count ->
        [0] n’a vaincu aucun Monstre.
        [1] a vaincu un Monstre.
       *[other] a vaincu { $count } Monstres.
      }
   *[sails] { $seat } { $count ->
        [0] n’a pas de Voile.
        [1] a une Voile.
       *[other] a { $count } Voiles, une double comptant deux fois.
      }
  }
voyage-next = Le Voyage suivant
  .text = Ce qui reste sur le parcours quitte le jeu. La pile suivante est mélangée et posée, la tuile Arrivée suivante mise en place, et les Villages, les Rencontres et les Pillages sont remplis à nouveau.
  .ruling = Ce que deviennent les tuiles restantes n’est pas dit ; les nouvelles ont besoin de leurs cases.
  .told = Le Voyage { $voyage } commence.
voyage-start-positions = Repartir
  .text = Les Drakkars repartent d’où ils sont : le dernier arrivé, à la position la plus haute, part le premier.

# La fin de la partie

glory-coins = Pièces
  .text = Chaque pièce rapporte sa valeur en points de Gloire : { $most }, { $second } ou { $third }.
glory-runes = Runes
  .text = Une collection de Runes rapporte { $runes } points de Gloire pour une, deux, trois Runes et ainsi de suite.
  .ruling = Le barème est imprimé sur les tuiles et n’a pas pu être lu : celui-ci est reconstitué.
glory-second-collection = Une deuxième collection
  .text = Une collection compte au plus { $longest } Runes ; celles qui dépassent en commencent une autre.
glory-hammers = Mjöllnirs
  .text = Chaque Mjöllnir à bord rapporte un point de Gloire par Viking à bord à la fin, un Mjöllnir double deux.
glory-pennants = Fanions
  .text = Un Fanion rapporte les points de Gloire imprimés dessus, s’il est à bord à la fin.
glory-goods = Marchandises
  .text = Les Marchandises vendues rapportent les points de Gloire imprimés dessus. Celles qui sont encore à bord ne rapportent rien.
glory-monsters = Monstres
  .text = Un Monstre vaincu rapporte toute sa force en points de Gloire, si affaibli qu’il ait été quand vous l’avez vaincu.
glory-winner = Le plus de Gloire gagne
  .text = Après le Voyage { $voyages }, additionnez les points de Gloire de vos pièces, Runes, Mjöllnirs, Fanions, Marchandises vendues et Monstres vaincus. Les Armes, les Voiles et les Ports n’en rapportent pas. La plus haute somme gagne.
  .told = { $seat } { $won ->
    [1] gagne avec
   *[other] a
  } { $score ->
    [one] { $score } point
   *[other] { $score } points
  } de Gloire{ $parts ->
    [0] .
   *[1]  : { $sums }.
  }
glory-sum = { $part ->
    [coins] pièces
    [runes] Runes
    [hammers] Mjöllnirs
    [pennants] Fanions
    [goods] Marchandises vendues
   *[monsters] Monstres
  } { $glory }
glory-shared = Victoire partagée
  .text = Si plusieurs joueurs ont la plus haute somme, ils gagnent ensemble.

# À deux joueurs

ghost-ship = Le Drakkar Fantôme
  .text = À deux joueurs, un troisième Drakkar, sans équipage, navigue aussi. Au premier Voyage il est à la position de départ 1, donc il part le dernier ; les joueurs sont en 3 et en 2.
ghost-hops = Comment navigue le Drakkar Fantôme
  .text = Quand il est le plus en arrière, le Drakkar Fantôme navigue jusqu’au prochain Village, et du dernier Village jusqu’à l’Arrivée. Les Villages sont aux cases { $villages }.
  .told = { $home ->
    [1] Le Drakkar Fantôme rejoint l’Arrivée.
   *[other] Le Drakkar Fantôme navigue jusqu’au Village de la case { $space }.
  }
ghost-passes = Ce que le Drakkar Fantôme ignore
  .text = Le Drakkar Fantôme ne prend ni Vikings, ni pièces, ni tuiles, dépasse les Monstres sans rien céder, n’attaque pas et n’est pas attaqué.
ghost-catch-up = Rattraper le Drakkar Fantôme
  .text = Le Drakkar Fantôme compte comme un Drakkar devant vous : vous devez le rattraper, et comme il est à un Village, vous vous arrêtez au-delà.
ghost-first-berth = Le Drakkar Fantôme part le dernier
  .text = Au début de chaque Voyage, le Drakkar Fantôme est à la position de départ 1 ; si un autre Drakkar est arrivé le premier, les deux échangent leurs positions.
  .ruling = Ils échangent après la récompense de la tuile Arrivée : le Drakkar arrivé le premier garde donc sa pièce.
  .told = { $seat } a rejoint l’Arrivée avant tous les autres, et laisse la position 1 au Drakkar Fantôme.
ghost-arrival-coin = Une pièce pour le Drakkar Fantôme
  .text = Si le Drakkar Fantôme est à une position que récompense la première tuile Arrivée, personne ne reçoit cette pièce. Pour les autres tuiles Arrivée, il n’est pas classé.
  .ruling = Les pièces vont aux positions, pas aux joueurs. Selon la lecture « transmises », on saute le Drakkar Fantôme et les autres avancent d’un rang.
  .lost = perdues
  .passed-on = transmises

# Conseil

table-advice = Pas trop peu de Vikings
  .text = Le livret prévient qu’un Drakkar surpris au mauvais moment avec un Viking ou aucun peut être malmené.

# Positions écrites et fichiers de contenu

want-players = les Drakkars s’appellent A, B, C et D à partir du premier, pour autant de joueurs que la boîte le permet, pas : { $found }
want-one = « { $found } » prend un seul mot
want-voyages = il y a { $voyages } Voyages
no-tile = il ne reste pas de « { $found } » dans les piles jusqu’au Voyage { $voyage }
bad-space = aucune tuile ne peut être à la case { $space } : c’est un Village, ou elle est prise
bad-portions = cela ne peut pas y rester : { $found }
bad-aboard = une de ces tuiles ne va pas sur un emplacement de Drakkar : { $found }
bad-beside = une de ces tuiles ne va pas à côté d’un Drakkar : { $found }
want-ship = « { $found } » ne dit rien d’un Drakkar ; voici ce qui convient : start 2, space 7, home 1, crew 3, aboard axe, beside rune et coins 3
want-combat = on attend qui répond à qui, et le prix, par exemple : B answers A, 2
bad-combat = les deux ne sont pas sur la même case
bad-monster = { $seat } n’est pas devant un Monstre avec un choix à faire
bad-stand = { $seat } ne peut pas être à la case { $space }
bad-vikings = le compte des Vikings n’est pas bon
bad-crew = { $seat } a { $crew } Vikings et des Boucliers pour { $room }
bad-places = { $seat } a plus de tuiles que { $places } emplacements
bad-arrivals-drawn = les tuiles Arrivée ne sont pas celles de la boîte
bad-ships = les Drakkars et les joueurs ne vont pas ensemble
bad-berths = chaque Drakkar à l’Arrivée ou au départ a besoin d’une position de départ à lui, et un Drakkar en mer n’en a pas
bad-tiles = le compte des tuiles n’est pas bon
bad-route = le parcours ne va pas avec le plateau

bad-villages = les Villages sont des cases de 1 à { $spaces }, dans l’ordre croissant
bad-crews = on attend un équipage pour chacun des { $players } joueurs
bad-arrivals = on en attend au moins { $wanted }, une par Voyage après le premier
bad-tiles-laid = le Voyage { $voyage } a { $found } tuiles, et { $wanted } cases pour elles
bad-face = « { $found } » ne peut pas nommer une tuile : des minuscules, des chiffres et des traits d’union
bad-copies = on attend un nombre pour chacun des { $voyages } Voyages
bad-name = « { $found } » a besoin d’un nom dans les deux langues, par exemple name = { "{" } en = "beer", fr = "bière" { "}" }

# The board

board-before = Avant le premier Voyage
board-voyage = Voyage { $voyage } sur { $voyages }
board-turn = Voyage { $voyage } sur { $voyages } : au tour du Drakkar { $seat }
board-over = La partie est finie.
board-won = { $number ->
    [one] gagne
   *[other] partagent la victoire
  } avec { $score } points de Gloire
board-chart = La carte marine : { $spaces } cases dans le sens horaire, de l’Arrivée à l’Arrivée
board-numeral = Voyage { $numeral }
board-harbour = Arrivée
board-berths = Arrivée, positions de départ

board-space = Case { $space } :
board-empty = vide
board-village = Village, { $vikings ->
    [0] aucun Viking
    [1] 1 Viking
   *[other] { $vikings } Vikings
  }
board-ship-here = Le Drakkar { $seat } est ici
board-ghost-here = Le Drakkar Fantôme est ici
board-shields = { $shields ->
    [0] aucun Bouclier
    [1] 1 Bouclier
   *[other] { $shields } Boucliers
  }
board-worth = de valeur { $glory }
board-for-encounter = Vikings à prendre : { $portions }
board-for-pillage = pièces à prendre : { $portions }
board-used-up = il ne reste rien
board-passage = passage
board-inferred = déduit
board-reconstructed = reconstitué

board-berth = { $berth } :
board-free = libre
board-left = au départ
board-arrived = arrivé
board-clash = Combat à la case { $space } : { $seat } doit riposter à { $rival } avec { $price } Vikings, ou fuir
board-arrival = Tuile Arrivée { $voyage }, { $when ->
    [0] à venir
    [1] ce Voyage
   *[2] payée
  } :
board-reserve = Réserve : { $vikings ->
    [0] aucun Viking
    [1] 1 Viking
   *[other] { $vikings } Vikings
  }

board-ship = Drakkar { $seat }
board-ghost = Le Drakkar Fantôme
board-at-sea = à la case { $space }
board-at-start = au départ, position { $berth }
board-at-home = arrivé, position { $berth }
board-nowhere = pas encore placé
board-crew = Équipage : { $crew ->
    [0] aucun Viking
    [1] 1 Viking
   *[other] { $crew } Vikings
  }, place pour { $room }
board-aboard = À bord :
board-places = { $free ->
    [0] Aucun emplacement libre
    [1] 1 emplacement libre
   *[other] { $free } emplacements libres
  }
board-nothing-aboard = Rien à bord
board-beside = À côté du Drakkar :
board-nothing-beside = Rien à côté du Drakkar
board-coins = Pièces : { $coins }
board-no-coins = Pas de pièce
board-glory = Gloire : { $glory }{ $parts ->
    [0] {""}
   *[1] {" "}({ $sums })
  }
board-unsure-runes = Runes reconstituées
board-place = Emplacement { $place } :
board-note = Reconstitués : { $shields ->
    [0] italiques
   *[1] Boucliers{ $figures ->
        [0] {""}
       *[1] , italiques
      }
  }

# Questions des leçons

quiz-next-ship = { $then ->
    [0] À qui est-ce de jouer ?
   *[1] { $moved } À qui est-ce de jouer ensuite ?
  }
  .wrong = { $place ->
    [home] { $seat } est à l’Arrivée et y attend les autres.
    [start] { $seat } attend à la position de départ { $berth } ; { $leader } attend à { $highest }, et la plus haute part la première.
   *[sea] { $seat } est à la case { $space } : c’est plus loin que le Drakkar { $leader }{ $there ->
        [0] , qui n’est pas encore parti
       *[other] , à la case { $there }
      }.
  }
quiz-takes = { $moved } Que prend { $seat } en y arrivant ?
  .the-tile = { $the-tile }
  .nothing = rien pour l’instant
  .right = { $seat } prend { $the-tile } au début de son prochain tour, si son Drakkar est encore à la case { $space }.

quiz-coin = { $moved } Le Voyage se termine. Quel Drakkar reçoit la pièce de { $coin } de la tuile Arrivée, « { $condition } » ?
  .gets = { $coin ->
    [0] { $seat } ne reçoit pas de pièce.
   *[other] { $seat } reçoit la pièce de { $coin }.
  }
  .none = Un Drakkar qui n’en a pas ne reçoit pas de pièce.
  .too-few = { $ships ->
    [0] Aucune pièce n’est donc donnée.
    [1] Une seule pièce est donc donnée.
   *[other] Seules { $ships } pièces sont donc données.
  }
  .ghost = Le Drakkar Fantôme est à la position de départ { $berth }, et personne ne reçoit la pièce de cette position.
quiz-nobody = personne
quiz-tie = { $seat } et { $rival } sont à égalité : { $seat } est à la position de départ { $berth }, { $rival } à la position { $other }, et la plus petite passe devant.
quiz-coins = { $moved } Le Voyage se termine. Que donne la tuile Arrivée, « { $condition } » ?
  .part = { $coin ->
    [0] { $seat } : rien
   *[other] { $seat } : { $coin }
  }
  .so = Compté ainsi : { $counts }.
  .counted = { $seat } { $count }
  .ties = À égalité, ce serait la plus grande position de départ qui passerait devant.
  .none = Un Drakkar qui n’en a pas recevrait une pièce.
  .aboard = Il manque ce qui a été vendu.
  .sold = Il manque ce qui est à bord.
  .kinds = C’est compter les sortes : ici, chaque Marchandise compte.
  .each = C’est compter chaque Marchandise : ici, chaque sorte compte une fois.
  .vikings = C’est compter les Vikings : les Boucliers comptent, avec ou sans Viking.
  .covered = C’est compter aussi les Boucliers sous les tuiles : seuls ceux que l’on voit comptent.
  .singles = C’est compter une tuile double une fois : elle compte deux fois.
  .doubles = C’est compter un Port double deux fois : il n’a qu’une ancre et compte une fois.
  .strengths = C’est additionner les forces : chaque Monstre compte une fois.
  .positions = Cela ne suit que les positions de départ, comme seule le fait la première tuile Arrivée.
  .backwards = Cela commence par la plus grande position de départ.
  .passed-on = C’est sauter le Drakkar Fantôme : mais personne ne reçoit la pièce de sa position.
  .time = C’est l’ordre dans lequel on est rentré : la position de départ compte.
  .seats = C’est le tour de table : la position de départ compte.
quiz-sails = { $moved } Le Voyage se termine. Combien de Vikings { $seat } a-t-il à bord quand ses Voiles ont apporté les leurs ?
  .why = { $seat } est à l’Arrivée { $crew ->
    [0] sans Viking
    [1] avec un Viking
   *[other] avec { $crew } Vikings
  }. Ses Voiles en apportent { $sails }, et il y a des Boucliers pour { $room } : cela fait { $after }.
  .shields = C’est oublier les Boucliers : un Viking qui n’en a pas passe par-dessus bord.
  .singles = C’est compter une Voile double une fois : elle apporte deux Vikings.
  .nothing = C’est oublier les Voiles : elles apportent des Vikings à la fin de chaque Voyage.
  .way = C’est oublier ce qui est arrivé à { $seat } en rentrant.
  .full = C’est remplir le Drakkar : chaque Voile n’apporte qu’un Viking.

# Questions sur la Gloire

quiz-glory = { $then ->
    [0] Comptez comme si la partie se terminait maintenant.
    [1] { $moved } Comptez comme si la partie se terminait alors.
   *[2] { $moved } La partie se termine.
  } Combien de points de Gloire { $seat } { $part ->
    [coins] tire-t-il de ses pièces ?
    [runes] tire-t-il de ses Runes ?
    [hammers] tire-t-il de ses Mjöllnirs ?
    [pennants] tire-t-il de ses Fanions ?
    [goods] tire-t-il de ses Marchandises ?
    [monsters] tire-t-il des Monstres qu’il a vaincus ?
   *[all] a-t-il en tout ?
  }
  .coin-each = C’est compter les pièces : leur valeur compte.
  .coin-once = C’est compter une seule fois les pièces semblables : chacune compte.
  .coin-best = C’est ne compter que la plus grande pièce.
  .rune-each = C’est donner un point par Rune : plus une collection est longue, plus elle rapporte.
  .rune-full = C’est s’arrêter à { $longest } Runes : celles qui dépassent en commencent une autre.
  .rune-rest = C’est donner un point par Rune qui dépasse : elles forment leur propre collection.
  .rune-sum = C’est additionner le barème : une collection rapporte le seul nombre de sa longueur.
  .rune-next = C’est un autre nombre du barème.
  .hammer-once = C’est compter un Mjöllnir double une fois : il rapporte deux points par Viking.
  .hammer-before = C’est compter les Vikings tels qu’ils étaient avant.
  .hammer-shields = C’est compter les Boucliers : seuls les Vikings à bord comptent.
  .hammer-plus = C’est additionner : chaque Mjöllnir rapporte un point par Viking.
  .hammer-alone = C’est oublier les Vikings : chaque Mjöllnir rapporte un point pour chacun d’eux.
  .pennant-gone = C’est compter ce qui a été défaussé : cela a quitté le jeu.
  .pennant-aboard = C’est ne rien compter à bord : les Fanions y comptent, contrairement aux Marchandises.
  .pennant-each = C’est compter les Fanions : ce qui y est imprimé compte.
  .pennant-best = C’est ne compter que le meilleur Fanion.
  .good-aboard = C’est compter des Marchandises encore à bord : seules celles qui sont vendues comptent.
  .good-wrong-way = C’est compter ce qui est à bord : seules les Marchandises vendues comptent.
  .good-each = C’est compter les Marchandises : ce qui est imprimé sur celles qui sont vendues compte.
  .monster-axes = C’est déduire { $weapons ->
    [1] une Arme
   *[other] { $weapons } Armes
  } : un Monstre vaincu rapporte toute sa force.
  .monster-each = C’est compter les Monstres : leur force compte.
  .monster-best = C’est ne compter que le Monstre le plus fort.
  .idle = C’est donner des points aux Armes, aux Voiles et aux Ports : ils n’en rapportent pas.
  .vikings = C’est donner un point par Viking : à eux seuls, ils n’en rapportent pas.
quiz-glory-coins = { $coins } : cela fait { $glory }.
quiz-glory-runes = { $longer ->
    [0] Une collection de { $runes } rapporte { $glory }.
   *[1] Les { $longest } premières Runes rapportent { $first }, { $more ->
        [1] celle qui dépasse
       *[other] les { $more } qui dépassent
      } { $rest } : en tout { $glory }.
  }
quiz-glory-hammers = { $hammers ->
    [1] Un Mjöllnir
   *[other] { $hammers } Mjöllnirs, un double comptant deux fois,
  } fois { $crew ->
    [1] un Viking
   *[other] { $crew } Vikings
  } : cela fait { $glory }.
quiz-glory-pennants = { $pennants } sur les Fanions à bord : cela fait { $glory }.
quiz-glory-goods = Les Marchandises vendues rapportent { $glory } ; celles qui sont à bord, d’une valeur de { $aboard }, ne rapportent rien.
quiz-glory-monsters = Force { $strengths } : cela fait { $glory }.
quiz-glory-all = Pièces { $coins }, Runes { $runes }, Mjöllnirs { $hammers }, Fanions { $pennants }, Marchandises vendues { $goods }, Monstres { $monsters } : { $glory } en tout.
quiz-winner = { $moved } Qui gagne ?
  .less = Un autre Drakkar en a plus.
  .equal = Un autre Drakkar en a autant, et rien ne les départage.
  .unequal = Seuls ceux qui sont à égalité partagent la victoire.
quiz-shared = { $first } et { $last } partagent la victoire

# Questions sur l’Arrivée et la mise en place

quiz-berth = { $moved } À quelle position de départ est alors { $seat } ?
  .taken = { $waits ->
    [0] { $seat } est déjà à la position de départ { $berth }.
   *[1] À la position de départ { $berth }, { $seat } attend encore de partir : elle n’est pas libre.
  }
  .lower = La position de départ { $berth } est libre, mais une plus petite l’est aussi.
quiz-starts = { $moved } Le Voyage se termine. À quelles positions de départ les Drakkars commencent-ils le suivant ?
  .part = { $seat } : { $berth }
  .why = { $players ->
    [2] { $swapped ->
        [0] Le Drakkar Fantôme est arrivé le premier, et tous repartent d’où ils sont.
       *[1] Le Drakkar Fantôme et celui de la position 1 échangent leurs positions ; l’autre garde la sienne.
      }
   *[other] Tous repartent d’où ils sont. Le dernier arrivé est à la position la plus haute et part le premier.
  }
  .kept = C’est laisser chacun où il est : le Drakkar Fantôme commence toujours à la position 1.
  .moved-up = C’est décaler les autres : seuls le Drakkar Fantôme et celui de la position 1 échangent.
  .ghost-last = C’est mettre le Drakkar Fantôme à la position la plus haute : il commence en 1, et part donc le dernier.
  .backwards = C’est inverser les positions : chacun garde la sienne.
  .round = C’est faire tourner les positions : chacun garde la sienne.
quiz-villages = { $moved } Le Voyage se termine. Combien de Vikings attendent dans chaque Village quand le suivant commence ?
  .why = Chaque Village en reçoit autant qu’il y a de joueurs : { $players }.
  .reserve = C’est partager les { $reserve } Vikings de la réserve : nous continuons avec autant de Vikings qu’il en faut.
  .ships = C’est compter le Drakkar Fantôme : il ne prend pas de Viking.
  .one = Un Viking est pour un seul Drakkar qui passe : celui de chaque joueur en reçoit un.
  .all = C’est compter les Villages : le nombre de joueurs compte.
  .none = C’est laisser les Villages vides : ils sont remplis à chaque Voyage.
  .others = C’est oublier un joueur : le premier qui passe en reçoit un aussi.
quiz-arrival = { $moved } Le Voyage se termine. Que récompense la tuile Arrivée du suivant ?
  .why = La tuile du Voyage { $numeral } a été tirée dès le début, et tous la voient : { $condition }.
  .unknown = personne ne peut le savoir
  .open = Les tuiles de tous les Voyages sont tirées dès le début, et visibles de tous.
  .other = C’est la tuile du Voyage { $numeral }.
quiz-laid = Combien de tuiles pose-t-on sur le parcours pour chaque Voyage ?
  .why = Une sur chacune des { $spaces } cases, sauf les { $villages } Villages ; chaque Voyage a sa propre pile.
  .villages = Il n’y a pas de tuile sur un Village.
  .all = Ce sont les tuiles de tous les Voyages ensemble.
  .harbour = La première tuile est juste après l’Arrivée.
quiz-start = { $players } joueurs, et le sort désigne { $rival } pour commencer. À quelle position de départ est { $seat }, et avec combien de Vikings ?
  .answer = en { $berth }, avec { $crew ->
    [1] un Viking
   *[other] { $crew } Vikings
  }
  .why = Dans le sens horaire à partir du Drakkar { $rival }, le numéro { $place } est à la position de départ { $berth } et reçoit { $crew ->
    [1] un Viking
   *[other] { $crew } Vikings
  }.
  .round-about = C’est tourner dans l’autre sens.
  .from-one = C’est commencer par la position 1 : le premier joueur est à la plus haute.
  .crews = C’est donner le plus de Vikings au premier joueur : qui part plus tard en reçoit davantage.
  .first = C’est la place du premier joueur.
  .alike = C’est donner à tous autant de Vikings qu’au premier joueur.

# Questions sur le Drakkar Fantôme

quiz-ghost = { $moved } Où est alors le Drakkar Fantôme ?
  .lies = { $home ->
    [1] à l’Arrivée
   *[0] { $space ->
        [0] à sa position de départ
       *[other] au Village de la case { $space }
      }
  }
  .why = { $seat } est { $behind ->
    [0] encore au départ
   *[other] à la case { $behind }
  } et se trouve le plus en arrière : le Drakkar Fantôme ne va pas plus loin pour l’instant.
  .still-last = Il y serait le plus en arrière et devrait encore naviguer.
  .too-far = Il ne va pas si loin : il ne navigue de Village en Village que tant qu’il est le plus en arrière.
quiz-ghost-takes = { $moved } Le Drakkar Fantôme dépasse { $the-tile } à la case { $space }. Qu’y fait-il ?
  .nothing = rien
  .fights = Il combat le Monstre.
  .cedes = Il cède un Viking.
  .takes = { $kind ->
    [pillage] Il prend une pièce de { $portion }.
   *[encounter] { $portion ->
        [1] Il prend un Viking.
       *[other] Il prend { $portion } Vikings.
      }
  }
  .discards = Il défausse { $the-tile }.
  .crewless = Il n’a ni équipage ni pièces.
  .stays = La tuile y est toujours.
quiz-vikings = { $number ->
    [0] aucun Viking
    [one] { $number } Viking
   *[other] { $number } Vikings
  }
quiz-sells = { $then ->
    [0] Que peut vendre { $seat } maintenant ?
   *[1] { $moved } Que peut vendre { $seat } ensuite ?
  }
  .nothing = rien
  .right = Le Port achète { $the-tile } : vendre cela rapporte { $glory }.
  .still = Il y a des Marchandises à bord, et le Port en achète encore { $sales ->
    [one] une
   *[other] jusqu’à { $sales }
  }.
quiz-frees = { $moved } Combien de Vikings le Drakkar { $seat } peut-il alors porter ?
  .before = Auparavant, { $seat } avait de la place pour { $room }.
  .place = Boucliers de cette tuile ({ $tile }) : { $shields } ; de son emplacement libéré : { $free }.
  .stays = Ce qui est vendu quitte son emplacement.
  .covered = Une tuile couvrait les Boucliers de son emplacement et apportait les siens.
  .uncovered = Les Boucliers des emplacements reparaissent.
quiz-crew-after = { $moved } Combien de Vikings { $seat } a-t-il alors ?
  .had = { $seat } avait { $crew ->
    [0] un Drakkar sans Viking
    [one] { $crew } Viking
   *[other] { $crew } Vikings
  }.
  .without = C’est oublier quelque chose : { $told }
quiz-price = { $then ->
    [0] Combien de Vikings faut-il à { $seat } pour vaincre le Monstre de la case { $space } ?
   *[1] { $moved } Combien de Vikings faut-il alors à { $seat } pour vaincre le Monstre de la case { $space } ?
  }
  .sum = Force { $strength }, moins { $weapons } pour les Armes : reste { $price }.
  .ceded = Un Viking, c’est ce que l’on cède à un Monstre pour passer.
quiz-halts = { $moved } Où { $seat } fait-il halte d’abord ?
  .at = { $kind ->
    [harbour] à l’Arrivée
    [village] au Village, case { $space }
   *[tile] case { $space } : { $tile }
  }
  .passes = Aucun Drakkar n’y fait halte : il prend ce qui s’y trouve et continue.
  .before = La case { $space } vient avant.
quiz-becomes = { $moved } Que devient { $the-tile } de la case { $space } ?
  .stays = Il reste à la case { $space }, pour le prochain Drakkar.
  .beaten = Il va à côté du Drakkar { $seat }.
  .gone = Il quitte le jeu.
quiz-decides = { $moved } Qui doit décider maintenant ?
quiz-duel = { $then ->
    [0] Chacun riposte tant qu’il peut.
   *[1] { $moved } Ensuite, chacun riposte tant qu’il peut.
  } Qui reste, et avec quel équipage ?
  .stays = { $seat }, à qui il reste { $crew ->
    [0] zéro Viking
    [one] { $crew } Viking
   *[other] { $crew } Vikings
  }
  .paid = { $seat } paie { $vikings }.
  .short = Il en faudrait { $price } à { $seat }, qui en a { $crew }.
quiz-lost = { $moved } Combien de Vikings ont été remis dans la réserve pour combattre ?
quiz-prize = { $moved } Qui reçoit la tuile de la case { $space } ({ $tile }) ?
  .at-once = { $seat }, aussitôt
  .waits = { $seat }, au début de son prochain tour, s’il y est encore
  .fled = { $rival }, qui l’emporte en fuyant
  .gone = Personne : elle quitte le jeu
quiz-number = { $number }
quiz-discarded = { $moved } Que défausse { $seat } avant de naviguer ?
  .tiles = { $tiles }
  .none = rien
  .nothing = Aucune tuile entre { $seat } et le prochain Drakkar devant, { $leader } à la case { $space }.
  .all = Tout ce qui se trouve entre { $seat } et le prochain Drakkar devant est défaussé : { $tiles }.
  .passages = Les cases où l’on ne fait que passer ne sont pas épargnées : les Monstres, Rencontres et Pillages qui se trouvent entre les deux sont défaussés aussi.
  .under = { $the-tile } reste : { $leader } s’y trouve, et seul ce qui est entre les deux est défaussé.
  .beyond = Le prochain Drakkar devant est { $leader }, à la case { $space } : ce qui est au-delà reste.
  .start = { $leader } n’a pas encore quitté sa position de départ : { $seat } n’a personne à rattraper.
  .home = Tous les autres sont à l’Arrivée, le prochain Drakkar devant y est donc aussi : tout ce qui est devant { $seat } est défaussé.
quiz-nearest = { $then ->
    [0] Quelle est la case la plus proche où { $seat } peut s’arrêter ?
   *[1] { $moved } Quelle est alors la case la plus proche où { $seat } peut s’arrêter ?
  }
  .space = case { $space }
  .right = À la case { $space } se trouve { $the-tile }, et tout ce qui est plus proche est refusé.{ $taken ->
    [0] {""}
   *[1] {" "}Il faut combattre pour y rester.
  }
  .further = La case { $space } est permise aussi, mais la { $nearest } est plus proche.
quiz-passes = { $moved } Que trouve { $seat } sur sa route avant de s’arrêter ou de devoir choisir, et dans quel ordre ?
  .things = { $things }
  .thing = { $kind ->
    [village] Village de la case { $space }
    [encounter] Rencontre de la case { $space }
    [pillage] Pillage de la case { $space }
   *[monster] Monstre de la case { $space }
  }
  .why = { $halts ->
    [0] { $seat } passe une chose après l’autre, et s’arrête au bout de sa route.
   *[1] { $seat } fait halte au Monstre de la case { $space } et doit choisir : ce qui est au-delà n’est pas encore dépassé.
  }
quiz-berth-taken = { $moved } À quelle position de départ se trouve alors { $seat } ?
  .berth = position { $berth }
  .taken = { $rival } est à l’Arrivée, à la position { $berth }.
  .waits = La position { $berth } n’est pas libre : { $rival } y attend encore de partir.
  .higher = La position { $berth } est libre aussi, mais la { $lowest } est plus basse.
quiz-what-next = { $moved } Que se passe-t-il ensuite ?
  .turn = Le tour du Drakkar { $seat } commence
  .goes-on = Le tour du Drakkar { $seat } continue
  .over = Le Voyage se termine
  .not-over = Le tour du Drakkar { $seat } n’est pas fini. { $asks }
  .ended = { $seat } est à destination, et rien ne reste à régler : ce tour est fini.
  .away = { $rival } n’est pas encore à l’Arrivée.
  .home = Tous les Drakkars sont à l’Arrivée : plus personne ne joue pendant ce Voyage.
quiz-taken = { $moved } C’est maintenant le tour du Drakkar { $seat }. Que prend-il avant de naviguer ?
  .the-tile = { $the-tile }
  .nothing = rien
  .lies = { $seat } est à la case { $space } et prend ce qui s’y trouve : { $the-tile }.
quiz-where-now = { $moved } Où est alors { $the-tile } ?
  .aboard = sur un emplacement du Drakkar { $seat }
  .beside = à côté du Drakkar { $seat }
  .gone = hors du jeu
  .route = sur le plateau, à la case { $space }
quiz-room = { $then ->
    [0] Pour combien de Vikings y a-t-il de la place sur le Drakkar { $seat } ?
   *[1] { $moved } Pour combien de Vikings y a-t-il alors de la place sur le Drakkar { $seat } ?
  }
  .before = C’était la place d’avant, sans cette tuile.
  .unprinted = C’est oublier les tuiles à bord : elles portent { $printed ->
    [one] un Bouclier
   *[other] { $printed } Boucliers
  }.
  .uncovered = C’est compter des Boucliers couverts : { $free ->
    [0] aucun emplacement n’est libre.
    [1] un seul emplacement est libre.
   *[other] seuls { $free } emplacements sont libres.
  }
  .why = { $free ->
    [0] Aucun emplacement libre
    [one] Un emplacement libre avec { $each } Boucliers
   *[other] { $free } emplacements libres avec { $each } Boucliers chacun
  }, et { $printed } sur les tuiles à bord : { $room }.
quiz-crew-then = { $moved } Combien de Vikings { $seat } a-t-il alors ?
  .why = De { $start } l’équipage passe donc à { $crew }, avec de la place pour { $room }.
  .lost = C’est compter { $lost ->
    [one] un Viking qui passe
   *[other] { $lost } Vikings qui passent
  } par-dessus bord : il y a de la place pour { $room }.
  .lumped = C’est tout compter ensemble, à la fin. Chaque chose se règle quand on la dépasse, et qui ne trouve alors pas de Bouclier est par-dessus bord.
  .start = C’était l’équipage d’avant.
quiz-reserve = { $moved } Combien de Vikings y a-t-il alors dans la réserve ?
  .why = { $change ->
    [0] La réserve reste donc à { $then }.
   *[other] De { $before } la réserve passe donc à { $then }.
  }
  .met = { $met ->
    [one] Le Viking rencontré en route ne sort pas de la réserve maintenant : il avait été posé avant.
   *[other] Les { $met } Vikings rencontrés en route ne sortent pas de la réserve maintenant : ils avaient été posés avant.
  }
quiz-purse = { $moved } Quelles pièces { $seat } reçoit-il en route ?
  .some = { $number ->
    [0] aucune
    [1] une pièce de { $coins }
   *[other] des pièces de { $coins }
  }
  .used-up = Au Pillage de la case { $space } il ne reste rien pour { $seat }.
quiz-left = { $moved } Que reste-t-il { $kind ->
    [village] au Village
    [encounter] à la Rencontre
   *[pillage] au Pillage
  } de la case { $space } pour les Drakkars suivants ?
  .village = { $number ->
    [0] rien
    [1] 1 Viking
   *[other] { $number } Vikings
  }
  .encounter = { $number ->
    [0] rien
    [1] { $first ->
      [1] 1 Viking
     *[other] { $first } Vikings
    }
   *[other] { $first } Vikings, puis { $last }
  }
  .pillage = { $number ->
    [0] rien
    [1] une pièce de { $first }
   *[other] une pièce de { $first }, puis une de { $last }
  }
  .why = De { $laid } parts, il en reste { $left } : chaque Drakkar qui passe en prend une.
quiz-best = { $then ->
    [0] { $question }
   *[1] { $moved } { $question }
  } Si chacun joue pour avoir lui-même le plus de Gloire possible, qu’est-ce qui sert le mieux { $seat } ?
  .then = Le mieux pour { $seat } est alors « { $move } ».
  .ends = La partie se termine donc avec { $scores }.
  .part = { $seat } { $glory }
  .more = Un autre choix rapporte { $glory } à { $seat }.
  .thing = { $tile }
quiz-next = { $then ->
    [0] { $seat } reçoit une tuile de plus : { $tile }.
   *[1] { $moved } { $seat } reçoit une tuile de plus : { $tile }.
  } Combien de Gloire cela rapporte-t-il de plus, si rien d’autre n’arrive jusqu’à la fin de la partie ? { $ends ->
    [1] Seul ce Voyage se termine encore.
   *[other] { $ends } Voyages se terminent encore, celui-ci compris.
  }
  .why-rune = { $held ->
    [0] La première Rune rapporte { $after }.
    [1] Une Rune rapporte { $before } selon l’échelle, { $more } rapportent { $after }.
   *[other] { $held } Runes rapportent { $before } selon l’échelle, { $more } rapportent { $after }.
  }
  .why-hammer = Avant, { $held } fois { $crew } Vikings : { $before }. Ensuite { $more } fois { $left } : { $after }.{ $lost ->
    [0] {""}
    [1] {" "}Un Viking ne trouve plus de Bouclier.
   *[other] {" "}{ $lost } Vikings ne trouvent plus de Bouclier.
  }
  .why-port = { $number ->
    [0] Il n’y a rien à vendre.
   *[other] Il achète { $things }, pour { $glory }.
  } { $hammers ->
    [0] Le Viking qu’il donne ne rapporte rien sans Mjöllnir.
   *[other] Le Viking qu’il donne rapporte { $hammers }, un par Mjöllnir.
  }
  .why-sail = Sans elle l’équipage arrive à { $before }, avec elle à { $after } ; chaque Viking rapporte { $hammers }, un par Mjöllnir.
  .total = C’est ce qu’ils rapportent tous ensemble.
  .scale = C’est ce que rapporte la première Rune d’une collection.
  .overboard = C’est oublier les Vikings qui ne trouvent plus de Bouclier.
  .printed = C’est compter les Mjöllnirs : chacun compte tous les Vikings à bord.
  .every = C’est tout vendre : un Port achète une Marchandise, un Port double deux.
  .viking = C’est oublier le Viking que donne un Port.
  .cheapest = C’est vendre ce qui vaut le moins.
  .once = C’est ce qu’elle rapporte une fois : elle rapporte autant à chaque fin de Voyage.
  .vikings = C’est compter les Vikings : chacun vaut autant qu’il y a de Mjöllnirs.
quiz-sure = { $then ->
    [0] Disons que ce Voyage récompense « { $condition } ».
   *[1] { $moved } Disons que ce Voyage récompense « { $condition } ».
  } Jusqu’ici : { $held }. { $left } tuiles qui comptent peuvent encore être prises. Combien en faut-il à { $seat } pour être sûr de la pièce de { $coin }, quoi que fassent les autres ?
  .why = Avec { $taken } d’entre elles, { $seat } en a { $has }. { $rest ->
    [0] Il ne reste rien pour les autres : personne n’a plus de { $most }.
   *[other] Si un seul Drakkar prend tout le reste, { $rest }, il arrive au plus à { $most }.
  } À égalité, le plus bas dans le port passe devant : { $seat } ne peut pas encore compter là-dessus.
  .lead = C’est assez pour en avoir le plus maintenant ; mais les autres peuvent encore prendre le reste.
  .half = Ce n’est pas la moitié qui compte : c’est ce à quoi un rival peut encore arriver.
  .all = Il en faut moins que toutes, ou même toutes ne suffisent pas.
quiz-lot = { $then ->
    [0] Disons que ce Voyage récompense « { $condition } ».
   *[1] { $moved } Disons que ce Voyage récompense « { $condition } ».
  } Jusqu’ici : { $held }. Chacune des { $left } tuiles qui comptent et peuvent encore être prises va à l’un des { $ships } Drakkars par un tirage équitable. Quelle est la probabilité de la pièce de { $coin } pour { $seat }, qui perd chaque égalité ?
  .why = Les { $left } tuiles peuvent se répartir entre { $ships } Drakkars de { $ways } façons. Dans { $good } d’entre elles, { $seat } en a plus que chacun des autres.
quiz-soon = { $then ->
    [0] Le Voyage { $voyage } vient ensuite.
   *[1] { $moved } Le Voyage { $voyage } vient ensuite.
  } De ses { $tiles } tuiles, { $wanted } sont de cette sorte : { $thing }. Elles sont mélangées et posées. Quelle est la probabilité qu’au moins une de celles-là soit avant le premier Village, aux cases 1 à { $space } ?
  .why = La probabilité qu’aucune n’y soit est { $steps } : { NUMBER($none, maximumFractionDigits: 1) } sur 100. Le reste est la réponse.
# Figures des probabilités

chart-glory = Gloire gagnée
chart-tile = { $tile }
chart-fight = Riposter ou fuir ?
  .across = équipage du défenseur
  .riposte = riposte, au défenseur
  .attack = attaque, à l’attaquant
  .best = le mieux pour le défenseur
  .stand = riposter
  .flee = fuir
  .attackers = Équipage de l’attaquant, avant de payer
  .tile = Ce que vaut de rester là
  .viking = Ce que vaut un Viking
  .sentence = { $any ->
    [0] Contre cet attaquant, tout défenseur fait mieux de fuir.
   *[other] Le défenseur fait mieux de riposter avec un équipage de { $stands }, et sinon de fuir.
  } { $worth ->
    [0] Et aucune attaque ne vaut son Viking.
   *[other] L’attaque vaut la peine contre un équipage de { $attack }.
  }
chart-monsters = Combattre, céder, ou s’arrêter avant ?
  .across = votre équipage
  .fight = combattre
  .cede = céder
  .pass = passer
  .best = le mieux, dans l’ordre
  .first = Force du premier Monstre
  .second = Celle du second (0 : il n’y en a pas)
  .axes = Vos Armes
  .viking = Ce que vaut un Viking
  .sentence = { $any ->
    [0] Combattre le premier Monstre n’est jamais le mieux.
   *[other] Combattre le premier Monstre est le mieux, ou aussi bien, avec un équipage de { $fights }.
  } { $dear ->
    [0] Il n’y a pas d’équipage pour lequel le chemin coûte plus qu’il ne rapporte.
   *[other] Avec un équipage de { $costs }, le chemin coûte plus qu’il ne rapporte : arrêtez-vous avant, s’il ne mène pas à mieux.
  }
chart-next = { $what ->
    [rune] Que vaut la prochaine Rune ?
    [hammer] Que vaut le prochain Mjöllnir ?
    [sail] Que vaut la prochaine Voile ?
   *[port] Que vaut le prochain Port ?
  }
  .across = { $what ->
    [rune] Runes que vous avez
    [hammer] Mjöllnirs que vous avez
    [sail] Voiles que vous avez
   *[port] Marchandises à bord : { $goods }
  }
  .what = La prochaine tuile
  .crew = Vikings à bord
  .hammers = Mjöllnirs à bord
  .ends = Voyages qui se terminent encore
  .rune = Rune
  .hammer = Mjöllnir
  .sail = Voile
  .port = Port
  .sentence = { $same ->
    [1] Cela rapporte { $most }, quel que soit le nombre que vous avez.
   *[other] Cela rapporte le plus, { $most }, à qui en a { $rich }, et le moins, { $least }, à qui en a { $poor }.
  }
chart-majority = Quelle pièce est sûre ?
  .across = combien vous en prenez de celles qui restent
  .up = pièce
  .sure = sûre, à qui qu’aille le reste
  .luck = si personne ne prend le reste
  .have = vous en avez alors
  .mine = Vous en avez
  .one = Un rival en a
  .other = L’autre rival en a
  .left = Encore à prendre
  .ties = Les égalités sont
  .lost = perdues
  .won = gagnées
  .sentence = { $first ->
    [-1] Même les { $left } ne suffisent pas pour être sûr de la pièce de { $most }.
    [0] Vous êtes déjà sûr de la pièce de { $most }.
   *[other] Pour être sûr de la pièce de { $most }, il vous en faut { $first } sur { $left }.
  } { $second ->
    [-1] La pièce de { $next } n’est pas sûre non plus.
    [0] Au moins la pièce de { $next } est déjà sûre.
    [1] Pour au moins la pièce de { $next }, 1 suffit.
   *[other] Pour au moins la pièce de { $next }, { $second } suffisent.
  }

# Ce que veulent dire les dessins

legend = Ce que veulent dire les dessins
legend-stops = Tuiles où l’on s’arrête
legend-axe = Arme
legend-sail = Voile
legend-hammer = Mjöllnir
legend-pennant = Fanion
legend-rune = Rune
legend-port = Port
legend-wood = bois
legend-pig = cochon
legend-fur = fourrure
legend-mead = hydromel
legend-double-axe = Arme double
legend-passed = Ce qu’on ne fait que dépasser
legend-village = Village
legend-encounter = Rencontre
legend-pillage = Pillage
legend-monster = Monstre
legend-around = Les Drakkars et leurs biens
legend-ship = Drakkar
legend-crew = équipage
legend-shield = Bouclier
legend-coin = pièce de 6
legend-glory = Gloire
legend-printed = Ce qui figure sur une tuile
legend-tile = Un Fanion de valeur 3 sur la case 7, avec un Bouclier
legend-corner = en haut à gauche : sa case sur la route
legend-figure = en bas à droite : Gloire, force, ou ce qui reste
legend-pips = petits disques : ses Boucliers
legend-arrow = une flèche : on ne fait que la dépasser

# Ce que les pages disent dans les mots de ce jeu

ui-ships = Les navires
ui-sheet = Navires, journal et boutons
ui-sheet-walk = La règle et les navires

