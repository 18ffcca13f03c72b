# Ce que disent tous les jeux. Chaque message figure dans chaque text.*.ftl.

seat-0 = Orange
  .of = d’Orange
  .to = à Orange
seat-1 = Azur
  .of = d’Azur
  .to = à Azur
seat-2 = Vert
  .of = de Vert
  .to = à Vert
seat-3 = Rose
  .of = de Rose
  .to = à Rose
seat-4 = Jaune
  .of = de Jaune
  .to = à Jaune
seat-5 = Bleu
  .of = de Bleu
  .to = à Bleu
seat-you = votre camp
  .of = de votre camp
  .to = à votre camp

join-sentences = { $before } { $after }
join-parts = { $before }. { $after }
join-list = { $before }, { $after }
join-and = { $before } et { $after }
join-or = { $before } ou { $after }
join-clauses = { $before } ; { $after }
join-label = { $before } : { $after }
join-dots = { $before } · { $after }

letter-0 = A
letter-1 = B
letter-2 = C
letter-3 = D
letter-4 = E
letter-5 = F

legend = Légende
not-a-choice = Ce choix n’est pas possible maintenant. { $question }
not-on-offer = « { $action } » n’est pas proposé. Vous pouvez choisir : { $choices }{ PLURAL($more, none: ".", one: " et # autre.", other: " et # autres.") }
none-on-offer = « { $action } » n’est pas proposé. { $question }
quoted = « { $words } »
other-edition = « { $action } » est une action d’une autre édition : celle-ci ne l’a pas. { $question }
ask-nobody = La partie est finie.

was-chosen = Question : « { $question } » { $seat } a choisi « { $choice } ».
no-moment = Rien ne porte le numéro { $number } dans cette partie, ou vous ne pouvez pas le savoir.

bad-line = « { $line } » n’est pas un coup de ce jeu.
bad-entry = Entrée { $number } de la partie, « { $entry } » : { $reason }
not-an-outcome = ce résultat est impossible ici. { possible-outcomes }
bad-outcome = « { $entry } » est impossible ici. { possible-outcomes }
possible-outcomes = Possibles : { $known }{ PLURAL($more, none: ".", one: " et # autre.", other: " et # autres.") }
bad-drawn = Les résultats à tirer sont une liste de textes, comme ["2+5", "heart"], et non « { $found } ».
nothing-to-draw = La partie est terminée : le hasard ne peut plus donner { $known }.
bad-save = Ce fichier n’est pas une partie sauvegardée : à { $path }, { $reason }.
bad-link = Ce lien est abîmé : il ne contient pas de partie. Redemandez le lien ou le fichier de la partie.
link-too-long = Cette partie est trop longue pour un lien (plus de { PLURAL($limit, one: "# caractère", other: "# caractères") }). Sauvegardez-la dans un fichier.
other-rulings = Cette partie garde les options avec lesquelles elle a commencé : { $rulings }.
other-version = Cette partie a été sauvegardée par une autre version. Son format est { $found } ; cette version lit { $known }.
other-content = Impossible de rejouer cette partie : ses valeurs ne sont pas celles de l’édition « { $edition } » d’ici.
save-too-large = Cette sauvegarde est trop grande : plus de { PLURAL($limit, one: "# caractère", other: "# caractères") }.
too-long = Cette partie est trop longue : plus de { PLURAL($limit, one: "# entrée", other: "# entrées") }.
no-file = Impossible de lire le fichier « { $name } ».
no-game = Il n’y a pas de jeu « { $name } ». Jeux disponibles : { $known }.
no-edition = Il n’y a pas d’édition « { $name } ». Éditions disponibles : { $known }.
no-players = Ce jeu se joue à { $or-known } joueurs, pas à { $found }.
no-ruling = La règle « { $key } » n’a pas d’options.{ $rules ->
    [0] {""}
   *[other] {" "}Règles à options : { $known }.
  }
no-rule = L’édition « { $edition } » n’a pas la règle « { $key } » : elle n’en a donc pas d’options.
no-reading = La règle « { $key } » n’a pas d’option « { $reading } ». Ses options : { $known }.
bad-options = Ces options ne conviennent pas : à { $path }, { $reason }.
no-short-match = Cette boîte n’a pas de partie courte : son fichier de contenu n’en dit rien.
not-your-turn = Ce n’est pas à vous de jouer.
no-seat = Il n’y a pas de place « { $found } » dans cette partie. { PLURAL($players, one: "# place est numérotée", other: "# places sont numérotées") } de 0 à { $last }.
other-turn = Ce n’est pas { $to-seat } de jouer, mais { $to-leader }.
other-task = La partie gardée dans ce navigateur vient d’un autre exercice, ou d’une ancienne version de celui-ci.
try-other = Ce coup est permis, mais l’exercice en demande un autre.
no-bot = Il n’y a pas de robot « { $name } ». Robots disponibles : { $known }.
other-game = C’est une partie d’un autre jeu : { $name }.
bad-message = La page a envoyé un message incompréhensible : à { $path }, { $reason }.
bad-seed = Une graine est un nombre entier de 0 à 9223372036854775807, pas « { $found } ».
bad-seats = Il faut un nom court pour { PLURAL($players, one: "le joueur", other: "chacun des # joueurs") }.
no-memory = La mémoire ne suffit pas. Rechargez la page pour continuer : votre partie est gardée dans ce navigateur.
nothing-to-undo = Aucun coup à annuler.
undo-stops = Impossible d’annuler : depuis, vous avez vu des dés ou des pièces cachées. Choisissez « Annuler sans limite » pour le permettre.
nothing-to-redo = Aucun coup à rétablir.
not-over = Cette partie n’est pas terminée. On ne peut montrer ses secrets qu’à la fin.

no-question = Il n’y a pas de question « { $name } ». Questions possibles : { $known }, et la clé de chaque règle.
no-questions = Aucune question n’a pu être préparée. ({ $reason })
quiz-move = Vous êtes { $seat }. Vous choisissez « { $move } ».
quiz-may = { $question } Qu’est-ce qui est permis ?
quiz-where = { $question } Montrez un choix permis.
quiz-goes = { $question } Montrez où ceci peut aller : { $start }.
quiz-forbids = { $question } Montrez un choix que cette règle interdit : { $title }.
quiz-allowed = C’est permis.
quiz-happens = { $moved } Que se passe-t-il ? ({ $title })
  .now = Que s’est-il passé ici ? ({ $title })
quiz-not = Pas « { $wrong } », mais « { $right } ».
quiz-off = { $off ->
    [under] Il en manque { $by }.
   *[over] C’est { $by } de trop.
  }
quiz-other-option = Ce serait le cas avec l’option « { $reading } » ({ $title }).
quiz-cost = { $moved } Combien cela coûte-t-il ?
quiz-turn = { $moved } Qui joue ensuite ?
  .now = À qui de jouer ?
  .show = Montrez-le sur le plateau.
  .again = { $seat } vient de jouer.
  .left = Dans beaucoup de jeux, ce serait au joueur suivant.
quiz-worth = { $moved } Si la partie s’arrêtait là, combien de points auriez-vous pour « { $title } » ?
  .now = Vous êtes { $seat }. Si la partie s’arrêtait maintenant, combien de points auriez-vous pour « { $title } » ?
  .why = Vous { PLURAL($points, none: "n’en avez aucun", one: "en avez #", other: "en avez #") }.
  .rival = C’est ce qu’a { $rival }.
  .all = C’est votre total.
quiz-rule = { $told } Selon quelle règle ?
  .says = « { $title } » dit : { $text }
quiz-states = { $title } : « { $text } » Quel nombre manque ?
quiz-chance = La probabilité est de { NUMBER($points, maximumFractionDigits: 1) } % (exactement { $of }/{ $all }).
  .near = assez près
  .low = trop bas
  .high = trop haut

bad-type = il faut { $wanted }, pas { $found }
bad-bound = il faut { $wanted }
bad-most = il faut un nombre de { $limit } au plus
bad-least = il faut un nombre de { $limit } au moins
bad-missing = il manque « { $found } »
bad-unknown = « { $found } » est inconnu ici
bad-value = { $found } n’est pas une des valeurs possibles ici
bad-form = c’est illisible

met = { $how ->
    [never] N’apparaît dans aucune des parties comptées.
    [rarely] Apparaît dans moins de 1 % des parties.
   *[often] Apparaît dans { $matches } % des parties.
  }

# Des pages à imprimer

aid-turn = Le tour
aid-things = Les éléments
aid-scoring = Le décompte
aid-setup = mise en place
