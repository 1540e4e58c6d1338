### Cómo se llama cada juego y de qué trata. La portada lo muestra antes de que haya nada de un juego.

cells-name = ESCAPE!
cells-description = Reúne las seis letras de E S C A P E! antes que nadie y que los guardias no te vean.

temple-name = Escape: La maldición del templo
temple-description = Lanzad los dados todos a la vez, activad juntos las piedras y salid todos antes de que el templo se derrumbe.

master-name = Escape Master
master-description = Deshazte de tus cartas antes que los demás: todos juegan a la vez, sobre las mismas pilas y a toda prisa.

plan-name = El gran plan de fuga
plan-description = Recoge tu parte del botín por toda la ciudad, despista a la policía y vete antes de que cierre la última salida.
