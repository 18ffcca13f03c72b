# Midgard en français. Une règle est un message : son titre ; .text la règle ; .refused la phrase qui refuse un coup avec les
# chiffres de la position ; .told ce qu’elle a fait ; .untimely pourquoi pas maintenant ; .ruling notre interprétation.

game = Les Maraudeurs de Midgard
game-about = Six manches autour d’un fjord : recrutez, commercez, pillez, combattez. Vos choix servent aussi aux autres.
seat-you = votre clan
  .of = de votre clan
  .to = à votre clan

# Les choses

goods = { $n } { $what ->
    [food] { PLURAL($n, one: "Nourriture", other: "Nourritures") }
    [favor] { PLURAL($n, one: "Faveur", other: "Faveurs") }
    [glory] { PLURAL($n, one: "Gloire", other: "Gloires") }
    [terror] { PLURAL($n, one: "pion Terreur", other: "pions Terreur") }
    [farm] { PLURAL($n, one: "pion Ferme", other: "pions Ferme") }
    [wall] { PLURAL($n, one: "pion Mur", other: "pions Mur") }
    [tower] { PLURAL($n, one: "pion Bastion", other: "pions Bastion") }
   *[die] { PLURAL($n, one: "dé", other: "dés") }
  }
piece = { WORD($face, H: "Marteau", HH: "double Marteau", S: "Bouclier", C: "Coffre", L: "Drakkar", K: "Icône de Clan", other: "dé") } { $colour ->
    [R] rouge
    [Y] jaune
    [B] bleu{ WORD($face, K: "e", other: "") }
   *[T] (jeton)
  }
  .the = { $colour ->
    [T] le jeton { WORD($face, H: "Marteau", HH: "double Marteau", S: "Bouclier", C: "Coffre", L: "Drakkar", K: "Icône de Clan", other: "dé") }
   *[other] ce dé ({ piece })
  }
icon-H = { PLURAL($n, one: "# Marteau", other: "# Marteaux") }
  .a = un Marteau
icon-HH = { PLURAL($n, one: "# double Marteau", other: "# doubles Marteaux") }
  .a = un double Marteau
icon-S = { PLURAL($n, one: "# Bouclier", other: "# Boucliers") }
  .a = un Bouclier
icon-C = { PLURAL($n, one: "# Coffre", other: "# Coffres") }
  .a = un Coffre
icon-L = { PLURAL($n, one: "# Drakkar", other: "# Drakkars") }
  .a = un Drakkar
icon-K = { PLURAL($n, one: "# Icône de Clan", other: "# Icônes de Clan") }
  .a = une Icône de Clan
icon-any = { PLURAL($n, one: "# dé au choix", other: "# dés au choix") }
die-R = { PLURAL($n, one: "# dé rouge", other: "# dés rouges") }
die-Y = { PLURAL($n, one: "# dé jaune", other: "# dés jaunes") }
die-B = { PLURAL($n, one: "# dé bleu", other: "# dés bleus") }
die-any = { PLURAL($n, one: "# dé de la couleur de votre choix", other: "# dés des couleurs de votre choix") }
die-clan = { PLURAL($n, one: "# dé de son Clan", other: "# dés de son Clan") }
location-recruit = Recruter des Maraudeurs
location-trade = Commercer au village
location-sea = Combattre en mer
location-village = Piller un village
location-keep = Piller une forteresse
location-territory = Soumettre un territoire
territory = Territoire { WORD($type, food: "Nourriture", favor: "Faveur", dice: "Dés") } de niveau { $level }
prophecy = une Prophétie
source = { WORD($of, rest: "repos", promote: "nouveau Leader", bonus: "bonus", reward: "Commerce", rival: "Gravures runiques") }
shows = dé Combat de valeur { $n }
extra = { $n } { $what ->
    [combat_die] { PLURAL($n, one: "dé Combat supplémentaire", other: "dés Combat supplémentaires") }
    [attempt] { PLURAL($n, one: "tentative supplémentaire", other: "tentatives supplémentaires") }
   *[reward] { PLURAL($n, one: "récompense supplémentaire", other: "récompenses supplémentaires") }
  }

# Ce que font les cartes

effect-gain = { WORD($what, terror: "prendre", farm: "prendre", wall: "prendre", tower: "prendre", other: "gagner") } { goods }
effect-pay = { IF($terror, "défausser", "payer") } { $and-goods }
effect-lose = perdre { goods }{ $what ->
    [die] { WORD($by, chance: " au hasard", owner: " de votre choix") }
   *[other] {""}
  }
effect-take = prendre { $and-dice }{ $face ->
    [rolled] {" "}et { PLURAL($n, one: "le", other: "les") } lancer
    [chosen] , sur { PLURAL($n, one: "la face", other: "les faces") } de votre choix
   *[shown] {" "}au village
  }
effect-turn = vous pouvez tourner { PLURAL($n, one: "# dé", other: "jusqu’à # dés") } de votre plateau personnel
effect-reroll = { IF($all, "relancer tous les dés de votre plateau personnel", "vous pouvez relancer des dés de votre plateau personnel") }
deck-name = { WORD($deck, reaver: "Maraudeur", village: "Butin de village", keep: "Butin de forteresse", battle: "Combat en mer", journey: "Expédition", prophecy: "Prophétie") }
effect-draw = { $kind ->
    [prophecy] prendre { PLURAL($n, one: "# Prophétie visible ou piochée", other: "# Prophéties visibles ou piochées") }
   *[other] piocher { PLURAL($n, one: "# carte", other: "# cartes") } { $deck }
  }
effect-pick = prendre { PLURAL($n, one: "# carte", other: "# cartes") } { $deck }, face visible ou de la pioche
effect-upgrade = prendre l’Amélioration de drakkar { WORD($face, H: "Marteau", S: "Bouclier", C: "Coffre", L: "Drakkar") }
effect-give = un autre joueur prend { goods }
effect-fight = combattre une défense de { $defence }. En cas de victoire : { $won }
effect-extra = { extra }{ WORD($what, combat_die: " pour un seul Combat", other: "") }
effect-cancel = défausser votre Expédition
effect-deck-only = affronter un Combat de la pioche
effect-harden = la défense du Combat augmente de { $defence }, et sa combinaison de { PLURAL($set, one: "# dé", other: "# dés") }
effect-choose = au choix : { $options }
effect-may = vous pouvez : { $then }
effect-marker = prendre le jeton premier joueur
effect-journey = résoudre une Expédition
effect-battle = affronter un Combat en mer
effect-trade = choisir une récompense
effect-subdue = tenter de soumettre un Territoire
effect-score-per = { PLURAL($points, one: "# Gloire", other: "# Gloires") } pour chaque { IF($lot, "lot de ") }{ IF($lot, $a-count, $count) }{ WORD($thing, artifact: ", où qu’il soit", red_reaver: ", où qu’il soit", yellow_reaver: ", où qu’il soit", blue_reaver: ", où qu’il soit", prophecy: ", celle-ci comprise", other: "") }{ PLURAL($most, none: "", other: ", au plus #") }
effect-score-set = { PLURAL($points, one: "# Gloire", other: "# Gloires") } pour chaque série : { $things }
effect-score-if = { PLURAL($points, one: "# Gloire", other: "# Gloires") } de plus avec { $a-count }{ IF($several, " ou plus") }
effect-score-table = { $or-table } Gloires pour { $or-counts } { $count }
count-treasure = { PLURAL($n, one: "Trésor", other: "Trésors") }
  .a = { PLURAL($n, one: "un Trésor", other: "# Trésors") }
count-art = { PLURAL($n, one: "Objet d’art", other: "Objets d’art") }
  .a = { PLURAL($n, one: "un Objet d’art", other: "# Objets d’art") }
count-armor = { PLURAL($n, one: "Armure", other: "Armures") }
  .a = { PLURAL($n, one: "une Armure", other: "# Armures") }
count-tapestry = { PLURAL($n, one: "Tapisserie", other: "Tapisseries") }
  .a = { PLURAL($n, one: "une Tapisserie", other: "# Tapisseries") }
count-farm = { PLURAL($n, one: "Ferme", other: "Fermes") }
  .a = { PLURAL($n, one: "une Ferme", other: "# Fermes") }
count-wall = { PLURAL($n, one: "Mur", other: "Murs") }
  .a = { PLURAL($n, one: "un Mur", other: "# Murs") }
count-tower = { PLURAL($n, one: "Bastion", other: "Bastions") }
  .a = { PLURAL($n, one: "un Bastion", other: "# Bastions") }
count-terror = { PLURAL($n, one: "Terreur", other: "Terreurs") }
  .a = { PLURAL($n, one: "une Terreur", other: "# Terreurs") }
count-battle = { PLURAL($n, one: "Combat", other: "Combats") } en mer{ PLURAL($least, none: "", other: " de défense # ou plus") }
  .a = { PLURAL($n, one: "un Combat", other: "# Combats") } en mer{ PLURAL($least, none: "", other: " de défense # ou plus") }
count-territory = { PLURAL($n, one: "Territoire", other: "Territoires") }
  .a = { PLURAL($n, one: "un Territoire", other: "# Territoires") }
count-food_territory = { PLURAL($n, one: "Territoire Nourriture", other: "Territoires Nourriture") }
  .a = { PLURAL($n, one: "un Territoire Nourriture", other: "# Territoires Nourriture") }
count-favor_territory = { PLURAL($n, one: "Territoire Faveur", other: "Territoires Faveur") }
  .a = { PLURAL($n, one: "un Territoire Faveur", other: "# Territoires Faveur") }
count-dice_territory = { PLURAL($n, one: "Territoire Dés", other: "Territoires Dés") }
  .a = { PLURAL($n, one: "un Territoire Dés", other: "# Territoires Dés") }
count-red_reaver = { PLURAL($n, one: "Maraudeur rouge", other: "Maraudeurs rouges") }
  .a = { PLURAL($n, one: "un Maraudeur rouge", other: "# Maraudeurs rouges") }
count-yellow_reaver = { PLURAL($n, one: "Maraudeur jaune", other: "Maraudeurs jaunes") }
  .a = { PLURAL($n, one: "un Maraudeur jaune", other: "# Maraudeurs jaunes") }
count-blue_reaver = { PLURAL($n, one: "Maraudeur bleu", other: "Maraudeurs bleus") }
  .a = { PLURAL($n, one: "un Maraudeur bleu", other: "# Maraudeurs bleus") }
count-red_leader = { PLURAL($n, one: "Leader rouge", other: "Leaders rouges") }
  .a = { PLURAL($n, one: "un Leader rouge", other: "# Leaders rouges") }
count-yellow_leader = { PLURAL($n, one: "Leader jaune", other: "Leaders jaunes") }
  .a = { PLURAL($n, one: "un Leader jaune", other: "# Leaders jaunes") }
count-blue_leader = { PLURAL($n, one: "Leader bleu", other: "Leaders bleus") }
  .a = { PLURAL($n, one: "un Leader bleu", other: "# Leaders bleus") }
count-filled_slot = { PLURAL($n, one: "emplacement avec un Maraudeur", other: "emplacements avec un Maraudeur") }
  .a = { PLURAL($n, one: "un emplacement avec un Maraudeur", other: "# emplacements avec un Maraudeur") }
count-specialised = { PLURAL($n, one: "Maraudeur spécialisé", other: "Maraudeurs spécialisés") }
  .a = { PLURAL($n, one: "un Maraudeur spécialisé", other: "# Maraudeurs spécialisés") }
count-artifact = { PLURAL($n, one: "Artefact", other: "Artefacts") }
  .a = { PLURAL($n, one: "un Artefact", other: "# Artefacts") }
count-upgrade = { PLURAL($n, one: "Amélioration de drakkar", other: "Améliorations de drakkar") }
  .a = { PLURAL($n, one: "une Amélioration de drakkar", other: "# Améliorations de drakkar") }
count-favor = { PLURAL($n, one: "Faveur", other: "Faveurs") }
  .a = { PLURAL($n, one: "une Faveur", other: "# Faveurs") }
count-food = { PLURAL($n, one: "Nourriture", other: "Nourritures") }
  .a = { PLURAL($n, one: "une Nourriture", other: "# Nourritures") }
count-prophecy = { PLURAL($n, one: "Prophétie", other: "Prophéties") }
  .a = { PLURAL($n, one: "une Prophétie", other: "# Prophéties") }

# Ce qui est demandé

ask-choose-location = { $seat }, où placez-vous votre Drakkar ? Manche { $round }, Drakkar { $turn }.
  .first = La zone où tous agissent.
ask-take-part = { $seat }, « { $location } » : agissez-vous, ou vous reposez-vous ?
  .first = Agir ou se reposer.
ask-end-part = { $seat }, « { $location } » : utilisez-vous encore quelque chose ?
ask-pay-dice = { $seat }, avec quels dés payez-vous ? Il faut { $and-icons }.{ $many-spent ->
    [0] {""}
   *[other] { " " }Déjà { PLURAL($many-spent, one: "choisi", other: "choisis") } : { $spent }.
  }
ask-choose-die = { $seat }, { IF($roll, "quelle couleur lancez-vous ?", "quel dé prenez-vous ?") }
ask-make-room = { $seat }, quels dés stockez-vous{ $over ->
    [0] { " ?" }
   *[other] { " " }ou rendez-vous ? Votre plateau personnel a { PLURAL($places, one: "# emplacement", other: "# emplacements") } et { PLURAL($number, one: "# dé", other: "# dés") }.
  }
ask-lose-dice = { $seat }, quel dé perdez-vous ?
ask-turn-dice = { $seat }, quel dé tournez-vous, et sur quelle face ?
ask-choose-rerolls = { $seat }, quels dés relancez-vous ?{ $many-aside ->
    [0] {""}
   *[other] { " " }Déjà { PLURAL($many-aside, one: "choisi", other: "choisis") } : { $aside }.
  }
ask-prepare-combat = { $seat }, quels Marteaux dépensez-vous ?
ask-reroll-or-stop = { $seat }, vos dés montrent { $and-dice } : { $total }, contre une défense de { $defence }. Payez-vous { PLURAL($price, one: "# Faveur", other: "# Faveurs") } pour relancer ?
ask-choose-effect = { $seat }, « { $source } » : { $kind ->
    [may] vous pouvez { $offer }. Le faites-vous ?
   *[choose] que choisissez-vous ?
  }
ask-give-to = { $seat }, qui prend { goods } ?
ask-pick-cards = { $seat }, { PLURAL($number, one: "quelle carte", other: "quelles cartes") } { $deck } prenez-vous ?
  .first = Les cartes à prendre.
ask-decide-fates = { $seat }, { PLURAL($many-cards, one: "que devient ce Maraudeur", other: "que deviennent vos Maraudeurs") } ? { $cards }.
  .first = Le sort de vos Maraudeurs.
ask-choose-card = { $seat }, quelle carte résolvez-vous d’abord ? { $cards }.
ask-replace-artifact = { $seat }, tous les emplacements d’Artefact sont pris. Quel Artefact va dans votre Pile de Gloire ? Le nouveau : { $cards }.
ask-choose-upgrade = { $seat }, quelle Amélioration de drakkar prenez-vous ?
ask-meet-journey = { $seat }, « { $source } » : payez-vous le coût, ou subissez-vous l’effet ?
ask-choose-battle = { $seat }, quel Combat en mer affrontez-vous ?
ask-face-battle = { $seat }, comment affrontez-vous « { $source } » ?
ask-attempt-territory = { $seat }, quel Territoire soumettez-vous ? Tentatives restantes : { $left }.
ask-trade-rewards = { $seat }, quelle récompense choisissez-vous ? Encore { $left }.
ask-take-shown = { $seat }, quel dé du village prenez-vous ? Encore { $number }.

do-place = { $location }
do-act = Agir ({ $and-cost })
do-rest = Se reposer
do-end = Terminer
do-use = Utiliser « { $card } »
do-store = Stocker : { $die }, sur « { $card } »
do-discard = Rendre : { $die }
do-done = Terminé
do-spend = Dépenser : { $piece }
do-take-back = Annuler ce choix
do-set = Prendre : { $die }
do-turn = Tourner : { $die } → { $new }
do-reroll = Relancer : { $die }
do-add-dice = Ajouter { PLURAL($number, one: "# dé", other: "# dés") }
do-roll = Lancer
do-again = Relancer un { $shows }
do-stop = S’arrêter
do-option = { $effect }
do-reward = { $effect }
do-pass = Renoncer
do-give = Donner { $to-rival }
do-take-group = Prendre : { $and-cards }
do-from-deck = De la pioche
do-rally = Rallier { $card }
do-specialise = Spécialiser { $card } : { $location }
do-promote = Promouvoir { $card }
do-resolve = Résoudre « { $card } »
do-give-up = Abandonner « { $card } »
do-fit = Prendre le jeton { WORD($face, H: "Marteau", S: "Bouclier", C: "Coffre", L: "Drakkar") }
do-pay-cost = Payer { $and-cost }
do-suffer = Subir l’effet
do-face = Affronter « { $card } »
do-pay-set = Payer
do-fight = Combattre
do-let-go = Renoncer
do-force = { $pile } : de force (défense { $level })
do-tribute = { $pile } : tribut de { $and-cost }
do-take = Prendre : { $die }

chosen = { $seat } choisit ({ $source }) : { $effect }.
declined = { $seat } renonce ({ $source }).
barred = { $seat } ne peut pas choisir « { $effect } » ({ $source }){ $why ->
    [dice] { " : aucun dé Combat." }
    [token] { " : il n’en reste pas, ou aucun emplacement n’est libre." }
    [stock] { " : il n’en reste plus." }
    [journey] { " : aucune Expédition n’attend." }
   *[cost] . Il manque { $short }.
  }
piece-chosen = { $seat } choisit : { $piece }.
taken-back = { $seat } annule son choix.
rolled = { $seat } lance ses dés : { $and-dice }.
kept = { $seat } garde ses dés tels quels.
drew = { $seat } pioche : { $and-cards }.
took = { $seat } prend : { $and-cards }.
a-die = un dé : { $die }
gains = { $seat } { WORD($how, lose: "perd", gain: "reçoit") } { $goods } ({ $source }).

# Mise en place

setup-board = Le plateau
  .text = Le plateau a une face pour deux joueurs, et une pour trois ou quatre.
setup-decks = Six paquets
  .text = Mélangez séparément les paquets Maraudeur, Butin de village, Butin de forteresse, Combat en mer, Expédition et Prophétie.
setup-display = Les cartes des zones d’action
  .text = À chaque manche, des cartes sont posées face visible : des piles de Maraudeurs, des paires reliées de Butins, des Combats en mer et des Prophéties. Leur nombre dépend du nombre de joueurs.
  .brief = À chaque manche, de nouvelles cartes sont posées face visible dans les zones d’action.
  .ruling = Le livret de règles ne donne pas ces nombres. Plus il y a de joueurs, plus nous en posons : { $display-reaver } piles de Maraudeurs, { $display-village } paires de Butins de village et { $display-keep } de forteresse, { $display-battle } Combats en mer et { $display-prophecy } Prophéties.
  .told = Les cartes de la manche { $round } sont posées.
setup-dice = Les dés du village
  .text = À chaque manche, { PLURAL($trade-dice, one: "# dé d’équipage de chaque couleur est lancé et posé", other: "# dés d’équipage de chaque couleur sont lancés et posés") } sur « Commercer au village ».
  .told = Dés du village : { $and-dice }.
setup-tiles = Les Territoires
  .text = Les tuiles Territoire forment des piles, une par type et par niveau. Personne n’a vu leur verso.
setup-goods = Les ressources de départ
  .text = Chaque joueur commence avec { PLURAL($favor, one: "# Faveur", other: "# Faveurs") }. À partir du premier joueur, les joueurs reçoivent { $and-food } Nourritures.
  .ruling = Le livret de règles donne { PLURAL($food-last, one: "# Nourriture", other: "# Nourritures") } au dernier joueur. Deux autres sources comptent par place, et nous aussi. Avec l’option « dernier joueur », le dernier en reçoit { $food-last }.
  .told = { $seat } commence, avec le jeton premier joueur.
  .by-seat = par place
  .last-seat = dernier joueur
setup-honor = Le Drakkar d’honneur
  .text = À trois joueurs, le premier joueur commence avec le Drakkar d’honneur.
setup-reavers = Les premiers Maraudeurs
  .text = { $reavers ->
    [0] Dans la partie courte, chaque joueur commence avec un Leader, un Maraudeur dans un emplacement, et des dés.
   *[other] Chaque joueur pioche { PLURAL($reavers, one: "# Maraudeur", other: "# Maraudeurs") }, lance leurs dés et décide de leur sort.
  }
  .ruling = Le livret de règles remplit d’abord les zones d’action. Les règles complètes de l’éditeur distribuent d’abord les Maraudeurs, et nous aussi. Avec l’option « après les cartes », ils viennent ensuite.
  .told = { $event }
  .before-the-display = avant les cartes
  .after-the-display = après les cartes
short-match = La partie courte
  .text = Une première partie peut être courte : { $or-short-players } joueurs, { PLURAL($short-rounds, one: "# manche", other: "# manches") }, et { PLURAL($short-each, one: "un Drakkar", other: "# Drakkars") } chacun par manche. Chaque joueur commence avec un Leader, un Maraudeur dans un emplacement, et des dés. Ces zones sont ouvertes d’abord : { $and-open }. Dès la deuxième manche, celles-ci aussi : { $and-later }. Elle ne figure dans aucun livret de règles : c’est une idée de Vikinglab.
  .refused = C’est une partie courte. Les Drakkars se placent dans ces zones : { $open }.

# La manche

game-rounds = Les manches
  .text = La partie dure { PLURAL($rounds, one: "# manche", other: "# manches") }. Ensuite vient le décompte.
round-selections = Une manche
  .text = Pendant une manche, { PLURAL($selections, one: "# Drakkar est placé", other: "# Drakkars sont placés l’un après l’autre") }. Tout le monde agit dans la zone choisie avant que le Drakkar suivant soit placé. Ensuite vient le nettoyage.
select-order = Qui place un Drakkar
  .text = Le joueur qui a le jeton premier joueur commence la manche. On continue dans le sens horaire.
  .untimely = Ce n’est pas le moment de placer un Drakkar. { $question }
select-four = Quatre joueurs
  .text = À quatre joueurs, chacun place { PLURAL($each-4, one: "un Drakkar", other: "# Drakkars") } par manche.
select-honor = Trois joueurs
  .text = À trois joueurs, chacun place { PLURAL($each-3, one: "un Drakkar", other: "# Drakkars") }. Ensuite, le joueur qui a le Drakkar d’honneur le place aussi.
select-two = Deux joueurs
  .text = À deux joueurs, chacun place { PLURAL($each-2, one: "un Drakkar", other: "# Drakkars") }, à tour de rôle.
select-once = Une zone libre
  .text = Une zone d’action se choisit une fois par manche.
  .refused = { $leader } a déjà choisi « { $location } » pendant cette manche. Choisissez une zone sans Drakkar.
  .told = { $seat } choisit « { $location } ».
select-must = Personne ne passe
  .text = Vous devez placer chaque Drakkar, même pour vous y reposer.

# Une zone d’action

reaver-first = D’abord les Maraudeurs
  .text = Quand une zone est choisie, les Maraudeurs spécialisés de tous les joueurs pour cette zone agissent, de haut en bas. Cela se passe avant que quelqu’un paie ou se repose.
  .ruling = Le livret de règles ne donne pas d’ordre. Le Maraudeur placé le premier est en haut. Les joueurs utilisent les leurs l’un après l’autre, à partir du joueur actif.
  .untimely = Ce n’est pas le moment de relancer des dés. { $question }
  .told = { $event }
part-everybody = Tout le monde participe
  .text = À partir du joueur actif et dans le sens horaire, chacun agit ou se repose.
  .told = { $how ->
    [act] { $seat } agit : « { $location } ».
    [end] { $seat } a terminé : « { $location } ».
   *[other] { $event }
  }
  .untimely = Ce n’est pas le moment d’agir ou de vous reposer. { $question }
part-cost = Chacun paie
  .text = Chaque joueur qui agit paie le coût de la zone : en mer { $and-cost-sea } ; pour un village { $and-cost-village } ; pour une forteresse { $and-cost-keep }. Vous ne pouvez pas choisir ce que vous ne pouvez pas payer.
  .brief = Chaque joueur qui agit paie le coût de la zone. Vous ne pouvez pas choisir ce que vous ne pouvez pas payer.
  .refused = Vous ne pouvez pas payer { $and-cost }. Vous avez : { PLURAL($food, none: "aucune Nourriture", one: "# Nourriture", other: "# Nourritures") }, { PLURAL($favor, none: "aucune Faveur", one: "# Faveur", other: "# Faveurs") }{ IF($dice, ", et vos dés n’y suffisent pas.", ".") }
  .told = { $how ->
    [rest] { $seat } ne peut pas payer « { $location } » et doit se reposer. Il manque { $and-short }.
   *[pay] { $seat } paie { $and-paid }.
  }
  .untimely = Vous n’avez rien à payer maintenant. { $question }
part-bonus = Un bonus selon la place
  .text = Le joueur actif reçoit le plus gros bonus d’une zone. Les autres reçoivent moins, selon leur place dans le sens horaire. À partir du joueur actif, chacun reçoit le bonus de ce rang : à deux joueurs { $shares-2 } ; à trois { $shares-3 } ; à quatre { $shares-4 }.
  .ruling = Vous recevez un bonus quand vous payez et agissez, pas pendant un repos. Il suit la place, même si un joueur entre les deux se repose.
  .told = { $event }
part-rest = Repos
  .text = Si vous ne pouvez ou ne voulez pas agir, reposez-vous ({ $rest }).
  .brief = Vous pouvez toujours vous reposer au lieu d’agir, pour de la Nourriture ou un dé.
  .told = { $how ->
    [rest] { $seat } se repose.
   *[other] { $event }
  }
supply-spent = Retour à la réserve
  .text = Les dés et les jetons dépensés retournent dans la réserve.

# Les dés d’équipage

dice-faces = Les faces restent
  .text = Un dé garde sa face jusqu’à ce qu’un effet la change. Vous choisissez la face seulement si une carte ou un repos le dit.
  .told = { $how ->
    [set] { $seat } choisit un dé : { $die }.
   *[keep] { $event }
  }
  .untimely = Ce n’est pas le moment de choisir une face. { $question }
dice-places = Les emplacements des dés
  .text = Votre plateau personnel a { PLURAL($ship-dice, one: "# emplacement", other: "# emplacements") } pour des dés d’équipage. Les dés posés sur des Artefacts sont en plus.
  .ruling = Le livret de règles ne dit pas combien il y a d’emplacements. D’autres sources en comptent { $ship-dice }.
  .refused = Votre plateau personnel a { PLURAL($places, one: "# emplacement", other: "# emplacements") } et { PLURAL($number, one: "# dé", other: "# dés") }. Rendez-en d’abord { $over }.
  .told = { $event }
dice-overflow = Des dés sans emplacement
  .text = Si des dés arrivent et que la place manque, gardez ceux que vous voulez, anciens ou nouveaux. Les autres retournent dans la réserve.
  .ruling = Le livret de règles ne dit rien des dés sans emplacement. Vous choisissez ceux qui repartent, chaque fois que des dés sont arrivés.
  .refused = Vous { PLURAL($number, none: "n’avez aucun dé", one: "avez # dé", other: "avez # dés") } pour { PLURAL($places, one: "# emplacement", other: "# emplacements") } : il n’y a rien à rendre.
  .told = { $seat } rend un dé : { $die }.
  .untimely = Vous n’avez aucun dé à rendre maintenant. { $question }
dice-supply = Une couleur épuisée
  .text = S’il ne reste aucun dé d’une couleur, prenez une autre couleur. S’il ne reste aucun dé, vous n’en recevez pas.
  .refused = Il ne reste plus de dé { WORD($colour, R: "rouge", Y: "jaune", B: "bleu") } : choisissez une autre couleur.
  .ruling = Le livret de règles ne dit rien de ce cas.
pay-one-icon = Un symbole par dé
  .text = Un dé paie un seul symbole. Un double Marteau peut payer un Marteau ; deux Marteaux ne paient pas un double Marteau.
  .ruling = Le livret de règles ne dit pas si deux Marteaux remplacent un double Marteau. Un dé paie un seul symbole : ils ne le remplacent donc pas.
  .refused = Ce dé ({ $piece }) ne sert pas ici : il manque encore { $and-missing }.
  .told = { $event }
pay-wild = Les Icônes de Clan jokers
  .text = Une Icône de Clan de la couleur de votre Leader compte comme un Bouclier, un Coffre, un Drakkar ou un Marteau.
pay-clan-icon = Les autres Icônes de Clan
  .text = Les autres Icônes de Clan ne paient rien, sauf si n’importe quel dé convient.
  .refused = Ce dé ({ $piece }) ne paie rien : ce n’est pas le Clan de votre Leader. Il faut { $and-icons }.

# Recruter

recruit-pair = Une pile de Maraudeurs
  .text = Recruter est { $cost-recruit }. Prenez une pile de { PLURAL($stack, one: "# Maraudeur", other: "# Maraudeurs") }, ou autant de cartes de la pioche. Le joueur actif reçoit aussi ce bonus : { $and-bonus-recruit }.
  .told = { $event }
  .untimely = Vous ne pouvez pas prendre ces cartes maintenant. { $question }
recruit-roll = Leurs dés
  .text = Prenez les dés en haut à gauche des deux cartes et lancez-les. Décidez ensuite du sort de chaque Maraudeur.
  .told = { $event }
recruit-rally = Rallier
  .text = Prenez les dés en haut à droite, sur les faces de votre choix. La carte va dans votre Pile de Gloire.
  .told = { $seat } rallie { $card }.
  .untimely = Vous n’avez pas ce Maraudeur à rallier maintenant. { $question }
recruit-specialise = Spécialiser
  .text = Glissez le Maraudeur dans un de vos emplacements. Il agit désormais quand cette zone est choisie. Un emplacement accueille jusqu’à { PLURAL($ship-reavers-in-slot, one: "# Maraudeur", other: "# Maraudeurs") } ; ils n’en bougent plus.
  .refused = Votre emplacement est plein : « { $location } ».
  .told = { $seat } spécialise { $card } : « { $location } ».
  .untimely = Vous n’avez pas ce Maraudeur à spécialiser maintenant. { $question }
recruit-promote = Promouvoir
  .text = Le Maraudeur devient votre Leader et donne le bonus de son Clan : { $promote-red } (rouge), { $promote-yellow } (jaune), { $promote-blue } (bleu). L’ancien Leader va dans votre Pile de Gloire.
  .brief = Le Maraudeur devient votre Leader et donne le bonus de son Clan. L’ancien Leader va dans votre Pile de Gloire.
  .ruling = Les trois bonus sont ceux du livret de règles. Quel Clan donne lequel est reconstitué.
  .told = { $how ->
    [leader] { $seat } a un nouveau Leader : { $source }.
   *[other] { $event }
  }
  .untimely = Vous n’avez pas ce Maraudeur à promouvoir maintenant. { $question }

# Commercer

trade-rewards = Le nombre de récompenses
  .text = Commercer est gratuit. Le nombre de récompenses dépend de votre place : { $locations-trade-times }, à partir du joueur actif.
trade-choices = Les récompenses
  .text = Choisissez une récompense : { $rewards }. La même peut être reprise tant qu’il en reste.
  .refused = Il n’en reste plus pour cette manche. Choisissez une autre récompense.
  .told = { $event }
  .untimely = Ce choix n’existe pas maintenant. { $question }
trade-prophecies = Les Prophéties
  .text = Prenez une Prophétie face visible ou la première de la pioche. Elles comptent à la fin, et celles de la pioche restent secrètes jusque-là.
  .ruling = Le livret de règles ne dit pas si les Prophéties sont secrètes. Celles qui étaient face visible sont connues, et celles de la pioche de leur seul propriétaire.
  .told = { $how ->
    [deck] { $seat } pioche une Prophétie.
    [see] C’est « { $card } ».
   *[take] { $event }
  }
  .untimely = Vous ne prenez pas de Prophétie maintenant. { $question }
trade-faces = Des dés tels quels
  .text = Les dés du village gardent leur face.
  .told = { $seat } prend un dé du village : { $die }.
  .untimely = Vous ne pouvez pas prendre ce dé du village maintenant. { $question }
trade-marker = Le jeton premier joueur
  .text = Quand le joueur actif commerce, il prend le jeton premier joueur. S’il l’a déjà, il le passe à son voisin de gauche. Cela compte à partir de la manche suivante.
  .ruling = Le livret de règles ne dit pas quand le jeton compte. Il décide de qui commence la manche suivante, et il ne bouge pas si le joueur actif se repose.
  .told = { $how ->
    [pass] { $seat } passe le jeton premier joueur { $to-leader }.
   *[take] { $seat } prend le jeton premier joueur.
  }

# Combattre en mer

sea-journey = L’Expédition
  .text = Révélez d’abord une carte Expédition. Payez son coût, ou subissez son effet. S’il agit en mer, le joueur actif reçoit aussi ce bonus : { $bonus-sea }.
  .ruling = Le livret de règles ne dit pas si vous pouvez subir ce que vous pourriez payer : c’est permis. Vous ne perdez pas plus que vous n’avez : votre Gloire ne descend donc pas sous zéro ici.
  .refused = Aucune Expédition n’attend votre décision.
  .told = { $how ->
    [meet] { $seat } révèle « { $source } ».
    [calm] « { $source } » : il ne se passe rien.
    [short] { $seat } ne peut pas payer « { $source } » et subit la carte. Il manque { $short }.
    [pay] { $seat } paie pour « { $source } ».
    [suffer] { $seat } subit « { $source } ».
   *[other] { $event }
  }
  .untimely = Aucune Expédition ne vous attend maintenant. { $question }
sea-choose = Quel Combat
  .text = Affrontez ensuite un Combat en mer : une carte face visible, ou la première de la pioche.
  .ruling = Le livret de règles ne dit pas à quel moment vous choisissez. C’est après l’Expédition, et vous voyez un Combat de la pioche avant de décider comment l’affronter.
  .refused = Dans la brume, vous ne pouvez affronter qu’un Combat de la pioche.
  .told = { $seat } { WORD($how, draw: "pioche", face: "affronte") } « { $card } ».
  .untimely = Vous ne pouvez pas affronter ce Combat maintenant. { $question }
sea-set = La combinaison de dés
  .text = Un Combat est gagné sans lancer avec les dés qu’il montre.
  .brief = Dépensez exactement les dés que montre un Combat, et vous le gagnez sans lancer.
  .refused = Vos dés ne paient pas la combinaison : il faut { $and-icons }.
  .told = { $how ->
    [pay] { $seat } paie la combinaison de « { $source } ».
    [fight] { $seat } combat « { $source } ».
   *[short] { $seat } ne peut pas affronter « { $source } » : aucun dé Combat, et pour la combinaison il manque { $and-short }.
  }
  .untimely = Il n’y a pas de combinaison à payer maintenant. { $question }
sea-won = Un Combat gagné
  .text = Le vainqueur gagne la Gloire et les récompenses du Combat. La carte va dans sa Pile de Gloire.
  .ruling = Un Combat qui n’est pas gagné reste en place. S’il vient de la pioche, il va sous la pioche. Le livret de règles ne le dit pas.
  .told = { $how ->
    [beat] { $seat } bat « { $source } » : { PLURAL($goods, one: "# Gloire", other: "# Gloires") }.
    [miss] { $seat } ne bat pas « { $source } ».
   *[other] { $event }
  }
combat-dice = Les dés Combat
  .text = Dépensez des dés Marteau : chaque Marteau donne un dé Combat, un double Marteau en donne deux. Il en faut au moins un. Ces dés sont perdus, victoire ou non.
  .ruling = Le livret de règles ne dit pas quand les dés sont engagés. Ils le sont tous avant le premier lancer.
  .refused = Il vous faut au moins un dé Combat : dépensez un Marteau.
  .told = { $how ->
    [roll] { $seat } lance { PLURAL($number, one: "# dé Combat", other: "# dés Combat") } contre une défense de { $defence }.
   *[choose] { $event }
  }
  .untimely = Il n’y a pas de Combat à lancer maintenant. { $question }
combat-hammers = Des Marteaux seulement
  .text = Seuls les Marteaux, les doubles Marteaux, les Icônes de Clan jokers et les jetons Marteau donnent des dés Combat.
  .refused = { $the-piece } ne donne aucun dé Combat.
combat-won = La victoire au Combat
  .text = Un dé Combat montre { $or-combat-shows }. Vous gagnez si vos dés atteignent la défense.
  .told = { $seat } fait { $and-dice }{ $many-kept ->
    [0] {""}
   *[other] {" "}et garde { $and-kept }
  } : { $total }, contre une défense de { $defence }{ IF($won, ", victoire") }.
combat-reroll = Les relances
  .text = Après un lancer, vous pouvez payer { PLURAL($combat-reroll, one: "# Faveur", other: "# Faveurs") } pour relancer les dés Combat de votre choix, autant de fois que vous voulez.
  .refused = Choisissez d’abord les dés à relancer.
  .told = { $how ->
    [roll] { $seat } paie { PLURAL($price, one: "# Faveur", other: "# Faveurs") } et relance { PLURAL($number, one: "# dé", other: "# dés") }.
   *[choose] { $event }
  }
  .untimely = Il n’y a pas de dés Combat à relancer maintenant. { $question }
combat-decline = Pas de retraite
  .text = Avant le premier lancer, vous pouvez renoncer sans frais. Ensuite, vous pouvez cesser de relancer : le Combat est alors perdu.
  .ruling = Le livret de règles ne connaît pas de retraite. Vous pouvez renoncer tant que rien n’est dépensé.
  .refused = Les dés sont lancés : vous ne pouvez ni rien ajouter, ni renoncer. Payez une Faveur pour relancer, ou arrêtez-vous.
  .told = { $seat } s’arrête à { $total }, contre une défense de { $defence }, et perd le Combat.
  .untimely = Il n’y a pas de Combat auquel renoncer maintenant. { $question }

# Piller un village

village-cards = Les Butins de village
  .text = Payez { $and-cost-village }. Prenez une paire de Butins de village, ou autant de cartes de la pioche. Selon votre place, piochez-en encore : { $more-village }, à partir du joueur actif.
  .told = { $event }
  .untimely = Vous ne prenez pas de Butin de village maintenant. { $question }
village-order = Une carte à la fois
  .text = Regardez toutes vos cartes, puis résolvez-les une à une dans l’ordre de votre choix.
  .ruling = Le livret de règles ne dit pas quand les cartes bonus sont vues. Toutes les cartes sont là avant que vous en résolviez une. Les Butins de forteresse se résolvent de même.
  .told = { $seat } résout « { $card } ».
  .untimely = Vous ne pouvez pas résoudre cette carte maintenant. { $question }
artifact-places = Les Artefacts
  .text = Votre plateau personnel a { PLURAL($ship-artifacts, one: "# emplacement", other: "# emplacements") } d’Artefact. S’ils sont pris, un Artefact va dans votre Pile de Gloire, un ancien ou le nouveau.
  .told = { $how ->
    [give-up] { $seat } met un Artefact dans sa Pile de Gloire : { $card }.
   *[get] { $seat } reçoit un Artefact : { $card }.
  }
  .untimely = Vous n’avez aucun Artefact à remplacer maintenant. { $question }
artifact-store = Stocker un dé
  .text = Un Artefact stocke un dé qui montre sa face. Stockez-le quand des dés arrivent, quand vous recevez l’Artefact, ou à votre tour dans une zone.
  .ruling = Le livret de règles ne dit ni quand un dé est stocké, ni qu’il revient. Il l’est à ces moments seulement, et ne quitte l’Artefact que pour son effet.
  .told = { $seat } stocke un dé sur « { $card } » : { $die }.
  .untimely = Vous ne pouvez pas y stocker ce dé maintenant. { $question }
artifact-no-wild = Pas de joker stocké
  .text = Un Artefact ne stocke jamais une Icône de Clan à la place de sa face.
artifact-use = Utiliser un Artefact
  .text = À votre tour dans sa zone, défaussez le dé d’un Artefact pour son effet, une fois par activation. C’est permis même pendant un repos.
  .ruling = Le livret de règles permet d’utiliser un Artefact dans sa zone. Nous comprenons : quand c’est à vous d’y participer.
  .refused = { $why ->
    [used] Vous avez déjà utilisé « { $card } » ici : un Artefact sert une fois par activation.
    [elsewhere] « { $card } » sert dans la zone « { $place } ».
    [late] Annulez d’abord ce que vous avez choisi.
   *[empty] Aucun dé n’est posé sur « { $card } ».
  }
  .told = { $how ->
    [use] { $seat } utilise « { $source } ».
   *[other] { $event }
  }
  .untimely = Vous ne pouvez pas utiliser cet Artefact maintenant. { $question }
upgrade-choice = Les Améliorations de drakkar
  .text = Prenez l’Amélioration de drakkar que montre la carte, ou { PLURAL($upgrade-glory, one: "# Gloire", other: "# Gloires") }. Votre Drakkar a { PLURAL($ship-upgrades, one: "# emplacement", other: "# emplacements") }.
  .refused = Il ne reste pas de telle Amélioration, ou pas d’emplacement libre sur votre plateau personnel.
  .ruling = Le livret de règles parle de toute Amélioration disponible. Les règles complètes de l’éditeur nomment celle de la carte. Avec l’option « au choix », vous choisissez.
  .told = { $event }
  .untimely = Il n’y a pas d’Amélioration à prendre maintenant. { $question }
  .printed = celle de la carte
  .any = au choix
upgrade-token = Des Améliorations comme dés
  .text = Une Amélioration compte une fois comme un dé de sa face, puis reste face cachée jusqu’à la fin de la zone.
  .ruling = Le livret de règles dit une fois par tour. Nous comptons une fois par zone choisie. Avec l’option « manche », c’est une fois par manche.
  .told = { $seat } reçoit une Amélioration de drakkar : { $piece }.
  .location = zone
  .round = manche
village-farm = Les Fermes
  .text = Une Ferme donne { PLURAL($farm-food, one: "# Nourriture", other: "# Nourritures") }. Vous pouvez aussi la piller : prenez { PLURAL($farm-farm, one: "un pion Ferme", other: "# pions Ferme") } et { PLURAL($farm-terror, one: "# Terreur", other: "# Terreurs") }.
  .told = { $event }
village-wall = Les Murs de village
  .text = Un Mur de village donne { PLURAL($village-wall-glory, one: "# Gloire", other: "# Gloires") }. Vous pouvez aussi le piller : prenez { PLURAL($village-wall-wall, one: "un pion Mur", other: "# pions Mur") } et { PLURAL($village-wall-terror, one: "# Terreur", other: "# Terreurs") }.
  .told = { $event }
village-pillage = Piller est un choix
  .text = La première moitié d’une Ferme ou d’un Mur de village est toujours à vous. Seul le pillage apporte la Terreur.
  .told = { $event }
  .untimely = Rien ne vous est proposé maintenant. { $question }
village-bundle = Les armes
  .text = Faisceau d’épées, Arcs et flèches, Haches et lances : prenez { PLURAL($swords-dice, one: "un dé et lancez-le", other: "# dés et lancez-les") }, ou prenez { PLURAL($swords-glory, one: "# Gloire", other: "# Gloires") } et { PLURAL($swords-terror, one: "# Terreur", other: "# Terreurs") }.
  .told = { $event }
village-runes = Les Gravures runiques
  .text = Rendez { PLURAL($runes-returned, one: "une de vos Terreurs", other: "# de vos Terreurs") } et faites-en prendre { PLURAL($runes-given, one: "une", other: "#") } à un autre joueur ; ou prenez { PLURAL($runes-glory, one: "# Gloire", other: "# Gloires") } et { PLURAL($runes-terror, one: "# Terreur", other: "# Terreurs") }.
  .refused = Impossible : il vous faut une Terreur à rendre, et un autre joueur pour en prendre une.
  .ruling = Sans Terreur, il ne vous reste que la seconde moitié. Avec l’option « toujours », un autre joueur en prend une quand même.
  .told = { $event }
  .untimely = Il n’y a rien à donner à un autre joueur maintenant. { $question }
  .needs-terror = avec une Terreur
  .always = toujours

# Piller une forteresse

keep-cards = Les Butins de forteresse
  .text = Payez { $and-cost-keep }. Prenez une paire de Butins de forteresse, ou autant de cartes de la pioche. Selon votre part, piochez-en encore : { $more-keep }, à partir du joueur actif.
  .told = { $event }
  .untimely = Vous ne prenez pas de Butin de forteresse maintenant. { $question }
keep-sets = Des cartes en séries
  .text = Trésors, Objets d’art, Armures et Tapisseries vont dans votre Pile de Gloire et comptent à la fin.
  .told = { $seat } ajoute à ses séries : { $and-cards }.
keep-wall = Les Murs de forteresse
  .text = Un Mur de forteresse donne { PLURAL($keep-wall-favor, one: "# Faveur", other: "# Faveurs") }. Vous pouvez aussi combattre sa défense de { $keep-wall-defence } pour d’autres Faveurs et { PLURAL($keep-wall-wall, one: "un pion Mur", other: "# pions Mur") }.
  .told = { $event }
keep-tower = Les Bastions
  .text = Un Bastion donne { PLURAL($tower-dice, one: "un dé lancé", other: "# dés, lancés") }. Vous pouvez aussi combattre sa défense de { $tower-defence } pour { PLURAL($tower-glory, one: "# Gloire", other: "# Gloires") } et { PLURAL($tower-tower, one: "un pion Bastion", other: "# pions Bastion") }.
  .ruling = Le livret de règles ne dit ni quels dés donne un Bastion, ni sur quelles faces. Sa carte nomme les couleurs, et ils sont lancés.
  .told = { $event }
keep-attack = Attaquer est un choix
  .text = La première moitié d’un Mur de forteresse ou d’un Bastion est toujours à vous, et l’attaque n’apporte pas de Terreur.
  .ruling = Le livret de règles ne parle pas de Terreur ici, comme il le fait pour les villages.
  .told = { $event }

# Soumettre un territoire

territory-attempts = Les tentatives
  .text = Le nombre de tentatives dépend de votre place : { $locations-territory-times }, à partir du joueur actif. Faites-en au moins une ; ensuite vous pouvez vous arrêter.
  .ruling = Le livret de règles ne dit pas si vous pouvez agir sans tentative. Ce serait un repos.
  .refused = Faites d’abord au moins une tentative. Si aucune n’est possible, reposez-vous.
  .told = { $how ->
    [rest] { $seat } ne peut soumettre aucun Territoire et doit se reposer.
    [none] { $seat } ne peut plus soumettre de Territoire.
   *[stop] { $seat } ne fait plus de tentative.
  }
  .untimely = Vous ne faites pas de tentatives maintenant. { $question }
territory-ways = De force ou pacifiquement
  .text = Choisissez une pile. Combattez une défense égale à son niveau, ou payez le tribut de sa première tuile.
  .refused = Vous ne pouvez pas payer ce tribut : il faut { $and-cost }. Vous avez : { PLURAL($food, none: "aucune Nourriture", one: "# Nourriture", other: "# Nourritures") }, { PLURAL($favor, none: "aucune Faveur", one: "# Faveur", other: "# Faveurs") }{ IF($dice, ", et vos dés n’y suffisent pas.", ".") }
  .told = { $seat } { WORD($how, force: "attaque un", tribute: "paie le tribut d’un", won: "soumet un") } { $pile }.
  .untimely = Il n’y a pas de Territoire à soumettre maintenant. { $question }
territory-piles = Les piles vides
  .text = Une pile sans tuile ne peut pas être choisie.
  .refused = Il ne reste aucun { $pile }.
territory-failed = Un Combat perdu
  .text = Si le Combat est perdu, la tentative est utilisée. La tuile reste en place.
  .told = { $seat } ne soumet pas le { $pile }.
territory-rewards = Les récompenses des tuiles
  .text = Après votre dernière tentative, retournez les tuiles prises et recevez leurs récompenses.
  .ruling = Le livret de règles ne dit pas si les récompenses attendent les autres joueurs. Non : vous recevez les vôtres à la fin de votre participation.
  .told = { $how ->
    [turn] { $seat } retourne { $goods }.
    [resolve] { $seat } prend la récompense de « { $card } ».
   *[other] { $event }
  }

# Phase de nettoyage

cleanup-end = La manche suivante
  .text = Après chaque manche sauf la dernière, le marqueur de manche avance.
  .told = La manche { $round } commence. { $seat } place le premier Drakkar.
cleanup-honor = Le Drakkar d’honneur passe
  .text = Après chaque manche, le Drakkar d’honneur passe au joueur suivant dans le sens horaire.
  .told = { $seat } reçoit le Drakkar d’honneur.
cleanup-territories = Les Territoires rapportent
  .text = Après chaque manche, chaque Territoire rapporte { PLURAL($territory-glory, one: "# Gloire", other: "# Gloires") } à son propriétaire.
  .ruling = Le livret de règles place ce gain dans le nettoyage, sans dire si la dernière manche en a un. Les règles complètes de l’éditeur passent directement au décompte. Avec l’option « après chaque manche », le gain a lieu une dernière fois.
  .told = { $seat } gagne { PLURAL($glory, one: "# Gloire", other: "# Gloires") } pour { PLURAL($number, one: "# Territoire", other: "# Territoires") }.
  .not-after-the-last = sauf la dernière
  .after-every-round = après chaque manche
cleanup-dice = De nouveaux dés au village
  .text = Les dés du village retournent dans la réserve, et de nouveaux sont lancés.
cleanup-cards = De nouvelles cartes
  .text = Les cartes restées sur les zones vont sous leur paquet, et de nouvelles sont posées.
cleanup-returns = Ce qui est enlevé
  .text = Seul ce qui est sur les zones est enlevé. Les joueurs gardent ce qu’ils possèdent.
cleanup-ships = Le retour des Drakkars
  .text = Les Drakkars sont repris. Le joueur qui a le jeton premier joueur commence la manche suivante.
deck-shuffle = Un paquet épuisé
  .text = Les défausses sont face visible sous leur paquet. Quand il ne reste qu’elles, on les mélange.
  .ruling = Le livret de règles ne dit pas ce qui se passe quand un paquet est épuisé.
  .told = Les défausses du paquet { $deck } sont mélangées.

# Fin de partie

score-terror = La Terreur à la fin
  .text = La Terreur coûte de la Gloire. Pour 0, 1, 2… pions : { $scoring-terror }, puis { $scoring-more-terror } par pion de plus.
score-artifacts = Les Artefacts à la fin
  .text = Chaque Artefact rapporte sa Gloire, sur votre plateau personnel ou dans votre Pile de Gloire.
score-sets = Les séries
  .text = Trésors, Objets d’art et Armures rapportent selon leur nombre. Trésors : { $sets-treasure } ; Objets d’art : { $sets-art } ; Armures : { $sets-armor }. Une série complète est suivie d’une autre.
score-tapestries = Les Tapisseries
  .text = Une Tapisserie rouge, une verte et une bleue rapportent ensemble { $sets-tapestries }. Chaque autre Tapisserie rapporte { $sets-tapestry }. Vous pouvez commencer plusieurs séries.
score-tokens = Les pions
  .text = Plus vous avez de pions d’une sorte, plus chacun rapporte. Avec au moins { $or-scoring-brackets } pions, une Ferme rapporte { $or-scoring-farm } Gloires, un Mur { $or-scoring-wall }, un Bastion { $or-scoring-tower }.
score-majority = Le plus de pions
  .text = Le joueur qui a le plus de Fermes gagne { $most-farm } de plus ; pour les Murs { $most-wall }, pour les Bastions { $most-tower }. Tous les joueurs à égalité reçoivent ce bonus, à condition d’avoir au moins un pion.
  .ruling = Le livret de règles n’exclut pas les joueurs sans pion. Nous les excluons.
score-prophecies = Les Prophéties à la fin
  .text = Les Prophéties comptent ce que vous avez à la fin. Ce que vous avez peut compter pour plusieurs.
score-winner = La victoire
  .text = Le joueur qui a le plus de Gloire gagne. En cas d’égalité, le plus de Faveurs l’emporte.
  .ruling = Si l’égalité demeure, la victoire est partagée. Avec l’option « ordre du tour », le premier d’entre eux à partir du premier joueur gagne.
  .told = { $seat } { IF($won, "gagne avec", "a") } { PLURAL($score, one: "# Gloire", other: "# Gloires") }{ $parts ->
    [0] .
   *[other]  : { $sums }.
  }
  .shared = partagée
  .turn-order = ordre du tour
glory-part = { WORD($part, track: "sur la piste", terror: "Terreur", artifacts: "Artefacts", treasure: "Trésors", art: "Objets d’art", armor: "Armures", tapestry: "Tapisseries", farm: "Fermes", wall: "Murs", tower: "Bastions", prophecies: "Prophéties") }
glory-sum = { glory-part } { $n }

# Le plateau

board-round = Manche { $round } sur { $rounds }
board-turn = Manche { $round } sur { $rounds } : { $seat } joue
board-won = La partie est finie. { $and-winners } { PLURAL($number, one: "gagne", other: "se partagent la victoire,") } avec { PLURAL($score, one: "# Gloire", other: "# Gloires") }{ PLURAL($number, one: "", other: " chacun") }
board-tray = En main
board-short-sea = Mer
board-short-village = Village
board-short-keep = Forteresse
board-short-territory = Territoire
board-fjord = Le fjord et ses six zones d’action
board-goods = { $goods }
counted = { $n } × { $die }
board-dice = Dés : { $dice }
board-no-dice = Aucun dé
board-upgrades = Améliorations de drakkar : { $dice }
board-leader = Leader : { $card }
board-no-leader = Aucun Leader
board-slot = Emplacement « { $location } » : { $cards }
board-empty-slot = Emplacement « { $location } » : vide
board-holds = porte un dé : { $die }
board-holds-none = ne porte aucun dé
board-pile = Pile de Gloire : { $cards }
board-no-pile = Pile de Gloire : vide
board-territories = Territoires : { $cards }
board-prophecies = Prophéties : { $cards }
board-hidden = { PLURAL($n, one: "# carte", other: "# cartes") } face cachée
board-location = { $location }, coût : { $place ->
    [territory] voir les tuiles
   *[other] { $and-cost }
  }
board-free = Aucun Drakkar ici
board-taken = Le Drakkar { $of-seat } est ici
board-share = { $seat } : { $place ->
    [recruit] { PLURAL($n, one: "# Maraudeur", other: "# Maraudeurs") }
    [trade] { PLURAL($n, one: "# récompense", other: "# récompenses") }
    [territory] { PLURAL($n, one: "# tentative", other: "# tentatives") }
    [sea] { PLURAL($n, one: "# combat", other: "# combats") }
   *[village] { PLURAL($n, one: "# carte", other: "# cartes") }
  }
board-score = { $seat } : { $n }
board-empty = vide
board-no-cost = gratuit
board-deck = Paquet { $deck } : { PLURAL($n, one: "# carte", other: "# cartes") }
board-reward = Récompense { $n } : { $effect }
board-tiles = { $territory } : reste { $n }, tribut { $tribute }
board-spent = { $die }, face cachée
board-rally = Rallier
board-force = De force
board-tribute = Tribut
board-shows = dé Combat : { $n }{ IF($again, ", à relancer") }
board-committed = choisi : { $die }
board-reaver = Maraudeur { WORD($clan, red: "rouge", yellow: "jaune", blue: "bleu") } ; lancer { $and-left } ; rallier pour { $and-rally } ; spécialisé : { $effect }
board-battle = défense { $defence }, combinaison { $icons } ; { PLURAL($glory, one: "# Gloire", other: "# Gloires") }, { $effect }
board-journey = payer { $and-cost }, ou { $effect }
board-calm = il ne se passe rien
board-artifact = Artefact « { $location } », stocke { $a-face } : { $effect } ; { PLURAL($glory, one: "# Gloire", other: "# Gloires") } à la fin
board-rested = { $seat } se repose
board-tabs = Les six zones d’action
board-moored = { IF($honor, "Le Drakkar d’honneur", "Le Drakkar") } { $of-seat } : « { $location } »
board-waiting = { IF($honor, "Le Drakkar d’honneur", "Le Drakkar") } { $of-seat }, pas encore placé
board-lies = { $place ->
    [recruit] { PLURAL($n, none: "La pioche", one: "# pile, ou la pioche", other: "# piles, ou la pioche") }
    [trade] { PLURAL($n, one: "# prophétie", other: "# prophéties") }
    [territory] Par la force ou un tribut
    [sea] ou la pioche
   *[other] { PLURAL($n, none: "La pioche", one: "# paire, ou la pioche", other: "# paires, ou la pioche") }
  }

# Le visage des cartes, en quatre mots au plus

face-specialised = Spécialisé :
face-pay-or = Payez :
face-or = ou
face-may = Vous pouvez :
face-may-fight = Combat ({ $defence }) ?
face-fight = Combat ({ $defence }) :
face-set = Compte par séries
face-stores = garde ce dé
face-at-end = à la fin
face-good = { WORD($what, food: "nourriture", favor: "faveur", glory: "gloire", terror: "terreur", farm: "ferme", wall: "mur", tower: "bastion") }
face-gives = à un autre joueur
face-dice = { WORD($face, rolled: "lancé", chosen: "face au choix", shown: "du Commerce") }
face-draws = de la pioche
face-token = amélioration
face-extra = { WORD($what, combat_die: "dés Combat", attempt: "tentative", reward: "récompense") }
face-turn = tournez un dé
face-reroll = { IF($all, "relancez tous les dés", "relancez des dés") }
face-cancel = pas d’Expédition
face-deck-only = de la pioche seule
face-source = Source du texte : { WORD($source, rulebook: "livret de règles", published: "publié ailleurs", inferred: "déduit de ce que l’on sait", reconstructed: "reconstitué") }

# Le drakkar, les autres, et le plateau de jeu

board-short-food = Nourriture
board-short-favor = Faveur
board-short-terror = Terreur
board-short-tokens = Pions
board-short-hoard = Gloire
board-short-fates = Prophéties
board-short-lands = Territoires
board-short-artifacts = Artefacts
board-short-upgrades = Améliorations
board-plan-turn = a la main
board-plan-acts = peut payer : agit ou se repose
board-plan-short = il manque { $short }{ IF($rests, " : repos") }
board-plan-next = placera le Drakkar suivant
board-tray-die = Choisissez une face
board-tray-turn = Tournez-le sur
board-tray-ways = De force, ou contre un tribut
board-tray-cost = « { $place } » coûte
board-tray-pay = À payer
board-tray-short = Il manque : { $short }.
board-tray-left = Choisissez encore { PLURAL($n, one: "# dé", other: "# dés") }.
board-tray-enough = Vous avez tout ce qu’il faut.
board-tray-socket = { $icon }, { IF($short, "manquant", "à payer") }
board-tray-suffer = Sinon, l’effet : { $effect }.
board-tray-set = Avec exactement ces dés
board-tray-force = De force : { PLURAL($n, one: "# dé", other: "# dés") }{ PLURAL($defence, none: "", other: " contre #") }
board-tray-brings = { $die } : { PLURAL($n, one: "# dé Combat", other: "# dés Combat") }
board-tray-chance = { $p } % de chances de gagner.
board-tray-reroll = { $p } % de chances de gagner, { $q } % avec { PLURAL($n, one: "# Faveur", other: "# Faveurs") }.
board-tray-combat = { PLURAL($n, one: "# dé Combat", other: "# dés Combat") } contre { $defence }
board-tray-hammers = Choisissez des Marteaux : chacun donne un dé Combat, un double en donne deux.
board-tray-rolled = Vous avez obtenu { $n } contre { $defence }
board-tray-aside = { $p } % de chances de gagner avec cette relance.
board-tray-best = Choisissez ce que vous relancez pour une Faveur : { $p } % au mieux.
board-tray-glory = Gloire

# La légende

legend-faces = Dés
legend-H = Marteau
legend-HH = Double Marteau
legend-S = Bouclier
legend-C = Coffre
legend-L = Drakkar
legend-K-R = Icône de Tyr
legend-K-Y = Icône d’Yggdrasil
legend-K-B = Icône d’Odin
legend-combat = Dé Combat
legend-goods = Ressources
legend-glory = Gloire
legend-cards = Cartes et tuiles

# L’aide de jeu

aid-aim = Pendant { PLURAL($rounds, one: "# manche", other: "# manches") }, choisissez la zone où chacun agit : recruter, piller, combattre. Le plus de Gloire gagne.
aid-place = Placer un Drakkar
aid-part = Tous y agissent, ou se reposent
aid-recruit = Recruter des Maraudeurs
aid-trade = Commercer au village
aid-sea = Combattre en mer
aid-raid = Piller villages et forteresses
aid-subdue = Soumettre un territoire
aid-fight = Combat
aid-pay = Dés et Artefacts
aid-end = Après la manche
part-reaver = Maraudeur
  .line = Ralliez-le pour des dés, spécialisez-le ou promouvez-le.
part-hammer = Marteau
  .line = Donne un dé Combat.
part-longship = Drakkar
  .line = Sert à payer en mer.
part-chest = Coffre
  .line = Sert à payer les pillages de village.
part-shield = Bouclier
  .line = Sert à payer les pillages de forteresse.
part-clan = Icône de Clan
  .line = Joker si votre Leader est de son Clan.
part-food = Nourriture
  .line = Sert à payer les pillages.
part-favor = Faveur
  .line = Relance des dés Combat et paie des coûts.
part-battle = Combat en mer
  .line = Payez ses dés, ou combattez.
part-village = Butin de village
  .line = Les cartes des villages : chacune dit ce qu’elle donne.
part-terror = Terreur
  .line = Coûte de la Gloire à la fin.
part-keep = Butin de forteresse
  .line = À réunir en séries.
part-prophecy = Prophétie
  .line = Compte ce que vous avez à la fin.
part-tile = Territoire
  .line = { PLURAL($territory-glory, one: "# Gloire", other: "# Gloires") } par manche, et une récompense.
part-farm = Ferme, Mur, Bastion
  .line = Plus vous en avez d’une sorte, plus chacun compte.

# Les chapitres des règles

chapter-setup = La mise en place
chapter-round = La manche
chapter-location = Une zone d’action
chapter-dice = Les dés d’équipage
chapter-recruit = Recruter des Maraudeurs
chapter-trade = Commercer au village
chapter-sea = Combattre en mer
chapter-village = Piller un village
chapter-keep = Piller une forteresse
chapter-territory = Soumettre un territoire
chapter-cleanup = La fin de la manche
chapter-end = La fin
