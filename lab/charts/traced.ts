import { notWalked } from '../paths/all-paths.ts';
import { findTests } from '../traceability/found-tests.ts';
import { type Line, sections } from '../traceability/specification.ts';
import type { Cell, Row, Section, Table } from './table.ts';

/** For testers, and so in their language. */
export function traceabilitySection(): Section {
  const tests = findTests();
  const proof = ({ id, open }: Line): Cell => {
    if (open) return { lines: [`open: ${open}`], look: 'open' };
    const own = tests.filter(({ lines }) => lines.includes(id));
    return { lines: own.map(({ file, title }) => `${file.split('/').at(-1) ?? file}: ${title}`) };
  };
  const bySection = sections.map(({ number, title, lines }): Table => ({
    id: `traceability-${number}`,
    title: `${number} ${title} (${lines.filter(({ open }) => !open).length} / ${lines.length})`,
    columns: ['Line', 'Proven by'],
    rows: lines.map((line): Row => ({ id: line.id, title: line.says, code: line.id, cells: [proof(line)] })),
  }));
  const unwalked: Table = {
    id: 'traceability-unwalked',
    title: 'Transitions no path takes in the browser',
    columns: ['Reason', 'Transitions'],
    rows: [...Map.groupBy(notWalked, ({ reason }) => reason)].map(([title, all], index) => ({
      id: String(index + 1),
      title,
      cells: [{ lines: all.map(({ transition }) => transition) }],
    })),
  };
  return {
    id: 'traceability',
    title: 'From the specification to the test',
    intro:
      'Every line of the specification with the tests that prove it, or the reason why none does. A test names the line’s number in its title.',
    tables: [...bySection, unwalked],
  };
}
