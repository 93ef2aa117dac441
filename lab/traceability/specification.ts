import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface Line {
  /** Stands in brackets in the titles of the tests that prove the line: `[S4-07]`. Never given to another line. */
  readonly id: string;
  readonly says: string;
  /** Why no test proves it (yet), in braces behind the line. A line has tests or this, never both. */
  readonly open?: string;
}

export const allLines: readonly Line[] = readFileSync(join(import.meta.dirname, 'specification.txt'), 'utf8')
  .trim()
  .split('\n')
  .map((line) => {
    const { id = '', says = '', open } = /^(?<id>\S+) (?<says>.*?)(?: \{(?<open>[^}]+\.)\})?$/.exec(line)?.groups ?? {};
    return { id, says, ...(open !== undefined && { open }) };
  });

export const sections = Object.entries({
  1: 'What the product does and for whom',
  2: 'Screens and routes',
  3: 'Entities and their fields',
  4: 'States and transitions',
  5: 'Validation rules',
  6: 'Roles and permissions',
  7: 'Calls',
  8: 'Error catalogue',
  9: 'Business constants and limits',
}).map(([number, title]) => ({
  number,
  title,
  lines: allLines.filter(({ id }) => id.startsWith(`S${number}-`)),
}));
