import type { Locale } from '../../contract/kit/fields.ts';
import { notWalked } from '../paths/all-paths.ts';
import { findTests } from '../traceability/found-tests.ts';
import { type Line, sections } from '../traceability/specification.ts';
import type { Cell, Row, Section, Table } from './table.ts';
import { inLanguage, type Text } from './text.ts';

const texts = {
  traceability: { de: 'Von der Spezifikation zum Test', en: 'From the specification to the test' },
  traced: {
    de: 'Jede Zeile der Spezifikation mit den Tests, die sie beweisen, oder dem Grund, warum keiner. Ein Test nennt die Nummer der Zeile in seinem Titel.',
    en: 'Every line of the specification with the tests that prove it, or the reason why none does. A test names the line’s number in its title.',
  },
  line: { de: 'Zeile', en: 'Line' },
  tests: { de: 'Bewiesen durch', en: 'Proven by' },
  open: { de: 'offen', en: 'open' },
  unwalked: { de: 'Übergänge, die kein Weg im Browser nimmt', en: 'Transitions no path takes in the browser' },
  reason: { de: 'Grund', en: 'Reason' },
  transitions: { de: 'Übergänge', en: 'Transitions' },
} as const satisfies Record<string, Text>;

/** From each line of the specification to the tests that prove it; what the browser does not walk, and why. */
export function traceabilitySection(locale: Locale): Section {
  const say = inLanguage(texts, locale);
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
    rows: [...Map.groupBy(notWalked, ({ reason }) => reason[locale])].map(([title, all], index) => ({
      id: String(index + 1),
      title,
      cells: [{ lines: all.map(({ transition }) => transition) }],
    })),
  };
  return { id: 'traceability', title: say.traceability, intro: say.traced, tables: [...bySection, unwalked] };
}
