game = La Traversée
edition-old = première édition (1907)
edition-new = deuxième édition

ask-cross = { $seat }, de combien sautez-vous ?
do-hop = Sauter de { $stones }
do-done = Attendre

board-title = La rivière et { PLURAL($stones, one: "sa pierre", other: "ses # pierres") }
board-stone = Pierre { $place }
board-pawn = Le pion { $of-seat }, sur la pierre { $place }


hop-most = Sauts
  .elsewhere = Aucun saut n’est aussi long. { $question }
  .text = Vous sautez de { $most } au plus. Il y a { PLURAL($stones, one: "# pierre", other: "# pierres") }.
  .refused = Vous ne pouvez pas sauter de { $stones } : { $most } est le maximum.
  .told = { $seat } saute en { $place }.

hop-wait = Attendre
  .text = Vous pouvez attendre.
  .told = { $seat } attend.

hop-taken = Un pion par pierre
  .text = Vous ne pouvez pas sauter sur une pierre occupée.
  .refused = Un pion occupe la pierre { $place }.

bump-back = Renvois
  .text = Le pion sur lequel vous arrivez retourne au départ.
  .told = { $rival } est renvoyé de la pierre { $place }.

end-across = L’autre rive
  .text = Le premier pion sur l’autre rive gagne.
  .told = { $seat } a traversé, et gagne.

end-beyond = { $edition ->
    [new] Arriver juste
   *[other] Au-delà de la rive
  }
  .text = { $edition ->
    [new] Il faut arriver juste sur l’autre rive.
   *[other] Un saut qui mène au-delà de l’autre rive s’y arrête.
  }
  .exact = seulement juste
  .beyond = aussi au-delà
  .ruling = { $edition ->
    [new] La règle ne dit pas si un saut peut mener au-delà.
   *[other] {""}
  }
  .refused = Un saut de { $stones } mène au-delà de l’autre rive.
