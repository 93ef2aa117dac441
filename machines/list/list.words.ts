export const listWords = `
  query.changed: Suche geändert | query changed
  list.retry: noch einmal versuchen | try again

  debouncing: Wartet aufs Tippen — Gesucht wird, sobald die Finger ruhen; bis dahin bleibt alles stehen. | Waiting for the typing — The search begins once the fingers rest; until then everything stays.
  loading: Lädt — Die Seite der Liste wird geholt; was vorher da war, bleibt so lange stehen. | Loading — The page of the list is being fetched; what was there before stays until it comes.
  showing: Zeigt — Die Liste ist da. | Showing — The list is there.
  empty: Leer — Es gibt nichts zu zeigen. | Empty — There is nothing to show.
  failed: Nicht geladen — Der Server antwortet nicht. Man kann es noch einmal versuchen. | Not loaded — The server does not answer. You can try again.

  shownAsSent: Gezeigt wird nur, was der Server eben geschickt hat, und nie eine Seite hinter der letzten. | Shown is only what the server has just sent, and never a page past the last.
  emptyOnlyWhereNothingIs: „Nichts gefunden“ steht da, wenn es nichts gibt, und nur dann. | “Nothing found” is said where there is nothing, and only there.
`;
