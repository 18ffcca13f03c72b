# Ce que les plateaux et les pages disent d’eux-mêmes.

ui-new = Nouvelle partie
ui-undo = Reprendre
ui-redo = Rejouer
ui-restart = Recommencer
ui-save = Enregistrer
ui-load = Ouvrir
ui-link = Lien
ui-copied = Le lien est copié : il ouvre exactement cette position.
ui-link-here = Copiez ce lien : il ouvre exactement cette position.
ui-saved-whole = Une sauvegarde dit tout : qui l’ouvre voit tous les secrets.
ui-log = Ce qui s’est passé
ui-nothing-yet = Il ne s’est encore rien passé.
ui-rule = La règle
ui-ruling = Notre lecture
ui-close = Fermer
ui-settings = Langue et aspect
ui-language = Langue
ui-theme = Couleurs
ui-light = Lumière
ui-theme-default = Carte marine
ui-theme-colour-blind = Sûres pour daltoniens
ui-theme-high-contrast = Contraste fort
ui-theme-no-colour = Sans couleur
ui-light-auto = Comme l’appareil
ui-light-light = Clair
ui-light-dark = Sombre
ui-players = Joueurs
ui-person = une personne
ui-random = un robot qui joue au hasard
ui-greedy = un robot qui prend ce qu’il peut
ui-begin = Commencer
ui-readings = Comment on lit le livret
ui-veil = Les autres détournent maintenant les yeux.
ui-veil-lift = Je suis
ui-busy = Le plateau ne répond pas pour le moment. Il réfléchit peut-être, ou il n’est plus là. Ce que vous avez joué est gardé dans ce navigateur.
ui-gone = Le plateau n’est plus là : son noyau s’est arrêté. Rechargez la page pour continuer où vous en étiez ; votre partie est gardée dans ce navigateur.
ui-answers-again = Le plateau répond de nouveau.
ui-thinking = Les autres jouent.
ui-not-here = Rien ne peut être choisi ici maintenant.
ui-more = Choisissez maintenant ce qui va avec, ou appuyez sur Échap.
ui-picked = Vous avez pris ceci : choisissez-le encore pour le reposer.
ui-several = On peut en faire plusieurs choses.
ui-can = Vous pouvez :
ui-board = Plateau. Les flèches s’y déplacent, Entrée choisit. Point d’interrogation : que puis-je faire. Point : où suis-je. Point d’exclamation : à qui est-ce de jouer. Tapez un nombre ou un nom pour y aller.
ui-ships = Ce que chacun a
ui-sheet = Journal et boutons
ui-zoom = Agrandir le plateau
ui-kept-bad = La partie que ce navigateur gardait ne peut pas être reprise :

# A match to be stepped through

ui-moment = Moment
ui-first = Premier moment
ui-back = Précédent
ui-next = Suivant
ui-last = Dernier moment
ui-play = Défiler tout seul
ui-pause = Arrêter
ui-speed = Allure
ui-speed-0 = lente
ui-speed-1 = moyenne
ui-speed-2 = rapide
ui-play-on = Jouer à partir d’ici
ui-walk = Revoir ce qui s’est passé
ui-walk-back = Revenir au plateau
ui-chances = Chances de victoire
ui-decided = Les coups qui ont décidé
ui-undecided = Aucun coup n’a décidé à lui seul
sampled = Une chance est comptée : depuis cette position, la partie est terminée { $playouts } fois par des robots qui jouent au hasard. Dix-neuf fois sur vingt, elle est juste à { $error } pour cent près.
ui-sheet-walk = La règle

# Lessons

ui-predict = Avant de regarder : qu’en pensez-vous ?
ui-right = Oui.
ui-wrong = Non.
ui-watch = Voir ce qui se passe
ui-again = Reposer la question
ui-task = Votre exercice
ui-done = Terminé
ui-well-done = C’est fait. Bien navigué !
ui-missed = Pas cette fois. Reprenez des coups, ou recommencez et essayez autrement.
ui-hint = Donnez-moi un indice
ui-quiz = Questions
ui-quiz-told = De nouvelles questions à chaque visite. Quatre sur cinq du premier coup, et c’est réussi.
ui-quiz-skip = Je sais déjà
ui-quiz-skip-told = Quelques questions rapides : répondez à toutes du premier coup, et vous pouvez passer au chapitre suivant.
ui-quiz-begin = Interrogez-moi
ui-quiz-making = Les questions se préparent.
ui-quiz-score = Du premier coup :
ui-quiz-last = Question précédente
ui-quiz-next = Question suivante
ui-quiz-passed = Réussi !
ui-quiz-again = Pas encore réussi. Regardez les raisons, et essayez-en d’autres.
ui-quiz-known = Vous savez cela : passez au chapitre suivant.
ui-quiz-not-known = Pas tout : ce chapitre est pour vous.
ui-quiz-others = D’autres questions
ui-quiz-before = Vous l’avez déjà réussi.

# Progress, and the rules

ui-go-first = Commencer par
ui-go-on = Continuer avec
ui-go-all = Vous avez tout fait.
ui-known = connu
ui-export = Enregistrer mes progrès dans un fichier
ui-import = Les charger depuis un fichier
ui-imported = Vos progrès ont été chargés.
ui-not-imported = Ce fichier ne contient pas de progrès à nous, ou il est abîmé : rien n’a changé.
ui-forget = Tout oublier
ui-forget-told = Tout ce que ce navigateur garde de vos progrès, de vos parties et de vos réglages disparaîtra, sans retour.
ui-forget-yes = Oui, tout oublier
ui-find = Trouver une règle
ui-show = Montrez-moi une position
ui-shown = Une position qui la montre
