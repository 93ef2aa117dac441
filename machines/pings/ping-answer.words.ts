export const pingAnswerWords = `
  page.retry: noch einmal versuchen | try again
  ping.accept: annehmen | accept
  ping.decline: ablehnen | decline
  answer.cancel: zurück | back
  accept.confirm: Daten freigeben | release the data
  decline.confirm: Ablehnung bestätigen | confirm declining
  ping.withdraw: Zusage zurücknehmen | take the yes back
  withdraw.confirm: Zurücknehmen bestätigen | confirm taking back

  opening: Öffnet — Der Link wird geprüft. | Opening — The link is being checked.
  sorting: Stand prüfen — Wurde schon geantwortet? | Checking the state — Has an answer been given?
  failed: Nicht geladen — Der Server antwortet nicht. Du kannst es noch einmal versuchen. | Not loaded — The server does not answer. You can try again.
  invalid: Link ungültig — Dieser Link ist unbekannt. | Link invalid — This link is unknown.
  expired: Abgelaufen — Für eine Antwort ist es zu spät. | Expired — It is too late for an answer.
  revoked: Zurückgezogen — Der Betrieb hat die Nachricht zurückgezogen. | Taken back — The company has taken its message back.
  asking: Deine Antwort — Ein Betrieb möchte dich kennenlernen. | Your answer — A company would like to meet you.
  guardianAsked: Eltern gefragt — Du hast Ja gesagt; freigegeben wird erst mit dem Ja deiner Eltern. | Guardian asked — You said yes; nothing is released before your guardian’s yes.
  confirmingAccept: Wirklich annehmen? — Die Seite sagt, welche Daten freigegeben werden. | Really accept? — The page says which data will be released.
  accepting: Nimmt an — Deine Kontaktdaten werden freigegeben. | Accepting — Your contact details are being released.
  confirmingDecline: Wirklich ablehnen? — Ein Grund ist freiwillig. | Really decline? — A reason is up to you.
  declining: Lehnt ab — Deine Antwort wird gespeichert. | Declining — Your answer is being saved.
  accepted: Angenommen — Der Betrieb meldet sich bei dir. | Accepted — The company will get in touch.
  declined: Abgelehnt — Der Betrieb erfährt davon, ohne deinen Namen. | Declined — The company is told, without your name.
  confirmingWithdraw: Wirklich zurücknehmen? — Was schon gelesen wurde, macht niemand ungelesen. | Really take it back? — What was read already nobody can make unread.
  withdrawing: Nimmt zurück — Deine Kontaktdaten verschwinden beim Betrieb. | Taking back — Your contact details vanish from the company’s view.
  withdrawn: Zurückgenommen — Der Betrieb sieht nichts mehr und soll löschen. | Yes taken back — The company sees nothing more and is asked to delete.

  questionBeforeRelease: Nichts wird freigegeben, bevor die Frage, die es benennt, bejaht ist. | Nothing is released before the question that names it was answered with yes.
  guardianBeforeAnswer: Wessen Eltern gefragt sind, sieht das und nichts anderes, bis sie antworten; absagen kann man weiterhin. | Whose guardian is asked sees that and nothing else until they answer; a no stays possible.
  savedBeforeSaid: Zugesagt, abgesagt oder zurückgenommen ist erst, was der Server so gespeichert hat. | Accepted, declined or taken back is only what the server has saved as such.
  questionBeforeTakingBack: Eine Zusage wird erst nach einer Rückfrage zurückgenommen. | A yes is taken back only after a question.
`;
