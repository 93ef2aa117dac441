export const verificationWords = `
  verification.retry: noch einmal versuchen | try again
  code.submit: Code prüfen | check the code
  code.edited: Code ändern | change the code
  code.resend: neuen Code senden | send a new code

  loading: Lädt — Gültigkeit und Wartezeit des Codes werden geholt. | Loading — Validity and waiting time of the code are being fetched.
  failed: Nicht geladen — Der Server antwortet nicht. Man kann es noch einmal versuchen. | Not loaded — The server does not answer. You can try again.
  open: Code und neuer Code — Beides läuft nebeneinander. | Code and new code — Both run side by side.
  open.code: Eingabe des Codes — Die sechs Ziffern aus der E-Mail. | Entering the code — The six digits from the e-mail.
  open.code.choosing: Prüft Gültigkeit — Gibt es einen gültigen Code? | Checking validity — Is there a valid code?
  open.code.valid: Code gültig — Der zuletzt gesendete Code gilt. | Code valid — The code sent last is valid.
  open.code.valid.entering: Code eingeben — Die Ziffern werden eingetippt. | Enter the code — The digits are being typed.
  open.code.valid.wrong: Code falsch — Die Seite sagt, wie viele Versuche bleiben. | Code wrong — The page says how many tries are left.
  open.code.valid.verifying: Prüft den Code — Der Server vergleicht. | Checking the code — The server compares.
  open.code.void: Code ungültig — Nur ein neuer Code hilft weiter. | Code void — Only a new code helps.
  open.code.void.tries: Zu viele Versuche — Dieser Code gilt nicht mehr. | Too many tries — This code is no longer valid.
  open.code.void.expired: Code abgelaufen — Seine Zeit ist vorbei. | Code expired — Its time is over.
  open.resend: Neuer Code — Einmal in der Minute kann ein neuer Code kommen. | New code — Once a minute a new code can come.
  open.resend.choosing: Prüft Wartezeit — Geht heute noch ein neuer Code? | Checking the pause — Is a new code possible today?
  open.resend.waiting: Kurz warten — Die Wartezeit läuft. | Wait a little — The pause is running.
  open.resend.available: Neuer Code möglich — Der Knopf ist frei. | New code possible — The button is free.
  open.resend.resending: Sendet — Ein neuer Code ist unterwegs. | Sending — A new code is on its way.
  open.resend.limitedToday: Heute nicht mehr — Für heute wurden genug Codes gesendet. | Not again today — Enough codes were sent for today.
  blockedToday: Heute gesperrt — Zu viele falsche Codes an diesem Tag. | Blocked today — Too many wrong codes on this day.
  verified: Bestätigt — Die E-Mail-Adresse stimmt. | Verified — The e-mail address is right.

  verifiedByServer: Bestätigt ist eine Adresse erst, wenn der Server gesagt hat, dass der Code stimmt oder sie es schon war. | An address is verified only once the server said that the code is right, or that it was verified before.
  oneAtATime: Während ein Code geprüft wird, geht kein neuer hinaus, und umgekehrt. | No new code is sent while one is being checked, nor one checked while a new one is sent.
  resentAfterThePause: Ein neuer Code ist nie möglich, solange die Wartezeit läuft, das Tagesmaß voll ist oder einer geprüft wird. | A new code is never possible during the pause, after the day’s last, or while one is being checked.
  keepsNoCode: Der Code bleibt in keinem Zustand liegen. | No state keeps the code.
`;
