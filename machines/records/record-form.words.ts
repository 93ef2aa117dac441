export const recordFormWords = `
  form.submit: speichern | save
  form.change: etwas ändern | change something
  form.discard: verwerfen | discard
  theirs.keep: das andere behalten | keep theirs
  record.changed: Eintrag neu gelesen | record read again

  editing: Bearbeiten — Das Formular ist offen; was getippt ist, bleibt als Entwurf, auch wenn man geht. | Editing — The form is open; what is typed stays as a draft, even if you leave.
  editing.unchanged: Unverändert — Im Formular steht, was gespeichert ist; was andere speichern, folgt. | Unchanged — The form holds what is stored, and follows what others save.
  editing.changed: Noch nicht gespeichert — Was im Formular steht, gilt noch nicht. | Not saved yet — What stands in the form doesn’t count yet.
  editing.saved: Gespeichert — Was im Formular steht, gilt jetzt. | Saved — What stands in the form counts now.
  editing.refused: Abgelehnt — Der Server hat nein gesagt: am Feld oder über dem Formular steht warum. | Refused — The server said no: at the field or above the form it says why.
  editing.failed: Keine Antwort — Es ist nichts angekommen; was getippt ist, steht noch da. | No answer — Nothing got through; what was typed is still there.
  submitting: Unterwegs — Der Knopf wartet auf die Antwort; die Felder behalten, was darin steht. | Under way — The button waits for the answer; the fields keep what is in them.
  submitting.saving: Wird gespeichert — Es gilt nur, wenn der Eintrag noch der ist, mit dem man begonnen hat. | Being saved — It counts only if the record is still the one you began with.
  submitting.comparing: Wird verglichen — Jemand war schneller: es wird geholt, was inzwischen gespeichert ist. | Being compared — Somebody was faster: what was saved meanwhile is being fetched.
  stale: Jemand war schneller — Beides steht nebeneinander, und man entscheidet, was gilt. | Somebody was faster — Both stand side by side, and you decide which one counts.

  savedByServer: Gespeichert heißt es nur, wenn der Server gespeichert hat oder dasselbe schon gilt. | Saved is said only where the server has saved, or the same counts already.
  replacesNothingUnseen: Was ein anderer inzwischen gespeichert hat, überschreibt niemand ungesehen: entweder betrifft es anderes, oder beides steht nebeneinander. | What somebody else saved meanwhile is replaced by nobody unseen: either it is about another part, or both stand side by side.
  forgottenAfterwards: Gespeichert wird, was abgeschickt wurde; danach ist es hier vergessen. | Saved is what was submitted; afterwards it is forgotten here.
  followsWhereUnchanged: Wird der Eintrag neu gelesen, folgt ein Formular, in dem nichts Ungespeichertes steht, und kein anderes. | Where the record is read again, a form follows in which nothing unsaved stands, and no other.
`;
