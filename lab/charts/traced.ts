import { byLanguage } from '../../machines/kit/words.ts';
import type { Locale } from '../../contract/kit/fields.ts';
import { notWalked } from '../paths/all-paths.ts';
import { findTests } from '../traceability/found-tests.ts';
import { type Line, sections } from '../traceability/specification.ts';
import type { Cell, Row, Section, Table } from './table.ts';

const texts = byLanguage({
  traceability: 'Von der Spezifikation zum Test | From the specification to the test',
  traced:
    'Jede Zeile der Spezifikation mit den Tests, die sie beweisen, oder dem Grund, warum keiner. Ein Test nennt die Nummer der Zeile in seinem Titel. | Every line of the specification with the tests that prove it, or the reason why none does. A test names the line’s number in its title.',
  line: 'Zeile | Line',
  tests: 'Bewiesen durch | Proven by',
  open: 'offen | open',
  unwalked: 'Übergänge, die kein Weg im Browser nimmt | Transitions no path takes in the browser',
  reason: 'Grund | Reason',
  transitions: 'Übergänge | Transitions',
});

/** From each line of the specification to the tests that prove it; what the browser does not walk, and why. */
export function traceabilitySection(locale: Locale): Section {
  const say = texts[locale];
  const tests = findTests();
  const proof = ({ id, open }: Line): Cell => {
    if (open) return { lines: [`${say.open}: ${open[locale]}`], look: 'open' };
    const own = tests.filter(({ lines }) => lines.includes(id));
    return { lines: own.map(({ file, title }) => `${file.split('/').at(-1) ?? file}: ${title}`) };
  };
  const bySection = sections.map(({ number, title, lines }): Table => ({
    id: `traceability-${number}`,
    title: `${number} ${title[locale]} (${lines.filter(({ open }) => !open).length} / ${lines.length})`,
    columns: [say.line, say.tests],
    rows: lines.map((line): Row => ({ id: line.id, title: line.says, code: line.id, cells: [proof(line)] })),
  }));
  const unwalked: Table = {
    id: 'traceability-unwalked',
    title: say.unwalked,
    columns: [say.reason, say.transitions],
    rows: [...Map.groupBy(notWalked, ({ reason }) => reason)].map(([title, all], index) => ({
      id: String(index + 1),
      title,
      cells: [{ lines: all.map(({ transition }) => transition) }],
    })),
  };
  return { id: 'traceability', title: say.traceability, intro: say.traced, tables: [...bySection, unwalked] };
}
