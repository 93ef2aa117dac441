export const chunkGuardWords = `
  chunk.failed: Teil kam nicht an | part did not arrive
  reload.request: neu laden | reload

  watching: Wacht — Alle Teile der Seite kamen bisher an. | Watching — All parts of the page have arrived so far.
  reloading: Lädt neu — Ein Teil fehlt; die Seite wird neu geladen. | Reloading — A part is missing; the page is loaded anew.
  failed: Teil fehlt — Neu laden half nicht; ein Knopf bleibt. | Part missing — Reloading did not help; a button remains.

  reloadsOnceAMinute: Von selbst lädt die Seite nie zweimal in einer Minute neu, und nie, wenn sie sich nichts merken kann. | The page never reloads by itself twice in a minute, and never where it can’t remember that it did.
`;
