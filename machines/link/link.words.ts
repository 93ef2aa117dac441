export const linkWords = `
  link.submit: absenden | submit
  link.change: etwas anderes eingeben | enter another one

  entering: Eingabe — Die Seite sagt, was der Knopf bewirkt. Bis dahin geschieht nichts. | Entering — The page says what the button does. Nothing happens before.
  pending: Prüft — Der Server wird gefragt. | Checking — The server is being asked.
  done: Gilt — Es ist geschehen, oder das Formular öffnet sich. | Counts — It is done, or the form opens.
  closed: Gilt nicht — Die Seite sagt, warum. | Does not count — The page says why.
  failed: Keine Antwort — Es ist nichts geschehen. Man kann es noch einmal versuchen. | No answer — Nothing has happened. You can try again.

  saidByServer: Dass es gilt, oder warum nicht, steht nur da, wenn der Server es gesagt hat. | That it counts, or why it does not, is said only where the server said so.
  onceOnly: Was geschehen ist oder nicht gilt, geschieht mit demselben Link kein zweites Mal. | What is done, or does not count, does not happen a second time with the same link.
  keepsNothingTyped: Was eingegeben wird, bleibt in keinem Zustand liegen. | No state keeps what is submitted.
`;
