export const wizardWords = `
  step.continue: weiter | continue
  step.back: zurück | back
  step.skip: überspringen | skip
  step.goto: Schritt wählen | choose a step
  facts.changed: Angaben haben sich anderswo geändert | details changed elsewhere
  birthDate.correct: Geburtsdatum berichtigen | correct the birth date
  account.delete: Angaben löschen | delete the details

  editing: Schritt offen — Die Angaben dieses Schritts werden ausgefüllt. | Step open — The details of this step are being filled in.
  editing.typing: Beim Ausfüllen — Zurück, Weiter und erlaubtes Überspringen stehen offen. | Filling in — Back, Continue and, where allowed, Skip are open.
  editing.failed: Nicht gespeichert — Das Speichern ging schief, alles Getippte ist noch da. | Not saved — Saving went wrong, everything typed is still there.
  overview: Überblick — Der ganze Weg, und was davon erledigt ist; was getippt wurde, bleibt. | Overview — The whole way, and what of it is done; what was typed is kept.
  saving: Speichert — Die Angaben gehen zum Server. | Saving — The details are on their way to the server.
  paused: Unterbrochen — Die Sitzung ist abgelaufen. Nach der Anmeldung steht alles Getippte wieder da. | Paused — The session ended. After the login all that was typed is there again.
  tooYoung: Noch zu jung — Das Mindestalter ist noch nicht erreicht. | Too young yet — The minimum age is not reached yet.
  tooYoung.told: Datum der Rückkehr — Die Seite sagt, ab wann es geht, und bietet das Löschen an. | Date to come back — The page says when it will be possible, and offers deletion.
  tooYoung.failed: Nicht gelöscht — Das Löschen ging schief und kann wiederholt werden. | Not deleted — Deleting went wrong and can be tried again.
  withdrawing: Löscht — Alle Angaben werden gelöscht. | Deleting — All details are being deleted.
  finished: Fertig — Der letzte Schritt ist erledigt. | Finished — The last step is done.
  withdrawn: Gelöscht — Nichts wurde behalten. | Deleted — Nothing was kept.

  noStepBeyondReach: Höchstens ein Schritt öffnet sich hinter denen, die von vorn an erledigt oder freiwillig sind. | No step opens beyond one past the leading run of complete or optional ones.
  newsMovesNobody: Neues von anderswo versetzt niemanden, der gerade tippt, und geht nie verloren. | News from elsewhere never moves anyone who is typing, and is never lost.
  finishedByLastStep: Fertig ist nur, wer den letzten Schritt gespeichert hat oder ihn überspringen darf. | Finished is only who has saved the last step, or may skip it.
  deletedByServer: „Gelöscht“ steht nie da, bevor der Server gelöscht hat. | “Deleted” is never said before the server has deleted.
  keepsNothingTyped: Was getippt wird, bleibt in keinem Zustand liegen. | No state keeps what is typed.
`;
