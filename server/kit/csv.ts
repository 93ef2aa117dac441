import type { Locale } from '../../contract/kit/fields.ts';

/** What stands in a table's cell; null where nothing does. */
export type Cell = string | number | null;

/** Without it a spreadsheet takes the file for its own old alphabet. */
export const byteOrderMark = '\uFEFF';

/** What the spreadsheets of a language take for the end of a cell: where a comma divides euros from cents, a semicolon. */
const separators: Readonly<Record<Locale, string>> = { de: ';', en: ',' };

/** What begins a formula. */
const beginnings = new Set(['=', '+', '-', '@', '\t', '\r', '\n']);

/**
 * Whether a spreadsheet would take a text for a formula and execute it: after whatever isn't seen, and in the wide and
 * small forms of the signs, which some take for the same.
 */
function isFormula(text: string): boolean {
  const [first = ''] = text;
  const [seen = ''] = text.replace(/^[\s\p{Cf}\p{Cc}]+/u, '');
  return beginnings.has(first) || beginnings.has(seen.normalize('NFKC'));
}

/** Quoted whatever it is, so that no text ends its cell or line; a formula becomes a text by an apostrophe. */
export function csvCell(cell: Cell): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(cell);
  const text = cell.replaceAll('\0', '');
  return `"${(isFormula(text) ? `'${text}` : text).replaceAll('"', '""')}"`;
}

export const csvLine = (cells: readonly Cell[], locale: Locale): string =>
  `${cells.map(csvCell).join(separators[locale])}\r\n`;
