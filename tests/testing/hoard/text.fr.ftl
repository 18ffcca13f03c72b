game = Trésor

thing-bones = des os
thing-silver = de l’argent
thing-gold = de l’or

ask-dig = { $seat }, où creusez-vous ? Vous { PLURAL($coins, none: "n’avez aucune pièce", one: "avez # pièce", other: "avez # pièces") }.
do-peek = Regarder dans le coffre { $chest }
do-open = Ouvrir le coffre { $chest }
ask-appease = { $seat }, à qui donnez-vous une pièce ?
do-give = Donner une pièce à { $rival }
do-done = Gagner une pièce

board-title = Tour { $turn }, { $high ->
    [1] marée haute
   *[other] marée basse
  }
board-shore = Le rivage avec { PLURAL($closed, one: "# coffre fermé", other: "# coffres fermés") }
board-hoard = { $seat } : { PLURAL($coins, one: "# pièce", other: "# pièces") } et { PLURAL($pieces, one: "# objet", other: "# objets") }
board-lamp = La lampe
board-open = Coffre { $chest }, ouvert
board-closed = Coffre { $chest }, fermé
board-known = Coffre { $chest }, fermé, avec { $piece }

turn-order = Tours
  .text = Chacun joue à son tour, { $turns } fois.

tide-high = La marée
  .text = À marée haute, aucun coffre n’est ouvert.
  .refused = La marée est haute : le coffre { $chest } est sous l’eau.
  .told = La marée est { $high ->
    [1] haute
   *[other] basse
  }.

peek-once = Un seul regard
  .text = On ne regarde qu’une fois dans un coffre.
  .refused = Vous avez déjà regardé dans le coffre { $chest }.

peek-look = La lampe
  .text = À la lampe, on regarde dans un coffre.
  .told = { $seat } regarde dans le coffre { $chest }.

peek-secret = Un regard secret
  .text = Ce que l’on voit à la lampe, on est seul à le savoir.
  .told = Dans le coffre { $chest }, il y a { $piece }.

chest-open = Coffres ouverts
  .text = Un coffre n’est ouvert qu’une fois.
  .refused = Le coffre { $chest } est déjà ouvert.

chest-coin = Ouvrir un coffre
  .text = Ouvrir un coffre coûte une pièce.
  .refused = Pour ouvrir le coffre { $chest }, il vous faut une pièce ; vous { PLURAL($coins, none: "n’en avez aucune", one: "en avez #", other: "en avez #") }.
  .told = { $seat } ouvre le coffre { $chest } et prend { $piece }.

coin-earn = Gagner une pièce
  .text = Qui ne creuse pas gagne une pièce, s’il en reste.
  .told = { $seat } gagne une pièce.

bones-gift = Des os
  .untimely = On donne une pièce seulement après avoir trouvé des os, et alors avant toute autre chose. { $question }
  .text = Qui trouve des os donne une pièce à un autre.
  .refused = Vous ne pouvez pas vous donner la pièce à vous-même.
  .told = { $seat } donne une pièce à { $rival }.
