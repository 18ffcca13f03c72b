# Raids en français. Une règle est un message : son titre ; .text la règle ; .refused la phrase qui refuse un coup avec les
# chiffres de la position ; .told ce qu’elle a fait ; .ruling notre interprétation où le livret se tait, et d’où elle vient.

game = Raids
game-about = Quatre Voyages : prenez des tuiles, combattez Monstres et adversaires, récoltez la Gloire.
seat-1 = Bleu
  .of = de Bleu
  .to = à Bleu
seat-you = votre Drakkar
  .of = de votre Drakkar
  .to = à votre Drakkar

ghost = le Drakkar Fantôme
  .of = du Drakkar Fantôme
  .to = au Drakkar Fantôme

# Les choses

thing-weapon = { PLURAL($count, one: "Arme", other: "Arme double") }
  .the = { PLURAL($count, one: "l’Arme", other: "l’Arme double") }
thing-sail = { PLURAL($count, one: "Voile", other: "Voile double") }
  .the = { PLURAL($count, one: "la Voile", other: "la Voile double") }
thing-hammer = { PLURAL($count, one: "Mjöllnir", other: "Mjöllnir double") }
  .the = { PLURAL($count, one: "le Mjöllnir", other: "le Mjöllnir double") }
thing-pennant = Fanion de valeur { $glory }
  .the = le Fanion de valeur { $glory }
thing-wood = Bois
  .the = le Bois
thing-pig = Cochon
  .the = le Cochon
thing-fur = Fourrure
  .the = la Fourrure
thing-mead = Hydromel
  .the = l’Hydromel
thing-rune = Rune
  .the = la Rune
thing-port = { PLURAL($count, one: "Port", other: "Port double") }
  .the = { PLURAL($count, one: "le Port", other: "le Port double") }
thing-encounter = Rencontre
  .the = la Rencontre
thing-pillage = Pillage
  .the = le Pillage
thing-monster = Monstre de force { $strength }
  .the = le Monstre de force { $strength }


# Ce qui est demandé, et ce que l’on peut répondre

ask-place-tile = { $seat }, où placez-vous { $the-tile } ?
ask-sell-goods = { $seat }, que vendez-vous ? Le Port achète encore { PLURAL($sales, one: "une Marchandise", other: "jusqu’à # Marchandises") }.
ask-navigate = { $stops ->
    [home] { $seat }, naviguez jusqu’à l’Arrivée : tous les autres Drakkars y sont déjà.
    [none] { $seat }, naviguez jusqu’à l’Arrivée : aucun autre arrêt n’est possible.
   *[some] { $seat }, jusqu’où naviguez-vous ? Au moins jusqu’à la case { $least }.
  }
ask-meet-monster = { $seat }, combattez-vous le Monstre de force { $strength }, ou { PLURAL($cede, none: "le dépassez-vous ?", one: "lui cédez-vous un Viking ?", other: "lui cédez-vous # Vikings ?") } Le vaincre { PLURAL($price, none: "ne coûte aucun Viking", one: "coûte # Viking", other: "coûte # Vikings") }. Vous { PLURAL($crew, none: "n’en avez aucun", one: "en avez #", other: "en avez #") }.
  .premise = Vous arrivez au Monstre de force { $strength }.
ask-riposte-or-flee = { $seat }, { $rival } vous dispute cette case. { $can ->
    [choose] Ripostez-vous, ou fuyez-vous ? Riposter demande { PLURAL($price, one: "# Viking", other: "# Vikings") }. Vous { PLURAL($crew, none: "n’en avez aucun", one: "en avez #", other: "en avez #") }.
   *[flee] Riposter demande { PLURAL($price, one: "# Viking", other: "# Vikings") }, et vous { PLURAL($crew, none: "n’en avez aucun", one: "en avez #", other: "en avez #") } : où fuyez-vous ?
  }
  .premise = { $rival } vous dispute votre case et vient d’engager { PLURAL($last, one: "# Viking", other: "# Vikings") }.

do-stow = Utiliser un emplacement libre
do-replace = Remplacer { $the-tile }
do-discard = Défausser la nouvelle tuile
do-sell = Vendre { $the-tile }
do-done = Terminer la vente
do-sail = Naviguer jusqu’à la case { $space }
do-home = Naviguer jusqu’à l’Arrivée
do-fight = Combattre
do-cede = { PLURAL($cede, none: "Passer", one: "Céder un Viking", other: "Céder # Vikings") }
do-riposte = Riposter

# Mise en place

setup-ships = Drakkars et pions
  .text = Chaque joueur a un Drakkar et le pion de la même couleur. Le Drakkar a { PLURAL($ship-places, one: "# emplacement", other: "# emplacements") } pour des tuiles. Le pion navigue sur le plateau.
setup-tiles = Les tuiles du parcours
  .text = Le parcours a { PLURAL($board-spaces, one: "# case", other: "# cases") }. Les cases { $and-board-villages } sont des Villages ; chacune des autres reçoit une tuile Voyage. Chaque Voyage a sa propre pile. On la mélange et on pose les tuiles face visible le long du parcours, en commençant juste après l’Arrivée.
  .elsewhere = Cette case n’existe pas sur le parcours. Pour rentrer, naviguez jusqu’à l’Arrivée. { $question }
setup-arrivals = Les tuiles Arrivée
  .text = Le premier Voyage récompense toujours l’ordre d’arrivée. Pour chacun des Voyages suivants, on tire dès le début une des autres tuiles Arrivée, visible de tous. Les tuiles restantes retournent dans la boîte.
setup-first-player = Premier joueur
  .text = Le premier joueur est tiré au sort. À partir de lui et dans le sens horaire, les Drakkars prennent les positions de départ, du nombre de Drakkars jusqu’à 1. Le premier joueur est donc sur la position 4 à quatre joueurs, et sur la position 3 à trois ou deux joueurs.
  .told = Tirage au sort : { $seat } commence.
setup-crews = Les équipages de départ
  .text = À partir du premier joueur, les Drakkars reçoivent { $and-crews-4 } Vikings à quatre joueurs. Ils en reçoivent { $and-crews-3 } à trois joueurs, et { $and-crews-2 } à deux joueurs. Chaque Viking a son propre Bouclier.
  .ruling = Le livret de règles donne ces nombres dans un tableau illisible sur notre exemplaire. Un critique a publié ceux pour quatre joueurs. Ceux pour trois et deux joueurs sont reconstitués.
setup-portions = Des Vikings et des Pièces sur le parcours
  .text = À chaque Voyage, chaque Village reçoit { PLURAL($village-recruits, one: "# Viking", other: "# Vikings") } par joueur. Une Rencontre reçoit des Vikings pour les premiers Drakkars qui passent : { $encounter }. De même, un Pillage reçoit des Pièces : { $pillage }.
setup-reserve = La réserve de Vikings
  .text = Les Vikings qui ne sont pas en jeu forment la réserve, au milieu du plateau. Les Pièces ont leur propre réserve. La boîte contient { PLURAL($supply-vikings, one: "# Viking", other: "# Vikings") }.
  .ruling = Le livret de règles ne dit pas ce qui se passe quand tous les Vikings sont en jeu. Nous continuons avec autant de Vikings qu’il en faut. Avec l’option « limitée », on ne reçoit que ce qui reste. Les Villages et les Rencontres se remplissent alors dans l’ordre du parcours, et les Voiles servent d’abord la plus petite position de départ.
  .unlimited = illimitée
  .limited = limitée
short-match = La partie courte
  .text = Une première partie peut être courte : elle se termine après { PLURAL($short-voyages, one: "# Voyage", other: "# Voyages") }. Elle ne figure dans aucun livret de règles : c’est une idée de Vikinglab.

# Le tour

turn-furthest-behind = Ordre du tour
  .text = C’est toujours au Drakkar le plus en arrière sur le parcours de jouer. Un même Drakkar peut donc jouer plusieurs fois de suite. À son tour, il prend d’abord une tuile, puis il navigue.
  .told = C’est { $to-seat } de jouer : le plus en arrière, sur la case { $space }.
  .untimely = Placez d’abord la tuile, naviguez ensuite. { $question }
turn-start-order = Ordre du tour au départ
  .text = Au début d’un Voyage, le Drakkar sur la position de départ la plus haute compte comme le plus en arrière.
  .told = C’est { $to-seat } de jouer : il est sur la plus haute position de départ encore occupée ({ $berth }).
turn-voyage = Un Voyage
  .text = Une partie compte { PLURAL($voyages, one: "# Voyage, qui", other: "# Voyages ; chacun") } fait tout le tour, de l’Arrivée à l’Arrivée. Un Drakkar à l’Arrivée y attend les autres et ne joue plus pendant ce Voyage. Le Voyage se termine quand tous les Drakkars y sont.
turn-end = La fin d’un tour
  .text = Un tour se termine quand chaque Drakkar qui a bougé est à l’Arrivée, ou seul sur sa case. Tout ce qui a été dépassé est alors réglé, et tous les Combats sont finis. C’est ensuite au Drakkar désormais le plus en arrière de jouer ; ce peut être le même.

# Phase 1

tile-take = Prendre la tuile
  .text = Au début de votre tour, prenez la tuile de la case de votre Drakkar. On ne prend jamais une tuile en y arrivant.
  .told = { $seat } prend { $the-tile }.
  .untimely = Vous ne placez une tuile que quand vous la prenez, au début de votre tour. { $question }
tile-from-harbour = Pas de tuile au départ
  .text = Quand vous quittez votre position de départ, vous n’avez pas de tuile à prendre : vous ne faites que naviguer.
  .ruling = Une note du livret de règles le dit de tous les joueurs sauf le dernier. Lui non plus n’a pas de tuile à prendre au départ. Nous lisons cette note comme un rappel : seul le dernier à partir doit rattraper les autres.
  .untimely = Il n’y a pas de tuile à prendre au départ : vous ne faites que naviguer. { $question }
stow-place = Placer la tuile
  .text = Placez les Armes, Voiles, Mjöllnirs, Fanions et Marchandises sur un emplacement libre de votre Drakkar. Il en a { $ship-places }, pour une tuile chacun.
  .refused = { PLURAL($places, one: "L’emplacement de votre Drakkar est pris", other: "Les # emplacements de votre Drakkar sont pris") }. Défaussez la tuile d’un emplacement, ou défaussez la nouvelle.
  .told = { $seat } embarque { $the-tile }.
stow-replace = Remplacer une tuile
  .text = Vous pouvez défausser une tuile d’un emplacement de votre Drakkar et y mettre la nouvelle. C’est permis même s’il reste des emplacements libres.
  .told = { $seat } défausse { $the-old } et embarque { $the-tile }.
stow-discard = Défausser la nouvelle tuile
  .text = Vous pouvez défausser la nouvelle tuile au lieu de la placer.
  .told = { $seat } défausse { $the-tile }.
stow-gone = Les tuiles défaussées
  .text = Une tuile défaussée quitte le jeu et ne rapporte rien. Vous ne pouvez défausser une tuile de votre Drakkar que quand vous en prenez une nouvelle.
  .ruling = Le livret de règles n’interdit jamais de défausser à un autre moment. Mais il ne décrit la défausse que comme un moyen de faire de la place.
tile-rune = Les Runes à côté du Drakkar
  .text = Les Runes vont à côté de votre Drakkar et ne prennent pas d’emplacement.
  .told = { $seat } prend une Rune.
port-sell = Vendre dans un Port
  .text = Un Port va à côté de votre Drakkar et ne prend pas d’emplacement. Quand vous le prenez, vous pouvez vendre des Marchandises de votre Drakkar : { PLURAL($port-sells, one: "une", other: "jusqu’à #") } au choix, ou { PLURAL($double-port-sells, one: "une", other: "jusqu’à #") } dans un Port double. Les Marchandises vendues vont à côté de votre Drakkar et libèrent leur emplacement.
  .refused = Un Port n’achète que des Marchandises : vous ne pouvez pas vendre { $the-tile }.
  .told = { $seat } vend { $the-tile }.
port-moment = Maintenant ou jamais
  .text = Vous ne pouvez vendre qu’au moment où vous prenez le Port. Ce Port n’achète plus rien ensuite.
  .untimely = Vous ne pouvez vendre qu’au moment où vous prenez un Port. { $question }
port-recruit = Un équipage dans chaque Port
  .text = { $ports ->
    [alike] Chaque Port, simple ou double, vous fait recruter { PLURAL($port-recruits, one: "un Viking", other: "# Vikings") },
   *[unlike] Un Port vous fait recruter { PLURAL($port-recruits, one: "un Viking", other: "# Vikings") }, un Port double { $double-port-recruits },
  } même si vous n’avez rien à vendre. Vous vendez d’abord, vous recrutez ensuite.
  .ruling = Le livret de règles ne donne pas l’ordre. Vendre d’abord libère des Boucliers, et ne nuit donc jamais.
  .told = { $seat } recrute { PLURAL($vikings, one: "# Viking", other: "# Vikings") } au Port.
crew-shields = Un Viking par Bouclier
  .text = Un Drakkar porte un Viking sur chacun de ses Boucliers, et pas plus. Un emplacement vide a { PLURAL($ship-shields, one: "# Bouclier", other: "# Boucliers") }. Une tuile posée dessus les couvre et apporte ceux qui y sont imprimés.
crew-overboard = À la mer
  .text = Les Vikings sans Bouclier retournent à la réserve. Cela vaut quand ils montent à bord, et quand une nouvelle tuile couvre leurs Boucliers.
  .ruling = Le livret de règles ne le dit que des Vikings qui montent à bord. Un critique qui avait la boîte a publié qu’une nouvelle tuile peut aussi en faire jeter à la mer.
  .told = { $seat } n’a que { PLURAL($room, one: "# Bouclier", other: "# Boucliers") } : { PLURAL($vikings, one: "# Viking est jeté", other: "# Vikings sont jetés") } à la mer.
crew-rearrange = Réorganiser
  .text = Vous pouvez à tout moment déplacer vos Vikings d’un Bouclier à l’autre, et vos tuiles d’un emplacement à l’autre.
  .ruling = Seuls les nombres comptent donc : la place sur un Drakkar est la somme de ses Boucliers.

# Phase 2

catch-up-discard = Défausser les tuiles entre deux Drakkars
  .text = Avant de naviguer, défaussez toutes les tuiles entre votre Drakkar et le prochain devant vous, Monstres compris. Elles quittent le jeu avec tout ce qui s’y trouve, et vous ne pouvez pas vous y arrêter. La tuile sous l’autre Drakkar reste. Les Villages restent aussi.
  .ruling = Les Vikings d’une Rencontre défaussée retournent à la réserve. Le livret de règles ne le dit pas, mais ils ne peuvent pas rester sans leur tuile.
  .told = { $seat } défausse les tuiles jusqu’au Drakkar suivant : { $and-tiles }.
catch-up-reach = Rattraper
  .text = Vous devez naviguer au moins jusqu’au prochain Drakkar devant vous. Pour vous arrêter sur sa case, il faut le combattre. Si vous ne pouvez pas ou ne voulez pas, naviguez au-delà.
  .refused = La case { $space } est trop proche. Vous devez rattraper { $leader } : naviguez au moins jusqu’à la case { $least }.
catch-up-start = Quitter le départ
  .text = Tant qu’un autre Drakkar attend à côté de vous au départ, vous n’avez personne à rattraper. Vous naviguez aussi loin que vous voulez, et vous ne défaussez rien. Seul le dernier à partir doit rattraper le Drakkar devant lui.
catch-up-last-ship = Le dernier rejoint l’Arrivée
  .text = Si tous les autres Drakkars sont à l’Arrivée, c’est là que se trouve le prochain devant vous. Vous défaussez les tuiles devant vous, et vous ne pouvez que rejoindre l’Arrivée.
  .refused = Vous ne pouvez pas vous arrêter sur la case { $space } : tous les autres Drakkars sont à l’Arrivée, et vous devez les rattraper. Naviguez jusqu’à l’Arrivée.
  .ruling = Pour nous, les Drakkars à l’Arrivée comptent comme étant devant. Le livret de règles ne le dit pas clairement. Avec l’option « arrêts permis », le dernier Drakkar peut s’arrêter sur toute tuile qui le permet.
  .home = droit à l’Arrivée
  .sweep = arrêts permis
navigate-forward = Toujours en avant
  .text = Les Drakkars naviguent vers l’avant, de la case 1 vers l’Arrivée, et ne reculent jamais.
  .refused = Vous ne pouvez pas naviguer jusqu’à la case { $space } : vous êtes sur la case { $here }, et un Drakkar ne fait qu’avancer.
navigate-stop = S’arrêter
  .text = Arrêtez-vous sur n’importe quelle tuile Arme, Voile, Mjöllnir, Fanion, Marchandise, Rune ou Port encore présente plus loin. Si un autre Drakkar s’y trouve, vous devez combattre pour la case.
  .told = { $seat } s’arrête sur la case { $space } : { $tile }.
navigate-empty = Les cases vides
  .text = Vous ne pouvez pas vous arrêter sur une case qui n’a plus de tuile.
  .refused = Vous ne pouvez pas vous arrêter sur la case { $space } : sa tuile n’est plus là.
navigate-passage = Le symbole Passage
  .text = Vous ne pouvez pas vous arrêter sur un Village, ni sur une tuile qui porte une flèche : Rencontre, Pillage ou Monstre. Arrêtez-vous avant ou au-delà.
  .refused = { $thing ->
    [village] Vous ne pouvez pas vous arrêter sur un Village. Dépassez-le : { PLURAL($recruits, one: "un Viking monte", other: "# Vikings montent") } à bord s’il reste un Bouclier libre.
    [encounter] Vous ne pouvez pas vous arrêter sur une Rencontre. Dépassez-la, et prenez les Vikings qui y attendent, s’il en reste.
    [pillage] Vous ne pouvez pas vous arrêter sur un Pillage. Dépassez-le, et prenez la Pièce qui s’y trouve, s’il en reste une.
   *[other] Vous ne pouvez pas vous arrêter sur un Monstre. Dépassez-le : { $price ->
        [0] vos Armes le battent sans perte (force { $strength }, moins { $weapons }).
       *[other] il faut { PLURAL($price, one: "# Viking", other: "# Vikings") } pour le vaincre (force { $strength }{ PLURAL($weapons, none: "", one: ", moins # pour les Armes", other: ", moins # pour les Armes") }){ $left ->
          [0] . Vous n’en aurez pas en arrivant : il vous laisse passer.
         *[other] , ou en céder { PLURAL($cede, one: "un", other: "#") } pour passer. Vous { PLURAL($crew, none: "n’en avez pas encore", one: "en avez #", other: "en avez #") }.
        }
      }
  }
navigate-harbour = Droit à l’Arrivée
  .text = À votre tour, vous pouvez toujours naviguer d’une traite jusqu’à l’Arrivée. Vous y prenez la plus petite position de départ libre, et ne jouez plus pendant ce Voyage.
  .ruling = Une position où un Drakkar attend encore de partir n’est pas libre.
  .told = { $seat } rejoint l’Arrivée, sur la position de départ { $berth }.
  .untimely = Terminez d’abord la vente, naviguez ensuite. { $question }
navigate-in-order = Dépasser dans l’ordre
  .text = Vous dépassez les choses une par une, dans l’ordre du parcours. Après chaque Monstre, vous pouvez choisir à nouveau où naviguer.
  .ruling = Le livret de règles ne dit pas à quel moment une destination est fixée. Rien ne lie donc un Drakkar à sa première intention. Là où vous dépassez sans choix à faire, vous ne choisissez pas à nouveau.
  .told = { $seat } arrive devant le Monstre de la case { $space }.
  .untimely = Vous dépassez les choses une par une : réglez d’abord le Monstre, puis choisissez à nouveau où naviguer. { $question }

# Ce que l’on dépasse

shares = { $number ->
    [1] { $first } pour le premier
    [2] { $first } pour le premier, { $last } pour le deuxième
   *[other] { $portions }, à partir du premier
  }
pass-village = Les Villages
  .text = Chaque fois que vous dépassez un Village, vous prenez { PLURAL($village-recruits, one: "un", other: "#") } des Vikings qui y attendent.
  .told = { $seat } dépasse le Village de la case { $space } : { PLURAL($vikings, one: "un Viking monte", other: "# Vikings montent") } à bord.
pass-encounter = Les Rencontres
  .text = Une Rencontre a des Vikings pour les Drakkars qui passent : { $encounter }. Les suivants ne gagnent rien. La tuile reste sur le parcours.
  .ruling = Les Vikings qui ne trouvent pas de Bouclier ne restent pas pour le Drakkar suivant.
  .told = { $seat } dépasse la Rencontre de la case { $space } et gagne { PLURAL($vikings, one: "# Viking", other: "# Vikings") }.
pass-pillage = Les Pillages
  .text = Un Pillage a des Pièces pour les Drakkars qui passent : { $pillage }. Les suivants ne gagnent rien. La tuile reste sur le parcours.
  .told = { $seat } dépasse le Pillage de la case { $space } et gagne une Pièce de { $coin }.
monster-fight = Combattre un Monstre
  .text = Quand vous arrivez devant un Monstre, combattez-le ou cédez-lui des Vikings, puis naviguez au-delà. Pour le vaincre, remettez dans la réserve autant de Vikings que sa force, moins vos Armes. Il faut les avoir tous. La tuile du Monstre va aussitôt à côté de votre Drakkar.
  .refused = Vous ne pouvez pas vaincre ce Monstre. Il faut { PLURAL($price, one: "# Viking", other: "# Vikings") } (force { $strength }{ PLURAL($weapons, none: "", one: ", moins # pour les Armes", other: ", moins # pour les Armes") }), et vous { PLURAL($crew, none: "n’en avez aucun", one: "en avez #", other: "en avez #") }. { PLURAL($cede, one: "Cédez-en un.", other: "Cédez-en #.") }
  .told = { $seat } bat { $the-tile } { PLURAL($vikings, none: "sans perdre de Viking", one: "et défausse # Viking", other: "et défausse # Vikings") }.
  .untimely = Vous ne combattez un Monstre que quand vous arrivez devant lui. { $question }
monster-weapons = Les Armes affaiblissent les Monstres
  .text = Chaque Arme à bord enlève { $axe } à la force d’un Monstre, une Arme double en enlève { $double-axe }. Elles ne s’usent pas.
  .ruling = Un Monstre ne coûte jamais moins que zéro Viking : avec assez d’Armes, même un Drakkar sans équipage le vainc.
monster-cede = { PLURAL($monsters-cede, one: "Céder un Viking", other: "Céder # Vikings") }
  .text = Pour dépasser un Monstre sans le combattre, cédez { PLURAL($monsters-cede, one: "un Viking : il retourne", other: "# Vikings, ou tous si vous en avez moins : ils retournent") } à la réserve. Le Monstre reste à sa place, pour le prochain Drakkar.
  .told = { $vikings ->
    [0] { $seat } dépasse { $the-tile } sans combattre.
   *[other] { $seat } cède { PLURAL($vikings, one: "un Viking", other: "# Vikings") } pour dépasser { $the-tile }.
  }
  .untimely = Vous ne cédez de Vikings qu’à un Monstre devant lequel vous arrivez. { $question }
monster-no-viking = Rien à céder
  .text = Un Drakkar sans Viking dépasse un Monstre pour rien. Il peut tout de même le vaincre si ses Armes suffisent.
  .told = { $seat } n’a pas de Viking : le Monstre de la case { $space } laisse passer le Drakkar.
monster-stays = Combien de temps un Monstre reste
  .text = Un Monstre reste jusqu’à ce qu’un Drakkar le batte, ou le défausse en rattrapant les autres. Vous ne rencontrez donc jamais un Monstre entre vous et le Drakkar que vous devez rattraper.

# Le Combat

combat-start = Combattre pour une case
  .text = Si vous vous arrêtez sur la case d’un autre Drakkar, un Combat commence aussitôt. Vous engagez { PLURAL($combat-attack, one: "un Viking", other: "# Vikings") }, et l’autre doit riposter ou fuir.
  .told = { $seat } engage { PLURAL($vikings, one: "# Viking", other: "# Vikings") } contre { $rival } sur la case { $space }.
combat-needs-a-viking = { PLURAL($combat-attack, one: "Un Viking pour commencer", other: "# Vikings pour commencer") }
  .text = Vous ne pouvez vous arrêter sur la case d’un autre Drakkar que s’il vous reste { PLURAL($combat-attack, one: "un Viking", other: "# Vikings") } à engager en arrivant.
  .refused = Vous ne pouvez pas combattre { $rival } pour la case { $space } : il faut y engager { PLURAL($price, one: "un Viking", other: "# Vikings") }{ $monsters ->
    [0] , et vous { PLURAL($left, none: "n’en auriez aucun", one: "n’en auriez que #", other: "n’en auriez que #") } en arrivant.
   *[other] . Vous { PLURAL($crew, none: "n’en avez aucun", one: "en avez #", other: "en avez #") }, et { PLURAL($monsters, one: "le Monstre en chemin ne vous en laisserait", other: "les Monstres en chemin ne vous en laisseraient") } { PLURAL($left, none: "aucun", one: "que #", other: "que #") }.
  }
combat-riposte = Riposter
  .text = Pour rester, engagez { PLURAL($combat-rise, one: "un Viking", other: "# Vikings") } de plus que votre adversaire n’en a engagé la dernière fois : { $first-riposte }, puis { $second-riposte }, puis { $third-riposte }, et ainsi de suite. On n’en engage jamais davantage. Votre adversaire doit alors riposter ou fuir à son tour.
  .refused = Vous ne pouvez pas riposter : votre adversaire a engagé { PLURAL($last, one: "# Viking", other: "# Vikings") }, il vous en faut donc { $price }. Vous { PLURAL($crew, none: "n’en avez aucun", one: "en avez #", other: "en avez #") } : vous devez fuir.
  .told = { $seat } riposte avec { PLURAL($vikings, one: "# Viking", other: "# Vikings") } : { $rival } doit répondre.
  .untimely = Vous ne ripostez que quand un adversaire vous dispute votre case. { $question }
combat-lost-vikings = Les Vikings engagés sont perdus
  .text = Tous les Vikings engagés dans un Combat sont défaussés dans la réserve, ceux du vainqueur aussi.
combat-flee = Fuir
  .text = Si vous ne pouvez pas ou ne voulez pas riposter, quittez aussitôt la case. Vous ne prenez pas sa tuile, et vous n’en défaussez aucune. Naviguez vers une case suivante où l’on peut s’arrêter.
  .told = { $can ->
    [choose] { $seat } fuit devant { $rival }.
   *[flee] { $seat } { PLURAL($crew, none: "n’a aucun Viking", one: "n’a que # Viking", other: "n’a que # Vikings") }, et riposter en demande { $riposte } : fuite devant { $rival }.
  }
combat-passing = Ce que l’on dépasse en fuyant
  .text = Un Drakkar qui fuit dépasse les Villages, les Rencontres, les Pillages et les Monstres comme tout autre. Il n’a personne à rattraper, et peut fuir jusqu’à l’Arrivée.
  .ruling = Le livret de règles parle de chaque fois qu’un pion dépasse une case : la fuite ne fait donc pas exception. Il permet de fuir vers une des tuiles suivantes, et nous y comptons l’Arrivée.
combat-chain = Un Combat après l’autre
  .text = Un Drakkar qui fuit peut s’arrêter sur la case d’un autre Drakkar s’il peut engager un Combat : celui-ci commence aussitôt. Cela continue jusqu’à ce que chaque Drakkar soit seul ou à l’Arrivée.
combat-winner-stays = Le vainqueur doit encore attendre
  .text = Le vainqueur reste sur la case. Il prend la tuile au début de son prochain tour, s’il y est encore.

# La fin d’un Voyage

voyage-end = La fin d’un Voyage
  .text = Quand tous les Drakkars sont à l’Arrivée, les Voiles apportent d’abord des Vikings, puis la tuile Arrivée donne ses Pièces. Le Voyage suivant commence alors. Après le Voyage { $voyages }, la partie se termine.
voyage-sails = Les Voiles apportent des Vikings
  .text = À la fin de chaque Voyage, chaque Voile à bord vous apporte { PLURAL($sail, one: "un Viking", other: "# Vikings") }, une Voile double { PLURAL($double-sail, one: "un", other: "#") }. Il faut un Bouclier libre pour chacun.
  .told = { $seat } reçoit { PLURAL($vikings, one: "# Viking", other: "# Vikings") } pour ses Voiles.
voyage-majority = La tuile Arrivée
  .text = La tuile Arrivée montre ce que l’on compte, à bord et à côté de chaque Drakkar. Celui qui en a le plus gagne une Pièce de { $most }, le deuxième une Pièce de { $second }, le troisième une Pièce de { $third }. Le quatrième ne gagne rien.
  .told = Tuile Arrivée « { $condition } » : { $seat } gagne une Pièce de { $coin } avec { $a-counted }.
voyage-ties = Les égalités à l’Arrivée
  .text = En cas d’égalité, le Drakkar qui a la plus petite position de départ l’emporte.
  .ruling = Le livret de règles parle du Drakkar arrivé le premier, et désigne ainsi la plus petite position. Un Drakkar qui rentre avant que d’autres soient partis peut en avoir une plus grande. La position décide.
voyage-nothing-to-count = Rien à compter
  .text = Un Drakkar qui n’a rien de ce que montre la tuile Arrivée ne gagne pas de Pièce.
  .ruling = Le livret de règles récompense les joueurs qui remplissent la condition. Pour nous, il faut en avoir au moins un. Avec l’option « avec Pièce », les Drakkars qui n’en ont pas sont classés aussi.
  .no-coin = sans Pièce
  .coin = avec Pièce
arrival-order = L’ordre d’arrivée
  .text = La tuile Arrivée du premier Voyage récompense les positions de départ. La position 1 gagne une Pièce de { $most }, la position 2 une Pièce de { $second }, la position 3 une Pièce de { $third }.
  .told = Tuile Arrivée « { $condition } » : { $seat } gagne une Pièce de { $coin } avec { $a-counted }.
arrival-goods = Le plus de Marchandises
  .text = Cette tuile compte les Marchandises, à bord et vendues.
arrival-kinds = Le plus de Marchandises différentes
  .text = Cette tuile compte les Marchandises différentes que vous avez, à bord et vendues.
arrival-runes = Le plus de Runes
  .text = Cette tuile compte les Runes.
arrival-shields = Le plus de Boucliers
  .text = Cette tuile compte tous les Boucliers visibles de votre Drakkar, avec ou sans Viking.
  .ruling = Le livret de règles dit seulement Boucliers. Un Bouclier sous une tuile ne se voit pas, et ne compte donc pas.
arrival-weapons = Le plus d’Armes
  .text = Cette tuile compte les Armes : une Arme compte { $axe }, une Arme double { $double-axe }.
arrival-ports = Le plus de Ports
  .text = Cette tuile compte les tuiles Port ; un Port double est une seule tuile et compte une fois.
arrival-monsters = Le plus de Monstres
  .text = Cette tuile compte les Monstres vaincus, forts ou faibles.
arrival-sails = Le plus de Voiles
  .text = Cette tuile compte les Voiles : une Voile compte { $sail }, une Voile double { $double-sail }.
  .ruling = Le livret de règles ne le dit que des Armes. Les tuiles montrent deux Voiles comme elles montrent deux Armes.
counted = { $counts ->
    [order] { $seat } est sur la position de départ { $count }.
    [goods] { $seat } { $count ->
        [0] n’a aucune Marchandise, ni à bord ni vendue.
        [one] a une Marchandise, à bord ou vendue.
       *[other] a { $count } Marchandises, à bord et vendues.
      }
    [kinds] { $seat } { PLURAL($count, none: "n’a aucune Marchandise.", one: "a une seule sorte de Marchandises.", other: "a # sortes de Marchandises.") }
    [runes] { $seat } { PLURAL($count, none: "n’a aucune Rune.", one: "a une Rune.", other: "a # Runes.") }
    [shields] { $seat } { PLURAL($count, none: "ne montre aucun Bouclier.", one: "montre un Bouclier.", other: "montre # Boucliers.") }
    [weapons] { $seat } { $count ->
        [0] n’a aucune Arme.
        [1] a une Arme.
       *[other] a { $count } Armes (une double compte { $double }).
      }
    [ports] { $seat } { PLURAL($count, none: "n’a aucun Port.", one: "a un Port (un double compte 1).", other: "a # Ports (un double compte 1).") }
    [monsters] { $seat } { PLURAL($count, none: "n’a vaincu aucun Monstre.", one: "a vaincu un Monstre.", other: "a vaincu # Monstres.") }
   *[sails] { $seat } { $count ->
        [0] n’a aucune Voile.
        [1] a une Voile.
       *[other] a { $count } Voiles (une double compte { $double }).
      }
  }
  .a = { $counts ->
    [order] la position de départ { $count }
    [goods] { PLURAL($count, one: "# Marchandise", other: "# Marchandises") }
    [kinds] { PLURAL($count, one: "# sorte de Marchandises", other: "# sortes de Marchandises") }
    [runes] { PLURAL($count, one: "# Rune", other: "# Runes") }
    [shields] { PLURAL($count, one: "# Bouclier", other: "# Boucliers") }
    [weapons] { $count ->
        [0] 0 Arme
        [1] 1 Arme
       *[other] { $count } Armes (une double compte { $double })
      }
    [ports] { PLURAL($count, one: "# Port (un double compte 1)", other: "# Ports (un double compte 1)") }
    [monsters] { PLURAL($count, one: "# Monstre vaincu", other: "# Monstres vaincus") }
   *[sails] { $count ->
        [0] 0 Voile
        [1] 1 Voile
       *[other] { $count } Voiles (une double compte { $double })
      }
  }
voyage-next = Le Voyage suivant
  .text = Les tuiles qui restent sur le parcours quittent le jeu. On mélange et on pose la pile suivante, et on met en place la tuile Arrivée suivante. Les Villages, les Rencontres et les Pillages sont remplis à nouveau.
  .ruling = Le livret de règles ne dit pas ce que deviennent les tuiles restantes. Les nouvelles ont besoin de leurs cases.
  .told = Le Voyage { $voyage } commence.
voyage-start-positions = Repartir
  .text = Les Drakkars repartent de leur position. Le dernier arrivé, sur la position la plus haute, part le premier.
  .ruling = Le livret de règles nomme à la fois le dernier Drakkar arrivé et la plus haute position. Les deux diffèrent quand un Drakkar est arrivé alors qu’une position plus petite était encore prise. Nous suivons la position.

# La fin de la partie

glory-coins = Pièces
  .text = Chaque Pièce rapporte sa valeur en points de Gloire : { $most }, { $second } ou { $third }.
glory-runes = Runes
  .text = Une collection de Runes rapporte { $and-glory-runes } points de Gloire pour une, deux, trois Runes et ainsi de suite.
  .ruling = Le barème est imprimé sur les tuiles, et illisible sur notre exemplaire. Celui-ci est reconstitué.
glory-second-collection = Une deuxième collection
  .text = Une collection compte au plus { PLURAL($longest, one: "# Rune", other: "# Runes") }. Les suivantes commencent une autre collection.
glory-hammers = Mjöllnirs
  .text = À la fin, chaque Mjöllnir à bord rapporte { PLURAL($hammer, one: "un point", other: "# points") } de Gloire par Viking à bord, un Mjöllnir double { $double-hammer }.
glory-pennants = Fanions
  .text = Un Fanion rapporte les points de Gloire imprimés dessus, s’il est à bord à la fin.
glory-goods = Marchandises
  .text = Les Marchandises vendues rapportent les points de Gloire imprimés dessus. Celles qui sont encore à bord ne rapportent rien.
glory-monsters = Monstres
  .text = Un Monstre vaincu rapporte toute sa force en points de Gloire, même si vos Armes l’ont affaibli.
glory-winner = Le plus de Gloire gagne
  .text = Après le Voyage { $voyages }, faites le décompte : points de Gloire des Pièces, Runes, Mjöllnirs, Fanions, Marchandises vendues et Monstres vaincus. Les Armes, les Voiles et les Ports n’en rapportent pas. Le plus haut décompte gagne.
  .told = { $seat } { IF($won, "gagne avec", "a") } { PLURAL($score, one: "# point", other: "# points") } de Gloire{ $parts ->
    [0] .
   *[1]  : { $sums }.
  }
glory-sum = { WORD($part, coins: "Pièces", runes: "Runes", hammers: "Mjöllnirs", pennants: "Fanions", goods: "Marchandises vendues", monsters: "Monstres") } { $glory }
glory-shared = Victoire partagée
  .text = Les joueurs à égalité en tête partagent la victoire.

# À deux joueurs

ghost-ship = Le Drakkar Fantôme
  .text = À deux joueurs, un troisième Drakkar, sans équipage, navigue aussi. Au premier Voyage, il est sur la position de départ 1, et part donc le dernier. Les joueurs sont sur les positions 3 et 2.
ghost-hops = Le parcours du Drakkar Fantôme
  .text = Quand il est le plus en arrière, le Drakkar Fantôme navigue jusqu’au prochain Village, et du dernier Village jusqu’à l’Arrivée. Les Villages sont sur les cases { $board-villages }.
  .told = { $to ->
    [harbour] Le Drakkar Fantôme rejoint l’Arrivée.
   *[village] Le Drakkar Fantôme navigue jusqu’au Village de la case { $space }.
  }
ghost-passes = Rien pour le Drakkar Fantôme
  .text = Le Drakkar Fantôme ne prend ni Vikings, ni Pièces, ni tuiles, et dépasse les Monstres sans rien céder. Il ne combat jamais, et personne ne le combat.
  .ruling = Le livret de règles dit que le Drakkar Fantôme navigue pour le reste selon les règles habituelles. Nous lisons qu’il ne défausse rien non plus. Quand il est le dernier, aucun Drakkar ne peut revenir aux tuiles qu’il dépasse. Cela ne compte donc qu’avec l’option « limitée » de la réserve : les Vikings de ces tuiles n’y retournent pas.
ghost-catch-up = Rattraper le Drakkar Fantôme
  .text = Le Drakkar Fantôme compte comme un Drakkar devant vous : vous devez le rattraper. Il s’arrête sur les Villages : vous vous arrêtez donc au-delà.
ghost-first-berth = Le Drakkar Fantôme part le dernier
  .text = Au début de chaque Voyage, le Drakkar Fantôme est sur la position de départ 1. Si un autre Drakkar est arrivé le premier, les deux échangent leurs positions.
  .ruling = Ils échangent après la récompense de la tuile Arrivée. Le Drakkar arrivé le premier garde donc sa Pièce.
  .told = { $seat } a rejoint l’Arrivée avant tous les autres, et laisse la position 1 au Drakkar Fantôme.
ghost-arrival-coin = Une Pièce pour le Drakkar Fantôme
  .text = Si la première tuile Arrivée récompense la position du Drakkar Fantôme, personne ne gagne cette Pièce. Les autres tuiles Arrivée ne le classent pas.
  .ruling = Les Pièces vont aux positions, pas aux joueurs. Avec l’option « transmises », on saute le Drakkar Fantôme et les autres avancent d’un rang.
  .lost = perdues
  .passed-on = transmises

# Conseil

table-advice = Pas trop peu de Vikings
  .text = Gardez quelques Vikings à bord. Un Drakkar avec un seul Viking ou aucun se fait facilement chasser.

# Le plateau

board-before = Avant le premier Voyage
board-round = Voyage { $voyage } sur { $voyages }
board-turn = Voyage { $voyage } sur { $voyages } : { $to-seat } de jouer
board-won = La partie est finie. { $and-winners } { PLURAL($number, one: "gagne", other: "se partagent la victoire,") } avec { PLURAL($score, one: "# point", other: "# points") } de Gloire{ PLURAL($number, one: "", other: " chacun") }
board-chart = La carte marine : { PLURAL($spaces, one: "# case", other: "# cases") } dans le sens horaire, de l’Arrivée à l’Arrivée
board-numeral = Voyage { $numeral }
board-harbour = Arrivée
board-berths = Arrivée, positions de départ

board-space = Case { $space }
board-empty = vide
board-village = Village, { PLURAL($vikings, none: "aucun Viking", one: "# Viking", other: "# Vikings") }
board-ship-here = Le Drakkar { $of-seat } est ici
board-ghost-here = Le Drakkar Fantôme est ici
board-shields = { PLURAL($shields, none: "sans Bouclier", one: "# Bouclier", other: "# Boucliers") }
board-worth = valeur { $glory }
board-for-encounter = Vikings à prendre : { $number ->
    [1] { $first }
    [2] { $first } puis { $last }
   *[other] { $portions }
  }
board-for-pillage = Pièces à prendre : { $number ->
    [1] { $first }
    [2] { $first } puis { $last }
   *[other] { $portions }
  }
board-used-up = plus rien à prendre
board-passage = passage
board-inferred = déduit
board-reconstructed = reconstitué

board-free = libre
board-left = au départ
board-arrived = arrivé
board-clash = Combat sur la case { $space } : { $seat } doit riposter { $to-rival } avec { PLURAL($price, one: "# Viking", other: "# Vikings") }, ou fuir
board-arrival = Tuile Arrivée { $voyage }, { WORD($when, later: "à venir", now: "ce Voyage", past: "passée") }
board-reserve = Réserve : { PLURAL($vikings, none: "aucun Viking", one: "# Viking", other: "# Vikings") }

board-ship = Drakkar { $of-seat }
board-ghost = Le Drakkar Fantôme
board-at-sea = sur la case { $space }
board-at-start = au départ, position { $berth }
board-at-home = arrivé, position { $berth }
board-nowhere = pas encore placé
board-crew = Équipage : { PLURAL($crew, none: "aucun Viking", one: "# Viking", other: "# Vikings") }, place pour { $room }
board-aboard = À bord
board-places = { PLURAL($free, none: "Aucun emplacement libre", one: "# emplacement libre", other: "# emplacements libres") }
board-nothing-aboard = Rien à bord
board-beside = À côté du Drakkar
board-nothing-beside = Rien à côté du Drakkar
board-coins = Pièces : { $coins }
board-no-coins = Aucune Pièce
board-glory = Gloire : { $glory }{ $parts ->
    [0] {""}
   *[1] {" "}({ $sums })
  }
board-unsure-runes = Runes reconstituées
board-place = Emplacement { $place }
board-note = Reconstitués : { $shields ->
    [0] chiffres en italique
   *[1] Boucliers{ IF($figures, " et chiffres en italique") }
  }

# Questions des leçons

quiz-room = { $then ->
    [0] Pour combien de Vikings avez-vous de la place ?
   *[1] { $moved } Pour combien de Vikings avez-vous alors de la place ?
  }
  .before = C’est votre place d’avant, sans cette tuile.
  .unprinted = Vous oubliez les Boucliers de vos tuiles : { $printed }.
  .uncovered = Vous comptez des Boucliers couverts : { PLURAL($free, none: "aucun emplacement n’est libre.", one: "un seul emplacement est libre.", other: "seuls # emplacements sont libres.") }
  .why = { PLURAL($free, none: "Aucun emplacement libre", one: "Un emplacement libre", other: "# emplacements libres") } (Boucliers pour chacun : { $each }), et { $printed } sur les tuiles à bord : { $room } en tout.
quiz-crew-then = { $moved } Combien de Vikings avez-vous alors ?
  .had = Vous { PLURAL($crew, none: "n’aviez aucun Viking", one: "aviez # Viking", other: "aviez # Vikings") }.
  .without = Vous oubliez quelque chose. { $told }
  .lumped = Vous comptez tout à la fin. Chaque chose se règle quand on la dépasse : un Viking qui ne trouve alors pas de Bouclier est jeté à la mer.
quiz-halts = { $moved } Où votre Drakkar s’arrête-t-il d’abord ? Montrez la case.
  .at = { $at ->
    [space] case { $space }
   *[harbour] l’Arrivée
  }
  .passes = Vous ne vous y arrêtez pas : vous prenez ce qui s’y trouve et continuez.
  .before = La case { $space } vient avant.
quiz-coins = { $moved } Le Voyage se termine. Que donne la tuile Arrivée « { $condition } » ?
  .part = { $seat } : { PLURAL($coin, none: "rien", other: "#") }
  .counted = { $seat } { $count }
  .tie = { $seat } et { $rival } sont à égalité : { $seat } est sur la position de départ { $berth }, { $rival } sur la position { $other }. La plus petite l’emporte.
  .ghost = Le Drakkar Fantôme est sur la position de départ { $berth } : personne ne gagne la Pièce de cette position.
  .ties = À égalité, la plus petite position de départ l’emporte, pas la plus grande.
  .none = Un Drakkar qui n’en a pas ne gagne pas de Pièce.
  .aboard = Vous oubliez les Marchandises vendues.
  .sold = Vous oubliez les Marchandises à bord.
  .kinds = On compte ici chaque Marchandise, pas les sortes.
  .each = On compte ici chaque sorte de Marchandises une seule fois.
  .vikings = On compte les Boucliers, avec ou sans Viking, pas les Vikings.
  .covered = On ne compte pas les Boucliers sous les tuiles : seuls ceux que l’on voit comptent.
  .singles = Vous comptez une tuile double comme une simple.
  .doubles = Un Port double est un seul Port : il compte une fois.
  .strengths = On compte les Monstres, pas leur force.
  .positions = Seule la première tuile Arrivée récompense les positions de départ elles-mêmes.
  .backwards = La plus petite position de départ passe devant, pas la plus grande.
  .passed-on = On ne saute pas le Drakkar Fantôme : personne ne gagne la Pièce de sa position.
  .time = La position de départ compte, pas le moment où l’on rejoint l’Arrivée.
  .seats = La position de départ compte, pas l’ordre autour de la table.

quiz-discarded = { $moved } Quelle tuile quitte le jeu ? Montrez-en une.
  .behind = Le Drakkar ne passe pas par cette tuile.
  .beyond = Cette tuile est au-delà de l’autre Drakkar.
  .stops = Les Monstres, Rencontres et Pillages entre les deux Drakkars quittent aussi le jeu.
  .under = La tuile sous l’autre Drakkar reste.
  .fewer = Toutes les tuiles entre les deux Drakkars quittent le jeu.

quiz-counts-pass-village = Combien de Vikings embarquent au Village ?
quiz-counts-pass-encounter = Combien de Vikings embarquent à la Rencontre ?
quiz-counts-pass-pillage = Quelle Pièce prenez-vous au Pillage ?
quiz-counts-port-recruit = Combien de Vikings le Port vous donne-t-il ?
quiz-counts-crew-overboard = Combien de Vikings sont jetés à la mer ?
quiz-counts-monster-fight = Combien de Vikings engagez-vous ?
quiz-counts-combat-riposte = Combien de Vikings engagez-vous ?
quiz-counts-voyage-sails = Combien de Vikings vos Voiles vous donnent-elles ?

# Questions sur la Gloire

quiz-glory = La Gloire
  .coin-each = On compte la valeur des Pièces, pas leur nombre.
  .coin-once = On compte chaque Pièce, même si une autre a la même valeur.
  .rune-each = Une Rune ne vaut pas 1 point : plus une collection est longue, plus elle rapporte.
  .rune-full = Vous vous arrêtez à la première collection : les Runes suivantes en commencent une autre.
  .rune-rest = Les Runes suivantes ne valent pas 1 point chacune : elles forment leur propre collection.
  .rune-sum = Le barème ne s’additionne pas : une collection rapporte le nombre qui correspond à sa longueur, et lui seul.
  .hammer-once = Vous comptez un Mjöllnir double comme un simple.
  .hammer-shields = On compte les Vikings à bord, pas les Boucliers.
  .hammer-plus = On multiplie les Mjöllnirs par les Vikings, on n’additionne pas.
  .hammer-alone = Vous oubliez les Vikings : on multiplie les Mjöllnirs par eux.
  .pennant-aboard = Les Fanions à bord comptent, contrairement aux Marchandises.
  .pennant-each = On compte la valeur des Fanions, pas leur nombre.
  .good-aboard = Les Marchandises encore à bord ne rapportent rien : seules celles qui sont vendues comptent.
  .good-each = On compte la valeur des Marchandises vendues, pas leur nombre.
  .monster-axes = Vous déduisez vos Armes, mais un Monstre vaincu rapporte toute sa force.
  .monster-each = On compte la force des Monstres, pas leur nombre.

# Questions sur les chances

quiz-best = { $then ->
    [0] { $question }
   *[1] { $moved } { $question }
  } Chaque Drakkar joue pour avoir lui-même le plus de Gloire possible. Quel est le meilleur coup ?
  .then = Le meilleur coup pour { $seat } est alors « { $move } ».
  .ends = La partie se termine donc ainsi : { $scores }.
  .part = { $seat } { $glory }
  .more = Un autre choix vous rapporte { $glory }.
quiz-gain = { $then ->
    [0] Vous recevez une tuile de plus : { $tile }.
   *[1] { $moved } Vous recevez une tuile de plus : { $tile }.
  } Combien de points de Gloire vous rapporte-t-elle, si rien d’autre n’arrive jusqu’à la fin de la partie ? { PLURAL($ends, one: "Il ne reste que la fin de ce Voyage.", other: "Il reste # fins de Voyage, avec celle de ce Voyage.") }
  .why = Vous en auriez { $after } au lieu de { $before }.
  .total = C’est ce que toutes les tuiles de sa sorte rapportent ensemble.
  .printed = Vous comptez la tuile seule : regardez ce qu’elle change à tout ce que vous avez.
  .sum = C’est toute votre Gloire, pas ce qui s’ajoute.
quiz-sure = { $then ->
    [0] Supposons que ce Voyage récompense « { $condition } »
   *[1] { $moved } Supposons que ce Voyage récompense « { $condition } »
  } ({ $held }). Il reste { PLURAL($left, one: "# tuile qui compte", other: "# tuiles qui comptent") }. Combien en faut-il pour vous assurer la Pièce de { $coin }, quoi qu’il arrive ?
  .why = { PLURAL($taken, none: "Sans en prendre aucune", one: "Avec une d’entre elles", other: "Avec # d’entre elles") }, vous { PLURAL($has, none: "n’en avez aucune", one: "en avez #", other: "en avez #") }. { $rest ->
    [0] Il ne reste rien pour les autres : personne n’a plus de { $most }.
   *[other] Si un seul adversaire prend tout le reste, { $rest }, il arrive au plus à { $most }.
  } À égalité, la plus petite position de départ l’emporte, et on ne la connaît pas encore.
  .lead = Cela suffit pour en avoir le plus maintenant ; mais les autres peuvent encore prendre le reste.
  .half = La moitié ne décide de rien : il faut voir combien un adversaire peut encore en avoir.
  .all = Il en faut moins que toutes, ou même toutes ne suffisent pas.
quiz-lot = { $then ->
    [0] Supposons que ce Voyage récompense « { $condition } ».
   *[1] { $moved } Supposons que ce Voyage récompense « { $condition } ».
  } Jusqu’ici : { $held }. On peut encore prendre { PLURAL($left, one: "# tuile qui compte", other: "# tuiles qui comptent") } : chacune est tirée au sort entre { PLURAL($ships, one: "# Drakkar", other: "# Drakkars") }. Quelle est la probabilité que la Pièce de { $coin } vous revienne, si vous perdez chaque égalité ?
  .why = { PLURAL($left, one: "# tuile peut se répartir", other: "# tuiles peuvent se répartir") } entre { PLURAL($ships, one: "# Drakkar", other: "# Drakkars") } de { PLURAL($ways, one: "# façon", other: "# façons") }. Dans { PLURAL($good, one: "une d’entre elles", other: "# d’entre elles") }, vous en avez plus que chacun des autres.
quiz-soon = { $then ->
    [0] Le Voyage { $voyage } vient ensuite.
   *[1] { $moved } Le Voyage { $voyage } vient ensuite.
  } Il a { PLURAL($tiles, one: "# tuile", other: "# tuiles") }, dont { $wanted } de cette sorte : { $thing }. On mélange les tuiles et on les pose. Quelle est la probabilité qu’il y en ait au moins une avant le premier Village, sur les cases 1 à { $space } ?
  .why = La probabilité qu’il n’y en ait aucune est { $steps } = { NUMBER($none, maximumFractionDigits: 1) } %. La réponse est le reste.

# Figures des probabilités

chart-glory = Gloire gagnée
chart-tile = { $tile }
chart-fight = Riposter ou fuir ?
  .across = Équipage du défenseur
  .riposte = Riposte : gain du défenseur
  .attack = Attaque : gain de l’attaquant
  .best = Meilleur choix du défenseur
  .stand = riposter
  .flee = fuir
  .attackers = Équipage de l’attaquant avant d’engager
  .tile = Valeur de la case
  .viking = Valeur d’un Viking
  .sentence = { $any ->
    [0] Contre cet attaquant, tout défenseur a intérêt à fuir.
   *[other] Le défenseur a intérêt à riposter avec un équipage de { $or-stands }, et à fuir avec tout autre.
  } { $worth ->
    [0] Aucune attaque ne vaut { PLURAL($price, one: "son Viking", other: "ses # Vikings") }.
   *[other] L’attaque vaut la peine contre un équipage de { $attack }.
  }
chart-monsters = Combattre, céder, ou s’arrêter avant ?
  .across = Votre équipage
  .fight = combattre
  .cede = céder
  .pass = passer
  .best = Meilleurs choix, dans l’ordre
  .first = Force du premier Monstre
  .second = Force du second Monstre (0 : aucun)
  .axes = Vos Armes
  .viking = Valeur d’un Viking
  .sentence = { $any ->
    [0] Combattre le premier Monstre n’est jamais le meilleur choix.
   *[other] Avec un équipage de { $or-fights }, combattre le premier Monstre est le meilleur choix, ou aussi bon qu’un autre.
  } { $dear ->
    [0] Quel que soit l’équipage, le chemin rapporte au moins ce qu’il coûte.
   *[other] Avec un équipage de { $or-costs }, le chemin coûte plus qu’il ne rapporte. Arrêtez-vous avant, sauf s’il mène à mieux.
  }
chart-next = Que vaut { WORD($what, rune: "la prochaine Rune", hammer: "le prochain Mjöllnir", sail: "la prochaine Voile", port: "le prochain Port") } ?
  .across = { $what ->
    [rune] Runes que vous avez
    [hammer] Mjöllnirs que vous avez
    [sail] Voiles que vous avez
   *[port] Marchandises à bord : { $goods }
  }
  .what = Prochaine tuile
  .crew = Vikings à bord
  .hammers = Mjöllnirs à bord
  .ends = Fins de Voyage à venir
  .rune = Rune
  .hammer = Mjöllnir
  .sail = Voile
  .port = Port
  .sentence = { $same ->
    [1] Cela rapporte { $most }, quel que soit le nombre que vous avez.
   *[other] Cela rapporte le plus ({ $most }) si vous { PLURAL($rich, none: "n’en avez pas", one: "en avez #", other: "en avez #") }, et le moins ({ $least }) si vous { PLURAL($poor, none: "n’en avez pas", one: "en avez #", other: "en avez #") }.
  }
chart-majority = Quelle Pièce est assurée ?
  .across = Tuiles que vous prenez parmi celles qui restent
  .up = Pièce
  .sure = Assurée dans tous les cas
  .luck = Si personne ne prend le reste
  .have = Vous en avez alors
  .mine = Vous en avez
  .one = Un adversaire en a
  .other = L’autre adversaire en a
  .left = Encore à prendre
  .ties = Les égalités sont
  .lost = perdues
  .won = gagnées
  .sentence = { $first ->
    [-1] Même en prenant les { $left }, la Pièce de { $most } ne vous est pas assurée.
    [0] La Pièce de { $most } vous est déjà assurée.
   *[other] Pour que la Pièce de { $most } vous soit assurée, il vous en faut { $first } sur { $left }.
  } { $second ->
    [-1] La Pièce de { $next } ne l’est pas non plus.
    [0] Au moins la Pièce de { $next } vous est déjà assurée.
    [one] Pour au moins la Pièce de { $next }, { $second } suffit.
   *[other] Pour au moins la Pièce de { $next }, { $second } suffisent.
  }

# Ce que veulent dire les dessins

legend-stops = Tuiles où l’on s’arrête
legend-passed = Symbole Passage : on dépasse
legend-around = Drakkars et Gloire
legend-crew = Équipage
legend-coin = Pièce de 6
legend-glory = Gloire
legend-printed = Sur une tuile
legend-tile = Un Fanion de valeur 3 sur la case 7, avec un Bouclier
legend-corner = En haut à gauche : sa case sur le parcours
legend-figure = En bas à droite : Gloire, force, ou ce qui reste
legend-pips = Petits disques : ses Boucliers
legend-arrow = Flèche : on ne fait que dépasser

# Ce que les pages disent dans les mots de ce jeu

ui-panels = Les Drakkars
ui-sheet = Drakkars et journal
ui-sheet-replay = La règle et les Drakkars

# L’aide de jeu

aid-aim = Faites { PLURAL($voyages, one: "un tour", other: "# tours") } du monde et arrêtez-vous sur les tuiles que vous voulez. Le joueur qui a le plus de Gloire à la fin gagne.
aid-next = Qui joue
aid-take = D’abord : prendre la tuile (Phase 1)
aid-sail = Puis : naviguer (Phase 2)
aid-pass = En chemin
aid-fight = Si vous vous arrêtez chez un adversaire
aid-home = Quand tous sont à l’Arrivée
part-viking = Viking
  .line = Bat les Monstres et les adversaires ; un Bouclier chacun.
part-axe = Arme
  .line = Retire { $axe } à la force d’un Monstre.
part-sail = Voile
  .line = Apporte { PLURAL($sail, one: "un Viking", other: "# Vikings") } à la fin d’un Voyage.
part-hammer = Mjöllnir
  .line = { PLURAL($hammer, one: "# point", other: "# points") } par Viking à bord, à la fin.
part-pennant = Fanion
  .line = Rapporte son nombre s’il est à bord à la fin.
part-goods = Marchandises
  .line = De la Gloire, une fois vendues dans un Port.
part-rune = Rune
  .line = Plus il y en a, plus chacune rapporte.
part-port = Port
  .line = Achète des Marchandises et donne { PLURAL($port-recruits, one: "un Viking", other: "# Vikings") }.
part-village = Village
  .line = { PLURAL($village-recruits, one: "Un Viking", other: "# Vikings") } pour chaque Drakkar qui passe.
part-encounter = Rencontre
  .line = Des Vikings pour les premiers qui passent.
part-pillage = Pillage
  .line = Des Pièces pour les premiers qui passent.
part-monster = Monstre
  .line = Sa force en Gloire, si vous le battez.
part-shield = Bouclier
  .line = La place d’un Viking.
part-ship = Drakkar
  .line = { PLURAL($ship-places, one: "# emplacement", other: "# emplacements") } ; le pion navigue sur le plateau.

# Les chapitres des règles

chapter-setup = La mise en place
chapter-turn = Le tour
chapter-tile = Phase 1 : prendre une tuile
chapter-sail = Phase 2 : naviguer
chapter-pass = Ce que vous passez
chapter-combat = Le combat
chapter-voyage = La fin d’un voyage
chapter-end = La fin de la partie
chapter-two = À deux joueurs
