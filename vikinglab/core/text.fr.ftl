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
try-other = C’est permis, mais pas dans cet exercice : relisez ce qu’il demande.
task-less = { $title } : { $found } au lieu de { $best }.
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
quiz-move = Vous choisissez « { $move } ».
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
  .other = Pas encore { $seat }.
quiz-worth = { $moved } Si la partie s’arrêtait là, combien de points auriez-vous pour « { $title } » ?
  .now = Si la partie s’arrêtait maintenant, combien de points auriez-vous pour « { $title } » ?
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

# L’aide des commandes

command-usage = utilisation :{" "}
command-arguments = arguments
command-options = options
command-help = montrer cette aide et s’arrêter
command-about = Des jeux de plateau vikings à jouer, à questionner et à mesurer.
command-serve = ouvrir des notebooks comme des pages, sans code
command-idle = le temps après lequel le noyau d’une page fermée s’arrête (%(default)s)
command-memory = la mémoire que peut prendre le noyau d’une page (%(default)s) ; 0 n’en limite aucune
command-base-url = le chemin sous lequel un proxy les montre (%(default)s)
command-host = un nom auquel répond le serveur, tel qu’un proxy le transmet ; à répéter pour chaque nom
command-frame = une plateforme dont les pages peuvent montrer les nôtres, comme https://school.example ; à répéter pour chacune
command-lab = ouvrir des notebooks dans JupyterLab, pour les lire et les modifier
command-lab-language = la langue des plateaux et des textes enregistrés
command-copy = copier les notebooks du paquet dans un dossier, pour les y modifier
command-copy-folder = un nouveau dossier (%(default)s)
command-new = commencer votre propre dossier : une première page, et un chapitre avec un exercice
command-new-folder = un nouveau dossier
command-new-game = le jeu dont parle le chapitre
command-notebooks = un dossier de notebooks ; par défaut celui d’ici (%(const)s), sinon ceux du paquet
command-ip = l’adresse d’écoute : cette machine seulement (%(default)s)
command-no-browser = ne pas ouvrir de navigateur
command-rules = les règles des jeux, et ce qui les applique
command-game = le jeu : par défaut, tous ceux qui sont installés
command-words = montrer les règles qui contiennent ces mots, ou la règle qui a cette clé
command-ledger = montrer où le code, les tests et les leçons nomment chaque règle
command-seen = confirmer que vous avez revu code, tests et leçons d’une règle modifiée, ou de toutes
command-met = montrer la fréquence de chaque règle dans les parties, en commençant par la plus fréquente
command-rules-edition = une édition : sinon, les règles de la première, le registre de toutes
command-positions = comment s’écrivent les positions : chaque ligne et chaque mot
command-positions-edition = une édition : sinon, la première, et ce qui diffère dans les autres
command-atlas = trouver un exemple de chaque règle d’un jeu, et compter les parties où elle apparaît
command-atlas-game = le jeu : l’atlas est écrit dans son dossier
command-matches = le nombre de parties de chaque sorte où chercher (%(default)s)
command-counted = le nombre de parties de chaque sorte à compter (%(default)s)
command-seed = la même graine donne les mêmes exemples (%(default)s)
command-limit = quand arrêter la recherche (%(default)s)
command-check = vérifier des leçons : notebooks, ou dossiers de notebooks
command-results = où en sont les élèves, d’après les fichiers de progression qu’ils ont remis
command-results-folder = le dossier de leurs fichiers, chacun au nom de son élève
command-results-notebooks = les notebooks avec lesquels ils ont travaillé
command-csv = pour un tableur
command-translate = traduire des leçons : notebooks, ou dossiers de notebooks
command-to = écrire ou renouveler le fichier PO à côté de chacun : 04.fr.po pour fr
command-write = écrire chacun comme un notebook à part : 04-fr.ipynb pour fr
