import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { eventMessages } from '../../contract/audits/events.messages.ts';
import { subjectMessages } from '../../contract/audits/subjects.messages.ts';
import { lifecycles } from '../../machines/lifecycles.ts';
import { auditColumns } from '../../server/audits/audits.table.ts';
import * as auditWords from '../../server/audits/audits.words.ts';
import { wordOfPages } from '../../server/i18n/page-words.ts';
import * as deskWords from '../../server/organizations/desk.words.ts';
import { progressColumns } from '../../server/organizations/progress.table.ts';
import {
  applicantLines,
  employeeLines,
  lineColumns,
  organizationLines,
} from '../../server/statistics/statistics.table.ts';
import * as statisticsWords from '../../server/statistics/statistics.words.ts';

/** Files say what pages say: the server has the pages' words in English, and their German from the pages' catalogs. */
const tables = { ...auditWords, ...deskWords, ...statisticsWords };
const pages = ['audits/desk/audit-words', 'organizations/desk/desk-words', 'organizations/desk/progress-words'];

/** These stand in a page's source beside a sentence each. */
const elsewhere = ['statusWords', 'reasonWords', 'searchWords', 'pingWords'];

/** The words of a page's table, as its source has them. */
function wordsIn(source: string, name: string): Record<string, string> | undefined {
  const [, table] = new RegExp(`export const ${name}\\b[^=]*= \\{(.*?)\\n\\}`, 's').exec(source) ?? [];
  const entries = [...(table ?? '').matchAll(/^ {2}'?([\w-]+)'?: msg`([^`]*)`/gm)].map(([, key = '', text = '']) => [
    key,
    text,
  ]);
  return entries.length === 0 ? undefined : (Object.fromEntries(entries) as Record<string, string>);
}

test.each(Object.keys(tables).filter((name) => !elsewhere.includes(name)))('%s are those of the page', (name) => {
  const sources = pages.map((page) => readFileSync(`src/features/${page}.ts`, 'utf8'));
  const same = sources.map((source) => wordsIn(source, name));
  expect(same).toContainEqual(tables[name as keyof typeof tables]);
});

/** Counts of nothing, by whatever key they are asked for. */
const zeros = (parts: object = {}) =>
  new Proxy(parts, { get: (known, key) => (key in known ? Reflect.get(known, key) : 0) }) as never;
const nobody = { top: [], rest: 0, none: 0 };
const each = zeros();
const lines = [
  ...applicantLines(
    zeros({
      unmatchable_reasons: each,
      by_search_status: each,
      new: each,
      by_source: nobody,
      by_occupation: nobody,
      by_area: nobody,
      course: [],
    }),
  ),
  ...employeeLines(zeros({ pings_by_status: each, course: [] })),
  ...organizationLines(zeros({ by_status: each, by_usage_type: each })),
  ...['Registered over time', 'Messages over time', 'of these with a yes'].map((plot) => ({
    plot,
    line: 'Registered',
  })),
];

test('every word of a file is a word of a page, and has its German', () => {
  const headings = [...auditColumns, ...progressColumns, ...lineColumns].map(({ header }) => header);
  const said = lines.flatMap(({ plot, line }) => [plot, line]);
  const words = [...Object.values(tables).flatMap((table) => Object.values(table)), ...headings, ...said];
  const english = words.filter((word) => typeof word === 'string');
  // what is the same in both
  const same = ['Name', 'Status'];
  expect(english.filter((word) => wordOfPages('de', word) === word && !same.includes(word))).toEqual([]);
});

test('the log has words for every event of a lifecycle, in a file too, and for what they are about', () => {
  const events = new Set(lifecycles.flatMap(({ transitions }) => transitions.map(({ event }) => event)));
  expect([...events].filter((event) => !(event in eventMessages))).toEqual([]);
  const said = [...Object.values(eventMessages), ...Object.values(subjectMessages)];
  expect(said.filter((word) => wordOfPages('en', word) !== word.message)).toEqual([]);
  expect(said.filter((word) => wordOfPages('de', word) === word.message).map(({ message }) => message)).toEqual([]);
});
