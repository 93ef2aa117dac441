import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { models } from '../../machines/models.ts';
import { type Chart, childrenOf, lineOf, parentsIn, type SaidChart, type SaidWay, type Way } from './chart.ts';
import type { Branch, Edge } from './drawing/branches.ts';
import { drawingOf, openAtFirst } from './drawing/layout.ts';
import { outlineOf } from './drawing/outline.ts';
import { type Shape, sizes } from './drawing/shapes.ts';
import { machineTexts } from './files.ts';
import { presentation } from './presentation.ts';
import { allCharts } from './read-chart.ts';
import { siteOf } from './site-data.ts';
import { inLanguage, locales } from './text.ts';

const charts = allCharts();
const chartCalled = (id: string): Chart => {
  const found = charts.find((chart) => chart.id === id);
  if (!found) throw new Error(`There is no machine ${id}.`);
  return found;
};
const each = charts.map((chart) => [chart.id, chart] as const);
const said = ({ from, kind, words, condition, to }: Way) => [from, kind, words.en, condition.en, to];

describe('docs/machines is what the machines are', () => {
  const folder = new URL('../../docs/machines/', import.meta.url);
  const kept = readdirSync(folder).map((name) => [name, readFileSync(new URL(name, folder), 'utf8')] as const);

  it('each text as its machine draws it now, and no other', () => {
    expect(new Map(kept), 'run npm run diagrams and commit docs/machines').toEqual(machineTexts());
  });

  it('there is one for every machine', () => {
    expect(charts.map(({ id }) => id).toSorted()).toEqual(models.map(({ machine }) => machine.id).toSorted());
  });
});

it('the site is the same each time', () => {
  expect(siteOf()).toEqual(siteOf());
});

it('what is said of children is about machines and states that exist', () => {
  const children = charts.flatMap(({ id }) =>
    Object.entries(presentation(id).children ?? {}).map((one) => [id, ...one]),
  );
  const ofChildren = children.filter(
    ([id = '', state, child = '']) =>
      !chartCalled(id).states.some(({ path }) => path === state) || !charts.some((chart) => chart.id === child),
  );
  expect(ofChildren).toEqual([]);
  expect(chartCalled('session').states.flatMap(({ child }) => child ?? [])).toEqual(
    expect.arrayContaining(['verification', 'wizard', 'guardianConsent']),
  );
});

describe('a machine is read', () => {
  it('with every transition in words, and without what xstate adds', () => {
    expect(chartCalled('link').ways.map(said)).toEqual([
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
    const kinds = Object.fromEntries(chartCalled('verification').states.map(({ path, kind }) => [path, kind]));
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

  it.each(each)('%s: with what each of its guards asks', (_, { id, guards }) => {
    const { machine } = models.find((model) => model.machine.id === id) ?? {};
    expect(Object.keys(guards)).toEqual(Object.keys(machine?.implementations.guards ?? {}).toSorted());
  });

  it.each(each)('%s: no label has more than five words', (_, { ways }) => {
    const labels = ways.flatMap(({ words, condition }) => [words.de, words.en, condition.de, condition.en]);
    expect(labels.filter((label) => label.split(/\s+/u).length > 5)).toEqual([]);
  });
});

describe.each(each.flatMap(([id, chart]) => locales.map((locale) => [id, locale, inLanguage(chart, locale)] as const)))(
  '%s is drawn in %s',
  (_, locale, chart) => {
    const first = openAtFirst(chart, locale);
    const views = [first, [], parentsIn(chart)].map((open) => drawingOf(chart, locale, open));

    it('so that every state can be seen', () => {
      const seen = new Set(views.flatMap(({ shapes }) => shapes.filter(isState).map(({ path }) => path)));
      expect(chart.states.filter(({ path }) => !seen.has(path)).map(({ path }) => path)).toEqual([]);
    });

    it('so that no state lies on another one', () => {
      for (const { shapes } of views) {
        const boxes = shapes.filter(({ role }) => role !== 'frame');
        const clashes = boxes.flatMap((one, index) =>
          boxes
            .slice(index + 1)
            .filter((other) => overlap(one, other))
            .map((other) => `${one.path} and ${other.path}`),
        );
        expect(clashes).toEqual([]);
      }
    });

    it('with every way as a line or in words', () => {
      const told = toldIn(chart);
      expect(chart.ways.filter((way) => way.to !== null && way.to !== way.from && !told(way))).toEqual([]);
    });
  },
);

const same = (one: SaidWay, other: SaidWay) => JSON.stringify(one) === JSON.stringify(other);

/** Whether a way is on some line of some view, or along the happy one. */
function toldIn(chart: SaidChart): (way: SaidWay) => boolean {
  const scopes = ['', ...chart.states.filter(({ path }) => childrenOf(chart, path).length > 0).map(({ path }) => path)];
  const edges = scopes.flatMap((scope): (Edge & { sources?: readonly string[] })[] => {
    const { spine, detours, notes, loose } = outlineOf(chart, scope);
    const ofBranch = ({ edge, branches, exits }: Branch): Edge[] =>
      [edge ?? [], exits, branches.flatMap(ofBranch)].flat();
    const ofSpine = spine.flatMap((node) => [node.link ?? [], ofBranch(node)].flat());
    const ofNotes = notes.flatMap(({ sources, lines, branches }) => {
      const shared = [...lines, ...branches.flatMap(({ edge }) => edge ?? [])].map((edge) => ({ ...edge, sources }));
      return [...shared, ...branches.flatMap(ofBranch)];
    });
    return [...ofSpine, ...detours, ...ofNotes, ...loose.flatMap(ofBranch)];
  });
  // A note says once what several states share: each of them must be among its sources.
  return (way) =>
    edges.some(({ from, ways, untold = [], sources = [] }) => {
      const isOwn = [...ways, ...untold].some((one) => same(one, way));
      const isShared = sources.length > 0 && ways.some((one) => same({ ...one, from: way.from }, way));
      const comesFrom = [from, ...sources].some((source) => lineOf(chart, way.from).includes(source));
      return isOwn || (comesFrom && isShared);
    });
}

const isState = ({ role }: Shape) => role === 'box' || role === 'frame';

function overlap(one: Shape, other: Shape): boolean {
  const [a, b] = [one, other].map(({ x, y, width, height, small }) => {
    const last = small.at(-1);
    const text = last ? last.y + last.text.length * sizes.text.line : 0;
    return { left: x, right: x + width, top: y, bottom: y + Math.max(height, text) };
  });
  return (
    a !== undefined && b !== undefined && a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom
  );
}
