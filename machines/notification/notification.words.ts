export const notificationWords = `
  notification.update: Meldung ändert sich | notification changes
  notification.dismiss: schließen | dismiss
  notification.callback: Knopf der Meldung | the notification's button
  pointer.enter: Zeiger kommt | pointer comes
  pointer.leave: Zeiger geht | pointer leaves

  showing: Sichtbar — Die Meldung steht auf der Seite. | Showing — The notification is on the page.
  showing.choosing: Wählt Dauer — Bleibt sie oder geht sie von selbst? | Choosing how long — Does it stay or go by itself?
  showing.timed: Auf Zeit — Sie geht von selbst. | For a time — It goes by itself.
  showing.held: Gehalten — Jemand liest sie gerade. | Held — Somebody is reading it.
  showing.staying: Bleibt — Sie geht erst auf Knopfdruck. | Staying — It goes only when dismissed.
  dismissed: Weg — Die Meldung ist verschwunden. | Gone — The notification has disappeared.

  goneForGood: Was weg ist, kommt nie zurück. | What is gone never comes back.
  goesByButtonOrTime: Eine Nachricht geht nur auf Knopfdruck oder wenn ihre Zeit um ist; niemals, während jemand sie liest. | A message goes only by a button or when its time is over; never while somebody is reading it.
  runsWhereTimed: Zu Beginn und nach jeder Änderung läuft die Zeit genau dann, wenn die Nachricht eine hat. | At the start and after every change the time runs exactly if the message has one.
`;
