const mostInRow = 52;
/** Of a long note as much as there is room for, as a rule in whole words. */
export function beginningOf(note: string, most = mostInRow): string {
  const letters = [...note];
  if (letters.length <= most) return note;
  const begun = letters.slice(0, most).join('');
  const space = begun.lastIndexOf(' ');
  return `${(space > most / 2 ? begun.slice(0, space) : begun).replace(/[\s,;:.–-]+$/u, '')} …`;
}
