# Vikingar en français. Une règle est un message : son titre ; .text la règle ; .refused la phrase qui refuse un coup avec
# les chiffres de la position ; .untimely pourquoi pas maintenant ; .told ce qu’elle a fait ; .ruling notre interprétation.

game = Vikingar
game-about = Explorez et pillez un monde rond et inconnu, gagnez des coupes, puis filez au Valhalla.
edition-first = première édition
edition-kickstarter = édition Kickstarter
seat-you = votre clan
  .of = de votre clan
  .to = à votre clan

# Les choses

zone = { $kind ->
    [H] la haute mer
    [N] la zone { $slot } Nord
    [S] la zone { $slot } Sud
   *[other] le bord { $slot }
  }
  .to = vers { zone }
  .at = { $kind ->
    [H] en haute mer
    [N] dans la zone { $slot } Nord
    [S] dans la zone { $slot } Sud
   *[other] au bord { $slot }
  }
site-village = village
  .the = le village
site-city = ville
  .the = la ville
site-cult = lieu de culte
  .the = le lieu de culte
site-stronghold = place forte
  .the = la place forte
site-quest = lieu de quête
  .the = le lieu de quête
site-temple = temple
  .the = le temple
feat = Coupe du { WORD($feat, looter: "pillard", strategy: "stratège", bloody: "sanguinaire", bravery: "valeureux", hero: "héros", wealth: "richissime", conqueror: "conquérant", cursed: "damné") }
throw-brought = { IF($short, "l’une d’elles tient sur son côté court", PLURAL($points, one: "# point", other: "# points")) }
tie-goes = { IF($tie, " Il y a égalité : la défense l’emporte.") }
dial-shows = Nord : { $north }. Sud : { $south }.{ IF($passage, " Une voie navigable les relie.") }
throw-name = { $what ->
    [event] l’événement « { $card } »
    [fall] la grande chute
    [exit] le bout du monde
    [duel] le drakkar
    [quest] « { $card } »
    [temple] le maître du temple
    [outpost] l’avant-poste ({ $place })
    [held-raid] le maître du lieu ({ $place })
   *[other] { $the-place }
  }

# Ce que font les cartes

effect-runes = { $once ->
    [1] une seule fois, +{ PLURAL($n, one: "# rune", other: "# runes") } à un de vos lancers ; la carte quitte ensuite le jeu
   *[other] +{ PLURAL($n, one: "# rune", other: "# runes") } { $on ->
      [attack] quand vous attaquez un autre joueur
      [defence] quand un autre joueur vous attaque
      [raid] quand vous pillez une ville ou un lieu de culte
      [fortress] quand vous attaquez une place forte
      [quest] quand vous combattez un monstre
      [sea] contre les événements de navigation et au bord du monde
      [duel] quand vous attaquez un drakkar
     *[any] à tous vos lancers
    }
  }
effect-sink = une seule fois, détruisez un drakkar ennemi à un pas d’un des vôtres, sauf en haute mer ou sur une porte (ni les tourbillons ni la haute mer ne comptent pour un pas) ; personne ne marque, et la carte quitte le jeu
effect-rethrow = une fois par manche, relancez les runes d’un de vos lancers ; le second compte
effect-draw-events = vous piochez { PLURAL($n, one: "# événement de navigation", other: "# événements de navigation") } et affrontez celui de votre choix
effect-price = { $of ->
    [toll] { PLURAL($gold, none: "vous ne payez aucun droit de passage", one: "un droit de passage vous coûte # pièce d’or", other: "un droit de passage vous coûte # pièces d’or") }
    [longship] un drakkar qui n’est pas gratuit vous coûte { PLURAL($gold, one: "# pièce", other: "# pièces") } d’or
   *[treasure] un trésor vous coûte { PLURAL($gold, one: "# pièce", other: "# pièces") } d’or
  }
effect-peek = une fois par manche, avant le mouvement d’un drakkar, regardez un cadran caché voisin
effect-gain = { $when ->
    [plunder] +{ PLURAL($gold, one: "# pièce", other: "# pièces") } d’or pour chaque ville ou lieu de culte que vous pillez
    [trade] +{ PLURAL($gold, one: "# pièce", other: "# pièces") } d’or au Commerce, avec au moins { PLURAL($outposts, one: "# avant-poste", other: "# avant-postes") }
   *[now] { PLURAL($gold, one: "# pièce", other: "# pièces") } d’or
  }
effect-raise-limit = { PLURAL($n, one: "un drakkar", other: "# drakkars") } de plus à la limite
effect-destroy = votre drakkar est détruit
effect-stay = votre drakkar reste sur place
effect-go-on = pas de récompense
event-does = { PLURAL($runes, none: "sans lancer", one: "# rune ; perdu : ", other: "# runes ; perdu : ") }{ $lost }{ IF($wins, " ; gagné : ") }{ $won }
uncounted = { IF($cards, ", sans compter : ") }{ $and-uncounted }

# Les questions, et ce qu’on peut y répondre

ask-keep-power = { $seat }, quel pouvoir votre chef garde-t-il ?
  .first = Le pouvoir de votre chef.
ask-choose-longship = { $seat }, { PLURAL($longships, none: "utilisez-vous un objet, ou finissez-vous votre tour", other: "quel drakkar jouez-vous") } ?
  .first = Le drakkar à jouer.
ask-activation = { $seat }, { IF($moved, "quelle action pour", "que fait") } { $ship } ? Il est { $at-here }{ IF($moved, ".", IF($sea, " : il peut partir, puis agir là où il arrive.", " : il peut se déplacer, puis agir.")) }
  .first = Son mouvement ou son action.
ask-choose-event = { $seat }, quel événement { $ship } affronte-t-il en allant { $to-zone } ?
  .first = L’événement à affronter.
ask-complete-move = { $seat }, { $ship } dépense-t-il son action pour finir son mouvement { $to-zone } ?
  .first = La fin du mouvement.
ask-at-stronghold = { $seat }, une place forte arrête { $ship } devant { $zone }. Le droit de passage est de { PLURAL($price, one: "# pièce", other: "# pièces") } d’or, et vous { PLURAL($gold, none: "n’en avez aucune", one: "en avez #", other: "en avez #") }. Que faites-vous ?
  .first = Devant une place forte.
ask-reuse = { $seat }, quel avant-poste retirez-vous pour en construire un sur { $the-place } { $at-zone } ?
  .first = L’avant-poste à retirer.
ask-use-item = { $seat }, utilisez-vous « { $item } » pour ce lancer ? { $more ->
    [0] Il n’ajouterait rien : vous lancez déjà { PLURAL($runes, one: "# rune", other: "# runes") }, le maximum.
   *[other] Il ajoute { $more } à { PLURAL($runes, one: "votre rune", other: "vos # runes") }.
  }
  .first = Un objet magique.
ask-throw-again = { $seat }, relancez-vous { PLURAL($runes, one: "votre rune", other: "vos # runes") } ? { IF($short, "L’une d’elles tient sur son côté court.", PLURAL($points, one: "Elles ont fait # point.", other: "Elles ont fait # points.")) }
  .first = Un lancer à refaire.
ask-build = { $seat }, que construisez-vous ou achetez-vous ? Vous { PLURAL($gold, none: "n’avez pas d’or", one: "avez # pièce d’or", other: "avez # pièces d’or") }, et { PLURAL($longships, one: "# drakkar", other: "# drakkars") } sur { $limit }.
  .first = Construire et acheter.

do-keep = { $known ->
    [1] Garder « { $power } » ({ $does })
   *[other] Garder un pouvoir en secret
  }
do-activate = Jouer { $ship }
do-sink = Dépenser « { $item } » pour détruire { $ship }
do-move = Aller { $to-zone }{ IF($event, ", après un événement") }{ PLURAL($toll, none: "", one: ", droit de passage de # pièce", other: ", droit de passage de # pièces") }{ IF($dear, PLURAL($gold, none: " (vous n’avez pas d’or)", one: " (vous avez # pièce)", other: " (vous avez # pièces)")) }{ IF($duel, ", et combattre") }{ PLURAL($chance, none: "", other: " (# % de chances)") }{ WORD($edge, fall: ", et affronter la grande chute", exit: ", et lancer les runes pour quitter le monde", then-fall: ", puis affronter la grande chute", then-exit: ", puis lancer les runes pour quitter le monde", none: "") }{ PLURAL($throw, none: "", other: " (# % de chances)") }{ PLURAL($both, none: "", other: " : # % pour les deux") }{ uncounted }
do-whirl = Prendre le tourbillon { $to-zone }
do-attack = Attaquer { $ship }
do-peek = Regarder le cadran { $slot }
do-plunder = Piller { $the-place }{ PLURAL($chance, none: "", other: " (# % de chances)") }
do-destroy = Détruire l’avant-poste ({ $place }){ PLURAL($chance, none: "", other: " (# % de chances)") }
do-settle = Construire un avant-poste ({ $place }){ IF($full, ", et en retirer un autre") }
do-challenge = { $runes ->
    [0] Combattre le monstre du lieu
   *[other] Combattre « { $monster } » ({ PLURAL($runes, one: "# rune", other: "# runes") })
  }{ PLURAL($chance, none: "", other: " (# % de chances)") }
do-control = { WORD($held, other: "Attaquer le maître du temple", none: "Prendre le contrôle du temple") }{ PLURAL($chance, none: "", other: " (# % de chances)") }
do-leave = Lancer les runes pour quitter le monde
do-besiege = Attaquer la place forte{ PLURAL($chance, none: "", other: " (# % de chances)") }
do-pay = Payer { PLURAL($price, one: "# pièce", other: "# pièces") } d’or
do-turn-back = Renoncer au mouvement
do-complete = Finir le mouvement
do-face = Affronter « { $event } » ({ $does })
do-give-up = Retirer l’avant-poste { $at-zone } ({ $place })
do-use = L’utiliser
do-again = Relancer
do-longship = Construire un drakkar ({ PLURAL($price, none: "gratuit", one: "# pièce d’or", other: "# pièces d’or") })
do-treasure = Acheter un trésor ({ PLURAL($price, one: "# pièce", other: "# pièces") } d’or)
do-done = { $asked ->
    [activation] Terminer le tour de { $ship }
    [choose-longship] Terminer mon tour
    [build] Ne plus rien construire ni acheter
    [complete-move] Rester sur place
    [use-item] Garder « { $item } » pour plus tard
    [throw-again] Garder ce lancer
   *[other] Terminer
 }

# Gagner, et le monde

victory-explore = Le chemin du Valhalla
  .text = Explorez le monde, gagnez { PLURAL($feats, one: "# coupe", other: "# coupes") } et { WORD($ending, all-gates: "quittez le monde par n’importe lequel de ses bords", other: "trouvez une porte du Valhalla") }. { WORD($ending, all-gates: "Le premier joueur qui le fait avec assez de coupes gagne.", other: "Le premier joueur qui a assez de coupes et un drakkar sur une porte gagne.") }
board-parts = Les quatre parties du monde
  .text = La haute mer est au milieu, et tous les drakkars en partent. Autour d’elle se trouvent les royaumes du nord, puis ceux du sud. Derrière chaque cadran commence le bout du monde.
  .ruling = La moitié intérieure d’un cadran est son nord, l’autre son sud, et l’équateur est un cercle. Le livret de règles ne le dessine pas, mais il parle d’aller du nord au sud sur un cadran.
board-places = Les lieux
  .text = Pillez les villages. Pillez les villes et les lieux de culte, ou construisez-y des avant-postes. Attaquez les places fortes, ou payez leur droit de passage. Combattez les monstres des lieux de quête.{ WORD($edition, kickstarter: " Prenez le contrôle des temples.", other: "") }
cards-layout = Lire une carte
  .text = Une carte montre les runes de sa défense, ce que fait un lancer perdu et ce que rapporte un lancer gagné.

# Mise en place

setup-board = La table
  .text = Posez le plateau à portée de tous.
setup-dials = Les cadrans
  .text = { $left ->
    [0] Mélangez { PLURAL($dials, one: "le cadran", other: "les # cadrans") } et posez-les tous face cachée autour de la haute mer.
   *[other] Piochez { $match-slots } des { PLURAL($dials, one: "# cadran", other: "# cadrans") } et posez-les face cachée autour de la haute mer. Remettez les autres dans la boîte sans les regarder.
  }
setup-clan = Un clan
  .text = Chaque joueur a { PLURAL($clan-longships, one: "# drakkar", other: "# drakkars") }, { PLURAL($clan-outposts, one: "# avant-poste", other: "# avant-postes") }, une charte des exploits et { PLURAL($tracks, one: "# pion", other: "# pions") } de progression.
setup-longships = Les premiers drakkars
  .text = Chaque joueur pose { PLURAL($clan-start, one: "# drakkar", other: "# drakkars") } en haute mer. Les autres forment sa réserve.
setup-decks = Les pioches
  .text = Mélangez les événements de navigation, les quêtes et les cartes du bout du monde. Posez l’or à portée de tous.
  .ruling = Personne ne commence avec de l’or : le livret de règles n’en parle pas. La banque ne s’épuise jamais. Une pioche d’événements vide est remélangée.
setup-bag = Le sac
  .text = Mettez les runes dans le sac.
setup-feats = Le nombre d’exploits
  .text = Convenez du nombre de coupes qui font gagner. Il y en a { $tracks }, et { $or-match-advised } sont conseillées. Plus il en faut, plus la partie est longue. Il en faut { $feats } dans cette partie.
  .ruling = On peut convenir de 1 à { PLURAL($tracks, one: "# coupe", other: "# coupes") }. D’habitude il en faut trois ; choisissez sinon « quatre », « cinq », « un » ou « deux ». À partir de cinq, les lieux peuvent s’épuiser avant la victoire ; s’il les faut toutes, à quatre joueurs ou plus, c’est le plus souvent le cas.
  .one = un
  .two = deux
  .three = trois
  .four = quatre
  .five = cinq
short-match = La partie courte
  .text = Une première partie peut être courte : { PLURAL($short-cups, one: "# coupe suffit", other: "# coupes suffisent") } à une porte, et { PLURAL($short-match-slots, one: "# cadran entoure", other: "# cadrans entourent") } la haute mer. Elle s’arrête après { PLURAL($short-match-rounds, one: "# manche", other: "# manches") } : le plus de coupes gagne, puis le plus de points. Elle ne figure dans aucun livret de règles : c’est une idée de Vikinglab.
power-choose = Le pouvoir du chef
  .text = Avec cette option, chaque joueur reçoit { PLURAL($clan-powers, one: "# pouvoir", other: "# pouvoirs") }, en garde un en secret et remet le reste dans la boîte sans le montrer. Chacun montre ensuite celui qu’il garde.
  .ruling = Pour le livret de règles, c’est une option : choisissez « avec pouvoirs » pour jouer ainsi. Les noms et les effets { PLURAL($powers, one: "du pouvoir", other: "des # pouvoirs") } sont reconstitués.
  .told = { $shown ->
    [1] { $seat } garde « { $power } » : { $does }.
   *[other] { $seat } a choisi.
  }
  .untimely = Avant la première manche, chaque chef garde un des pouvoirs qu’il a reçus. { $question }
  .without-powers = sans pouvoirs
  .with-powers = avec pouvoirs
  .elsewhere = Gardez un des pouvoirs que vous avez reçus. { $question }
power-once = Une fois par manche
  .text = Certains pouvoirs ne servent qu’une fois par manche. La Völva relance toutes les runes d’un de ses lancers. Elle le décide juste après, et le second lancer compte.
  .refused = { $used ->
    [1] Vous avez déjà utilisé ce pouvoir dans cette manche.
   *[other] On ne relance des runes que juste après le lancer.
  }
  .untimely = Seul un joueur qui a la Völva relance ses runes, juste après les avoir lancées. { $question }
  .told = { $used ->
    [1] { $seat } utilise son pouvoir (« { $power } ») et relance.
   *[other] { $seat } garde son lancer.
  }
power-draw-events = Le Navigateur
  .text = Le Navigateur pioche { PLURAL($events-drawn, one: "# événement", other: "# événements") } de navigation, en affronte un et défausse le reste.
  .untimely = Quand plusieurs événements ont été piochés, on en choisit d’abord un. { $question }
  .told = { $seat } choisit « { $event } ».
power-peek = L’Éclaireur
  .text = Une fois par manche, avant le mouvement d’un drakkar, l’Éclaireur regarde en secret un cadran caché. De la haute mer, c’est n’importe lequel ; d’un cadran, un de ses voisins ; du bout du monde, aucun. Les autres voient lequel.
  .refused = { $problem ->
    [moved] Vous ne pouvez pas regarder le cadran { $slot } : votre drakkar s’est déjà déplacé.
    [edge] Vous ne pouvez pas regarder le cadran { $slot } : du bout du monde, on n’en voit aucun.
    [seen] Vous avez déjà vu le cadran { $slot }. Choisissez un cadran caché que vous n’avez pas encore vu.
    [open] Le cadran { $slot } est déjà retourné. Choisissez un cadran caché.
   *[far] Vous ne pouvez pas regarder le cadran { $slot } d’ici : il n’est pas voisin du vôtre. On ne peut les regarder tous que de la haute mer.
  }
  .untimely = Seul l’Éclaireur regarde un cadran, quand un de ses drakkars va se déplacer. { $question }
  .told = { $seen ->
    [0] { $seat } regarde le cadran { $slot }.
   *[other] { $seat } voit le cadran { $slot }. { dial-shows }
  }

# La manche

round-order = L’ordre de la manche
  .text = Chacun pioche un jeton. La manche se joue du plus petit au plus grand.
  .told = Manche { $round } : { $order }, dans cet ordre.
round-phases = Quatre phases
  .text = Une manche a quatre phases : Activation, Commerce, Construction et Maintenance. L’Activation se joue dans l’ordre ; les autres phases concernent tout le monde à la fois.
  .told = { $seat } ne construit et n’achète plus rien.
  .ruling = Dans ces phases aussi, l’ordre de la manche décide qui gagne le premier.
round-turn = Le tour d’un joueur
  .text = À votre tour, jouez vos drakkars l’un après l’autre, dans l’ordre de votre choix. Terminez avec l’un avant de passer au suivant. Vous pouvez en laisser sur place.
  .refused = Ce drakkar est { $to-leader }. Jouez un des vôtres.
  .untimely = À votre tour, vous choisissez un de vos drakkars sur le plateau, quand aucun autre n’est en train de jouer. { $question }
  .told = { $seat } ne joue plus de drakkar.
round-played = Drakkars inactifs
  .text = Un drakkar qui a joué { WORD($edition, kickstarter: "est couché", other: "est retourné sur son côté ombragé") } : il est inactif jusqu’à la Maintenance.
  .told = { $seat } joue { $ship }.
  .refused = { $ship } a déjà joué dans cette manche.

# Les runes

rune-faces = Les faces
  .text = Une rune a une face active, gravée, et une face inactive.
rune-numbers = Combien de runes
  .text = Un attaquant lance { PLURAL($runes-attack, one: "# rune", other: "# runes") }, un défenseur { $runes-defence }, sans compter les bonus. Personne n’en lance plus de { $runes-most }.
  .ruling = Contre un événement, un monstre ou la grande chute, un joueur lance aussi { PLURAL($runes-attack, one: "# rune", other: "# runes") }. La boîte contient { PLURAL($runes-most, one: "# rune", other: "# runes") } : c’est la limite.
  .told = { $seat } lance { PLURAL($runes, one: "# rune", other: "# runes") } : { throw-brought }.{ tie-goes }
rune-items = Les runes en plus
  .text = Les objets magiques ajoutent des runes aux lancers qu’ils nomment. Les bonus s’additionnent.
rune-throwing = Le lancer
  .text = Lancez toutes vos runes d’un seul geste, d’environ { $runes-height } cm de haut. Ne les lancez pas fort, ne les posez pas, et gardez la main hors du plateau.
rune-zone = Où les runes comptent
  .text = On lance les runes sur la haute mer.
rune-target = La seconde cible
  .text = Vous pouvez aussi lancer sur la seconde cible.
rune-outside = Hors de la zone
  .text = Une rune hors de la zone, ou sur sa ligne, ne compte pas du tout.
rune-council = Le conseil des clans
  .text = La majorité des adversaires peut à tout moment faire relancer.
rune-flat = Les runes à plat
  .text = Une rune active vaut { PLURAL($rune-active, one: "# point", other: "# points") }, une rune inactive { $rune-inactive }.
rune-long-side = Sur le côté long
  .text = Une rune en équilibre sur son côté long vaut { PLURAL($rune-long, one: "# point", other: "# points") }.
rune-overlap = Les runes superposées
  .text = Une rune sur ou sous une autre compte { $rune-times ->
    [2] double
   *[other] { $rune-times } fois
  } : active, elle vaut { PLURAL($rune-active-piled, one: "# point", other: "# points") } ; sur son côté long, { $rune-long-piled }.
  .ruling = Elle ne compte ainsi qu’une fois, même avec plusieurs autres. Une rune inactive augmente les autres, et vaut toujours { $rune-inactive }.
rune-short-side = Sur le côté court
  .text = Une rune en équilibre sur son côté court gagne aussitôt. Si le défenseur en a une aussi, c’est lui qui gagne.
rune-examples = Exemples
  .text = Une rune sur son côté long et une rune active superposées valent { PLURAL($example-long-active, one: "# point", other: "# points") }. Avec une rune inactive, elle en vaut { $example-long-inactive }. Deux runes actives et une inactive, toutes superposées, en valent { $example-two-active }.

# Le combat

combat-more-points = Le plus de points gagne
  .text = L’attaquant lance les runes, puis le défenseur : le plus de points gagne, et le défenseur gagne en cas d’égalité.
  .told = { $seat } lance les runes avec { $ship } contre { $what }.
combat-items = Les objets magiques au combat
  .text = Les deux joueurs peuvent utiliser leurs objets magiques. Un objet qui sert une seule fois s’utilise juste avant le lancer.
  .untimely = Un objet qui sert une seule fois s’utilise, ou se garde, juste avant le lancer. { $question }
  .told = { $used ->
    [1] { $seat } utilise « { $item } » et lance { PLURAL($runes, one: "# rune", other: "# runes") }.
   *[other] { $seat } garde « { $item } ».
  }
combat-neutral-throw = Lancer pour les autres
  .text = Contre un lieu, une quête ou un événement, un adversaire lance les runes de la défense.
combat-neutral-runes = Les runes d’une défense
  .text = Personne n’ajoute de runes à la défense d’un lieu ou d’une carte.
  .told = La défense lance { PLURAL($runes, one: "# rune", other: "# runes") } : { throw-brought }.{ tie-goes }
combat-places = Ce que les lieux défendent et rapportent
  .text = Un village n’a pas de défense et rapporte { PLURAL($gold-village, one: "# pièce", other: "# pièces") } d’or. Une ville a { PLURAL($defence-city, one: "# rune", other: "# runes") } et rapporte { PLURAL($gold-city, one: "# pièce", other: "# pièces") } d’or. Un lieu de culte a { PLURAL($defence-cult, one: "# rune", other: "# runes") } et rapporte { PLURAL($gold-cult, one: "# pièce", other: "# pièces") } d’or. Une place forte a { PLURAL($defence-stronghold, one: "# rune", other: "# runes") } et rapporte { PLURAL($gold-stronghold, one: "# pièce", other: "# pièces") } d’or. Les runes d’un monstre sont sur sa carte.
combat-beaten = Une attaque perdue
  .text = Si vous perdez une attaque contre un lieu, un avant-poste, le maître d’un temple ou un monstre, vous marquez un point de valeureux. Votre drakkar retourne dans votre réserve, et ce que vous attaquiez reste comme avant.
  .told = { $seat } perd contre { $what } : { $ship } est détruit.
temple-indestructible = Les temples restent
  .text = Un temple ne peut être ni détruit ni pillé.
  .refused = On ne pille pas un temple. Vous pouvez en prendre le contrôle.
sea-no-combat = La paix en haute mer
  .text = Les drakkars ne se combattent jamais en haute mer. Il peut y en avoir autant qu’on veut.
  .elsewhere = Les drakkars ne se combattent jamais en haute mer. { $question }

# Se déplacer

activation-move-then-act = Se déplacer, puis agir
  .text = À chaque manche, un drakkar a un mouvement et une action. Le mouvement vient d’abord : un drakkar qui agit d’abord ne se déplace plus. Vous pouvez renoncer à l’un ou à l’autre.
  .untimely = Un drakkar se déplace et agit quand vous le jouez, un seul à la fois. { $question }
  .told = { $seat } ne fait { IF($moved, "plus rien", "rien") } avec { $ship }.
move-adjacent = Un seul pas
  .text = Un mouvement mène dans une zone voisine. Une zone du nord touche la haute mer et ses deux voisines ; une zone du sud touche ses deux voisines et son bord.
  .brief = Un mouvement mène dans une zone voisine. Depuis la haute mer, c’est toute zone du nord.
  .refused = { $already ->
    [1] { $ship } est déjà { $at-here }.
   *[other] { $ship } ne peut pas aller { $to-zone } : il est { $at-here }, et les deux zones ne sont pas voisines.
  }
  .told = { $leaves ->
    [1] { $seat } met le cap avec { $ship } sur { $zone }{ IF($many, " (") }{ $there }{ IF($many, ")") }.
   *[other] { $seat } déplace { $ship } { $to-zone }{ IF($many, " (") }{ $there }{ IF($many, ")") }.
  }
sea-event = Quitter la haute mer
  .text = Pour quitter la haute mer, dites où vous allez, puis piochez un événement de navigation et faites un lancer contre ses runes. Il vous faut plus de points que lui.
  .ruling = Un événement sans runes ne demande pas de lancer. Revenir en haute mer ne fait rien piocher.
  .told = { $seat } pioche « { $event } »{ PLURAL($runes, none: ".", one: " : # rune.", other: " : # runes.") }
sea-won = Un événement gagné
  .text = Si vous gagnez, prenez la récompense et finissez votre mouvement. Votre drakkar peut encore agir.
  .told = { $seat } { IF($reward, "gagne contre", "passe") } l’événement « { $event } »{ IF($reward, " : ") }{ $does }.
sea-destroyed = Détruit par un événement
  .text = Si vous perdez contre un événement de navigation, certaines cartes renvoient votre drakkar dans votre réserve.
  .told = L’événement « { $event } » détruit { $ship } { $of-seat }.
sea-stays = Retenu par un événement
  .text = Si vous perdez et que la carte le dit, votre drakkar reste en haute mer. Il peut dépenser son action pour finir son mouvement, vers la même zone et sans autre événement. Il est ensuite inactif.
  .brief = Si vous perdez contre un événement de navigation, certaines cartes retiennent votre drakkar en haute mer.
  .untimely = Vous ne pouvez finir qu’un mouvement arrêté par un événement, et seulement vers la même zone. { $question }
  .told = { $done ->
    [completes] { $seat } dépense l’action de son drakkar { $ship } pour aller { $to-zone }.
    [keeps] { $seat } garde l’action de son drakkar { $ship }.
   *[stopped] L’événement « { $event } » retient { $ship } { $of-seat }.
  }
  .ruling = Le livret de règles ne dit pas où mène un mouvement que l’on finit, ni s’il rencontre un autre événement. Il mène à la zone annoncée, sans autre événement.
sea-no-reward = Sans récompense
  .text = Si vous perdez contre un événement de navigation, certaines cartes vous laissent passer, mais sans la récompense.
  .told = { $seat } continue sans la récompense de l’événement « { $event } ».
move-explore = Explorer
  .text = Un cadran caché est retourné avant que votre drakkar y entre. Une place forte qu’on y découvre peut encore l’arrêter.
  .told = { $seat } retourne le cadran { $slot }. { dial-shows }
move-passage = Entre le nord et le sud
  .text = Sur un cadran, on ne va du nord au sud ou du sud au nord que par une voie navigable. Cela prend un mouvement.
  .refused = { $ship } ne peut pas aller { $to-zone } : ce cadran n’a pas de voie navigable entre le nord et le sud.
move-whirlpool = Les tourbillons
  .text = D’un tourbillon, vous pouvez aller à tout autre tourbillon visible. La haute mer en a un aussi : si vous la quittez ainsi, vous ne piochez pas d’événement.
  .told = Le tourbillon emporte { $ship } { $of-seat } { $to-zone }{ IF($many, " (") }{ $there }{ IF($many, ")") }.
  .refused = { $problem ->
    [none] Il n’y a pas de tourbillon { $at-here } : { $ship } ne peut pas en prendre.
    [same] { $ship } est déjà { $at-here }.
   *[beside] { $ship } n’a pas besoin d’un tourbillon pour aller { $to-zone } : c’est une zone voisine, allez-y directement.
  }
  .elsewhere = Un tourbillon ne mène qu’à un autre tourbillon visible. { $question }
move-one-longship = Un seul drakkar par zone
  .text = Une zone n’accueille qu’un drakkar, sauf la haute mer.
  .refused = Un de vos drakkars est déjà { $at-zone }.
duel-on-entry = Le combat à l’entrée
  .text = Si vous entrez dans une zone où se trouve un drakkar ennemi, vous devez aussitôt le combattre. Cela ne prend pas d’action.
  .told = { $seat } rencontre un drakkar { $of-rival } et doit le combattre.
  .untimely = On attaque un drakkar en entrant dans sa zone. { $question }
  .elsewhere = On attaque un drakkar en entrant dans sa zone. { $question }
toll-pay = Le droit de passage
  .text = Pour entrer dans une zone gardée par une place forte, payez { PLURAL($gold-toll, one: "# pièce", other: "# pièces") } d’or à la banque, avant tout combat.
  .ruling = Une place forte garde la moitié de cadran où elle se trouve. Chaque drakkar paie à chaque entrée. Le livret de règles ne dit pas ce qui vient d’abord : on paie avant un combat contre un drakkar qui s’y trouve.
  .refused = Le droit de passage ({ $zone }) est de { PLURAL($price, one: "# pièce", other: "# pièces") } d’or, et vous { PLURAL($gold, none: "n’en avez aucune", one: "en avez #", other: "en avez #") } : { IF($besieges, "attaquez la place forte ou renoncez", "renoncez") }.
  .untimely = Vous ne payez un droit de passage que si une place forte vous arrête. { $question }
  .told = { $seat } paie { PLURAL($gold, one: "# pièce", other: "# pièces") } d’or pour entrer dans { $zone }.
toll-refuse = Rebrousser chemin
  .text = Si vous ne payez pas, votre drakkar reste où il était. Son mouvement est perdu ; un cadran retourné le reste. Ou bien il dépense son action pour attaquer la place forte.
  .brief = Si vous ne payez pas le droit de passage d’une place forte, votre drakkar reste où il était et perd son mouvement.
  .untimely = Décidez d’abord que faire devant la place forte. { $question }
  .told = { $pays ->
    [0] { $seat } renonce au mouvement de son drakkar { $ship } { $to-zone } : le droit de passage est de { PLURAL($price, one: "# pièce", other: "# pièces") } d’or, et ce clan { PLURAL($gold, none: "n’en a aucune", one: "en a #", other: "en a #") }.
   *[other] { $seat } renonce au mouvement de son drakkar { $ship } { $to-zone }.
  }
  .ruling = Le livret de règles dit que le mouvement est annulé. Pour nous il est fait : le drakkar peut encore agir, mais ne se déplace plus par son mouvement.
toll-siege = Attaquer de l’extérieur
  .text = Un drakkar arrêté par une place forte peut l’attaquer avec son action. S’il gagne, il poursuit son mouvement, puis il est inactif.
  .ruling = Après un mouvement supplémentaire, il n’a plus d’action pour attaquer. Du bord du monde, il ne peut pas attaquer non plus.
  .refused = { $ship } { IF($edge, "ne peut pas attaquer la place forte depuis le bord du monde.", "n’a plus d’action pour attaquer la place forte.") } { $pays ->
    [0] Le droit de passage est de { PLURAL($price, one: "# pièce", other: "# pièces") } d’or, et vous { PLURAL($gold, none: "n’en avez aucune", one: "en avez #", other: "en avez #") } : renoncez.
   *[other] Payez { PLURAL($price, one: "# pièce", other: "# pièces") } d’or, ou renoncez.
  }
  .told = { $seat } attaque la place forte de { $zone } avec { $ship }.
toll-stay = Rester est gratuit
  .text = Vous ne payez rien tant que votre drakkar reste dans la zone. S’il la quitte et revient, vous payez de nouveau.

# Le bout du monde

edge-draw = Au-delà des terres
  .text = { $ending ->
   *[standard] À un bord où personne n’est encore allé, piochez une carte du bout du monde, dite « Là où la terre cède ».
    [single-gate] Dans cette partie, on ne pioche pas de carte au bout du monde : il y a une seule porte, et rien d’autre.
    [all-gates] Dans cette partie, on ne pioche pas de carte au bout du monde : chaque bord est une sortie.
  }
  .told = { $seat } découvre { IF($gate, "une porte du Valhalla", "une grande chute") } { $at-zone }.
  .ruling = Si un drakkar ennemi est sur ce bord, on le combat d’abord, et le vainqueur affronte la carte.
edge-fall = La grande chute
  .text = { $ending ->
   *[standard] Faites un lancer contre { PLURAL($runes-edge, one: "# rune", other: "# runes") }. Si vous gagnez, votre drakkar entre et devient inactif. Si vous perdez, il retourne dans votre réserve, et personne ne marque.
    [single-gate] Dans cette partie, il n’y a pas de grande chute.
    [all-gates] Dans cette partie, il n’y a pas de grande chute. Avec assez de coupes, on lance les runes pour sortir du monde.
  }
  .ruling = Un drakkar qui arrive plus tard à une grande chute lance aussi. Avec l’option « une fois », seul le drakkar qui la découvre fait un lancer.
  .told = { $ship } { $of-seat } tombe dans la grande chute.
  .again = à chaque fois
  .once = une fois
edge-stays = La carte reste
  .text = { WORD($ending, standard: "La carte reste à la pointe de son cadran, visible de tous.", single-gate: "La porte reste à la pointe de son cadran, visible de tous.", all-gates: "Dans cette partie, il n’y a pas de carte au bout du monde.") }
edge-gate = Les portes du Valhalla
  .text = { WORD($ending, all-gates: "Dans cette partie, chaque bord du monde est une sortie, sans porte.", other: "Un drakkar peut entrer sur une porte. Avec assez de coupes, vous gagnez ; sinon, il devient inactif.") }
  .ruling = Une porte est ouverte à tous, quel que soit le joueur qui l’a trouvée.{ WORD($edition, kickstarter: "", other: " La boîte écrit « Walhalla ».") }
  .told = { $ship } { $of-seat } est { IF($gate, "sur la porte ") }{ $at-zone }.
edge-wait = Attendre sur une porte
  .text = { WORD($ending, all-gates: "Dans cette partie, attendre à un bord ne fait pas gagner : avec assez de coupes, le drakkar y lance les runes pour sortir.", other: "Un drakkar peut attendre sur une porte. Vous gagnez à l’instant où vous gagnez votre dernière coupe.") }

# Les actions

action-extra-move = Mouvement supplémentaire
  .text = Avec son action, un drakkar peut faire un mouvement de plus, selon les mêmes règles. Il est ensuite inactif.
  .told = { $seat } déplace encore { $ship } { $to-zone }{ IF($many, " (") }{ $there }{ IF($many, ")") }.
outpost-found = Construire un avant-poste
  .text = Action : construisez un avant-poste sur une ville ou un lieu de culte de votre zone que personne ne tient. C’est gratuit.
  .refused = { $held ->
    [own] Vous avez déjà un avant-poste ici ({ $place }).
   *[other] { $gone ->
      [1] Pas d’avant-poste ici : le lieu est en ruine ({ $place }).
     *[other] Pas d’avant-poste ici : il n’y a pas de { $place } { $at-zone }.
    }
  }
  .told = { $seat } construit un avant-poste { $at-zone } ({ $place }).
  .elsewhere = Seuls une ville ou un lieu de culte reçoivent un avant-poste. { $question }
outpost-most = Retirer un avant-poste
  .text = Chaque joueur a { PLURAL($clan-outposts, one: "# avant-poste", other: "# avant-postes") }. Si tous les vôtres sont sur le plateau, retirez-en un pour en construire un autre, dans la même action.
  .untimely = On ne retire un avant-poste que pour en construire un autre, quand tous sont sur le plateau. { $question }
  .told = { $given ->
    [1] { $seat } retire l’avant-poste { $at-zone } ({ $place }).
   *[other] { $seat } n’a plus d’avant-poste en réserve et doit en retirer un.
  }
outpost-replace = L’avant-poste d’un autre joueur
  .text = Pour construire un avant-poste où un autre joueur en a un, attaquez et détruisez d’abord le sien.
  .refused = Il y a ici un avant-poste { $of-rival } ({ $place }). Attaquez-le et détruisez-le d’abord.
  .elsewhere = On ne construit un avant-poste que sur un lieu libre, et on ne détruit que celui d’un autre joueur. { $question }
outpost-stronghold = Un avant-poste près d’une place forte
  .text = Une fois dans la zone, vous pouvez y construire un avant-poste malgré sa place forte.
duel-won = Gagner un duel
  .text = Si vous attaquez un drakkar et gagnez, le vôtre entre et devient inactif. Vous marquez un point de sanguinaire. Un défenseur qui gagne reste où il est.
  .told = { $attack ->
    [1] { $seat } gagne le duel { $at-zone } : { $ship } { $of-rival } est détruit.
   *[other] { $seat } défend { $zone } : { $ship } { $of-rival } est détruit.
  }
duel-lost = Perdre un duel
  .text = Le drakkar du perdant retourne dans sa réserve. Son propriétaire marque un point de valeureux.
village-plunder = Piller un village
  .text = Action : pillez un village de votre zone, sans lancer. Il rapporte { PLURAL($gold-village, one: "# pièce", other: "# pièces") } d’or et il est détruit : posez-y une cocarde « À feu et à sang ».
  .refused = { IF($gone, "Le village a déjà été pillé", "Il n’y a pas de village") } { $at-zone }.
  .told = { $seat } pille le village { $at-zone } et gagne { PLURAL($gold, one: "# pièce", other: "# pièces") } d’or.
place-plunder = Piller une ville ou un lieu de culte
  .text = Action : faites un lancer contre les runes d’une ville ({ $defence-city }) ou d’un lieu de culte ({ $defence-cult }) de votre zone. Si vous gagnez, le lieu est détruit. Une ville rapporte { PLURAL($gold-city, one: "# pièce", other: "# pièces") } d’or et un point de conquérant, un lieu de culte { PLURAL($gold-cult, one: "# pièce", other: "# pièces") } d’or et un point de pillard.
  .refused = { $gone ->
    [1] { WORD($kind, city: "La ville a été détruite", other: "Le lieu de culte a été détruit") } { $at-zone }.
   *[other] Il n’y a pas de { $place } { $at-zone }.
  }
  .told = { $seat } pille { $the-place } { $at-zone } et gagne { PLURAL($gold, one: "# pièce", other: "# pièces") } d’or{ PLURAL($bonus, none: "", other: ", et # de plus grâce à son chef (") }{ $power }{ IF($bonus, ")") }.{ $held ->
    [other] {" "}L’avant-poste revient { $to-rival }.
    [own] {" "}Son avant-poste retourne dans sa réserve.
   *[none] {""}
  }
place-stronghold = Derrière une place forte
  .text = Tant que sa place forte est debout, une ville ou un lieu de culte ne peut pas être pillé, même après le droit de passage.
  .refused = Vous ne pouvez pas piller { $the-place } : la place forte est encore debout { $at-zone }. Détruisez-la d’abord.
place-toll-paid = Piller après le droit de passage
  .text = Un lieu peut être pillé dès que sa place forte est détruite ou que le droit de passage est payé.
held-choice = Un lieu tenu par un autre joueur
  .text = Choisissez avant le lancer : piller le lieu, ou détruire seulement l’avant-poste. Dans les deux cas, vous faites un lancer contre { PLURAL($runes-defence, one: "la # rune", other: "les # runes") } de son propriétaire. Si vous pillez, l’avant-poste lui revient.
  .told = { $seat } détruit l’avant-poste { $of-rival } { $at-zone } ({ $place }).
  .ruling = Si seul l’avant-poste est détruit, le lieu est libre. Il faut une action ultérieure pour y construire le vôtre.
held-own = Piller sous son propre avant-poste
  .text = Vous pouvez piller un lieu où vous avez un avant-poste : il se défend avec ses propres runes. L’avant-poste retourne dans votre réserve.
  .ruling = Le livret de règles ne l’interdit pas.
stronghold-raze = Détruire une place forte
  .text = Action : faites un lancer contre { PLURAL($defence-stronghold, one: "la # rune", other: "les # runes") } d’une place forte de votre zone. Si vous gagnez, elle est détruite et rapporte { PLURAL($gold-stronghold, one: "# pièce", other: "# pièces") } d’or et un point de stratège.
  .refused = { IF($gone, "La place forte a déjà été détruite", "Il n’y a pas de place forte") } { $at-zone }.
  .told = { $seat } détruit la place forte de { $zone } et gagne { PLURAL($gold, one: "# pièce", other: "# pièces") } d’or.
  .elsewhere = On pille une place forte en l’attaquant. { $question }
quest-fight = Les quêtes mythiques
  .text = Action sur un lieu de quête : piochez un monstre et faites un lancer contre ses runes. Si vous gagnez, gardez son objet magique et marquez un point de héros ; le lieu est fermé.
  .refused = { IF($gone, "Le monstre a déjà été vaincu", "Il n’y a pas de lieu de quête") } { $at-zone }.
  .told = { $seat } bat « { $monster } » et gagne « { $item } » : { $does }.
  .elsewhere = Sur un lieu de quête, on combat un monstre. Il n’y a rien à piller. { $question }
quest-stays = Le monstre reste
  .text = Un monstre invaincu reste sur place, visible de tous. Le prochain joueur qui vient le combat.
  .told = Un monstre attend { $at-zone } : « { $monster } » ({ PLURAL($runes, one: "# rune", other: "# runes") }).
temple-control = Prendre un temple
  .text = Action : prenez le contrôle du temple de votre zone. C’est gratuit, si personne d’autre ne le tient.
  .refused = { WORD($held, own: "Vous tenez déjà le", none: "Il n’y a pas de") } temple { $at-zone }.
  .told = { $seat } tient le temple { $at-zone }.
temple-most = Combien de temples
  .text = Vous pouvez tenir { PLURAL($clan-temples, one: "# temple", other: "# temples") }, et pas plus.
  .refused = Vous tenez { PLURAL($temples, one: "# temple", other: "# temples") }, et ne pouvez pas en avoir plus.
temple-rune = La rune du temple
  .text = Chaque temple que vous tenez ajoute { PLURAL($runes-temple, one: "# rune", other: "# runes") } à tous vos lancers.
  .ruling = Le livret de règles promet une rune pour un temple et permet d’en tenir { $clan-temples }. Nous comptons chacun d’eux.
temple-attack = Attaquer le maître d’un temple
  .text = Pour prendre un temple tenu par un autre joueur, attaquez-le : il lance { PLURAL($runes-defence, one: "# rune", other: "# runes") } et ses bonus. Si vous gagnez, le temple est à vous.
item-sink = Couler un drakkar avec un objet
  .text = Certains objets magiques détruisent un drakkar ennemi à un pas d’un des vôtres. Les tourbillons et la haute mer ne comptent pas. Utilisez-les à votre tour, avant ou après avoir joué un drakkar. Le drakkar visé n’est ni en haute mer ni sur une porte. Personne ne marque : il n’y a pas eu de combat.
  .refused = { $ship } est { $at-zone }{ IF($safe, " : aucun objet n’atteint un drakkar en haute mer ou sur une porte.", ", et aucun de vos drakkars n’est à un pas. Les tourbillons et la haute mer ne comptent pas.") }
  .untimely = Avec un tel objet, vous détruisez un drakkar ennemi à votre tour, avant ou après avoir joué un des vôtres. { $question }
  .told = { $seat } utilise « { $item } » : { $ship } { $of-rival } est détruit.
  .ruling = Les livrets de règles disent seulement qu’un drakkar détruit par une carte, sans combat, ne rapporte pas de point. Ces objets et leur usage sont reconstitués.{ WORD($edition, kickstarter: " Avec « des portes partout », aucune carte de porte n’est au bout du monde : un objet y atteint un drakkar.", other: "") }

# Les exploits

feat-cup = Les coupes
  .text = Chaque exploit a son parcours. Vous gagnez sa coupe sur la dernière case, vous recevez { PLURAL($gold-cup, one: "# pièce", other: "# pièces") } d’or, et ce parcours est fini pour vous.
  .refused = Cette coupe est gagnée ({ $feat }) : vous ne pouvez plus acheter de trésors.
  .told = { $seat } gagne la { $feat } et reçoit { PLURAL($gold, one: "# pièce", other: "# pièces") } d’or.
feat-bloody = Les points de sanguinaire
  .text = Vous marquez un point de sanguinaire pour chaque drakkar ennemi détruit dans un { WORD($edition, kickstarter: "combat que vous avez engagé.", other: "combat, quel que soit l’attaquant.") } Un drakkar détruit par une carte, sans combat, ne compte pas. Le parcours a { PLURAL($feats-bloody, one: "# case", other: "# cases") }.
feat-bravery = Les points de valeureux
  .text = Vous marquez un point de valeureux pour chaque drakkar perdu au combat. Un drakkar perdu { WORD($edition, kickstarter: "par une carte, sans combat,", other: "contre un événement de navigation") } ne compte pas. Le parcours a { PLURAL($feats-bravery, one: "# case", other: "# cases") }.
  .ruling = La grande chute n’est pas un combat. { WORD($edition, kickstarter: "Le livret de règles peut aussi se lire autrement : choisissez « ennemis et monstres » ou « tout événement ».", other: "Le livret de règles exclut les événements de navigation.") }
  .no-event = aucun événement
  .foes-and-monsters = ennemis et monstres
  .any-event = tout événement
feat-counts = Les autres exploits
  .text = Conquérant : une ville détruite ({ PLURAL($feats-conqueror, one: "# case", other: "# cases") }). Pillard : un lieu de culte détruit ({ $feats-looter }). Stratège : une place forte détruite ({ $feats-strategy }). Héros : un monstre vaincu ({ $feats-hero }). Richissime : un trésor acheté ({ $feats-wealth }). Damné : le moins de points à la fin d’une manche ({ $feats-cursed }).
  .told = { $seat } : { $feat }, { $points } sur { $length }.

# Commerce, Construction, Maintenance

trade-outposts = Commerce
  .text = Chacun de vos avant-postes rapporte { PLURAL($gold-outpost, one: "# pièce", other: "# pièces") } d’or.
  .told = { $seat } reçoit { PLURAL($gold, one: "# pièce", other: "# pièces") } d’or ({ PLURAL($outposts, one: "# avant-poste", other: "# avant-postes") }){ PLURAL($bonus, none: "", other: ", et # de plus grâce à son chef (") }{ $power }{ IF($bonus, ")") }.
build-longship = Construire des drakkars
  .text = À chaque manche, vous pouvez construire { PLURAL($fleet-free, one: "un drakkar gratuit", other: "# drakkars gratuits") }, et d’autres pour { PLURAL($gold-longship, one: "# pièce", other: "# pièces") } d’or chacun.
  .refused = Un drakkar coûte { PLURAL($price, one: "# pièce", other: "# pièces") } d’or. Vous { PLURAL($gold, none: "n’en avez aucune", one: "en avez #", other: "en avez #") }.
  .untimely = On construit des drakkars à la Construction, après le tour de chacun. { $question }
  .told = { $seat } construit { $ship }{ PLURAL($gold, none: "", one: " pour # pièce d’or", other: " pour # pièces d’or") }.
build-high-sea = Les nouveaux drakkars
  .text = Les nouveaux drakkars partent de la haute mer.
build-limit = Combien de drakkars
  .text = Les coupes vous permettent d’avoir plus de drakkars : { $and-fleet-limit }, selon que vous avez zéro, une ou deux coupes, et ainsi de suite. Vous n’en avez jamais plus de { $clan-longships }.
  .refused = Vous { PLURAL($longships, none: "n’avez aucun drakkar", one: "avez # drakkar", other: "avez # drakkars") }, et votre limite est de { $limit }.{ WORD($raised, cups: " Gagnez des coupes pour l’augmenter.", kraken: " Battez le Kraken pour l’augmenter.", nothing: "") }
build-kraken = Le Kraken
  .text = Si vous battez le Kraken, votre limite augmente de { PLURAL($kraken-longships, one: "# drakkar", other: "# drakkars") }, une fois par joueur.
  .ruling = Le livret de règles dit que le Kraken donne le cinquième drakkar. Pour nous, il augmente la limite quel que soit le nombre de coupes.
build-treasure = Les trésors
  .text = À chaque manche, vous pouvez acheter un trésor pour { PLURAL($gold-treasure, one: "# pièce", other: "# pièces") } d’or. Il vaut un point de richissime.
  .refused = { $bought ->
    [1] Vous avez déjà acheté un trésor dans cette manche.
   *[other] Un trésor coûte { PLURAL($price, one: "# pièce", other: "# pièces") } d’or. Vous { PLURAL($gold, none: "n’en avez aucune", one: "en avez #", other: "en avez #") }.
  }
  .untimely = On achète des trésors à la Construction, après le tour de chacun. { $question }
  .told = { $seat } achète un trésor.
maintain-active = Tous actifs
  .text = Tous les drakkars redeviennent actifs.
maintain-bag = De retour dans le sac
  .text = { WORD($edition, kickstarter: "Les jetons retournent dans le sac.", other: "Les runes retournent dans le sac.") }
maintain-cursed = Le point du damné
  .text = Le joueur qui a le moins de points d’exploit, tous parcours réunis, marque un point de damné.
  .ruling = Si son parcours du damné est fini, le point est perdu. Avec l’option « au suivant », le joueur suivant le marque.
  .told = { $seat } a le moins de points ({ $points }){ IF($full, ", mais son parcours du damné est fini : le point est perdu.", ".") }
  .lost = perdu
  .passed-on = au suivant
maintain-tie = Égalité pour le point du damné
  .text = Les joueurs à égalité piochent un jeton. Le plus petit marque.
  .told = Égalité pour le moins de points ({ $and-seats }) : { $seat } pioche le plus petit jeton.
  .ruling = Un joueur dont le parcours du damné est fini pioche aussi, et le point peut ainsi être perdu. Avec l’option « au suivant » du point du damné, seuls les autres piochent.
maintain-order = Un nouvel ordre
  .text = Piochez des jetons pour l’ordre de la manche suivante.

# La fin de la partie

victory-gate = La victoire
  .text = { $ending ->
    [all-gates] Avec { PLURAL($feats, one: "# coupe", other: "# coupes") }, lancez les runes à un bord du monde pour le quitter : si vous gagnez le lancer, vous gagnez aussitôt.
   *[standard] Avec { PLURAL($feats, one: "# coupe", other: "# coupes") } et un drakkar sur une porte, vous gagnez aussitôt.
  }
  .ruling = Si deux joueurs pouvaient gagner au même instant, celui dont c’est le tour gagne.{ WORD($edition, kickstarter: " Les variantes « une seule porte » et « des portes partout » finissent la partie autrement.", other: "") }
  .told = { $seat } entre au Valhalla avec { PLURAL($cups, one: "# coupe", other: "# coupes") }, et gagne.
  .standard = normale
  .single-gate = une seule porte
  .all-gates = des portes partout
variant-single-gate = Une seule porte
  .text = Dans cette variante, il n’y a qu’une porte, et aucune autre carte au bout du monde. Elle est derrière le premier cadran retourné. Les autres bords sont fermés.
  .refused = { $ship } ne peut pas aller { $to-zone } : la seule porte est derrière le cadran { $gate }, et les autres bords sont fermés.
  .told = La seule porte du Valhalla se dresse derrière le cadran { $slot }.
variant-all-gates = Des portes partout
  .text = Dans cette variante, il n’y a pas de cartes au bout du monde. Avec assez de coupes, allez à n’importe quel bord et faites un lancer contre { PLURAL($runes-edge, one: "# rune", other: "# runes") } : si vous gagnez, vous gagnez la partie. Si vous perdez, votre drakkar est détruit. Sans assez de coupes, un drakkar peut y attendre.
  .refused = { $edge ->
    [1] Il faut { PLURAL($feats, one: "# coupe", other: "# coupes") } pour quitter le monde. Vous { PLURAL($cups, none: "n’en avez aucune", one: "en avez #", other: "en avez #") }.
   *[other] On ne quitte le monde que de son bord. Allez d’abord à n’importe quel bord : vous y lancerez les runes pour sortir, avec { PLURAL($feats, one: "# coupe", other: "# coupes") }.
  }
  .untimely = On ne quitte le monde que de son bord, dans la variante qui le permet. { $question }
victory-none = Personne ne peut gagner
  .text = Quand plus personne ne peut gagner assez de coupes, ou après { PLURAL($match-rounds, one: "# manche", other: "# manches") }, la partie s’arrête. Le plus de coupes gagne, puis le plus de points, d’or et de drakkars.
  .ruling = Le livret de règles ne prévoit pas ce cas. Les lieux s’épuisent : avec cinq coupes ou plus, cela peut arriver.
  .told = La partie s’arrête sans que personne ait atteint le Valhalla. { $seat } est en tête avec { PLURAL($cups, one: "# coupe", other: "# coupes") }.

# Le plateau

board-world = Le monde rond : la haute mer, les cadrans autour d’elle, et le bout du monde
board-round = { PLURAL($round, none: "Avant la première manche", other: "Manche #") }
board-feats = { PLURAL($feats, one: "# coupe pour gagner", other: "# coupes pour gagner") }
board-turn = { PLURAL($round, none: "Avant la première manche", other: "Manche #") } : à { $seat } de jouer
board-won = La partie s’achève à la manche { $round }. { $and-winners } { PLURAL($number, one: "gagne", other: "se partagent la victoire") }
board-order = Ordre de la manche
board-pile-events = Événements de navigation : { PLURAL($cards, one: "# carte restante", other: "# cartes restantes") }
board-pile-quests = Quêtes mythiques : { PLURAL($cards, one: "# carte restante", other: "# cartes restantes") }
board-pile-edges = Bout du monde : { PLURAL($cards, one: "# carte restante", other: "# cartes restantes") }
board-left-events = Événements { $cards }
board-left-quests = Quêtes { $cards }
board-left-edges = Bords { $cards }

board-zone = { $kind ->
    [N] Zone { $slot } Nord
    [S] Zone { $slot } Sud
   *[other] Bord { $slot }
  }
board-zone-sea = La haute mer
board-empty = eau libre
board-unexplored = inexploré
board-scouted = face cachée, vous seul l’avez vu
board-whirlpool = tourbillon
board-passage = voie navigable entre Nord et Sud
board-reef = pas de voie navigable
board-no-card = personne n’est venu ici
board-closed = fermé, sans porte
board-way-out = sortie du monde ({ PLURAL($runes, one: "# rune", other: "# runes") })
board-fall = Grande chute ({ PLURAL($runes, one: "# rune", other: "# runes") })
board-gate = porte du Valhalla
board-razed = { WORD($kind, city: "détruite", stronghold: "détruite", other: "détruit") }
board-unknown = monstre inconnu
board-runes = { PLURAL($runes, one: "# rune", other: "# runes") }
board-toll = droit de passage : { PLURAL($gold, one: "# pièce", other: "# pièces") } d’or
board-chance = probabilité { WORD($to, plunder: "de piller", destroy: "de détruire l’avant-poste", any: "de gagner") } ({ $seat }) : { $chance } %{ PLURAL($other, none: "", other: ", de détruire l’avant-poste : # %") }{ uncounted }
board-outpost-of = avant-poste { $of-seat }
board-temple-of = tenu par { $seat }
board-flag = marqueur { $of-seat }
board-no-flag = à personne
board-ship = drakkar { $ship } { $of-seat }{ WORD($state, played: " (joué)", playing: " (en train de jouer)", waiting: "") }

board-no-throw = Aucun lancer
board-thrown = { PLURAL($runes, one: "# rune lancée", other: "# runes lancées") }
board-attack-name = Attaque
board-defence-name = Défense
board-attack = L’attaque a lancé { PLURAL($runes, one: "# rune", other: "# runes") } : { throw-brought }
board-defence = La défense a lancé { PLURAL($runes, one: "# rune", other: "# runes") } : { throw-brought }{ WORD($wins, attack: ". L’attaque l’emporte", defence: ". La défense l’emporte", nobody: "") }
board-rune = Rune { $number }, { WORD($reason, active: "active", inactive: "inactive", long: "côté long", short: "côté court", line: "touche la ligne", out: "hors de la haute mer") }{ PLURAL($piled, none: "", one: ", chevauche la rune ", other: ", chevauche les runes ") }{ $and-others } : { $reason ->
    [short] l’emporte
   *[other] { PLURAL($points, one: "# point", other: "# points") }
  }
board-rune-word = { WORD($reason, active: "active", inactive: "inactive", long: "côté long", short: "gagne", doubled: "doublée", line: "ligne", out: "dehors") }
board-rune-way = { WORD($reason, active: "face active", inactive: "face inactive", long: "côté long", short: "côté court") }
board-handful = La haute mer, avec les runes
board-all-runes = { PLURAL($runes, one: "# rune", other: "# runes") } : { throw-brought }

board-gold = { PLURAL($gold, none: "pas d’or", one: "# pièce d’or", other: "# pièces d’or") }
board-cups = { PLURAL($cups, one: "# coupe", other: "# coupes") } sur { $feats }
board-fleet = { PLURAL($ships, none: "Aucun drakkar", one: "# drakkar", other: "# drakkars") } sur le plateau, { $reserve } en réserve, { $limit } au plus
board-reserve = Drakkars en réserve : { $ships }
board-outposts = { PLURAL($outposts, none: "Aucun avant-poste", one: "# avant-poste", other: "# avant-postes") }
board-temples = { PLURAL($temples, none: "Aucun temple", one: "# temple", other: "# temples") }
board-feat = { $feat } : { $points } sur { $length }{ IF($won, ", coupe gagnée") }
board-dealt = Pouvoir, face cachée
board-dealt-short = Face cachée

legend-places = Lieux
legend-printed = Sur un lieu
legend-place = Une place forte : { PLURAL($runes, one: "# rune la défend", other: "# runes la défendent") }, { PLURAL($gold, one: "# pièce", other: "# pièces") } d’or pour passer
legend-figure = En bas à droite : les runes de sa défense
legend-toll = Pièce : le droit de passage
legend-flame = Flamme, lieu pâle : plus rien à prendre
legend-unknown = Point d’interrogation : monstre inconnu
legend-sea = Le monde
legend-whirlpool = Tourbillon
legend-fall = Grande chute
legend-gate = Porte du Valhalla
legend-ship = Drakkar
legend-played = Drakkar joué
legend-flag = Tenu par un clan
legend-cost = Pour entrer dans une zone
legend-cost-event = D’abord un événement
legend-cost-turn = À découvrir
legend-cost-toll = Un droit de passage
legend-cost-fight = Un combat
legend-panel = Sur un panneau
legend-gold = Or
legend-cup = Coupes gagnées
legend-reserve = En réserve
legend-runes = Runes
legend-rune-active = Active : { $points }
legend-rune-inactive = Inactive : { $points }
legend-rune-long = Côté long : { $points }
legend-rune-short = Côté court : gagne

# Figures

chart-percent = Lancers (%)
chart-points = Combien { PLURAL($runes, one: "rapporte # rune", other: "rapportent # runes") } ?
  .across = Points
  .exact = exactement autant
  .least = au moins autant
  .more = { $points }+
  .short = court
  .runes = Runes
  .sentence = { PLURAL($runes, one: "# rune rapporte", other: "# runes rapportent") } { PLURAL($mean, one: "# point", other: "# points") } en moyenne. Le plus probable : { PLURAL($best, one: "# point", other: "# points") }, { $percent } %. Une rune sur son côté court : { $short } %.
chart-duel = Contre { PLURAL($defence, one: "# rune", other: "# runes") }
  .across = Runes de l’attaque
  .wins = l’attaque gagne
  .defence = Runes de la défense
  .sentence = Contre { PLURAL($defence, one: "# rune", other: "# runes") }, une attaque de { PLURAL($attack, one: "# rune", other: "# runes") } gagne { $usual } % du temps, et une de { PLURAL($another, one: "# rune", other: "# runes") } { $more } %.{ PLURAL($even, none: " Aucun nombre de runes ne gagne plus souvent qu’il ne perd.", one: " Dès # rune, elle gagne plus souvent qu’elle ne perd.", other: " À partir de # runes, elle gagne plus souvent qu’elle ne perd.") }

# L’aide de jeu

aid-aim = { $length ->
    [short] Explorez le monde : { PLURAL($match-rounds, one: "# manche", other: "# manches") }. Le plus de coupes gagne, puis le plus de points. { PLURAL($feats, one: "# coupe", other: "# coupes") } et une porte du Valhalla gagnent aussitôt.
   *[whole] Explorez le monde et gagnez { PLURAL($feats, one: "# coupe", other: "# coupes") } par vos exploits. Puis menez, le premier, un drakkar à une porte du Valhalla.
  }
aid-round = La manche
aid-move = Chaque drakkar : un mouvement
aid-act = Puis une action
aid-throw = Le lancer
aid-upkeep = Après tous les tours : Commerce, Construction, Maintenance
part-ship = Drakkar
  .line = À chaque manche : un mouvement, puis une action.
part-rune = Runes
  .line = Lancez-les pour combattre : le plus de points gagne.
part-village = Village
  .line = À piller pour { PLURAL($gold-village, one: "# pièce", other: "# pièces") } d’or, sans combat.
part-city = Ville
  .line = Battez { PLURAL($defence-city, one: "# rune", other: "# runes") } : { PLURAL($gold-city, one: "# pièce", other: "# pièces") } d’or, un point de conquérant.
part-cult = Lieu de culte
  .line = Battez { PLURAL($defence-cult, one: "# rune", other: "# runes") } : { PLURAL($gold-cult, one: "# pièce", other: "# pièces") } d’or, un point de pillard.
part-stronghold = Place forte
  .line = Battez { PLURAL($defence-stronghold, one: "# rune", other: "# runes") }, ou payez { PLURAL($gold-toll, one: "# pièce", other: "# pièces") } d’or.
part-quest = Quête
  .line = Battez un monstre : son objet, un point de héros.
part-temple = Temple
  .line = Tenez-le pour lancer plus de runes.
part-gate = Porte du Valhalla
  .line = { $ending ->
    [all-gates] Chaque bord du monde est une sortie.
   *[standard] Soyez-y avec { PLURAL($feats, one: "# coupe", other: "# coupes") } : vous gagnez.
  }
part-fall = Grande chute
  .line = Lancez contre { PLURAL($runes-edge, one: "# rune", other: "# runes") }, ou perdez le drakkar.
part-whirlpool = Tourbillon
  .line = De l’un à n’importe quel autre.
part-cup = Coupe
  .line = Finissez le parcours d’un exploit : +{ PLURAL($gold-cup, one: "# pièce", other: "# pièces") } d’or.
part-flag = Avant-poste
  .line = { PLURAL($gold-outpost, one: "# pièce", other: "# pièces") } d’or à chaque manche.
part-gold = Or
  .line = Droits de passage, drakkars ({ $gold-longship }), trésors ({ $gold-treasure }).

# Les chapitres des règles

chapter-world = La victoire et le monde
chapter-setup = La mise en place
chapter-round = La manche
chapter-runes = Les runes
chapter-combat = Le combat
chapter-move = Se déplacer
chapter-edge = Le bout du monde
chapter-actions = Les actions
chapter-feats = Les exploits
chapter-upkeep = Commerce, construction, maintenance
chapter-end = La fin de la partie
