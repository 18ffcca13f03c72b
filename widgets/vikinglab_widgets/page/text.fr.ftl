# Ce que les plateaux et les pages disent d’eux-mêmes.

ui-new = Nouvelle partie
ui-undo = Annuler
ui-redo = Rétablir
ui-restart = Recommencer
ui-menu = Menu
ui-tools = Annuler, rétablir et guide
ui-full = Plein écran
ui-full-leave = Quitter le plein écran
ui-save = Sauvegarder
ui-load = Charger
ui-link = Lien
ui-copied = Lien copié : il ouvre cette position.
ui-link-here = Copiez ce lien pour ouvrir cette position.
ui-saved-whole = La sauvegarde contient aussi les informations cachées.
ui-linked-whole = Le lien contient aussi les informations cachées, comme une sauvegarde.
ui-log = Journal de la partie
ui-and-then = { $told } ; { $next }
ui-log-lines = { PLURAL($number, one: "# ligne", other: "# lignes") }
ui-because = Que s’est-il passé ici ?
ui-coach = Guide
ui-sound = Son
ui-got-it = Compris
ui-why-allowed = Pourquoi était-ce permis ?
ui-rule = Règle
ui-ruling = Notre interprétation
ui-label = { $name } : { $said }
ui-clauses = { $before } ; { $after }
ui-close = Fermer
ui-freely = Annuler sans limite
ui-notes = Retenir pour moi
ui-settings = Langue et affichage
ui-language = Langue (leçons en anglais)
ui-theme = Couleurs
ui-light = Mode
ui-theme-default = Standard
ui-theme-colour-blind = Adaptées au daltonisme
ui-theme-high-contrast = Contraste élevé
ui-theme-no-colour = Sans couleur
ui-light-auto = Automatique
ui-light-light = Clair
ui-light-dark = Sombre
ui-edition = Édition
ui-players = Joueurs
ui-person = Joueur humain
ui-random = Robot : hasard
ui-beginner = Robot : facile
ui-greedy = Robot : glouton
ui-begin = Commencer
ui-readings = Points de règle
ui-veil = Que les autres ne regardent pas !
ui-veil-lift = Je suis { $seat }
ui-busy = Pas de réponse pour l’instant.
ui-gone = Connexion perdue.
ui-gone-reload = Connexion perdue. Rechargez la page pour continuer.
ui-is-kept = Votre partie est gardée dans ce navigateur.
ui-not-kept = Votre partie n’est pas gardée dans ce navigateur : sauvegardez-la d’abord dans un fichier.
ui-goes-on = Continuer
ui-goes-on-soon = Elle reprendra toute seule dès que le serveur répondra.
ui-away = Le serveur ne répond pas encore.
ui-answers-again = La connexion est rétablie.
ui-thinking = Les autres joueurs jouent…
ui-not-here = Rien à jouer ici pour l’instant.
ui-more = Complétez votre choix, ou annulez avec Échap.
ui-picked = Déjà choisi : choisissez-le de nouveau pour le reposer.
ui-several = Plusieurs actions possibles : choisissez.
ui-can = Vous pouvez : { $choices }.
ui-board = Flèches : se déplacer sur le plateau. Entrée : choisir. Plus et moins : le choix suivant, et le précédent. Point d’interrogation : que puis-je faire ? Point : où suis-je ? Point d’exclamation : à qui de jouer ? Tapez un nombre ou un nom pour y aller.
ui-chart = Plateau
ui-look = Flèches : se déplacer sur le plateau. Point : où suis-je ? Tapez un nombre ou un nom pour y aller.
ui-panels = Les joueurs
ui-sheet = Joueurs, journal
ui-zoom = Agrandir le plateau
ui-closely = Le plateau est agrandi ici : choisissez.
ui-kept-bad = Impossible de reprendre la partie gardée dans ce navigateur :
ui-link-bad = Impossible d’ouvrir ce lien. Votre partie est restée telle quelle.
ui-link-opened = Cette partie vient d’un lien. La vôtre vous attend dans le menu, sous « Mes parties ».
ui-link-nowhere = D’ici, un lien ne mènerait nulle part. Sauvegardez plutôt la partie dans un fichier : « Charger » l’ouvre sur n’importe quel plateau de ce jeu.
ui-nothing-kept = Ce navigateur ne garde rien pour cette page : votre partie disparaîtra avec elle. Pour la retrouver, sauvegardez-la dans un fichier.
ui-storage-full = Ce navigateur n’a plus de place : vos derniers coups ne sont pas gardés. Sauvegardez la partie dans un fichier.
ui-elsewhere = Cette partie est aussi ouverte dans un autre onglet. Reprendre là-bas, ou rester ici ? Rien n’est perdu : ce que vous laissez est dans le menu, sous « Mes parties ».
ui-elsewhere-task = Vous avez continué cet exercice dans un autre onglet. Reprendre là-bas, ou rester ici ? Ce que vous laissez n’est pas gardé.
ui-elsewhere-join = Reprendre là-bas
ui-elsewhere-stay = Rester ici
ui-matches = Mes parties
ui-matches-told = Les 20 dernières parties terminées restent dans ce navigateur, et les autres jusqu’à ce que vous les supprimiez. Pour en garder une, sauvegardez-la dans un fichier.
ui-matches-open = Reprendre
ui-matches-delete = Supprimer
ui-matches-delete-yes = Oui, supprimer
ui-matches-moves = { PLURAL($number, none: "aucun coup", one: "# coup", other: "# coups") }
ui-matches-over = terminée
ui-matches-bad = Une partie impossible à ouvrir
ui-throw = Lancer
ui-throw-told = Faites glisser et lâchez, ou appuyez sur une touche. Une autre touche, ou un clic, passe le lancer.
ui-throw-skip = Passer
ui-throw-fewer = Une de moins
ui-throw-more = Une de plus
ui-throw-by-hand = Déplacer à la main
ui-throw-turn-left = Tourner à gauche
ui-throw-turn-right = Tourner à droite
ui-throw-face = Face suivante
ui-throw-lift = Poser dessus
ui-throw-taken = Touchez l’endroit où la mettre, ou touchez-la encore pour la laisser.
ui-throw-help = Faites glisser une pièce, ou touchez-la puis l’endroit où la mettre, ou déplacez-la avec les flèches (avec Maj : plus loin). L et R la tournent, F change de face, T la pose dessus.
ui-by-hand = Lancer à la main

# A match to be stepped through

ui-moment = Étape
ui-first = Première étape
ui-back = Précédent
ui-next = Suivant
ui-last = Dernière étape
ui-play = Lecture automatique
ui-pause = Pause
ui-speed = Vitesse
ui-speed-0 = lente
ui-speed-1 = moyenne
ui-speed-2 = rapide
ui-play-on = Jouer à partir d’ici
ui-replay = Revoir la partie
ui-replay-back = Retour au plateau
ui-chances = Probabilité de victoire – { $chances }
ui-decided = Les coups décisifs
ui-undecided = Aucun coup décisif à lui seul
sampled = Estimation sur { PLURAL($playouts, one: "# partie terminée", other: "# parties terminées") } au hasard, à ± { PLURAL($error, one: "# point", other: "# points") } près (95 %).
ui-sheet-replay = Règle

# La fin d’une partie

ended-won = Vous gagnez
ended-won-points = Vous gagnez, { $most } à { $other }
ended-shared = Vous partagez la victoire avec { $winners }
ended-lost = { $winners } { PLURAL($number, one: "gagne", other: "se partagent la victoire") }
ended-lost-points = { $winners } { PLURAL($number, one: "gagne", other: "se partagent la victoire") }, { $most } à { $other }
ended-undecided = Personne ne gagne
ended-short = Il vous manquait { PLURAL($short, one: "# point", other: "# points") }.
ui-choices = { PLURAL($number, one: "# possibilité sur le plateau", other: "# possibilités sur le plateau") }
ui-choices-more = { PLURAL($number, one: "# autre choix", other: "# autres choix") }
ui-leads-on = { $what }…
ui-picked-next = { $what } : et ensuite ?
ui-one-tap = Choisir d’un seul toucher
ui-tap-again = Touchez encore pour le faire.
ui-skip = Passer à mon tour
ui-play-again = Rejouer
ui-sum = Total
ui-you = Vous
ui-won = gagne
ui-learn-from = À retenir ({ $number })
ui-learn-title = À retenir
ui-learn-told = Les règles qui vous ont refusé quelque chose dans cette partie.

# Lessons

ui-predict = Avant de regarder, à votre avis ?
ui-right = Oui.
ui-wrong = Non.
ui-watch = Voir la suite
ui-again = Reposer la question
ui-guess = Quelle probabilité ? Choisissez une valeur de 0 à 100 %.
ui-guess-set = Valider
ui-guess-told = Votre estimation : { $guess }. La probabilité : { $chance }. Écart : { PLURAL($off, one: "# point", other: "# points") }.
ui-no-figures = Aucun chiffre pour l’instant. Si cela dure, rechargez la page.
ui-table = Tableau
ui-task = Exercice
ui-task-of = Exercice { $number } / { $of }
ui-done = Terminé
ui-well-done = Exercice réussi, bravo !
graded = { $stars ->
    [1] ★☆☆ Une étoile
    [2] ★★☆ Deux étoiles
   *[3] ★★★ Trois étoiles
 } ({ $points } : { $worth })
graded-more = Le meilleur chemin connu rapporte plus ({ $points } : { $best }).
graded-best = On ne connaît pas de meilleure solution.
ui-grade-again = Réessayer
ui-grade-way = Voir la solution
ui-missed = Pas cette fois.
ui-undo-that = Annuler ce coup
ui-hint = Indice
ui-quiz = Quiz
ui-quiz-told = De nouvelles questions à chaque visite. Pour réussir : 80 % de bonnes réponses du premier coup.
ui-quiz-skip = Je connais déjà
ui-quiz-skip-told = Quelques questions rapides : répondez juste à toutes du premier coup, et passez au chapitre suivant.
ui-quiz-begin = Commencer le quiz
ui-quiz-making = Préparation des questions…
ui-quiz-score = Réponses justes du premier coup : { $right } / { $of }.
ui-quiz-last = Question précédente
ui-quiz-next = Question suivante
ui-quiz-passed = Réussi !
ui-quiz-again = Pas encore réussi. Lisez les explications, puis essayez d’autres questions.
ui-quiz-known = Vous connaissez ce chapitre : passez au suivant.
ui-quiz-not-known = Il vous reste à apprendre : ce chapitre est pour vous.
ui-quiz-others = D’autres questions
ui-quiz-before = Vous avez déjà réussi ce quiz.
ui-ladder = L’échelle de mémoire
ui-ladder-told = Regardez une fois, puis retrouvez ce qui est posé où. Chaque échelon en demande plus. Nouveau à chaque fois.
ui-watch-first = Regardez, et retenez

# Progress, and the rules

ui-go-first = Commencer par { $chapter }
ui-go-on = Continuer avec { $chapter }
ui-go-all = Vous avez tout terminé.
ui-known = connu
ui-export = Sauvegarder mes progrès
ui-import = Charger mes progrès
ui-imported = Vos progrès ont été chargés.
ui-not-imported = Ce fichier ne contient pas de progrès Vikinglab, ou il est abîmé. Rien n’a changé.
ui-nothing-saved = Ce navigateur ne garde rien pour cette page : vos progrès disparaîtront avec elle.
ui-forget = Tout effacer
ui-forget-told = Tout ce que ce navigateur garde de vos progrès, de vos parties et de vos réglages sera définitivement effacé.
ui-forget-yes = Oui, tout effacer
ui-find = Trouver une règle
ui-source = Dans le livret de règles
ui-rules-found = { PLURAL($shown, none: "Aucune règle", one: "# règle", other: "# règles") } sur { $all }
ui-show = Voir une position
ui-showing = Recherche d’une position…
ui-shown = Exemple de position

# Ce dont on se souvient

ui-review = Révision
ui-review-line = Révision : { $due }
ui-review-told = Une règle enfreinte ou oubliée revient vite ; une règle bien appliquée, plus tard. Tout cela reste dans votre navigateur.
ui-review-due = { PLURAL($number, none: "rien à revoir", one: "# règle à revoir", other: "# règles à revoir") }
ui-review-nothing = Rien à revoir pour l’instant. Jouez une partie ou suivez une leçon : ses règles reviendront ici dès le lendemain.
ui-review-later = Prochaine règle à revoir : { $when }.
ui-review-anyway = Réviser quand même
ui-review-more = D’autres questions
ui-review-end = Terminer
ui-review-lesson = Revoir la leçon : { $lesson }
ui-check = Bilan
ui-check-go = Faire le bilan
ui-check-told = D’abord les règles que vous ne connaissez pas encore. À la fin, vous voyez lesquelles relire.
ui-check-passed = Vous connaissez ces règles.
ui-check-again = Relisez ce que vous avez manqué, puis réessayez.
ui-to-check = Bilan
ui-map = Ce que vous savez
ui-map-told = Les flèches parcourent les règles, Entrée en ouvre une.
ui-standings-unmet = { PLURAL($number, one: "# pas encore vue", other: "# pas encore vues") }
ui-standings-met = { PLURAL($number, one: "# vue", other: "# vues") }
ui-standings-used = { PLURAL($number, one: "# appliquée", other: "# appliquées") }
ui-standings-known = { PLURAL($number, one: "# connue", other: "# connues") }
ui-standing-unmet = pas encore vue
ui-standing-met = vue
ui-standing-used = appliquée
ui-standing-known = connue

# La galerie

ui-gallery-told = Des jeux de plateau vikings à apprendre, à jouer et à explorer. Rien à installer, rien à lire d’abord.
ui-more-pages = Autres pages :
ui-to-play = Jouer
ui-to-start = Commencer ici
ui-to-match = Reprendre
ui-to-learn = Apprendre
ui-to-odds = Probabilités
ui-to-rules = Règles
ui-to-aid = Carte à imprimer
ui-learn-on = Continuer à apprendre
ui-learnt = Revoir les leçons
ui-chapters = Chapitres { $done }/{ $of }
ui-last-match = Dernière partie : { $result }
ui-unfinished = En cours
ui-minutes = { $number } min
ui-for-players = { PLURAL($most, one: "# joueur", other: "# joueurs") }
ui-for-players-from = { $least }–{ PLURAL($most, one: "# joueur", other: "# joueurs") }
ui-effort = Apprentissage :
ui-level-1 = facile
ui-level-2 = moyen
ui-level-3 = exigeant

# Une première partie, et sa longueur

ui-welcome = Votre première partie
ui-play-first = Jouer
first-decision = { $number ->
    [1] Première décision
    [2] Deuxième décision
   *[other] Troisième décision
  }. { $what } { $asks }
ui-your-box = Édition
ui-about = À propos du jeu
ui-on-play = Jouer une partie entière
ui-on-learn = Apprendre pas à pas
ui-length = Partie
ui-whole = Complète
ui-short = Courte, pour une première fois
