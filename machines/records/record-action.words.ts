export const recordActionWords = `
  action.press: Knopf drücken | press a button
  action.confirm: bestätigen | confirm
  action.cancel: lassen | leave it
  record.changed: Eintrag neu gelesen | record read again

  resting: In Ruhe — Die Knöpfe sagen, was jetzt möglich ist. | At rest — The buttons say what is possible now.
  resting.offered: Angeboten — Es wird angeboten, was der Stand des Eintrags erlaubt, und nichts anderes. | Offered — Offered is what the record’s status allows, and nothing else.
  resting.done: Getan — Der neue Stand ist zu sehen, mit dem, was von ihm aus möglich ist. | Done — The new status is shown, with what is possible from there.
  resting.refused: Abgelehnt — Der Server hat nein gesagt; die Seite sagt warum und zeigt den Stand von jetzt. | Refused — The server said no; the page says why and shows how things stand now.
  resting.failed: Keine Antwort — Es ist nichts angekommen. Man kann es noch einmal versuchen. | No answer — Nothing got through. You can try again.
  asking: Fragt nach — Was sich schwer zurücknehmen lässt, geschieht erst nach einer Rückfrage. | Asking first — What is hard to take back happens only after a question.
  doing: Unterwegs — Der Knopf wartet auf die Antwort; ein zweiter Druck tut nichts. | Under way — The button waits for the answer; a second press does nothing.

  pressedOnlyWhereAllowed: Gedrückt werden kann, was der Stand des Eintrags erlaubt, und nichts anderes; und nicht, solange gefragt oder gewartet wird. | What the record’s status allows can be pressed, and nothing else; and not while it asks or waits.
  askedFirst: Was nachfragt, geschieht nie ohne Bestätigung; was nicht nachfragt, sofort. | What asks first never happens without being confirmed; what does not, happens at once.
  forgottenAfterwards: Was gedrückt und dazu gesagt wurde, ist danach vergessen. | What was pressed, and what was said to it, is forgotten afterwards.
  asksOnlyThePossible: Gefragt wird nur nach dem, was noch möglich ist. | It asks only about what is still possible.
`;
