import type { Locale } from '../../contract/kit/fields.ts';

/** What stands in a table's cell; null where nothing does. */
export type Cell = string | number | null;

/** Without it a spreadsheet takes the file for its own old alphabet. */
export const byteOrderMark = '\uFEFF';

/** What the spreadsheets of a language take for the end of a cell: where a comma divides euros from cents, a semicolon. */
const separators: Readonly<Record<Locale, string>> = { de: ';', en: ',' };

/** What lets a text count as a formula from its first sign on. */
const beginnings = new Set(['=', '+', '-', '@', '\t', '\r', '\n']);

/**
 * Where a cell may begin in a text, whatever isn't seen there or is only a quote, and the sign after it. Not only at its
 * start: a spreadsheet of another language ends a cell at another separator, and knows nothing of quotes in its middle.
 */
const cellBeginnings = /(?<=^|[;,\t\r\n])(?:(?![\t\r\n])[\s"\p{Cf}\p{Cc}])*(?<sign>[^\s"\p{Cf}\p{Cc}])/gu;

/**
 * A text that no spreadsheet takes for a formula and executes: an apostrophe before each of its signs that could begin
 * one, in their wide and small forms too, which some take for the same.
 */
function harmless(text: string): string {
  const inside = text.replace(cellBeginnings, (all, sign: string) =>
    beginnings.has(sign.normalize('NFKC')) ? `'${all}` : all,
  );
  const [first = ''] = inside;
  return beginnings.has(first) ? `'${inside}` : inside;
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
