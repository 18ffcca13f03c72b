# Drakkar en français. Une règle est un message : son titre ; .text ce qu’elle dit ; .refused la phrase qui refuse un coup
# avec les chiffres de la position ; .told ce qu’elle a fait ; .ruling notre choix où le livret de règles se tait.

game = Drakkar
game-about = Déplacez deux pions et retenez les emblèmes cachés : cinq boucliers remplis, et c’est gagné.
seat-1 = Bleu
  .of = de Bleu
  .to = à Bleu
seat-you = votre clan
  .of = de votre clan
  .to = à votre clan

# Les choses

symbol = { WORD($symbol, heart: "cœur", spade: "pique", diamond: "carreau", club: "trèfle", crown: "couronne", tower: "tour") }
  .the = { WORD($symbol, crown: "la", tower: "la", other: "le") } { symbol }
  .a = { WORD($symbol, crown: "une", tower: "une", other: "un") } { symbol }

square = { $square }
  .the = { $square }
  .at = en { $square }
drakkar-square = Case Drakkar { drakkar-side }
  .the = la case Drakkar { drakkar-side }
  .at = sur la case Drakkar { drakkar-side }
drakkar-side = { $line } ({ WORD($side, south: "sud", west: "ouest", north: "nord", east: "est") })

# Ce qui est demandé, et ce qu’on peut répondre

ask-bring-out = { $dice ->
    [one] { $seat }, sortez votre autre pion avec le { $one }.
    [alike] { $seat }, sortez vos deux pions, chacun avec un { $one }, l’un après l’autre.
   *[other] { $seat }, sortez un pion avec le { $one } ou le { $two } ; l’autre dé sortira l’autre pion.
  }
ask-play-dice = { $dice ->
    [one] { $seat }, déplacez une pièce de { PLURAL($one, one: "# case", other: "# cases") } (un de vos pions ou un emblème).
    [alike] { $seat }, déplacez deux pièces de { PLURAL($one, one: "# case", other: "# cases") } chacune (vos pions ou des emblèmes).
   *[other] { $seat }, déplacez une pièce de { PLURAL($one, one: "# case", other: "# cases") } et une autre de { $two } (vos pions ou des emblèmes).
  }
ask-on-emblem = { $seat }, votre pion est sur l’emblème en { $square }. « Je vois », « Je prends », ou le laissez-vous ?
ask-choose-shield = { $seat }, il vous manque { $the-symbol }, à votre partenaire aussi. Quel bouclier remplir ?
ask-claim-under-pawn = { $seat }, prenez-vous un emblème sous un de vos pions avant de lancer les dés ?
your-dice = { $dice ->
    [one] votre dé indique { $one }
   *[other] vos dés indiquent { $one } et { $two }
  }

do-move = { $piece ->
    [out] Sortir le pion { $at-end }
   *[other] Déplacer { WORD($piece, pawn: "le pion", emblem: "l’emblème") } de { $the-start } à { $the-end }
  }
do-pass = { PLURAL($number, one: "Passer ce dé", other: "Passer les deux dés") }
do-see = Je vois
do-take = Je prends
do-leave = { WORD($then, roll: "Lancer les dés", play: "Laisser l’emblème") }
do-claim = Prendre l’emblème en { $square }
do-place = { $whose ->
    [own] Sur mon bouclier
    [partner] Sur le bouclier de mon partenaire
   *[rival] Sur un bouclier { $of-rival }
  }

# La mise en place

aim-clan = Les emblèmes de votre clan
  .text = Vous êtes à la tête d’un clan. Devant vous, { PLURAL($shields, one: "# bouclier", other: "# boucliers") } (les cases « bouclier ») portent chacun un emblème différent : la symbolique de votre clan. Cœur pour la vaillance, pique pour l’audace, carreau pour la constance, trèfle pour la sagesse, couronne pour la noblesse, tour pour la puissance. Trouvez ces emblèmes et remplissez vos boucliers.
  .ruling = Il y a { PLURAL($kinds, one: "# sorte", other: "# sortes") } d’emblèmes et { PLURAL($shields, one: "# bouclier", other: "# boucliers") } : il en manque donc { PLURAL($lacking, one: "une", other: "#") } à chaque clan. Notre exemplaire ne dit pas { PLURAL($lacking, one: "laquelle", other: "lesquelles") } : les clans sont ici reconstitués.
setup-emblems = Emblèmes face cachée
  .text = Mélangez { PLURAL($circles, one: "l’emblème", other: "les # emblèmes") }, { $copies-4 } de chaque sorte. Posez-en un, face cachée, sur chaque cercle du plateau (le tapis de jeu), qui a { PLURAL($board-side, one: "# case", other: "# cases") } de côté.
  .ruling = Le livret de règles compte { PLURAL($squares, one: "# case", other: "# cases") }, cases Drakkar comprises, et { PLURAL($circles, one: "# cercle", other: "# cercles") }. Nous avons retrouvé leur place d’après un dessin abîmé. Nous comprenons ses « cinq séries de six » comme { PLURAL($copies-4, one: "# emblème", other: "# emblèmes") } de chacune des { PLURAL($kinds, one: "# sorte", other: "# sortes") } : sinon, on ne pourrait pas réunir un clan, et deux joueurs n’en auraient pas assez.
  .elsewhere = Cette case n’existe pas sur le plateau. { $question }
setup-two = Emblèmes à deux joueurs
  .text = À deux, on joue avec { PLURAL($copies-2, one: "# emblème", other: "# emblèmes") } de chaque sorte, sur { PLURAL($white, one: "le cercle qui n’est pas", other: "les # cercles qui ne sont pas") } orange.
setup-pawns = Les pions sur leurs cases Drakkar
  .text = Chaque joueur a deux pions, qui partent des deux cases Drakkar placées devant lui. À deux, on joue face à face.
  .ruling = Le livret de règles ne dit pas où s’assoient trois joueurs : ils laissent un côté libre. L’emplacement des cases Drakkar est reconstitué.
short-match = La partie courte
  .text = Une première partie peut être courte : chaque clan n’a que { PLURAL($short-shields, one: "# bouclier", other: "# boucliers") }. Elle ne figure dans aucun livret de règles : c’est une idée de Vikinglab.
begin-first-player = Premier joueur
  .text = Chaque joueur lance une fois les deux dés. Le total le plus fort commence.
  .ruling = Le livret de règles ne parle pas des égalités. En cas d’égalité en tête, on relance.
  .told = { $next ->
    [roll] { $seat } fait { $total }.
    [begin] { $seat } fait { $total } : { $leader } commence.
   *[again] { $seat } fait { $total } : égalité en tête, on relance.
  }

# Le premier tour

turn-order = Tour de jeu
  .text = À votre tour, lancez deux dés et déplacez des pièces. Ensuite, c’est à votre voisin de gauche.
  .ruling = Le livret de règles dit que le jeu va de droite à gauche : autour d’une table, c’est le sens des aiguilles d’une montre.
  .told = { $seat } lance { $one } et { $two }.
  .untimely = Vous n’avez pas encore lancé les dés : décidez d’abord pour l’emblème, lancez-les ensuite. { $question }
begin-both = Sortie des deux pions
  .text = À votre premier tour, vous devez sortir vos deux pions de leurs cases Drakkar, un par dé. Rien d’autre ne peut bouger.
  .refused = À votre premier tour, vous sortez vos deux pions et rien d’autre ne bouge. { $dice ->
    [one] Sortez votre autre pion avec le { $one }.
    [alike] Sortez un pion avec un { $one }.
   *[other] Sortez un pion avec le { $one } ou le { $two }.
  }
begin-choose = Choix du dé
  .text = À votre premier tour, vous choisissez le dé de chaque pion, et celui qui sort en premier.
  .ruling = Le livret de règles donne un dé à chaque pion, sans dire qui choisit. Si votre choix barre la route à l’autre pion, il reste sur sa case.
begin-barred = Pion encore bloqué au départ
  .text = Si la route d’un pion est barrée au premier tour, il reste sur sa case Drakkar. Il sort à un tour suivant, avec n’importe quel dé.
  .ruling = Le livret de règles ne dit pas ce que devient ce pion. Il n’a pas été éliminé : il n’a donc pas besoin d’un { $prison-release }.
  .told = { PLURAL($number, one: "Un pion", other: "Les deux pions") } { $of-seat } { PLURAL($number, one: "ne peut pas sortir : sa", other: "ne peuvent pas sortir : leur") } route est barrée.

# Les déplacements

dice-two-pieces = Deux dés, deux pièces
  .text = Chaque dé déplace une pièce différente : deux de vos pions, deux emblèmes, ou un pion et un emblème, dans l’ordre que vous voulez.
  .elsewhere = Il n’y a pas de pièce à déplacer sur cette case. { $question }
dice-one-piece = Un seul dé par pièce
  .text = Les deux dés ne s’additionnent jamais, et une pièce ne joue jamais les deux.
  .ruling = Le livret de règles dit que la valeur des dés ne se cumule jamais pour une pièce. Nous comprenons qu’une pièce ne peut pas non plus jouer un dé, puis l’autre.
  .refused = { $dice ->
    [one] { WORD($piece, emblem: "Cet emblème", other: "Ce pion") } a déjà été déplacé par l’autre dé. Déplacez une autre pièce avec le { $one }.
   *[other] Les dés ne s’additionnent pas. Déplacez une pièce avec le { $one } et une autre avec le { $two }.
  }
dice-exact = Le nombre exact de cases
  .text = Une pièce avance d’autant de cases que l’indique son dé, ni plus ni moins.
  .ruling = Le livret de règles parle d’avancer selon la valeur du dé, jamais de moins. Une pièce ne peut donc pas aller dans une direction où elle sortirait du plateau.
  .refused = De { $the-start } à { $the-end }, il y a { PLURAL($far, one: "# case", other: "# cases") } : { your-dice }.
  .elsewhere = Une pièce ne peut pas rester sur place : elle avance d’autant de cases que l’indique son dé. { $question }
dice-free = Dés facultatifs
  .text = Après le premier tour, rien ne vous oblige à jouer vos dés.
  .ruling = Le livret de règles dit ce que l’on peut déplacer, et ne parle d’obligation que pour le premier tour.
  .told = { $seat } ne déplace plus rien.
move-straight = Tout droit, dans huit directions
  .text = Pions et emblèmes vont en ligne droite : en avant, en arrière, de côté ou en diagonale.
  .ruling = Le livret de règles nomme les lignes, sans dire si l’on peut tourner en chemin : un coup suit une seule ligne.
  .refused = On ne va pas de { $the-start } à { $the-end } en ligne droite. Une pièce avance, recule, va de côté ou en diagonale.
  .told = { $piece ->
    [out] { $seat } sort un pion en { $end }.
   *[other] { $seat } déplace { WORD($piece, pawn: "un pion", other: "l’emblème") } de { $start } à { $end }.
  }
pawn-own = Vos pions seulement
  .text = Vous ne pouvez pas déplacer les pions des autres joueurs.
  .ruling = Le livret de règles parle des pions adverses. En équipes, vous ne déplacez pas non plus les pions de votre partenaire.
  .refused = Le pion { $at-start } est { $to-rival } : vous ne déplacez que les vôtres.
pawn-no-jump = Un pion ne saute pas un pion
  .text = Un pion ne passe jamais par-dessus un autre pion, ami ou adverse.
  .refused = { $whose ->
    [own] Votre autre pion
   *[other] Un pion { $of-rival }
  } barre la route en { $square } : un pion ne saute pas un autre pion.
pawn-over-emblems = Un pion saute les emblèmes
  .text = Un pion peut passer par-dessus des emblèmes.
pawn-occupied = Pas sur son propre camp
  .text = Un pion ne peut pas se poser sur un pion de son camp.
  .ruling = Le livret de règles ne permet de se poser sur un pion que s’il est adverse et bloque un emblème. En équipes, les pions de votre partenaire sont de votre camp.
  .refused = Vous ne pouvez pas vous poser { $at-end } : { WORD($whose, own: "votre autre pion", partner: "un pion de votre partenaire") } s’y trouve.
emblem-anybody = Les emblèmes sont à tout le monde
  .text = Sur le plateau, les emblèmes ne sont à personne : chaque joueur peut les déplacer, s’il n’y a pas de pion dessus.
  .ruling = Le livret de règles interdit de déplacer les pions adverses, et parle d’emblèmes sans propriétaire.
emblem-over-all = Un emblème saute tout
  .text = Un emblème peut passer par-dessus les emblèmes et les pions.
emblem-under-pawn = Pas sous un pion
  .text = Un emblème ne peut pas s’arrêter sous un pion.
  .refused = Un emblème ne s’arrête pas sous un pion : { $whose ->
    [own] le vôtre
   *[other] un pion { $of-rival }
  } est { $at-end }.
emblem-on-emblem = Un emblème par case
  .text = Un emblème ne peut pas s’arrêter sur un autre.
  .ruling = Le livret de règles les laisse seulement passer les uns par-dessus les autres. Avec deux emblèmes sur une case, on ne saurait plus lequel un pion a atteint.
  .refused = Il y a déjà un emblème { $at-end }.
drakkar-straight-out = Sortie tout droit
  .text = Un pion sort de sa case Drakkar tout droit devant lui.
  .refused = Un pion ne sort de sa case Drakkar que tout droit devant lui.
drakkar-no-return = Pas de retour
  .text = Un pion ne va jamais de lui-même sur une case Drakkar : on l’y renvoie.
  .ruling = Le livret de règles parle de ces cases comme départ et comme prison, et seulement pour en sortir.
  .refused = { $whose ->
    [own] Un pion ne revient pas de lui-même sur sa case Drakkar : on l’y renvoie seulement.
    [nobody] Personne ne joue de ce côté : aucun pion ne va sur cette case Drakkar.
   *[rival] Cette case Drakkar est à un autre joueur : aucun pion n’y va.
  }
drakkar-pawns-only = Pas d’emblème sur une case Drakkar
  .text = Les emblèmes ne vont pas sur les cases Drakkar.
  .ruling = Pour ces cases, le livret de règles ne parle que de pions.
  .refused = Un emblème ne va pas sur une case Drakkar : elle est réservée aux pions.

# Sur un emblème

land-choice = Arrivée sur un emblème
  .text = Quand votre pion se pose sur un emblème, vous pouvez le regarder, le prendre ou le laisser.
  .ruling = Le livret de règles dit que la prise n’est jamais obligatoire. Nous comprenons qu’il en va de même pour regarder.
  .told = { $seat } laisse l’emblème en { $square }.
  .untimely = On regarde ou on prend un emblème quand un pion s’y pose, avant tout autre déplacement. { $question }
look-see = « Je vois »
  .text = Regardez l’emblème et reposez-le face cachée au même endroit, votre pion dessus.
  .told = { $seat } regarde l’emblème en { $square }.
look-secret = Ce que vous voyez reste secret
  .text = Quand vous regardez un emblème, tout le monde le sait, mais personne d’autre ne le voit.
  .told = { $seat } voit { $a-symbol } en { $square } : personne d’autre ne le sait.
look-by-heart = De mémoire
  .text = Quand vous regardez un emblème, le plateau vous le montre jusqu’à votre prochain coup. Après, retenez ce que c’est et où il va.
  .ruling = Le livret de règles ne dit pas si l’on peut prendre des notes. Il parle d’un jeu d’observation : ni le plateau ni le journal ne vous rappellent ce que vous avez vu. Choisissez « Retenir pour moi » quand vous voulez, et le plateau prend des notes. Il marque chaque emblème que vous avez vu, et compte ce que les autres peuvent être.
emblem-blocked = Emblèmes bloqués
  .text = Tant qu’un pion est sur un emblème, l’emblème est bloqué : personne ne peut le déplacer.
  .ruling = Le livret de règles dit qu’un emblème est bloqué quand son pion l’a regardé. Pour nous, tout emblème sous un pion est bloqué : on ne pourrait guère l’en retirer.
  .refused = Un pion { $of-rival } bloque l’emblème { $at-start } : vous ne pouvez déplacer ni l’un ni l’autre.
take-right = « Je prends » : bonne prise
  .text = Si l’emblème est de votre clan et que son bouclier est vide, posez-le dessus, à la vue de tous. Votre pion reste où il est.
  .told = { $whose ->
    [partner] { $seat } prend { $a-symbol } en { $square } pour { $leader }, qui a maintenant { PLURAL($filled, one: "# bouclier rempli", other: "# boucliers remplis") }.
   *[own] { $seat } prend { $a-symbol } en { $square } { PLURAL($filled, one: "et remplit son premier bouclier.", other: "et a maintenant # boucliers remplis.") }
  }
take-own-shields = Pour vos boucliers seulement
  .text = Vous ne pouvez garder que les emblèmes de vos boucliers, un de chaque.
take-wrong = « Je prends » : erreur
  .text = Si l’emblème n’est pas de votre clan, ou si vous l’avez déjà, montrez-le à tous. Reposez-le face cachée au même endroit. Votre tour est fini, et vous recevez une pénalité.
  .ruling = Le livret de règles ne dit pas combien de temps on le montre. Sur notre plateau, il reste face visible jusqu’à la fin du tour suivant, pour que personne n’ait à regarder à la hâte.
  .told = { $seat } se trompe : { $a-symbol } en { $square }, { WORD($owner, own: "que son clan a déjà", partner: "que le clan de son partenaire a déjà", nobody: "qui n’est pas de son clan") }. L’emblème est montré à tous, puis reposé.
take-blind = Prise à l’aveugle
  .text = Vous pouvez prendre un emblème que vous n’avez pas vu. En cas d’erreur, la pénalité est la même.
take-landing = Seulement en se posant
  .text = Vous ne pouvez regarder ou prendre un emblème qu’au moment où votre pion s’y pose. Pour prendre celui que vous avez regardé, il faut y revenir.
  .ruling = Le livret de règles donne le choix quand un lancer permet au pion de se poser. Avec l’option « sous un pion », vous pouvez aussi prendre un emblème avant de lancer les dés, si un de vos pions est dessus. Les parties sont alors plus courtes d’un quart ou plus.
  .on-landing = en se posant
  .under-a-pawn = sous un pion
  .told = { $seat } ne prend aucun emblème sous ses pions.
  .refused = { $lies ->
    [emblem] Aucun de vos pions n’est { $at-there }. Avant de lancer les dés, on ne prend qu’un emblème sous un de ses pions.
   *[nothing] Il n’y a pas d’emblème { $at-there }. Avant de lancer les dés, on ne prend qu’un emblème sous un de ses pions.
  }
  .untimely = { $reading ->
    [under-a-pawn] On regarde ou on prend un emblème au moment où un pion s’y pose. On peut aussi prendre celui qui est sous un pion avant de lancer les dés. { $question }
   *[on-landing] On ne peut regarder ou prendre un emblème qu’au moment où un pion s’y pose. Pour prendre celui qui est sous un pion, il faut y revenir. { $question }
  }
prison-both = Les deux pions en prison
  .text = Après une erreur, vos deux pions retournent sur vos cases Drakkar, et vous passez { PLURAL($prison-turns, one: "# tour", other: "# tours") }.
  .told = Les deux pions { $of-seat } vont en prison pour { PLURAL($turns, one: "# tour", other: "# tours") }.
prison-turns = Tours passés
  .text = Quand vous passez un tour, vous ne lancez pas les dés et vous ne déplacez pas d’emblème.
  .ruling = Le livret de règles dit en prison, et sans jouer. Nous comprenons que les emblèmes ne bougent pas non plus.
  .told = { $seat } passe un tour{ PLURAL($left, none: ".", one: ", et en passera encore un.", other: ", et en passera encore #.") }
prison-back = Sortie de prison
  .text = Après les tours passés, vous pouvez sortir un pion ou les deux, avec n’importe quel dé.

# La libération d’un emblème bloqué

free-capture = Libération d’un emblème
  .text = Un pion peut se poser sur un pion adverse qui bloque un emblème. Le pion adverse est éliminé. Ensuite, vous regardez l’emblème, vous le prenez ou vous le laissez.
  .told = { $seat } élimine le pion { $of-rival } en { $square }.
free-only-blocking = Seulement un pion qui bloque
  .text = Un pion adverse qui n’est pas sur un emblème ne peut pas être éliminé, et personne ne peut se poser dessus.
  .ruling = Le livret de règles ne parle d’éliminer un pion que s’il bloque un emblème.
  .refused = Vous ne pouvez pas vous poser { $at-end } : le pion { $of-rival } n’y bloque aucun emblème.
free-worse-square = La plus mauvaise case Drakkar
  .text = Un pion éliminé va sur celle de ses cases Drakkar qui lui laisse le moins de sorties.
  .ruling = Une sortie est une case droit devant, à portée d’un dé, ouverte au pion à ce moment. À égalité, le pion va sur la case d’où il est parti. Si l’une est prise, il va sur l’autre.
  .told = Le pion { $of-seat } va { $at-home } : { PLURAL($ways, none: "toutes les sorties y sont barrées.", one: "# sortie y est ouverte.", other: "# sorties y sont ouvertes.") }
prison-six = Un { $prison-release } pour sortir
  .text = Un pion éliminé ne sort qu’avec un { $prison-release }, s’il peut avancer d’autant de cases.
  .ruling = Avec un { $prison-release }, vous pouvez le sortir, mais rien ne vous y oblige. Si vous le pouviez et ne l’avez pas fait, il lui en faut un autre.
  .refused = Ce pion a été éliminé : il ne sort qu’avec { IF($rolled, "le", "un") } { $release }, en avançant de { PLURAL($release, one: "# case", other: "# cases") }{ $rolled ->
    [0] , et { your-dice }.
   *[other] .
  }
prison-barred = Un { $prison-release } qui ne sert pas
  .text = Si vous faites un { $prison-release } et que le pion éliminé ne peut pas avancer d’autant, jouez les dés autrement. Dès votre prochain tour, ce pion sort avec n’importe quel dé.
  .ruling = Le livret de règles dit qu’il sort au prochain tour. Nous comprenons qu’il le peut, et que ce droit dure jusqu’à ce qu’il serve. Si la route de deux pions éliminés est barrée, tous deux ont ce droit. On regarde la route au moment du lancer. Si elle s’ouvre plus tard dans le tour, le { $prison-release } peut encore servir.
  .told = La route d’un pion éliminé { $of-seat } est barrée : dès le prochain tour, il n’a plus besoin d’un { $release }.
  .refused = Ce pion a été éliminé, et sa route est barrée pour le { $release }. Dès votre prochain tour, il pourra sortir avec n’importe quel dé.
prison-others = En attendant, les autres pièces
  .text = Tant qu’un pion est en prison, jouez les dés avec votre autre pion et avec les emblèmes.
prison-replaces = Pénalité avec un pion éliminé
  .text = Si vous vous trompez alors qu’un de vos pions est éliminé, les deux vont en prison. Après les tours passés, ils sortent avec n’importe quel dé.
  .ruling = Le livret de règles ne parle pas des deux à la fois. La pénalité vaut pour les deux pions et dit comment ils reviennent.

# La fin

end-victory = Roi des vikings
  .text = Le premier joueur qui remplit { PLURAL($shields, one: "son bouclier", other: "ses # boucliers") } gagne aussitôt.
  .told = { $seat } a rempli { PLURAL($shields, one: "# bouclier", other: "# boucliers") } et devient roi des vikings.
end-enough = Assez pour tous
  .text = Il y a assez d’emblèmes de chaque sorte pour tous ceux qui en ont besoin : chacun peut donc encore gagner.

# Deux équipes de deux

team-two = Deux équipes de deux
  .text = À quatre, on peut jouer en deux équipes : les partenaires se font face. Toutes les autres règles restent les mêmes.
  .ruling = Le livret de règles le propose en variante ; d’ordinaire, chacun joue pour soi. Avec l’option « par équipes », les joueurs face à face sont partenaires. Le livret de règles ne dit pas où ils s’assoient.
  .alone = chacun pour soi
  .teams = par équipes
team-shields = Pour le bouclier du partenaire
  .text = En équipes, vous pouvez aussi prendre des emblèmes pour les boucliers de votre partenaire. Vous ne vous trompez que si l’emblème ne sert à aucun des deux.
  .untimely = En équipes, on ne choisit un bouclier que si l’emblème que l’on prend manque aux deux partenaires. { $question }
team-choose = Un emblème qui sert aux deux
  .text = Si l’emblème que vous prenez sert à vous et à votre partenaire, vous choisissez le bouclier à remplir.
  .ruling = Le livret de règles ne dit pas qui choisit.
  .told = { $seat } prend { $a-symbol } en { $square } : il manque aux deux partenaires.
  .refused = L’emblème va sur votre bouclier ou sur celui de votre partenaire, pas sur un bouclier { $of-rival }.
  .untimely = L’emblème est pris : il ne reste qu’à choisir son bouclier. { $question }
team-silence = Silence entre partenaires
  .text = Les partenaires ne peuvent pas se dire ce qu’ils ont vu.
team-victory = L’équipe qui gagne
  .text = En équipes, la première équipe qui remplit tous les boucliers des deux partenaires gagne.
  .told = { $seat } et { $rival } ont rempli { PLURAL($shields, one: "# bouclier", other: "# boucliers") } à deux, et gagnent.

# Le plateau

board-won = { $and-winners } { PLURAL($number, one: "a gagné", other: "ont gagné") }
board-round = Qui commence ?
board-turn = À { $seat } de jouer
board-shields = Boucliers
board-board = Le plateau, depuis le coin inférieur gauche
board-home = { $square }, { $to-seat }
board-emblem = un emblème
board-emblem-known = un emblème, { IF($up, "face visible : ") }{ $a-symbol }
board-pawn = un pion { $of-seat }
board-held = { WORD($held, captive: "éliminé", released: "éliminé, libre dès le prochain tour", punished: "en prison") }
board-circle = { WORD($circle, white: "un cercle blanc", orange: "un cercle orange") }
board-clan = Boucliers
board-taken = Pris
board-nothing-taken = Rien de pris pour l’instant
board-missing = En prison : passe encore { PLURAL($turns, one: "# tour", other: "# tours") }
board-none-captured = { PLURAL($home, none: "Les deux pions sont sur le plateau", one: "Un pion est sur sa case Drakkar", other: "Les deux pions sont sur leurs cases Drakkar") }
board-one-captured = { PLURAL($home, one: "Un pion est éliminé", other: "Un pion est éliminé, l’autre est sur sa case Drakkar") }
board-both-captured = Les deux pions sont éliminés
board-shield = { $seat } : bouclier pour { $the-symbol }, { IF($filled, "rempli", "vide") }
board-filled = { PLURAL($filled, one: "# bouclier rempli", other: "# boucliers remplis") } sur { $shields }
board-die = Un dé qui indique { $face }
board-die-played = L’autre dé est joué
board-moved = déjà déplacé
board-plan = Plan reconstitué
board-note = Les clans et l’emplacement des cercles et des cases Drakkar sont reconstitués
board-notes = { PLURAL($number, none: "Vous avez vu tous les emblèmes", one: "Il reste # emblème que vous n’avez pas vu", other: "Il reste # emblèmes que vous n’avez pas vus") }
board-needs = attend un { $release }
board-misses = { PLURAL($turns, one: "passe un tour", other: "passe # tours") }
board-unseen-all = Pas encore vus
board-unseen = { $symbol } : { $number }

# Les questions

quiz-seen = { $number ->
    [1] { $a-symbol }
   *[other] { $number } × { $symbol }
  }
quiz-comes = { $question } Montrez un emblème que vous pouvez atteindre pendant ce tour, pour le regarder ou le prendre.
  .way = C’est possible : { $moves }. Un pion qui arrive sur un emblème peut le regarder ou le prendre.
  .far = Avec ces dés, aucun de vos pions ne peut aller en { $square }.
quiz-sent = { $moved } Où va le pion { $of-rival } qui était en { $square } ? Montrez la case.
  .home = Sur { $the-home }
  .captor-why = Une case Drakkar n’est une prison que pour les pions de son camp.
  .fewer = { PLURAL($ways, none: "Aucune face du dé ne mène", one: "Une seule face du dé mène", other: "# faces du dé mènent") } hors de { $the-home }, contre { $more } pour { $the-other }.
  .equal = De l’une comme de l’autre, { PLURAL($ways, none: "aucune face du dé ne mène dehors", one: "une seule face du dé mène dehors", other: "# faces du dé mènent dehors") } : il va donc sur { $the-home }, d’où il est parti.
  .taken = L’autre pion { $of-rival } est déjà { $at-other }.
quiz-left = { $moved } Emblème « { $symbol } » : vous { PLURAL($seen, none: "n’en avez vu aucun", one: "en avez vu #", other: "en avez vu #") } sur le plateau. Combien y en a-t-il parmi les emblèmes que vous n’avez pas vus ?
  .why = Il y en a { $copies } de chaque sorte. Vous en avez vu { $seen } sur le plateau, et il y en a { $taken } sur des boucliers : il en reste { $left }.
  .shields = Vous oubliez les emblèmes déjà sur des boucliers.
  .looks = Vous oubliez ceux que vous avez vus.
  .all = C’est ce qu’il y avait au début.
  .players = Ce serait juste avec un autre nombre de joueurs.
  .kinds = Vous comptez les sortes, pas les emblèmes d’une sorte.
quiz-taking = { $moved } Vous savez que c’est { $a-symbol }. Que se passe-t-il si vous prenez cet emblème ?
  .shield = Un bouclier reçoit { $the-symbol }
  .prison = Vos deux pions vont en prison pour { PLURAL($turns, one: "# tour", other: "# tours") }
  .lost = Vous ne perdez que l’autre dé
  .won = Vous avez gagné, et la partie est finie
  .shield-why = { IF($wins, "C’est le dernier, et vous gagnez.", "Aucun de vos boucliers vides ne l’attend.") }
  .prison-why = Il vous manque : vous avez raison de le prendre.
  .lost-why = { IF($fits, "Prendre un bon emblème ne coûte rien.", "Vous le perdez, et plus encore.") }
  .won-why = { PLURAL($filled, none: "Aucun de vos boucliers n’est rempli.", one: "Un seul de vos boucliers est rempli.", other: "Seuls # de vos boucliers sont remplis.") }
quiz-punished = { $moved } Vous savez que c’est { $a-symbol }, qui ne vous sert à rien. Que se passe-t-il si vous prenez cet emblème ?
  .both = Vos deux pions passent { PLURAL($turns, one: "un tour", other: "# tours") }, puis sortent avec n’importe quel dé
  .one = Seul le pion qui l’a pris va en prison
  .six = { IF($captive, "Les deux vont en prison, et il faut toujours au pion éliminé", "Les deux vont en prison, et il faut à chacun") } un { $release }
  .turn = Votre tour est fini, rien de plus
quiz-recalls = { $moved } Quel est l’emblème en { $square } ?
  .symbol = { $a-symbol }
  .unknown = Vous ne pouvez pas le savoir
  .known = { $known ->
    [seen] Vous avez vu cet emblème : { $a-symbol }.
   *[unseen] Vous n’avez pas vu cet emblème.
  }
  .elsewhere = { $known ->
    [unseen] Vous n’avez jamais vu { $a-symbol } sur le plateau.
   *[seen] Vous avez vu { $a-symbol }, mais c’est un autre emblème.
  }
quiz-remember = Où est { $the-symbol } maintenant ? Montrez l’emblème.
  .look = Vous regardez en { $square } : { $a-symbol }.
  .that = C’est { $the-symbol }
  .unseen = Vous n’avez pas regardé l’emblème en { $square }
  .why = Vous avez vu { $the-symbol } en { $start }{ $now ->
    [elsewhere] , puis cet emblème est allé en { $end }.
   *[there] , et il y est toujours.
  }
quiz-witness = { $moved } Qui connaît alors l’emblème de { $square } ?
  .alone = { $seat } seulement
  .all = { $players ->
    [2] Les deux joueurs
   *[other] Tous les joueurs
  }
  .nobody = Personne
  .not-alone = { $knows ->
    [nothing] { $seat } ne le connaît pas.
   *[too] Pas { $seat } seulement : d’autres le connaissent aussi.
  }
  .not-all = Tous ne le connaissent pas.
  .not-nobody = Quelqu’un le connaît.
  .before = { $seat } l’avait déjà vu.

# Questions sur les chances

quiz-reach = { $moved } Supposons que rien ne bouge avant votre prochain tour. Quelle est la probabilité qu’un de vos pions puisse alors atteindre { PLURAL($number, one: "l’emblème", other: "un des emblèmes") } en { $and-squares } ?
  .why = Parcours possibles : { $ways }. Sur { PLURAL($whole, one: "# lancer", other: "# lancers") } de deux dés, { PLURAL($good, one: "# permet l’un d’eux", other: "# permettent l’un d’eux") }.
quiz-released = { $moved } Quelle est la probabilité que votre pion éliminé soit sorti de prison { PLURAL($turns, one: "à votre prochain tour", other: "d’ici # de vos tours") }, si rien ne vient sur sa route ?
  .why = Sur { PLURAL($whole, one: "# lancer", other: "# lancers") }, { PLURAL($without, one: "# ne montre", other: "# ne montrent") } aucun { $release }. La probabilité de ne faire aucun { $release } en { $turns ->
    [1] un lancer est de { $without }/{ $whole }
   *[other] { $turns } lancers est de { $without }/{ $whole } à la puissance { $turns }
  } ; le reste est la réponse.
quiz-fits = { $moved }{ $known ->
    [0] { "" }
   *[other] { " " }Vous savez où sont : { $seen }.
  } Quelle est la probabilité que l’emblème en { $square } aille sur un de vos boucliers vides ?
  .why = Pour vous, il reste { PLURAL($hidden, one: "# emblème inconnu", other: "# emblèmes inconnus") } : { PLURAL($fit, none: "aucun ne convient", one: "un seul convient", other: "# conviennent") }.
quiz-blind = { $moved } Vous n’avez pas vu l’emblème en { $square }. Qu’est-ce qui coûte le moins de tours en moyenne ?
  .take = Le prendre à l’aveugle
  .look = Regarder d’abord, et revenir s’il convient
  .why = La probabilité qu’il convienne est de { $percent } %. Si vous regardez d’abord, il faut { PLURAL($again, one: "# tour", other: "# tours") } en moyenne pour y revenir. Une erreur coûte { PLURAL($wrong, one: "# tour", other: "# tours") } : les tours passés et le chemin du retour. Prendre à l’aveugle vaut donc la peine à partir de { $even } %.

# Figures des chances

chart-percent = %
chart-of = { $part }/{ $whole }
chart-reach = { $roll ->
    [open] Cases à portée { $of-seat } au prochain lancer
   *[made] Cases à portée { $of-seat } avec { $one } et { $two }
  }
  .across = case
  .die = dé
  .there = dessus
  .lies = { WORD($what, emblem: "un emblème", both: "un emblème bloqué", none: "–") }
  .how = depuis, et avec
  .way = depuis { $the-start } avec le { $face }
  .after-any = depuis { $the-start } avec le { $face }, après l’autre pion
  .after = depuis { $the-start } avec le { $face }, après l’autre pion avec { $first }
  .points = { $percent } %
  .by = avec { $dice }{ IF($first, ", après l’autre pion") }
  .squares = { $seat } { PLURAL($number, none: "ne peut atteindre aucune case", one: "peut atteindre # case", other: "peut atteindre # cases") }.
  .none = Aucune ne porte d’emblème.
  .chance = Avec { $percent } % des lancers, un pion atteint un emblème.
  .emblems = { PLURAL($emblems, one: "Il y a un emblème", other: "Il y a des emblèmes") } en { $and-squares }.
  .whose = Joueur
  .dice = Dés
  .any = pas encore lancés
  .dice-of = { $one } et { $two }
chart-prison = { PLURAL($barred, none: "Durée de la prison", other: "Durée de la prison tant qu’un pion barre la case # de la route") }
  .across = tours
  .captured = sorti, s’il a été éliminé
  .punished = sorti, après une pénalité
  .never = Tant qu’un pion se trouve juste devant, aucun pion ne sort.
  .by-release = Un pion éliminé met { PLURAL($captured, one: "# tour", other: "# tours") } en moyenne à sortir.
  .by-two-numbers = Un pion éliminé a besoin d’un { $release }, puis d’un nombre plus petit. Il lui faut { PLURAL($captured, one: "# tour", other: "# tours") } en moyenne.
  .by-any = Après une pénalité, un pion met { PLURAL($punished, one: "# tour", other: "# tours") }.
  .within = À partir du tour { $within }, un pion éliminé est au moins aussi souvent sorti que retenu.
  .longer = Même après { PLURAL($turns, one: "# tour", other: "# tours") }, un pion éliminé est plus souvent retenu que sorti.
  .left = Après { PLURAL($turns, one: "# tour", other: "# tours") }, la probabilité qu’il soit encore en prison est de { $left } %.
  .barred = Case barrée par un autre pion (0 : aucune)
chart-bayes = Que peut être l’emblème en { $square }, pour { $seat } ?
  .across = emblème
  .step = Regards et prises jusqu’ici
  .prior = avant, %
  .posterior = après, %
  .counted = compté avant
  .likelihood = vraisemblance de l’observation
  .product = avant × vraisemblance
  .left = compté après
  .fits = convient
  .fit = { IF($fits, "oui", "non") }
  .begun = Personne n’a encore regardé d’emblème. La probabilité que l’emblème en { $square } convienne est de { $percent } %.
  .seen = Étape { $step }. { $told }
  .unmoved = Cela ne dit rien de l’emblème en { $square } : la probabilité qu’il convienne reste de { $after } %.
  .moved = La probabilité que l’emblème en { $square } convienne passe de { $before } % à { $after } %.
chart-blind = Prendre à l’aveugle l’emblème en { $square } ?
  .across = boucliers remplis
  .fits = probabilité qu’il convienne
  .even = seuil pour prendre à l’aveugle
  .best = moins de tours
  .do = { IF($take, "le prendre", "regarder d’abord") }
  .sentence = Revenir coûte { PLURAL($again, one: "# tour", other: "# tours") } en moyenne, une erreur { $wrong }. Prendre à l’aveugle vaut donc la peine si la probabilité que l’emblème convienne est d’au moins { $percent } % : ici { $pays ->
    [0] jamais
    [one] tant qu’aucun bouclier n’est rempli
   *[other] jusqu’à { PLURAL($most, one: "# bouclier rempli", other: "# boucliers remplis") }
  }.
  .square = Case de l’emblème
  .fitting = Autres emblèmes vus qui conviendraient
  .others = Autres emblèmes vus qui ne conviendraient pas
chart-again = Pour revenir en { $square }, il faut { PLURAL($turns, one: "# tour", other: "# tours") } en moyenne : un pour aller sur une case marquée, puis l’attente du nombre qui en ramène
  .by = avec le { $far } : { PLURAL($turns, one: "# tour", other: "# tours") } en moyenne
chart-forgetting = La valeur de la mémoire
  .across = L’adversaire retient
  .won = Victoires (%)
  .error = Erreur
  .off = ± { NUMBER($error, maximumFractionDigits: 1) }
  .moves = Coups par partie
  .sentence = Un robot à mémoire parfaite gagne { $first } % des parties contre un robot sans mémoire. Il en gagne { $some } % contre un robot qui retient { PLURAL($few, one: "le dernier emblème", other: "les # derniers emblèmes") }, et { $last } % s’il retient { PLURAL($most, one: "le dernier", other: "les # derniers") }. Chaque valeur est une estimation sur { PLURAL($matches, one: "# partie", other: "# parties") } à deux, à ± { PLURAL($error, one: "# point", other: "# points") } près (95 %). Rien d’autre ne distingue les robots.

# Ce que veulent dire les dessins

legend-board = Sur le plateau
legend-pawn = Pion
legend-orange = Cercle, à 3 ou 4
legend-known = Votre note
legend-played = Joué ou déplacé
legend-bars = Éliminé ou en prison
legend-emblems = Les emblèmes et leur sens
legend-symbol = { symbol } : { WORD($symbol, heart: "vaillance", spade: "audace", diamond: "constance", club: "sagesse", crown: "noblesse", tower: "puissance") }
legend-shields = Les boucliers
legend-shield = À remplir
legend-shield-full = Rempli

# Ce que disent les pages avec les mots de ce jeu

ui-panels = Clans
ui-sheet = Clans, journal
ui-sheet-replay = Règle et clans
ui-greedy = Robot : mémoire parfaite
ui-recalls-4 = Robot : 4 emblèmes en mémoire
ui-recalls-2 = Robot : 2 emblèmes en mémoire
ui-recalls-0 = Robot : sans mémoire
sampled = Estimation sur { PLURAL($playouts, one: "# partie terminée", other: "# parties terminées") } par des robots à mémoire parfaite, à ± { PLURAL($error, one: "# point", other: "# points") } près (95 %).

# L’aide de jeu

aid-aim = Trouvez les emblèmes de votre clan parmi ceux qui sont face cachée, et retenez où ils vont. Le premier qui remplit { PLURAL($shields, one: "# bouclier", other: "# boucliers") } gagne.
aid-roll = Lancez deux dés
aid-move = Déplacez deux pièces
aid-land = Sur un emblème : JE VOIS, JE PRENDS, ou laisser
aid-prison = Après une erreur
aid-capture = Sur un pion adverse
part-pawn = Vos deux pions
  .line = Posez-les sur les emblèmes.
part-die = Deux dés
  .line = Chacun déplace une pièce, d’autant de cases.
part-emblem = Emblème face cachée
  .line = Tous peuvent le déplacer, sauf sous un pion.
part-look = Je vois
  .line = Regardez l’emblème en secret, et retenez-le.
part-take = Je prends
  .line = Bonne prise : sur votre bouclier. Erreur : en prison.
part-shield = Bouclier
  .line = Attend l’emblème qu’il montre.
part-shield-full = Bouclier rempli
  .line = Personne ne peut plus vous le prendre.
part-moored = Case Drakkar
  .line = Vos pions en sortent, droit devant.
part-bars = En prison
  .line = Après une erreur, vous passez { PLURAL($prison-turns, one: "# tour", other: "# tours") }.
part-white = Cercle
  .line = Un emblème s’y trouve au début.
part-orange = Cercle orange
  .line = Seulement à trois ou quatre joueurs.

# Les chapitres des règles

chapter-setup = La mise en place
chapter-first = Le premier tour
chapter-move = Se déplacer
chapter-land = Arriver sur un emblème
chapter-free = Libérer un emblème bloqué
chapter-end = La fin
chapter-teams = Deux équipes de deux
