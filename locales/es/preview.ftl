### Lo que dice un enlace a una mesa antes de que alguien lo siga. No cuenta nada de la mesa.

preview-invitation = Te invitan a una partida
preview-invitation-about = Abre el enlace y siéntate a la mesa. Sin instalar nada y sin cuenta.
