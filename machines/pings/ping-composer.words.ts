export const pingComposerWords = `
  composer.retry: noch einmal versuchen | try again
  template.choose: Vorlage wählen | choose a template
  offer.choose: sagen, was angeboten wird | say what is offered
  line.write: einen persönlichen Satz schreiben | write a personal line
  person.show: eine andere Person ansehen | look at another person
  warning.seen: der Hinweis ist zu sehen | the warning is in sight
  terms.accept: Bedingungen annehmen | accept the terms
  composer.back: zurück zur Nachricht | back to the message
  ping.send: senden | send
  ping.undo: zurücknehmen | undo
  composer.cancel: schließen | close

  opening: Öffnet — Vorlagen und Bedingungen werden geholt. | Opening — Templates and terms are being fetched.
  failed: Nicht geladen — Der Server antwortet nicht. Sie können es noch einmal versuchen. | Not loaded — The server does not answer. You can try again.
  withoutTemplate: Keine Vorlage — Ohne Vorlage lässt sich niemand kontaktieren. | No template — Nobody can be contacted without a template.
  choosing: Vorlage wählen — Die erste ist schon gewählt. | Choosing a template — The first one is chosen already.
  choosing.previewing: Vorschau lädt — Die Platzhalter werden gefüllt. | Preview loading — The placeholders are being filled.
  choosing.unreadable: Keine Vorschau — Die Vorschau konnte nicht geladen werden. | No preview — The preview could not be loaded.
  choosing.previewed: Vorschau — So geht die Nachricht hinaus. | Preview — This is how the message goes out.
  choosing.unrelated: Sucht etwas anderes — Der Hinweis war noch nicht zu sehen; der erste Druck zeigt ihn. | Looking for something else — The warning was not in sight yet; the first press shows it.
  choosing.warned: Hinweis gezeigt — Der nächste Druck sendet trotzdem. | Warning shown — The next press sends all the same.
  choosing.passedOver: Diese Person nicht — Sie lässt sich gerade nicht kontaktieren; die anderen schon. | Not this person — They can’t be contacted now; the others can.
  choosing.unsent: Nicht gesendet — Nichts ist verloren. Noch einmal senden sendet nicht doppelt. | Not sent — Nothing is lost. Sending again does not send twice.
  agreeing: Bedingungen für Betriebe — Einmal, vor der ersten Nachricht des Betriebs. | Terms for companies — Once, before the company’s first message.
  agreeing.reading: Liest die Bedingungen — Gesendet ist noch nichts. | Reading the terms — Nothing has been sent yet.
  agreeing.accepting: Nimmt an — Die Zustimmung wird festgehalten. | Accepting — The agreement is being written down.
  agreeing.unaccepted: Nicht angenommen — Der Server antwortet nicht. Gesendet ist noch nichts. | Not accepted — The server does not answer. Nothing has been sent yet.
  sending: Sendet — Die Nachricht wird angelegt. | Sending — The message is being created.
  unavailable: Gerade nicht möglich — Die Seite nennt den Grund. | Not possible now — The page says why.
  undoable: Rücknahme möglich — Die E-Mail wartet eine Minute. | Can be undone — The e-mail waits for a minute.
  undoing: Nimmt zurück — Die E-Mail wird angehalten. | Undoing — The e-mail is being stopped.
  sent: Gesendet — Jetzt ist die andere Seite dran. | Sent — Now it is the other side’s turn.
  undone: Zurückgenommen — Niemand hat etwas erfahren. | Undone — Nobody has heard of it.
  cancelled: Geschlossen — Nichts wurde gesendet. | Closed — Nothing was sent.

  readBeforeSent: Nichts wird ungelesen gesendet: Vor dem Senden steht die Vorschau der gewählten Vorlage da. | Nothing is sent unread: before sending, the preview of the chosen template is shown.
  warnedBeforeSent: Wer etwas ganz anderes sucht, dem schreibt niemand, ehe der Hinweis zu sehen war. | Nobody writes to whoever looks for something else before the warning was in sight.
  undoneOnlyInTime: Zurücknehmen kann man nur, was gesendet ist, und nur solange die Zeit dafür läuft. | Only what was sent can be undone, and only while the time for it runs.
  closedOnlyUnsent: Geschlossen, ohne zu senden, ist nur, wovon nichts gesendet wurde. | Closed without sending is only what was not sent.
  termsAndOfferFirst: Kein Betrieb schreibt, ehe er die Bedingungen angenommen hat, und niemand schreibt ohne Angebot. | No company writes before it has accepted the terms, and nobody writes without an offer.
`;
