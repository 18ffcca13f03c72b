# Tablut en français. Les mêmes messages que dans text.en.ftl.

game = Tablut

seat-0 = Moscovie
seat-1 = Suède
letter-0 = M
letter-1 = S

# Les choses

thing-king = roi
  .the = le roi
thing-swede = Suédois
  .the = le Suédois
thing-muscovite = Moscovite
  .the = le Moscovite

# Ce qui est demandé, et ce qu’on peut répondre

ask-move-man = { $seat }, quel pion déplacez-vous, et jusqu’où ?
do-move = Déplacer { $the-kind } de { $start } à { $end }

# Le plateau et les coups

setup-board = Le plateau
  .text = Le plateau a neuf cases sur neuf. Celle du milieu est le château, que les Lapons appelaient konakis.
setup-men = Les pions
  .text = Le roi commence dans son château en { $castle }, entouré de { $swedes } Suédois en croix. { PLURAL($muscovites, one: "# Moscovite se tient", other: "# Moscovites se tiennent") } au milieu des quatre bords, quatre à chacun.
turn-first = Qui commence
  .text = La Moscovie joue le premier coup.
  .ruling = Le journal ne dit pas qui commence. Nous laissons commencer ceux qui attaquent.
turn-order = Tour à tour
  .text = Les deux camps déplacent un pion chacun, tour à tour.
turn-own-men = Vos propres pions
  .elsewhere = Il n’y a pas de pion à déplacer en { $start }. { $question }
  .text = Vous déplacez un pion de votre camp. Le roi est du camp de la Suède.
  .refused = En { $start } se tient un pion de l’autre camp : le vôtre est { $seat }.
move-far = Aussi loin qu’on veut
  .text = Tous les pions, le roi compris, vont aussi loin qu’ils veulent.
  .told = { $seat } déplace { $the-kind } de { $start } à { $end }.
move-straight = En ligne droite
  .text = Un coup suit les cases en ligne droite, jamais de biais.
  .refused = De { $start } aucune ligne droite ne mène à { $end } : on suit une rangée ou une colonne, jamais de biais.
move-way = Sur des cases libres
  .text = Un pion ne passe jamais par-dessus un autre, et ne va pas sur une case occupée.
  .refused = Le chemin de { $start } à { $end } n’est pas libre : il y a quelqu’un en { $at }.

# Le château

castle-king-only = Le château du roi
  .text = Seul le roi peut se tenir dans le château.
  .refused = { $end } est le château : seul le roi peut s’y tenir.
castle-cross = Autour du château
  .text = Personne ne traverse le château, même quand il est vide.
  .refused = Entre { $start } et { $end } se trouve le château : personne ne le traverse.
castle-return = Le retour du roi
  .text = Le roi peut revenir dans son château.
  .refused = Le roi a quitté son château, et n’y revient pas.
  .ruling = Le journal interdit le château à tous les autres, et ne dit rien d’un roi qui l’a quitté. Nous le laissons revenir. Lu comme « forbidden », il ne revient pas.
  .allowed = permis
  .forbidden = interdit

# Les prises

catch-two = Pris entre deux
  .text = Un pion est pris, et retiré du plateau, quand un ennemi joue de sorte qu’il y en a un de chaque côté de lui, sur une ligne.
  .told = { $seat } prend { $the-kind } en { $square }.
catch-own-move = Aller se mettre entre deux
  .text = Qui va lui-même se mettre entre deux ennemis n’y craint rien.
catch-castle = Pris contre le château
  .text = Le château vide compte comme un ennemi des deux camps : un pion à côté de lui est pris quand un ennemi vient de son autre côté.
  .ruling = Le journal ne parle du château comme d’un ennemi que là où le roi est pris à côté. Nous le prenons ainsi pour tous.
catch-beside-king = Pris à côté du roi
  .text = Tant que le roi est dans son château avec des Moscovites de trois côtés et un Suédois du quatrième, le château compte comme un ennemi de ce Suédois aussi.
king-armed = Le roi aide
  .text = Le roi prend avec ses hommes, comme chacun d’eux.
  .ruling = Les récits diffèrent sur la part du roi aux prises. Nous la lui laissons. Lu comme « unarmed », il n’en a pas.
  .armed = armé
  .unarmed = désarmé
king-four = Le roi entre quatre
  .text = Dans son château, le roi est pris par des Moscovites des quatre côtés. À côté du château il est pris par trois, le château vide étant du quatrième côté. La Moscovie a gagné.
  .told = Le roi est cerné de tous côtés : { $seat } a gagné.
king-two = Le roi entre deux
  .text = Ailleurs, le roi est pris entre deux Moscovites comme n’importe qui. La Moscovie a gagné.
  .told = Le roi est pris entre deux : { $seat } a gagné.

# La fin

king-warning = Raichi et tuichu
  .text = Quand le roi a un chemin libre jusqu’au bord, la Suède doit le dire : « raichi ». Quand il en a deux, c’est « tuichu », et on ne peut plus le retenir.
  .told = { $ways ->
    [1] « Raichi ! » Le roi a un chemin libre jusqu’au bord.
   *[other] « Tuichu ! » Le roi a { $ways } chemins libres jusqu’au bord.
  }
king-edge = Le roi s’échappe
  .text = Quand le roi atteint une case du bord, la Suède a gagné.
  .told = Le roi a atteint le bord : { $seat } a gagné.
end-no-move = Plus aucun coup
  .text = Qui ne peut déplacer aucun pion a perdu.
  .told = L’autre camp ne peut rien déplacer : { $seat } a gagné.
  .ruling = Le journal ne le prévoit pas. Nous suivons l’usage des jeux de ce genre.
end-repetition = Encore la même
  .text = La partie est nulle quand { $repetitions } fois les mêmes pions ont occupé les mêmes cases, le même camp devant jouer.
  .told = { $drawn ->
    [1] La même position est revenue trop souvent : la partie est nulle.
   *[other] L’autre camp a ramené trop souvent la même position : { $seat } a gagné.
  }
  .ruling = Le journal ne connaît pas de telle fin. Nous disons la partie nulle. Lu comme « loss », qui ramène la position a perdu.
  .draw = partie nulle
  .loss = défaite

# Le plateau de jeu

board-turn = { $seat } doit jouer
board-won = { $seat } a gagné
board-drawn = La partie est nulle
board-men = { $muscovites ->
    [1] Un Moscovite
   *[other] { $muscovites } Moscovites
  }, { $swedes ->
    [0] aucun Suédois
    [1] un Suédois
   *[other] { $swedes } Suédois
  }
board-all = Le plateau. Roi : { $king }. Suédois : { $swedes }. Moscovites : { $muscovites }
board-none = aucun
board-castle = le château
board-free = libre
