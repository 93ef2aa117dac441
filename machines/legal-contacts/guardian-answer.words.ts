export const guardianAnswerWords = `
  page.retry: noch einmal versuchen | try again
  consent.accept: zustimmen | agree
  consent.decline: ablehnen | decline
  decline.confirm: Ablehnung bestätigen | confirm declining
  decline.cancel: zurück | back
  notMe.report: ich bin nicht gemeint | I am not meant
  notMe.confirm: Irrtum bestätigen | confirm the mistake
  notMe.cancel: doch gemeint | meant after all
  link.request: neuen Link anfordern | ask for a new link
  consent.withdraw: widerrufen | withdraw

  opening: Öffnet — Der Link wird geprüft. | Opening — The link is being checked.
  sorting: Stand prüfen — Wurde schon geantwortet? | Checking the state — Has an answer been given?
  failed: Nicht geladen — Der Server antwortet nicht. Sie können es noch einmal versuchen. | Not loaded — The server does not answer. You can try again.
  invalid: Link ungültig — Dieser Link ist unbekannt. | Link invalid — This link is unknown.
  replaced: Link ersetzt — Es gibt einen neueren Link oder eine andere Person. | Link replaced — There is a newer link or another person.
  noLongerNeeded: Nicht mehr nötig — Ihr Kind ist nun alt genug, um allein zu entscheiden. | No longer needed — Your child is now old enough to decide alone.
  alreadyConfirmed: Schon zugestimmt — Ihre Zustimmung liegt vor. | Already agreed — Your consent is on record.
  alreadyDeclined: Schon abgelehnt — Ihre Ablehnung liegt vor. | Already declined — Your refusal is on record.
  expired: Link abgelaufen — Sie können einen neuen anfordern. | Link expired — You can ask for a new one.
  requestingLink: Fordert an — Ein neuer Link wird gesendet. | Asking — A new link is being sent.
  linkSent: Neuer Link unterwegs — Bitte sehen Sie in Ihr Postfach. | New link on its way — Please look into your mailbox.
  asking: Ihre Entscheidung — Die Seite zeigt, was gespeichert ist und wer es sieht. | Your decision — The page shows what is stored and who sees it.
  accepting: Stimmt zu — Ihre Zustimmung wird gespeichert. | Agreeing — Your consent is being saved.
  confirmingDecline: Wirklich ablehnen? — Ohne Ihre Zustimmung kann Ihr Kind nicht gefunden werden. | Really decline? — Without your consent your child can't be found.
  declining: Lehnt ab — Ihre Ablehnung wird gespeichert. | Declining — Your refusal is being saved.
  confirmingNotMe: Wirklich nicht gemeint? — Danach schreiben wir an diese Adresse nicht mehr. | Really not meant? — Afterwards we write to this address no more.
  reporting: Meldet — Wir merken uns, dass Sie nicht gemeint sind. | Reporting — We note that you are not meant.
  confirmed: Zugestimmt — Vielen Dank. Sie erhalten eine Kopie. | Agreed — Thank you. You will get a copy.
  declined: Abgelehnt — Ihr Kind erfährt davon. | Declined — Your child will be told.
  reported: Gemeldet — Wir schreiben Ihnen nicht mehr. | Reported — We won't write to you again.
  askingWithdraw: Zustimmung widerrufen? — Ihr Kind ist danach nicht mehr zu finden. | Withdraw consent? — Your child can't be found afterwards.
  withdrawing: Widerruft — Der Widerruf wird gespeichert. | Withdrawing — The withdrawal is being saved.
  withdrawn: Widerrufen — Ihre Zustimmung gilt nicht mehr. | Withdrawn — Your consent no longer holds.

  custodyFirst: Niemand stimmt zu, ohne die Sorge für das Kind erklärt zu haben. | Nobody consents without having declared to have custody.
  savedBeforeSaid: Kein Dank, keine Ablehnung und kein Widerruf stehen da, bevor der Server sie gespeichert hat. | No thanks, no refusal and no withdrawal is shown before the server has saved it.
  askedOnlyWhileOpen: Gefragt wird nur, wessen Antwort noch aussteht. | Only whose answer is still open is asked.
  withdrawsWhoConsented: Widerrufen kann nur, wer zugestimmt hat und den Link zum Widerruf öffnet. | Only who consented and opens the link for withdrawing can withdraw.
`;
