export const sessionWords = `
  login.submit: anmelden | log in
  register.submit: registrieren | register
  logout.request: abmelden | log out
  session.retry: noch einmal versuchen | try again
  me.patched: etwas wurde gespeichert | something was saved
  me.outdated: zugestimmt, oder anderswo etwas geändert | agreed, or something changed elsewhere
  session.renewed: Code stimmt, oder neues Passwort | code right, or new password
  session.expired: Sitzung ist abgelaufen | session expired
  gate.refused: ein früherer Schritt fehlt noch | an earlier step is missing
  tab.focused: Seite ist wieder vorn | page is in front again
  otherTab.loggedIn: in einem anderen Tab angemeldet | logged in in another tab
  otherTab.loggedOut: in einem anderen Tab abgemeldet | logged out in another tab

  opening: Seite öffnet sich — Ein Cookie ohne Geheimnis verrät, ob jemand angemeldet sein könnte. | Page opening — A cookie without secrets tells whether somebody may be logged in.
  loggedOut: Abgemeldet — Niemand ist angemeldet. | Logged out — Nobody is logged in.
  loggedOut.idle: Bereit zur Anmeldung — Das Formular wartet. | Ready to log in — The form is waiting.
  loggedOut.loggingIn: Anmeldung läuft — E-Mail und Passwort werden geprüft. | Logging in — E-mail and password are being checked.
  loggedOut.registering: Registrierung läuft — Das Konto wird angelegt. | Registering — The account is being created.
  fetchingMe: Wer bin ich? — Die eigenen Daten werden geholt. | Who am I? — Your data is being fetched.
  fetchingMe.silent: Stille Nachfrage — Vielleicht besteht noch eine Sitzung; wenn nicht, merkt es niemand. | Asking quietly — There may still be a session; if not, nobody notices.
  fetchingMe.required: Daten werden geholt — Die Sitzung besteht; ohne die Daten geht es nicht weiter. | Fetching your data — There is a session; nothing goes on without the data.
  fetchingMe.failed: Daten nicht geladen — Der Server antwortet nicht. Man kann es noch einmal versuchen. | Data not loaded — The server does not answer. You can try again.
  loggedIn: Angemeldet — Der Server kennt die Person; ihre Seiten dürfen zu sehen sein. | Logged in — The server knows the person; their pages may be seen.
  loggedIn.stage: Was noch fehlt — Das Erste, was fehlt, entscheidet über die Seite. | What is missing — The first thing that is missing decides the page.
  loggedIn.stage.unverified: E-Mail unbestätigt — Der Code aus der E-Mail fehlt noch. | E-mail not verified — The code from the e-mail is still missing.
  loggedIn.stage.needsOnboarding: Angaben fehlen — Die Schritte zum Profil sind noch nicht fertig. | Details missing — The steps to the profile are not finished.
  loggedIn.stage.needsTos: Bedingungen offen — Den Nutzungsbedingungen wurde noch nicht zugestimmt. | Terms open — The terms have not been accepted yet.
  loggedIn.stage.ready: Bereit — Alles ist da, alle eigenen Seiten stehen offen. | Ready — Everything is there, all your pages are open.
  loggedIn.data: Wie frisch die Daten sind — Daneben, ohne dass die Seite sich ändert. | How fresh the data is — Beside it, while the page stays as it is.
  loggedIn.data.resting: In Ruhe — Was von der Person bekannt ist, gilt. | At rest — What is known of the person counts.
  loggedIn.data.refreshing: Prüft nebenbei — Die eigenen Daten werden erneut geholt. | Checking meanwhile — Your data is fetched again.
  loggingOut: Abmeldung — Persönliches ist schon verborgen. | Logging out — Private things are hidden already.
  loggingOut.posting: Sitzung wird beendet — Der Server beendet die Sitzung. | Ending the session — The server is ending the session.
  loggingOut.failed: Noch angemeldet — Der Server hat nicht geantwortet; die Sitzung besteht noch. | Still logged in — The server did not answer; the session still exists.

  readyOnlyVerified: Niemand ist bereit, dessen E-Mail-Adresse unbestätigt ist. | Nobody is ready whose e-mail address is not verified.
  stageByData: Wer angemeldet ist, steht genau auf der Stufe, die die eigenen Daten sagen. | Whoever is logged in stands at exactly the stage that their data says.
  guestHasNobody: Ein Gast hat keine Daten von jemandem. | A guest has nobody’s data.
  knownToServer: Angemeldet ist erst, wen der Server kennt. | Logged in is only whom the server knows.
  earlierEndsCountNot: Das Ende einer früheren Sitzung ändert an der jetzigen nichts; das Ende der jetzigen meldet sofort ab. | The end of an earlier session changes nothing about this one; the end of this one logs out at once.
  logsOutAnywhere: Abmelden geht überall, wo jemand angemeldet ist oder sein könnte, und verbirgt sofort alles Private. | Logging out is possible wherever somebody is or may be logged in, and hides everything private at once.
  keepsNoPassword: Ein Passwort bleibt in keinem Zustand liegen. | No state keeps a password.
`;
