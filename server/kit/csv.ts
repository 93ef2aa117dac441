import type { Locale } from '../../contract/kit/fields.ts';

/** What stands in a table's cell; null where nothing does. */
export type Cell = string | number | null;

/** Without it a spreadsheet takes the file for its own old alphabet. */
export const byteOrderMark = '\uFEFF';

/** What the spreadsheets of a language take for the end of a cell: where a comma divides euros from cents, a semicolon. */
const separators: Readonly<Record<Locale, string>> = { de: ';', en: ',' };

/** Signs that begin a formula, and those that Unicode holds for the same (NFKC), which some spreadsheets do as well. */
const formulaSigns = '=⁼₌⩵⩶﹦＝+⁺₊﬩﹢＋\\-﹣－@﹫＠';

/**
 * Where a cell begins with one in a text, whatever isn't seen before it or is only a quote. Not only at the text's start: a
 * spreadsheet of another language ends a cell at another separator, and knows nothing of quotes in its middle.
 */
const formulas = new RegExp(`(?<=^|[;,\t\r\n])(?:(?![\t\r\n])[\\s"\\p{Cf}\\p{Cc}])*[${formulaSigns}]`, 'gu');

/** A text that no spreadsheet takes for a formula and executes: an apostrophe before all that could begin one. */
function harmless(text: string): string {
  const inside = text.replace(formulas, "'$&");
  return /^[\t\r\n]/.test(inside) ? `'${inside}` : inside;
}

/** Quoted whatever it is, so that no text ends its cell or line; and never a formula. */
export function csvCell(cell: Cell): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(cell);
  const text = cell.replaceAll('\0', '');
  return `"${harmless(text).replaceAll('"', '""')}"`;
}

export const csvLine = (cells: readonly Cell[], locale: Locale): string =>
  `${cells.map(csvCell).join(separators[locale])}\r\n`;
