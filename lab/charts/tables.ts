import { lifecycleLines } from './lifecycle-lines.ts';
import type { Text } from './markup.ts';
import { verdictLines } from './verdict-lines.ts';

/** A table or list of the page as text, one line for each thing it says: for diffs, and to compare revisions. */
export interface Table {
  /** The id of its section. */
  readonly id: 'verdicts' | 'lifecycles';
  readonly lines: readonly Text[];
  /** Matches the part of a line that says what it is about; no two lines of a table have the same. */
  readonly subject: RegExp;
}

/** The sections that have no chart, in the page's order. */
export const allTables = (): Table[] => [
  { id: 'verdicts', lines: verdictLines(), subject: /^.*?:/ },
  { id: 'lifecycles', lines: lifecycleLines(), subject: /^.*? \(|^.*?: (?=\S+ →)/ },
];
