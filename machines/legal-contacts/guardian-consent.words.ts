export const guardianConsentWords = `
  consent.retry: noch einmal versuchen | try again
  terms.accept: zustimmen | accept
  guardian.submit: Person eintragen | enter the person
  guardian.update: andere Person eintragen | enter another person
  guardian.cancel: abbrechen | cancel
  link.resend: Link erneut senden | send the link again
  tab.focused: Seite ist wieder vorn | page is in front again

  loading: Lädt — Der Stand der Zustimmung wird geholt. | Loading — The state of the consent is being fetched.
  failed: Nicht geladen — Der Server antwortet nicht. Man kann es noch einmal versuchen. | Not loaded — The server does not answer. You can try again.
  adult: Eigene Entscheidung — Wer alt genug ist, entscheidet allein. | Own decision — Who is old enough decides alone.
  adult.reading: Beim Lesen — Die Nutzungsbedingungen liegen vor. | Reading — The terms are on the page.
  adult.failed: Nicht gespeichert — Die Zustimmung kam nicht an und kann wiederholt werden. | Not saved — The consent did not arrive and can be tried again.
  accepting: Stimmt zu — Die Zustimmung wird gespeichert. | Accepting — The consent is being saved.
  minor: Elternteil benennen — Wer noch nicht alt genug ist, nennt eine sorgeberechtigte Person. | Name a guardian — Who is not old enough yet names a legal guardian.
  saving: Sendet — Die E-Mail an die sorgeberechtigte Person geht hinaus. | Sending — The e-mail to the guardian is going out.
  awaitingGuardian: Wartet auf Antwort — Die sorgeberechtigte Person hat den Link. | Waiting for an answer — The guardian has the link.
  awaitingGuardian.answer: Antwort — Alle zwanzig Sekunden wird nachgesehen. | Answer — It is looked up every twenty seconds.
  awaitingGuardian.answer.resting: Wartet — Noch keine Antwort. | Waiting — No answer yet.
  awaitingGuardian.answer.asking: Sieht nach — Der Server wird gefragt. | Looking — The server is asked.
  awaitingGuardian.resend: Erneut senden — Einmal in der Minute, dreimal am Tag. | Send again — Once a minute, three times a day.
  awaitingGuardian.resend.choosing: Prüft Wartezeit — Geht heute noch eine E-Mail? | Checking the pause — Is another e-mail possible today?
  awaitingGuardian.resend.cooling: Kurz warten — Die Wartezeit läuft. | Wait a little — The pause is running.
  awaitingGuardian.resend.available: Erneut möglich — Der Knopf ist frei. | Possible again — The button is free.
  awaitingGuardian.resend.limitedToday: Heute nicht mehr — Für heute wurden genug E-Mails gesendet. | Not again today — Enough e-mails were sent for today.
  resending: Sendet erneut — Der alte Link gilt danach nicht mehr. | Sending again — The old link is void afterwards.
  editing: Andere Person — Eine andere sorgeberechtigte Person wird eingetragen. | Another person — Another guardian is being entered.
  replacing: Ersetzt — Der alte Link stirbt, ein neuer geht hinaus. | Replacing — The old link dies, a new one goes out.
  declined: Abgelehnt — Die sorgeberechtigte Person hat nicht zugestimmt. | Declined — The guardian did not agree.
  expired: Abgelaufen — Zwei Wochen lang kam keine Antwort. | Expired — No answer came for two weeks.
  expired.choosing: Prüft Wartezeit — Geht heute noch eine E-Mail? | Checking the pause — Is another e-mail possible today?
  expired.cooling: Kurz warten — Die Wartezeit läuft. | Wait a little — The pause is running.
  expired.available: Erneut möglich — Der Knopf ist frei. | Possible again — The button is free.
  expired.limitedToday: Heute nicht mehr — Für heute wurden genug E-Mails gesendet. | Not again today — Enough e-mails were sent for today.
  withdrawn: Widerrufen — Die Zustimmung wurde zurückgenommen. | Withdrawn — The consent was taken back.
  withdrawn.choosing: Prüft Wartezeit — Geht heute noch eine E-Mail? | Checking the pause — Is another e-mail possible today?
  withdrawn.cooling: Kurz warten — Die Wartezeit läuft. | Wait a little — The pause is running.
  withdrawn.available: Erneut möglich — Der Knopf ist frei. | Possible again — The button is free.
  withdrawn.limitedToday: Heute nicht mehr — Für heute wurden genug E-Mails gesendet. | Not again today — Enough e-mails were sent for today.
  accepted: Zugestimmt — Die Nutzungsbedingungen sind angenommen. | Accepted — The terms are accepted.

  acceptedByServer: Angenommen ist erst, was der Server als angenommen kennt: durch die sorgeberechtigte Person oder, wer alt genug ist, durch eigene Zustimmung. | Accepted is only what the server knows as accepted: through the guardian or, where old enough, by oneself.
  aloneWhenOldEnough: Allein zustimmen kann nur, wen der Server als alt genug kennt; kein Minderjähriger ohne bestätigte Zustimmung. | Only whom the server knows to be old enough accepts alone; no minor without a confirmed guardian.
  resentAfterThePause: Erneut senden kann man nie, solange die Wartezeit läuft oder für heute genug gesendet ist. | Sending again is never possible during the pause, nor after the day’s last e-mail.
  keepsNoGuardian: Die Daten der sorgeberechtigten Person bleiben in keinem Zustand liegen. | No state keeps the guardian’s data.
`;
