import { expect, test } from 'vitest';
import { takenTable } from './taken-table.ts';

test.each([
  [['audits'], { table: 'audits', searched: undefined, isNarrowed: false }],
  [['progress', 'q: Ahorn, q: b', 'order: -name'], { table: 'progress', searched: 'Ahorn, q: b', isNarrowed: false }],
  [['progress', 'stalled: yes', 'order: name'], { table: 'progress', searched: undefined, isNarrowed: true }],
])('of %j the log says which table, what was searched for, and whether it was whole', (fields, told) => {
  expect(takenTable(fields)).toEqual(told);
});
