# Drakkar en français. Une règle est un message : son titre ; .text ce qu’elle dit ; .refused la phrase qui refuse un coup
# avec les chiffres de la position ; .told ce qu’elle a fait ; .ruling la lecture choisie où la règle se tait.

game = Drakkar

# Les choses

symbol-heart = cœur
  .the = le cœur
  .a = un cœur
symbol-spade = pique
  .the = le pique
  .a = un pique
symbol-diamond = carreau
  .the = le carreau
  .a = un carreau
symbol-club = trèfle
  .the = le trèfle
  .a = un trèfle
symbol-crown = couronne
  .the = la couronne
  .a = une couronne
symbol-tower = tour
  .the = la tour
  .a = une tour

drakkar-square = la case drakkar { $line }

# Ce qui est demandé, et ce qu’on peut répondre

ask-bring-out = { $number ->
    [1] { $seat }, sortez votre autre pion de { $one }.
   *[other] { $seat }, sortez { $same ->
    [1] vos deux pions de { $one }, l’un après l’autre.
   *[other] un pion de { $one } ou de { $two }. L’autre dé est pour l’autre pion.
  }
  }
ask-play-dice = { $number ->
    [1] { $seat }, déplacez une pièce de { $one } : l’un de vos pions, ou un emblème.
   *[other] { $seat }, déplacez { $same ->
    [1] deux pièces de { $one } chacune
   *[other] une pièce de { $one } et une autre de { $two }
  } : vos pions, ou des emblèmes.
  }
ask-on-emblem = { $seat }, votre pion est sur l’emblème en { $square }. Le regardez-vous, le prenez-vous, ou ni l’un ni l’autre ?
ask-choose-shield = { $seat }, il vous faut { $the-symbol }, et à votre partenaire aussi. Sur le bouclier de qui ?
ask-claim-under-pawn = { $seat }, prenez-vous un emblème sous l’un de vos pions avant de lancer les dés ?

do-move = { $out ->
    [1] Sortir le pion en { $end }
   *[other] { $piece ->
      [pawn] Déplacer le pion de { $start } à { $end }
     *[other] Déplacer l’emblème de { $start } à { $end }
    }
  }
do-pass = { $number ->
    [1] Ne pas jouer ce dé
   *[other] Ne jouer aucun dé
  }
do-see = Je vois
do-take = Je prends
do-leave = { $before ->
    [1] Lancer les dés
   *[other] Ni l’un ni l’autre
  }
do-claim = Prendre l’emblème en { $square }
do-place = { $own ->
    [1] Sur mon bouclier
   *[other] Sur celui de mon partenaire
  }

# La mise en place

aim-clan = Les emblèmes d’un clan
  .text = Chaque joueur est un seigneur à la tête d’un clan, et devant chacun il y a { $shields } boucliers, chacun portant un emblème différent du clan : cœur pour la vaillance, pique pour l’audace, carreau pour la constance, trèfle pour la sagesse, couronne pour la noblesse, tour pour la puissance. Trouvez ces emblèmes et garnissez vos boucliers.
  .ruling = Il y a { $kinds } sortes d’emblèmes et { $shields } boucliers : il en manque donc une à chaque clan. Notre copie ne dit pas laquelle : les clans sont ici reconstitués.
setup-emblems = Emblèmes face cachée
  .text = Les { $circles } emblèmes, { $many } de chaque sorte, sont mélangés et posés face cachée, un sur chaque cercle du plateau, qui a { $side } cases sur { $side }.
  .ruling = La règle compte { $squares } cases, celles des drakkars comprises, et { $circles } cercles. Leur place a été retrouvée d’après un dessin abîmé. Ses « cinq séries de six » sont lues comme { $many } emblèmes de chacune des { $kinds } sortes : c’est ainsi seulement qu’un clan peut être réuni, et qu’il y en a assez pour deux joueurs.
  .untimely = Cette case n’existe pas : le plateau va de a1 à m13, et chaque côté a deux cases Drakkar. { $question }
setup-two = Les emblèmes à deux joueurs
  .text = À deux, on joue avec { $few } emblèmes de chaque sorte, sur les { $white } cercles qui ne sont pas orange.
setup-pawns = Les pions sur leurs drakkars
  .text = Chaque joueur a deux pions, qui partent des deux cases drakkar devant lui. Deux joueurs se font face.
  .ruling = Où s’assoient trois joueurs n’est pas dit : ils laissent un côté libre. Les lignes devant lesquelles se trouvent les cases drakkar sont reconstituées.
begin-first-player = Qui commence
  .text = Chaque joueur lance une fois les deux dés. Le plus fort total commence.
  .ruling = Il n’est pas question d’égalités : ceux qui ont autant lancent de nouveau.
  .told = { $ends ->
    [0] { $seat } lance { $total }.
    [1] { $seat } lance { $total } : { $leader } commence.
   *[other] { $seat } lance { $total } : ceux qui ont le plus, à égalité, lancent de nouveau.
  }

# Le premier tour

turn-order = Le tour
  .text = À votre tour, vous lancez deux dés et déplacez des pièces d’après eux. C’est ensuite à votre voisin de gauche.
  .ruling = Le jeu va de droite à gauche, dit la règle : autour d’une table, c’est le sens des aiguilles d’une montre.
  .told = { $seat } lance { $one } et { $two }.
begin-both = Les deux pions sortent
  .text = À votre premier tour, vous devez sortir vos deux pions de leurs drakkars, un par dé. Rien d’autre ne peut bouger.
  .refused = À votre premier tour, ce sont vos pions qui sortent, et rien d’autre ne bouge.
begin-choose = Quel dé pour quel pion
  .text = À votre premier tour, vous choisissez quel dé est pour quel pion, et lequel sort d’abord.
  .ruling = La règle donne un dé à un pion et l’autre à l’autre, sans dire qui choisit. Si votre choix barre la route à l’autre pion, il reste.
begin-barred = Un pion qui ne peut pas encore sortir
  .text = Un pion dont la route est barrée au premier tour reste dans son drakkar. Il sort à un tour suivant, avec n’importe quel dé.
  .ruling = Ce que devient ce pion n’est pas dit. Il n’a pas été éliminé : il n’a donc pas besoin d’un { $release }.
  .told = { $number ->
    [one] Un pion du joueur { $seat } ne peut pas sortir : sa route est barrée.
   *[other] Aucun pion du joueur { $seat } ne peut sortir : leurs routes sont barrées.
  }

# Les déplacements

dice-two-pieces = Deux dés, deux pièces
  .text = Chaque dé déplace une pièce : vos deux pions, ou un pion et un emblème dans l’ordre que vous voulez, ou deux emblèmes.
  .untimely = Il n’y a pas de pièce à déplacer en { $start }. { $question }
dice-one-piece = Les dés ne s’additionnent pas
  .text = Les deux dés ne s’additionnent jamais, et aucune pièce ne joue les deux.
  .ruling = Qu’une pièce ne puisse jouer un dé puis l’autre, c’est ainsi que nous lisons que leur valeur ne se cumule jamais pour une pièce.
  .refused = { $sum ->
    [1] Les dés ne s’additionnent pas pour une seule pièce. Chaque dé déplace une pièce différente : { $one } et { $two }.
   *[other] { $piece ->
      [pawn] Ce pion a déjà été déplacé
     *[other] Cet emblème a déjà été déplacé
    } par l’autre dé. Déplacez une autre pièce avec celui-ci.
  }
dice-exact = Autant que le dé
  .text = Une pièce avance d’autant de cases que l’indique son dé, ni plus ni moins.
  .ruling = La règle parle d’avancer selon la valeur du dé, et jamais de moins. Une pièce qui dépasserait le bord ne peut donc pas aller par là.
  .refused = De { $start } à { $end } il y a { $far ->
    [1] une case
   *[other] { $far } cases
  }, et { $number ->
    [1] votre dé indique { $one }
   *[other] vos dés indiquent { $one } et { $two }
  }.
  .untimely = Une pièce avance d’autant de cases que l’indique son dé : elle ne peut pas rester sur place. { $question }
dice-free = Personne n’est obligé de jouer
  .text = Passé le premier tour, aucun dé ne doit être joué.
  .ruling = La règle dit ce que l’on peut déplacer, et ne parle d’obligation que pour le premier tour.
  .told = { $seat } ne déplace plus rien.
move-straight = Tout droit, dans huit directions
  .text = Pions et emblèmes vont en ligne droite : en avant, en arrière, de côté ou en diagonale.
  .ruling = La règle nomme les lignes, sans dire si l’on peut tourner en chemin : un coup suit une seule ligne.
  .refused = Aucune ligne droite ne mène de { $start } à { $end } : une pièce avance, recule, va de côté ou en diagonale, jusqu’au bout.
  .told = { $piece ->
    [out] { $seat } sort un pion en { $end }.
    [pawn] { $seat } déplace un pion de { $start } à { $end }.
   *[other] { $seat } déplace l’emblème de { $start } à { $end }.
  }
pawn-own = Vos pions seulement
  .text = On ne peut pas déplacer les pions des autres.
  .ruling = La règle parle des pions adverses. Ceux d’un partenaire, c’est aussi lui qui les déplace.
  .refused = Le pion en { $start } est à { $rival } : vous déplacez les vôtres.
pawn-no-jump = Un pion ne saute pas un pion
  .text = Un pion ne passe pas par-dessus un autre pion, de son camp ou d’un autre.
  .refused = { $own ->
    [1] Votre autre pion
   *[other] Un pion du joueur { $rival }
  } est sur le chemin, en { $square } : un pion ne passe pas par-dessus un pion.
pawn-over-emblems = Un pion saute les emblèmes
  .text = Un pion peut passer par-dessus des emblèmes.
pawn-occupied = Pas sur son propre camp
  .text = Un pion ne peut pas se poser sur un pion de son camp.
  .ruling = Il n’est question de se poser sur un pion que s’il est adverse et bloque un emblème. En équipes, les pions de votre partenaire sont de votre camp.
  .refused = { $own ->
    [1] Votre autre pion
   *[other] Un pion de votre partenaire
  } est en { $end } : vous ne pouvez pas vous y poser.
emblem-anybody = Les emblèmes, à tout le monde
  .text = Tant qu’ils sont sur le plateau, les emblèmes ne sont à personne : chacun peut les déplacer, s’il n’y a pas de pion dessus.
  .ruling = La règle interdit de déplacer les pions adverses, et parle d’emblèmes sans propriétaire.
emblem-over-all = Un emblème saute tout
  .text = Un emblème peut passer par-dessus emblèmes et pions.
emblem-under-pawn = Pas sous un pion
  .text = Un emblème ne peut pas s’arrêter où il y a un pion.
  .refused = { $own ->
    [1] Votre pion
   *[other] Un pion du joueur { $rival }
  } est en { $end }, et aucun emblème ne va sous un pion.
emblem-on-emblem = Un emblème par case
  .text = Un emblème ne peut pas s’arrêter où il y en a un autre.
  .ruling = La règle les laisse seulement passer les uns par-dessus les autres. À deux sur une case, on ne saurait plus auquel un pion est arrivé.
  .refused = En { $end } il y a déjà un emblème.
drakkar-straight-out = Tout droit hors du drakkar
  .text = De sa case drakkar, un pion sort droit devant lui.
  .refused = De son drakkar, un pion sort droit devant lui.
drakkar-no-return = Pas de retour
  .text = Un pion ne retourne pas de lui-même sur une case drakkar : on l’y renvoie seulement.
  .ruling = La règle nomme ces cases comme départ et comme prison, et seulement pour en sortir.
  .refused = { $home ->
    [1] Un pion ne revient pas sur sa case Drakkar.
   *[other] Cette case Drakkar est à un autre joueur : aucun pion n’y va.
  }
drakkar-pawns-only = Pas d’emblème sur un drakkar
  .text = Les emblèmes ne vont pas sur les cases drakkar.
  .ruling = Pour ces cases, la règle ne parle que de pions.
  .refused = Un emblème ne peut pas aller sur une case drakkar.

# Sur un emblème

land-choice = Sur un emblème
  .text = Quand votre pion se pose sur un emblème, vous pouvez le regarder ou le prendre. Rien ne vous y oblige.
  .ruling = La prise n’est jamais obligatoire, dit la règle. Nous le lisons aussi du regard.
  .told = { $seat } laisse l’emblème en { $square } comme il est.
  .untimely = On regarde ou on prend un emblème quand un pion arrive dessus, avant tout autre déplacement. { $question }
look-see = « Je vois »
  .text = Vous regardez l’emblème et le reposez face cachée au même endroit, votre pion dessus.
  .told = { $seat } regarde l’emblème en { $square }.
look-secret = Ce que vous voyez est à vous
  .text = Quand vous regardez, tous le voient, et nul autre ne voit ce que c’est.
  .told = { $seat } voit { $a-symbol } en { $square } : personne d’autre ne le sait.
look-by-heart = De mémoire
  .text = Retenez ce que vous avez vu, et où cela va : le plateau ne vous montre un emblème que tant que votre pion est dessus.
  .ruling = Si l’on peut prendre des notes n’est pas dit ; la règle parle d’un jeu d’observation. Avec « avec notes », ce que l’on peut choisir à tout moment de la partie, le plateau les prend pour vous : sur chaque emblème que vous avez vu, il montre ce que c’est, et à côté ce que les autres peuvent être. Le journal garde ce que l’on a vu pendant un tour de table, pour que personne n’ait à lire à la hâte.
  .by-heart = de mémoire
  .noted = avec notes
  .switch = Retenir pour moi
emblem-blocked = Emblèmes bloqués
  .text = Tant qu’un pion est sur un emblème, l’emblème est bloqué : personne ne peut le déplacer.
  .ruling = La règle dit bloqué l’emblème que son pion a regardé. Nous disons bloqué tout emblème sous un pion : on ne saurait l’en retirer.
  .refused = Le pion en { $start } est à { $rival } et y bloque l’emblème : vous ne pouvez déplacer ni l’un ni l’autre.
take-right = « Je prends », avec raison
  .text = Si l’emblème que vous prenez est de votre clan et que son bouclier est vide, posez-le sur ce bouclier, à la vue de tous. Votre pion reste où il est.
  .told = { $partner ->
    [1] { $seat } prend { $a-symbol } en { $square } pour { $leader }, qui a { $filled ->
      [1] un bouclier garni
     *[other] { $filled } boucliers garnis
    }.
   *[other] { $seat } prend { $a-symbol } en { $square } : { $filled ->
      [1] le premier bouclier est garni.
     *[other] { $filled } boucliers sont garnis.
    }
  }
take-own-shields = Pour vos boucliers seulement
  .text = On ne peut garder que les emblèmes de ses boucliers, un de chaque.
take-wrong = « Je prends », à tort
  .text = Si l’emblème n’est pas de votre clan, ou si vous l’avez déjà, vous le montrez à tous et le reposez face cachée au même endroit. Votre tour est fini, et vous êtes puni.
  .ruling = Combien de temps on le montre n’est pas dit. Sur notre plateau, il reste face visible jusqu’à la fin du tour suivant, pour que personne n’ait à regarder à la hâte.
  .told = { $owned ->
    [1] { $seat } se trompe : { $a-symbol } en { $square }, que son clan a déjà.
    [2] { $seat } se trompe : { $a-symbol } en { $square }, que le clan de son partenaire a déjà.
   *[other] { $seat } se trompe : { $a-symbol } en { $square }, qui n’est pas de son clan.
  } L’emblème est montré à tous, puis reposé.
take-blind = Prendre à l’aveugle
  .text = On peut prendre un emblème que l’on n’a pas vu. Si c’est à tort, la punition est la même.
take-landing = Quand regarder et prendre
  .text = On ne regarde et on ne prend qu’au moment où le pion se pose sur l’emblème. Pour prendre celui que l’on a regardé, il faut y revenir.
  .ruling = La règle donne le choix quand un coup de dé permet au pion de se poser. Avec « sous un pion », on peut aussi prendre, au début de son tour et avant de lancer, un emblème sous l’un de ses pions. Les parties sont plus courtes d’un quart ou plus.
  .on-landing = en se posant
  .under-a-pawn = sous un pion
  .told = { $seat } ne prend aucun des emblèmes sous ses pions.
  .untimely = On ne peut regarder ou prendre un emblème qu’au moment où un pion arrive dessus. Pour prendre celui où il se trouve, il faut y revenir. { $question }
prison-both = Les deux pions en prison
  .text = Pour une prise à tort, vos deux pions retournent sur vos cases drakkar, et vous passez { $turns } tours.
  .told = Les deux pions du joueur { $seat } vont en prison, pour { $turns ->
    [1] un tour
   *[other] { $turns } tours
  }.
prison-turns = Les tours passés
  .text = À un tour que vous passez, vous ne faites rien : ni lancer, ni déplacer d’emblème.
  .ruling = La règle dit en prison, et sans jouer ; nous lisons que les emblèmes ne bougent pas non plus.
  .told = { $seat } passe un tour{ $left ->
    [0] .
    [1] , et en passera encore un.
   *[other] , et en passera encore { $left }.
  }
prison-back = La sortie de prison
  .text = Après les tours passés, vous sortez un pion ou les deux, comme vous voulez, avec n’importe quel dé.

# La libération d’un emblème bloqué

free-capture = Libérer un emblème
  .text = Un pion peut se poser sur un pion adverse qui bloque un emblème. Ce pion est éliminé, et vous voyez, vous prenez, ou ni l’un ni l’autre.
  .told = { $seat } élimine le pion du joueur { $rival } en { $square }.
free-only-blocking = Seulement un pion qui bloque
  .text = Un pion adverse qui n’est pas sur un emblème ne peut pas être éliminé, et personne ne peut se poser dessus.
  .ruling = La règle ne parle d’éliminer un pion que s’il bloque un emblème.
  .refused = Le pion du joueur { $rival } en { $end } ne bloque aucun emblème : vous ne pouvez pas vous y poser.
free-worse-square = La plus mauvaise case drakkar
  .text = Un pion éliminé va sur celle de ses cases drakkar qui lui laisse le moins de sorties.
  .ruling = Les sorties, ce sont les nombres d’un dé avec lesquels le pion pourrait sortir à ce moment. À égalité, il va sur la case d’où il est parti ; si l’une est prise, sur l’autre.
  .told = Le pion { $of-seat } va sur la case Drakkar { $line } : { $ways ->
    [0] toutes les sorties y sont barrées
    [one] { $ways } sortie y est ouverte
   *[other] { $ways } sorties y sont ouvertes
  }.
prison-six = Un six pour sortir
  .text = Un pion éliminé ne sort qu’avec un { $release }, s’il peut avancer d’autant.
  .ruling = Avec un { $release } vous pouvez le sortir, sans y être obligé. Si vous le pouviez et ne l’avez pas fait, il lui en faut un autre.
  .refused = Ce pion a été éliminé : il ne sort qu’avec un { $release }, en avançant d’autant, et { $number ->
    [1] votre dé indique { $one }
   *[other] vos dés indiquent { $one } et { $two }
  }.
prison-barred = Un six qui ne sert pas
  .text = Si vous lancez un { $release } et que le pion éliminé ne peut pas avancer d’autant, jouez les dés autrement. Dès votre prochain tour, ce pion sort avec n’importe quel dé.
  .ruling = La règle dit qu’il le fera au prochain tour ; nous lisons qu’il le peut, et que ce droit dure jusqu’à ce qu’il serve. Si la route de deux pions éliminés est barrée, tous deux l’ont. On regarde si elle l’est au moment du lancer ; si elle s’ouvre dans le même tour, le { $release } peut encore servir.
  .told = La route d’un pion éliminé du joueur { $seat } est barrée : dès le prochain tour, il n’a plus besoin d’un { $release }.
  .refused = Ce pion a été éliminé, et sa route avec le { $release } est barrée. Il pourra sortir avec n’importe quel dé dès votre prochain tour.
prison-others = En attendant, les autres pièces
  .text = Tant qu’un pion est en prison, les dés sont pour votre autre pion et pour les emblèmes.
prison-replaces = Puni quand un pion est éliminé
  .text = Si vous prenez à tort quand un de vos pions est éliminé, tous deux sont en prison pour les tours passés, puis sortent avec n’importe quel dé.
  .ruling = La règle ne parle pas des deux à la fois. La punition vaut pour les deux pions et dit comment ils reviennent.

# La fin

end-victory = Roi des Vikings
  .text = Qui garnit le premier ses { $shields } boucliers gagne aussitôt.
  .told = { $seat } a garni { $shields } boucliers, et devient roi des Vikings.
end-enough = Assez pour tous
  .text = Il y a de chaque emblème autant qu’il en faut à tous : chacun peut donc encore gagner.

# Deux équipes de deux

team-two = Deux équipes de deux
  .text = À quatre, on peut jouer en deux équipes : les partenaires se font face. Toutes les autres règles restent les mêmes.
  .ruling = La règle le propose en variante ; d’ordinaire, chacun joue pour soi. Avec « par équipes », ceux qui se font face sont partenaires. Où ils s’assoient n’est pas dit.
  .alone = chacun pour soi
  .teams = par équipes
team-shields = Pour le bouclier du partenaire
  .text = En équipes, on peut aussi prendre des emblèmes pour les boucliers de son partenaire. On n’a tort que s’il ne sert à aucun des deux.
team-choose = Un emblème qui sert aux deux
  .text = Si l’emblème que vous prenez vous sert à tous deux, vous choisissez sur le bouclier de qui il va.
  .ruling = La règle ne dit pas qui choisit.
  .untimely = On choisit un bouclier seulement quand l’emblème manque aussi au partenaire, et alors avant toute autre chose. { $question }
team-silence = Les partenaires se taisent
  .text = Les partenaires ne peuvent pas se dire ce qu’ils ont vu.
team-victory = L’équipe qui gagne
  .text = En équipes, la première qui garnit tous les boucliers des deux partenaires gagne.
  .told = { $seat } et { $rival } ont garni { $shields } boucliers à deux, et gagnent.

# Les positions écrites et les fichiers de contenu

want-players = il faut une ligne pour chaque joueur à partir de A, pour 2, 3 ou 4 joueurs ; trouvé : { $found }
want-seat = « { $found } » n’est pas compris ; un joueur a deux cases, comme f6 c9, et shields, captive, released ou missing 1
want-square = il n’y a pas de case « { $found } »
want-turn = il faut un joueur, et peut-être first, comme : A first
want-dice = il faut un dé ou deux, et pour un seul peut-être ce que l’autre a déplacé, comme : 2 5, ou : 5, moved c9
want-one = il faut une seule chose à la ligne « { $found } »
no-emblem = il n’y a plus d’emblème de la sorte « { $found } »
bad-square = { $square } est déjà pris
bad-landed = aucun pion du joueur { $seat } n’est là sur un emblème
bad-players = il n’y a pas autant de joueurs qu’il peut en jouer
bad-pawns = les pions ne sont pas ceux des joueurs
bad-home = un pion du joueur { $seat } est sur une case, ou y est tenu, où il ne peut pas l’être
bad-turns = { $seat } ne peut pas avoir autant de tours à passer
bad-emblems = les emblèmes sur le plateau ne sont pas ceux que l’on connaît
bad-seen = ce que chaque siège a vu en dernier n’est pas ce qu’il a vu
bad-count = de chaque sorte il y a { $copies } emblèmes dans une partie, où qu’ils soient
bad-shields = { $seat } a un emblème qui n’est sur aucun de ses boucliers, ou l’a deux fois
bad-plan = il faut un plan de { $side } rangées de { $side } signes : un point, o pour un cercle blanc, O pour un orange
bad-moorings = il faut deux lignes du plateau, de 1 à { $side }, la plus petite d’abord
bad-clan = il faut { $shields } emblèmes différents
bad-seats-of = il faut autant de côtés différents que de joueurs, { $players }
bad-copies = il manque le nombre d’emblèmes de chaque sorte pour { $players } joueurs
bad-no-clan = il manque le clan de { $side }
bad-circles = il faut un emblème pour chacun des { $circles } cercles, et il y en a { $kinds } sortes
bad-demand = un emblème est demandé par { $wanted } clans, et il y en a moins

# Le plateau

board-won = { $seat } a gagné
board-won-together = { $seat } et { $rival } ont gagné
board-before = On tire qui commence
board-turn = C’est à { $seat }
board-board = Le plateau, depuis le bas à gauche
board-home = { $square }, à { $seat }
board-emblem = un emblème
board-emblem-known = { $up ->
    [1] un emblème, face visible : { $a-symbol }
   *[other] un emblème, { $a-symbol }
  }
board-pawn = un pion du joueur { $seat }
board-captive = éliminé
board-released = éliminé, et libre dès le prochain tour
board-punished = en prison
board-circle-white = un cercle blanc
board-circle-orange = un cercle orange
board-clan = Boucliers :
board-taken = Pris :
board-nothing-taken = Encore rien de pris
board-missing = En prison : passe encore { $turns ->
    [1] un tour
   *[other] { $turns } tours
  }
board-state = { $captive ->
    [0] { $home ->
      [0] Les deux pions sont sur le plateau
      [1] Un pion est sur son drakkar
     *[other] Les deux pions sont sur leurs drakkars
    }
    [1] { $home ->
      [1] Un pion est éliminé
     *[other] Un pion est éliminé, l’autre est sur son drakkar
    }
   *[other] Les deux pions sont éliminés
  }
board-shield = { $seat } : bouclier pour { $the-symbol }, { $filled ->
    [1] garni
   *[other] vide
  }
board-filled = { $filled } boucliers garnis sur { $shields }
board-die = Un dé qui indique { $face }
board-die-played = L’autre dé est joué
board-moved = déjà déplacé
board-plan = Plan reconstitué
board-note = La place des cercles et des drakkars et les clans sont reconstitués
board-notes = { $number ->
    [0] Vous avez vu tous les emblèmes
    [1] Un emblème que vous n’avez pas vu
   *[other] { $number } emblèmes que vous n’avez pas vus
  }
board-waits = { $turns ->
    [0] attend un { $release }
    [1] passe un tour
   *[other] passe { $turns } tours
  }
board-unseen-all = Pas encore vus
board-unseen = { $symbol } : { $number }

# Les questions

quiz-seen = { $number ->
    [1] { $a-symbol }
   *[other] { $number } × { $symbol }
  }
quiz-fitting = { $moved }{ $known ->
    [0] { "" }
   *[other] { " " }{ $seat } sait où se trouvent : { $seen }.
  } Quelle est la chance que l’emblème en { $square } aille sur un bouclier vide du joueur { $seat } ?
  .of = { $part } sur { $whole }
  .why = { $seat } ne sait pas distinguer { $hidden } emblèmes, et { $fit ->
    [0] aucun ne convient
    [1] un seul convient
   *[other] { $fit } conviennent
  }.
  .kinds = On compte ici les { $kinds } sortes comme si chacune était aussi probable que les autres.
  .all = On compte ici les { $all } emblèmes, comme si aucun n’avait été vu ou pris.
  .others = C’est la chance qu’il ne convienne pas.
quiz-taking = { $moved } { $seat } sait que c’est { $a-symbol }. Que se passe-t-il si { $seat } le prend ?
  .shield = L’emblème ({ $symbol }) va sur un bouclier
  .prison = Les deux pions vont en prison pour { $turns ->
    [1] un tour
   *[other] { $turns } tours
  }
  .lost = Seul l’autre dé est perdu
  .won = { $seat } a gagné, et la partie est finie
quiz-left = { $moved } De la sorte « { $symbol } », { $seat } { $seen ->
    [0] n’a vu aucun emblème
    [1] a vu un emblème
   *[other] a vu { $seen } emblèmes
  } sur le plateau. Combien y en a-t-il parmi les emblèmes que le joueur { $seat } n’a pas vus ?
  .why = Il y en a { $copies } de chaque sorte. { $seat } en a vu { $seen } là où ils sont, et il y en a { $taken } sur des boucliers : il en reste { $left }.
  .shields = On oublie ici ce qui est sur les boucliers.
  .looks = On oublie ici ce que le joueur { $seat } a vu.
  .all = C’est ce qu’il y avait au début.
  .players = Il en serait ainsi à un autre nombre de joueurs.
  .less = C’est un de trop peu.
  .more = C’est un de trop.
  .kinds = C’est le nombre des sortes, non des emblèmes d’une sorte.
quiz-stays = { $moved }{ $taken ->
    [0] { "" }
   *[other] { " " }C’est { $a-symbol }.
  } Que deviennent l’emblème en { $square } et le pion ?
  .stays = Il reste là face cachée, le pion dessus
  .open = Il reste là face visible, le pion dessus
  .shield = Il va sur un bouclier, et le pion reste là
  .home = Il reste là face cachée, et le pion retourne à son drakkar
quiz-recalls = { $moved } Quel est l’emblème en { $square } ?
  .symbol = { $a-symbol }
  .unknown = { $seat } ne peut pas le savoir
  .known = { $seen ->
    [1] { $seat } l’a vu : { $a-symbol }.
   *[other] { $seat } n’a pas vu ce que c’est.
  }
  .elsewhere = { $seen ->
    [0] { $seat } n’a vu aucun emblème de cette sorte qui soit sur le plateau.
   *[other] { $seat } a vu { $a-symbol }, mais c’est un autre emblème.
  }
quiz-witness = { $moved } Qui sait alors ce qu’est l’emblème de { $square } ?
  .alone = { $seat } seul
  .all = { $players ->
    [2] Les deux
   *[other] Tous
  }
  .nobody = Personne
  .before = { $seat } l’avait déjà vu.
quiz-tells = { $moved } Qu’est-ce que le joueur { $seat } en apprend sur l’emblème en { $square } ?
  .symbol = Ce que c’est
  .wanted = Seulement que le joueur { $rival } en a besoin
  .unwanted = Seulement que le joueur { $rival } n’en a pas l’usage
  .nothing = Rien de ce que c’est
  .choice = { $rival } a choisi avant de savoir ce qu’il y a là, ou sans regarder : le choix n’en peut pas dépendre.
  .seen = Ainsi { $seat } le sait aussi bien que le joueur { $rival }.
quiz-comes = { $question } Montrez un emblème auquel vous pouvez arriver pendant ce tour, pour le regarder ou le prendre.
  .far = Avec ces dés, aucun pion du joueur { $seat } ne peut arriver en { $square }.

quiz-begins = { $throws }. Qui commence ?
  .threw = { $seat } lance { $total }
  .again = Personne encore
  .why = Le plus fort total commence : { $total }, du joueur { $leader }.
  .again-why = { $total } est le plus fort total, et plus d’un joueur l’a lancé : ceux-là lancent de nouveau.
quiz-next-turn = { $moved } À qui est-ce après le tour du joueur { $seat } ?
  .order = Le tour passe à gauche, dans le sens des aiguilles d’une montre : après { $seat } vient { $leader }.
  .missed = { $seat } passe ce tour.
quiz-exits = { $moved } Avec quels nombres d’un dé le pion du joueur { $seat } peut-il sortir de { $home } ?
  .faces = { $faces }
  .none = avec aucun
  .drakkar-straight-out = Aucun pion n’est devant lui, aussi loin que va un dé.
  .pawn-occupied = Un pion de son propre camp est devant lui en { $square } : il sort avec moins de { $far }.
  .free-only-blocking = Un pion du joueur { $rival } est devant lui en { $square }, et ne bloque aucun emblème : la sortie n’est libre qu’avec moins de { $far }.
  .free-capture = Un pion du joueur { $rival } bloque l’emblème en { $square } : avec { $far }, on peut l’éliminer, et rien ne passe au-delà.
  .six = Seul un pion éliminé a besoin de ce nombre.
quiz-in-the-way = { $moved } { $seat } voudrait déplacer { $piece ->
    [pawn] le pion
   *[other] l’emblème
  } de { $start } à { $end }, de { $far }. Qu’est-ce qui l’empêche ?
  .nothing = Rien : le coup est permis
  .emblem = L’emblème en { $square }
  .pawn = { $emblem ->
    [1] Le pion du joueur { $rival } sur l’emblème en { $square }
   *[other] Le pion du joueur { $rival } en { $square }
  }
quiz-lands = { $moved } { $number ->
    [1] Le dé qui reste au joueur { $seat } indique { $one }
   *[other] { $seat } a lancé { $one } et { $two }
  }. Sur les emblèmes de quelles cases l’un de ses pions peut-il se poser ?
  .on = { $squares }
  .none = sur aucun
  .why = En ligne droite et libre : { $ways }.
  .way = de { $start } à { $end } avec { $far }
  .nowhere = Aucun emblème n’est, en ligne droite et libre, aussi loin d’un pion que le dit un dé.

# Questions sur les chances

quiz-reach = { $moved } Supposons que tout reste ainsi jusqu’au prochain tour du joueur { $seat }. Quelle est la chance qu’un de ses pions puisse alors arriver { $number ->
    [one] à l’emblème en { $squares }
   *[other] à l’un des emblèmes en { $squares }
  } ?
  .why = Les routes qui y mènent : { $ways }. Des { $whole } lancers de deux dés, { $good } ont ce que demande l’une d’elles.
quiz-released = { $moved } Quelle est la chance que le pion capturé du joueur { $seat } soit sorti de prison { $turns ->
    [one] à son prochain tour
   *[other] d’ici { $turns } de ses tours
  }, si rien ne vient sur sa route ?
  .why = Sur { $whole } lancers, { $without } ne montrent aucun { $release }. La chance qu’il n’en vienne aucun en { $turns ->
    [one] un lancer est de { $without }/{ $whole }
   *[other] { $turns } lancers est de { $without }/{ $whole }, multiplié { $turns } fois
  } ; le reste est la réponse.
quiz-fits = { $moved } Quelle est la chance que l’emblème en { $square } aille sur un bouclier vide du joueur { $seat }, pour autant qu’il puisse le savoir ?
quiz-blind = { $moved } Le joueur { $seat } n’a pas vu l’emblème en { $square }. Qu’est-ce qui coûte le moins de tours en moyenne ?
  .take = Le prendre à l’aveugle
  .look = Regarder d’abord, et revenir s’il convient
  .why = Il convient avec { $percent } chances sur 100. Qui a regardé met { $again } tours en moyenne à revenir. Une prise à tort coûte { $wrong } tours, ceux que l’on passe et le chemin du retour. Une prise à l’aveugle vaut donc la peine à partir de { $even } sur 100.

# Figures des chances

chart-percent = pour cent
chart-of = { $part } sur { $whole }
chart-reach = { $thrown ->
    [0] Où le joueur { $seat } peut aller par son prochain lancer
   *[1] Où le joueur { $seat } peut aller par { $one } et { $two }
  }
  .across = case
  .throws = lancers
  .dice = par le dé
  .there = il s’y trouve
  .lies = { $what ->
    [emblem] un emblème
    [both] un emblème bloqué
   *[none] –
  }
  .how = depuis, et par
  .way = { $after ->
    [0] { $start } par { $face }
    [6] { $start } par { $face }, après l’autre pion
   *[other] { $start } par { $face }, après l’autre pion par { $first }
  }
  .points = { $percent } pour cent
  .by = par { $dice }{ $first ->
    [0] { "" }
   *[1] , après l’autre pion
  }
  .sentence = { $seat } peut arriver à { $number ->
    [one] une case
   *[other] { $number } cases
  }. { $emblems ->
    [0] Aucun emblème ne s’y trouve.
   *[other] Par { $percent } pour cent des lancers, il peut arriver à un emblème.
  }
  .thrown = { $seat } { $number ->
    [0] ne peut arriver à aucune case
    [one] peut arriver à une case
   *[other] peut arriver à { $number } cases
  }. { $emblems ->
    [0] Aucun emblème ne s’y trouve.
    [one] Un emblème se trouve en { $squares }.
   *[other] Des emblèmes se trouvent en { $squares }.
  }
  .whose = Les pions de qui
  .throw = Dés
  .any = pas encore lancés
  .dice-of = { $one } et { $two }
chart-prison = { $barred ->
    [0] Combien de temps un pion reste en prison
   *[other] Combien de temps il y reste tant qu’un pion barre la case { $barred } de sa route
  }
  .across = tours
  .captured = capturé : déjà sorti
  .punished = puni : déjà sorti
  .sentence = { $never ->
    [1] Tant qu’un pion se trouve juste devant, aucun des deux ne sort.
   *[0] { $barred ->
        [0] Un pion capturé met { $captured } tours en moyenne à sortir
       *[other] Un pion capturé a besoin d’un { $release } puis d’un nombre plus petit : cela prend { $captured } tours en moyenne
      } ; un pion puni en met { $punished }. { $within ->
        [0] En { $turns } tours, un pion capturé est toujours moins probablement sorti que retenu
       *[other] À partir du tour { $within }, un pion capturé est au moins aussi probablement sorti que retenu
      } ; après { $turns } tours, il est encore en prison avec une chance de { $left } pour cent.
  }
  .barred = Case de sa route qu’un autre pion barre (0 : aucune)
chart-bayes = Que peut être l’emblème en { $square }, pour le joueur { $seat } ?
  .across = emblème
  .step = Regards et prises jusqu’ici
  .prior = avant, pour cent
  .posterior = après, pour cent
  .counted = compté avant
  .likelihood = vraisemblance de ce qui a été vu
  .product = avant × vraisemblance
  .left = compté après
  .fits = convient
  .fit = { $fits ->
    [1] oui
   *[0] non
  }
  .begun = Rien n’a encore été regardé. L’emblème en { $square } convient avec { $percent } pour cent, exactement { $exact }.
  .sentence = { $step }. { $told } { $moved ->
    [0] Cela ne dit rien de celui en { $square } : il est de chaque sorte aussi probablement qu’avant, et convient avec { $after } pour cent, exactement { $exact }.
   *[1] Celui en { $square } convenait avec { $before } pour cent, et convient maintenant avec { $after }, exactement { $exact }.
  }
chart-blind = Prendre l’emblème en { $square } sans l’avoir vu ?
  .across = boucliers garnis
  .fits = il convient
  .even = dès ici, une prise à l’aveugle vaut la peine
  .exact = il convient, exactement
  .best = moins de tours
  .do = { $take ->
    [1] le prendre
   *[0] regarder d’abord
  }
  .sentence = Revenir coûte { $again } tours en moyenne, une prise à tort { $wrong }. Une prise à l’aveugle vaut donc la peine si l’emblème convient avec { $percent } pour cent ou plus : ici { $pays ->
    [0] jamais
    [1] tant qu’aucun bouclier n’est garni
   *[other] jusqu’à { $most ->
        [one] un bouclier garni
       *[other] { $most } boucliers garnis
      }
  }.
  .square = Où se trouve l’emblème
  .fitting = Autres emblèmes vus qui conviendraient
  .others = Autres emblèmes vus qui ne conviendraient pas
chart-again = Revenir sur { $square } prend { $turns } tours en moyenne : un pour aller sur une case marquée, puis l’attente du nombre qui ramène de là
  .by = par { $far } : { $turns } tours en moyenne
chart-forgetting = Ce que vaut une mémoire
  .across = Emblèmes que l’autre se rappelle
  .won = Parties gagnées par qui n’oublie rien, sur 100
  .error = Erreur
  .moves = Coups d’une partie, en moyenne
  .sentence = Qui n’oublie rien gagne { $first } parties sur 100 contre qui oublie aussitôt, { $some } contre qui se rappelle les { $few } derniers emblèmes, et { $last } contre qui se rappelle les { $most } derniers. Par échantillon, non exact : à chaque fois { $matches } parties à deux entre robots que rien d’autre ne distingue. Dix-neuf fois sur vingt, la vraie valeur est à { $error } points près.

# Ce que veulent dire les dessins

legend = Ce que veulent dire les dessins
legend-board = Sur le plateau
legend-pawn = un pion
legend-moored = une case drakkar
legend-white = un cercle
legend-orange = un cercle, à 3 ou 4
legend-emblem = un emblème caché
legend-known = votre note d’emblème
legend-played = joué, ou déplacé
legend-bars = éliminé, ou en prison
legend-emblems = Les emblèmes, et leur sens
legend-heart = cœur : vaillance
legend-spade = pique : audace
legend-diamond = carreau : constance
legend-club = trèfle : sagesse
legend-crown = couronne : noblesse
legend-tower = tour : puissance
legend-shields = Les boucliers
legend-shield = encore à garnir
legend-shield-full = garni

# Ce que disent les pages avec les mots de ce jeu

ui-ships = Les clans
ui-sheet = Clans, journal et boutons
ui-sheet-walk = La règle, et les clans
ui-greedy = un robot qui n’oublie rien
ui-recalls-4 = un robot qui se rappelle les 4 derniers emblèmes qu’il a vus
ui-recalls-2 = un robot qui se rappelle les 2 derniers emblèmes qu’il a vus
ui-recalls-0 = un robot qui oublie aussitôt
sampled = Une chance est comptée : depuis cette position, la partie est terminée { $playouts } fois par des robots qui vont d’emblème en emblème et n’oublient rien. Dix-neuf fois sur vingt, elle est juste à { $error } pour cent près.

# Les questions sur la prison et sur les équipes

quiz-sent = { $moved } Sur quelle case va le pion du joueur { $rival } qui était en { $square } ?
  .home = Sur { $home }
  .captor = Sur une case drakkar du joueur { $seat }
  .captor-why = Un drakkar n’est une prison que pour les pions de son côté.
  .out = Sur aucune : il quitte la partie
  .out-why = Un pion éliminé peut revenir.
  .fewer = De { $home }, { $ways ->
    [0] aucun nombre d’un dé ne le fait
    [1] un seul nombre d’un dé le fait
   *[other] { $ways } nombres d’un dé le font
  } sortir, de { $other }, { $more }.
  .equal = De l’une comme de l’autre, { $ways ->
    [0] aucun nombre d’un dé ne le fait
    [1] un seul nombre d’un dé le fait
   *[other] { $ways } nombres d’un dé le font
  } sortir : il va donc sur { $home }, d’où il est parti.
  .taken = L’autre pion du joueur { $rival } est sur { $other }.
quiz-waits = { $moved } Comment le pion du joueur { $seat } sur { $home } sort-il de nouveau ?
  .any = Avec n’importe quel dé, dès le prochain tour du joueur { $seat }
  .six = Avec un { $release } seulement
  .turns = Après { $turns ->
    [1] un tour passé
   *[other] { $turns } tours passés
  }, avec n’importe quel dé
  .both = Après { $turns ->
    [1] un tour passé
   *[other] { $turns } tours passés
  }, avec un { $release } seulement
  .captured = Il a été éliminé.
  .punished = { $seat } a pris à tort.
  .barred = Il a été éliminé, et sa route était barrée quand un { $release } a été lancé.
  .begun = Sa route était barrée au premier tour.
quiz-out = { $moved } { $seat } a lancé { $one } et { $two }. Que peut faire à ce tour le pion éliminé sur { $home } ?
  .six = Sortir en { $end }, avec le { $face }
  .sum = Sortir en { $end }, avec les deux dés ensemble
  .other = Sortir en { $end }, avec le { $face }
  .released = Rien ; dès le prochain tour, n’importe quel dé le fait sortir
  .captive = Rien ; il lui faut toujours un { $release }
  .free = Tout droit, { $end } est à { $release } cases, et rien ne barre la route.
  .no-six = Aucun { $release } n’a été lancé.
  .no-other = Aucun autre dé ne fait sortir un pion éliminé.
  .stays-why = Il peut rester, mais il peut sortir.
quiz-underfoot = { $moved } { $seat } sait que c’est { $a-symbol } sous son propre pion en { $square }. Quand { $seat } peut-il le prendre au plus tôt ?
  .now = Tout de suite, avant de lancer
  .die = À ce tour, avec un dé pour cela, et le pion reste
  .again = Dès qu’un pion s’y pose de nouveau
  .never = Jamais : il est bloqué
  .landing = On ne prend un emblème que lorsqu’un pion s’y pose. Ce pion doit donc le quitter, puis l’un des deux y venir.
  .before = Dans cette partie, on peut prendre avant de lancer un emblème sous l’un de ses pions.
quiz-shield = { $moved } C’est { $a-symbol }. Où va-t-il ?
  .own = Sur un bouclier du joueur { $seat }
  .partner = Sur un bouclier du joueur { $rival }
  .choose = Sur un bouclier de l’un ou de l’autre, au choix du joueur { $seat }
  .prison = Il retourne en place, et les deux pions du joueur { $seat } vont en prison
  .needs = Il faut { $the-symbol } au joueur { $seat }.
  .has = { $seat } a déjà { $the-symbol }.
  .lacks = Aucun bouclier du joueur { $seat } n’est pour { $the-symbol }.
quiz-sees = { $moved } Qui voit ce qu’est l’emblème en { $square } ?
  .alone = { $seat } seulement
  .partners = { $seat } et { $rival }, qui sont partenaires
  .all = Tous
  .nobody = Personne encore
quiz-won = { $moved } Qui a gagné ?
  .nobody = Personne encore
  .first = { $seat }, aussitôt
  .alone = { $seat } tout seul
  .both = { $rival } et { $leader } ensemble
  .round = Cela se voit quand tous ont joué autant de tours
  .filled = { $seat } a garni { $filled ->
    [0] zéro bouclier
    [1] un bouclier
   *[other] { $filled } boucliers
  }.
