import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pageLines, shapeOf } from '../pages.ts';

export interface Line {
  /** Stands in brackets in the titles of the tests that prove the line: `[S4-07]`. Never given to another line. */
  readonly id: string;
  readonly says: string;
  /** Why no test proves it (yet). A line has tests or this, never both. */
  readonly open?: string;
}

const titles: Readonly<Record<string, string>> = {
  2: 'Screens and routes',
  4: 'States and transitions',
  5: 'Validation rules',
  6: 'Roles and permissions',
  8: 'Error catalogue',
};

/** Why lines are open: pages that are not built yet, or what the text names in braces behind them. */
const toCome = 'Comes with its page: not built yet.';
const reasons: Readonly<Record<string, string>> = {
  menu: 'The order stands; what is not built yet shows only once its page is.',
  undecided: 'The specification leaves it open.',
};

export const allLines: readonly Line[] = readFileSync(join(import.meta.dirname, 'specification.txt'), 'utf8')
  .trim()
  .split('\n')
  .map((line) => {
    const { id = '', says = '', reason } = /^(?<id>\S+) (?<says>.*?)(?: \{(?<reason>\w+)\})?$/.exec(line)?.groups ?? {};
    const open = reason === undefined ? missing(says) && toCome : reasons[reason];
    return { id, says, ...(open && { open }) };
  });

function missing(says: string): boolean {
  const [who = ''] = says.toLowerCase().replace(' ', '_').split(':');
  const own = pageLines.filter(({ audience }) => audience.startsWith(who));
  const paths = new Set(says.match(/\/[\w/{}-]+/g)?.map(shapeOf));
  return own.some(({ path, isBuilt }) => !isBuilt && paths.has(shapeOf(path)));
}

export const sections = Object.entries(titles).map(([number, title]) => ({
  number,
  title,
  lines: allLines.filter(({ id }) => id.startsWith(`S${number}-`)),
}));
