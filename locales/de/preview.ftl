### Was ein Link zu einem Tisch sagt, bevor ihm jemand folgt. Über den Tisch verrät er nichts.

preview-invitation = Du bist zu einem Spiel eingeladen
preview-invitation-about = Öffne den Link und setz dich dazu. Nichts zu installieren, kein Konto.
