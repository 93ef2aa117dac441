import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { lineOf, parentsIn, toldWays, type Way } from './chart.ts';
import { machineTexts } from './files.ts';
import { type Branch, type Outline, outlineOf } from './outline.ts';
import { presentation } from './presentation.ts';
import { allCharts } from './read-chart.ts';
import { sitesOf } from './site-data.ts';
import { drawnAs } from './site/drawn.ts';

const charts = allCharts('en');

describe('docs/machines is what the machines are', () => {
  const folder = new URL('../../docs/machines/', import.meta.url);
  const kept = readdirSync(folder).map((name) => [name, readFileSync(new URL(name, folder), 'utf8')] as const);

  it('each text as its machine draws it now, and no other', () => {
    expect(new Map(kept), 'run npm run diagrams and commit docs/machines').toEqual(machineTexts());
  });
});

it('the site is the same each time', () => {
  expect(sitesOf()).toEqual(sitesOf());
});

it.each(charts)('$id: children are machines that exist, of states that exist', ({ id, states }) => {
  const told = Object.entries(presentation(id).children ?? {});
  expect(states.map(({ path, child }) => [path, child])).toEqual(expect.arrayContaining(told));
  expect(charts.map((chart) => chart.id)).toEqual(expect.arrayContaining(told.map(([, child]) => child)));
});

describe('a machine is read', () => {
  it('with every transition in words, and without what xstate adds', () => {
    const ways = charts.flatMap((chart) => (chart.id === 'link' ? chart.ways : []));
    expect(ways.map(({ from, kind, words, condition, to }) => [from, kind, words, condition, to])).toEqual([
      ['entering', 'passing', '', 'comes with the link', 'pending'],
      ['entering', 'person', 'submit', '', 'pending'],
      ['pending', 'done', '', 'succeeded', 'done'],
      ['pending', 'done', '', 'does not count', 'closed'],
      ['pending', 'error', '', 'refused', 'entering'],
      ['pending', 'error', '', 'otherwise', 'failed'],
      ['pending', 'error', 'unexpected error', '', 'failed'],
      ['done', 'person', 'enter another one', 'there may be another', 'entering'],
      ['closed', 'person', 'submit', 'there may be another', 'pending'],
      ['failed', 'person', 'submit', '', 'pending'],
    ]);
  });

  it('with what each state waits for', () => {
    const kinds = Object.fromEntries(
      charts.flatMap(({ id, states }) => (id === 'verification' ? states.map(({ path, kind }) => [path, kind]) : [])),
    );
    expect(kinds).toMatchObject({
      loading: 'server',
      'open.code.choosing': 'passing',
      'open.code.valid.entering': 'person',
      // a new code may come beside it
      'open.code.void.tries': 'person',
      'open.resend.waiting': 'timer',
      blockedToday: 'end',
      verified: 'end',
    });
  });

  it.each([...charts, ...allCharts('de')])('$title: no label has more than five words', ({ ways }) => {
    const labels = ways.flatMap(({ words, condition }) => [words, condition]);
    expect(labels.filter((label) => label.split(/\s+/u).length > 5)).toEqual([]);
  });
});

describe.each(charts)('$id is drawn', (chart) => {
  const all = new Set(parentsIn(chart));

  it('so that every state can be seen', () => {
    const html = drawnAs(chart, all);
    expect(chart.states.filter(({ path }) => !html.includes(`data-path=${path}\n`))).toEqual([]);
  });

  it.each([
    ['open', all],
    ['closed', new Set<string>()],
  ])('with every way from one box to another as a line or in words, all %s', (__, open) => {
    const scopes = ['', ...open].map((scope) => outlineOf(chart, scope, open));
    const told = new Set(scopes.flatMap(waysIn));
    const boxOf = (path: string) => lineOf(chart, path).findLast((one) => !open.has(one)) ?? path;
    const leads = toldWays(chart).filter(({ from, to }) => boxOf(from) !== boxOf(to) && to !== from);
    expect(leads.filter((way) => !told.has(chart.ways.find((one) => one === way) ?? way))).toEqual([]);
  });
});

function waysIn({ spine, loose, anywhere }: Outline): Way[] {
  const ofBranch = ({ edge, branches, exits }: Branch): Way[] => [
    ...[...(edge ? [edge] : []), ...exits].flatMap(({ ways }) => ways),
    ...branches.flatMap(ofBranch),
  ];
  const links = spine.flatMap(({ link }) => link?.ways ?? []);
  return [...links, ...[...spine, ...loose].flatMap(ofBranch), ...anywhere.flatMap(({ ways }) => ways)];
}
