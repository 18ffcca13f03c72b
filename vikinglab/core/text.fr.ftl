# Ce que disent tous les jeux. Chaque message figure dans chaque text.*.ftl.

seat-0 = Orange A
  .of = d’Orange A
  .to = à Orange A
seat-1 = Azur B
  .of = d’Azur B
  .to = à Azur B
seat-2 = Vert C
  .of = de Vert C
  .to = à Vert C
seat-3 = Rose D
  .of = de Rose D
  .to = à Rose D
seat-4 = Jaune E
  .of = de Jaune E
  .to = à Jaune E
seat-5 = Bleu F
  .of = de Bleu F
  .to = à Bleu F

join-sentences = { $before } { $after }
join-parts = { $before }. { $after }
join-list = { $before }, { $after }
join-clauses = { $before } ; { $after }
join-label = { $before } : { $after }
join-dots = { $before } · { $after }

letter-0 = A
letter-1 = B
letter-2 = C
letter-3 = D
letter-4 = E
letter-5 = F

not-a-choice = « { $action } » ne peut pas être choisi maintenant. { $question }
ask-nobody = La partie est finie.

bad-line = « { $line } » n’est pas un coup que ce jeu connaît.
bad-entry = Entrée { $number } de la partie, « { $entry } » : { $reason }
not-an-outcome = le hasard ne peut pas donner cela ici.
bad-save = Ce n’est pas une partie sauvegardée : à { $path }, { $reason }.
bad-link = Ce lien est abîmé : il ne contient pas de partie. Redemandez-le, ou demandez le fichier de la partie.
link-too-long = Cette partie est trop longue pour un lien (plus de { $limit } caractères). Enregistrez-la dans un fichier.
other-version = Cette partie a été sauvegardée par une autre version (format { $found } ; cette version lit le format { $known }).
other-content = Cette partie a été jouée avec d’autres chiffres que ceux de l’édition « { $edition } » d’ici : on ne peut pas la rejouer.
too-large = c’est trop grand (plus de { $limit } caractères)
save-too-large = Cette sauvegarde est trop grande : plus de { $limit } caractères.
too-long = Cette partie est trop longue : plus de { $limit } entrées.
no-file = Le fichier « { $name } » ne peut pas être lu.
no-game = Il n’y a pas de jeu « { $name } » ici. Il y a : { $known }.
no-edition = Il n’y a pas d’édition « { $name } ». Il y a : { $known }.
no-players = Ce jeu ne se joue pas à { $found }. Il se joue à : { $known }.
no-ruling = Il n’y a pas de règle « { $key } » à plusieurs lectures. Celles qui en ont plusieurs : { $known }.
no-reading = La règle « { $key } » ne se lit pas « { $reading } ». Ses lectures : { $known }.
no-switch = La règle « { $key } » ne peut pas se lire autrement au milieu d’une partie.
bad-options = Ces options ne conviennent pas : à { $path }, { $reason }.
not-your-turn = Ce n’est pas votre tour : les autres jouent d’eux-mêmes.
other-turn = Ce n’est pas à { $seat } de jouer, mais { $to-leader }.
other-task = Ce que ce navigateur a gardé appartient à un autre exercice : il a changé depuis.
try-other = C’est permis : « { $move } ». Mais ici, on demande autre chose.
no-bot = Il n’y a pas de robot « { $name } ». Il y a : { $known }.
other-game = C’est une partie d’un autre jeu : { $name }.
bad-message = La page a envoyé quelque chose qui ne se comprend pas : à { $path }, { $reason }.
bad-seed = Une graine est un nombre entier de 0 à 9223372036854775807, pas « { $found } ».
bad-seats = Il faut un nom court pour chacun des { $players } joueurs.
nothing-to-undo = Il n’y a pas de coup à reprendre.
nothing-to-redo = Il n’y a pas de coup à rejouer.
not-over = Une partie ne peut être montrée avec tous ses secrets qu’une fois terminée. Celle-ci ne l’est pas.

no-question = Il n’y a pas de question du genre « { $name } ». Il y a : { $known }, et la clé de chaque règle.
no-questions = Ici, aucune question n’a pu être préparée. ({ $reason })
quiz-may = { $question } Qu’est-ce qui est permis ?
quiz-where = { $question } Montrez quelque chose de permis.
quiz-allowed = C’est permis. { $told }
quiz-happens = { $moved } Que se passe-t-il ? ({ $title })
quiz-move = { $seat } choisit : « { $move } ».
  .then = Puis : « { $move } ».
quiz-chance = La probabilité est de { NUMBER($points, maximumFractionDigits: 1) } sur 100, exactement { $of } sur { $all }.
  .near = assez près
  .low = trop peu
  .high = trop

bad-example = L’exemple de « { $rule } » : { $reason }
bad-rule = il n’y a pas de règle « { $found } »
bad-edition = il n’y a pas d’édition « { $found } »
example-start = Il doit commencer soit par une position, soit par un nombre de joueurs.
example-not-told = Rien de ce qui arrive en dernier n’est dit par « { $rule } ».
example-allowed = « { $move } » est permis, et devrait être refusé.
example-other-rule = « { $move } » est refusé par « { $rule } », et devrait l’être par « { $wanted } ».

bad-content = { $name }, ligne { $line }, à { $path } : { $reason }.
bad-toml = ce n’est pas du TOML : on attend une clé, un signe égal et une valeur, par exemple shields = 2
bad-type = on attend { $wanted }, pas { $found }
bad-bound = on attend { $wanted }
bad-missing = il manque « { $found } »
bad-unknown = « { $found } » est inconnu ici
bad-value = { $found } n’est pas un des mots possibles ici
bad-form = cela ne se lit pas

bad-position = Cette position est impossible : { $reason }.
bad-position-line = Ligne { $line } de la position : { $reason }.
bad-position-json = Ce n’est pas une position : à { $path }, { $reason }.
bad-position-size = Une position écrite est un texte d’au plus { $limit } caractères.
bad-stack = ce qui doit encore arriver ne va pas avec la position
want-line = on attend un nom, deux-points et ce qui va avec, et chaque nom une seule fois, pas « { $found } »
want-name = il manque la ligne « { $found } »
want-known = rien ici ne s’appelle « { $found } »
want-figure = on attend un nombre entier de { $low } à { $high }, pas « { $found } »
want-word = « { $found } » ne peut pas être ici ; ce qui peut y être : { $known }
