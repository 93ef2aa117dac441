import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { models } from '../../machines/models.ts';
import type { Branch, Edge } from './branches.ts';
import { type Chart, childrenOf, lineOf, type Way } from './chart.ts';
import { type Shape, sizes } from './drawing.ts';
import { allCharts, diagramFiles } from './files.ts';
import { drawingOf } from './layout.ts';
import { outlineOf } from './outline.ts';
import { readText, textOf } from './text.ts';
import { viewsOf, visibleStates } from './views.ts';
import { insets as onSheet } from './sheet.ts';

const charts = allCharts();
const files = diagramFiles();
const chartCalled = (id: string): Chart => {
  const found = charts.find((chart) => chart.id === id);
  if (!found) throw new Error(`There is no machine ${id}.`);
  return found;
};
const page = files.get('index.html') ?? '';
const panels = (
  JSON.parse(/<script type="application\/json" id="data">(.*?)<\/script>/su.exec(page)?.[1] ?? '{}') as {
    charts: Chart[];
  }
).charts;
const each = charts.map((chart) => [chart.id, chart] as const);
const leavesOf = (chart: Chart) => chart.states.filter(({ path }) => childrenOf(chart, path).length === 0);
const said = ({ from, kind, words, condition, to }: Way) => [from, kind, words.en, condition.en, to];

describe('docs/diagrams is what the machines are', () => {
  const folder = new URL('../../docs/diagrams/', import.meta.url);

  it('every file is as the machines draw it now', () => {
    const stale = [...files].flatMap(([name, content]) => {
      const file = new URL(name, folder);
      return existsSync(file) && readFileSync(file, 'utf8') === content ? [] : [name];
    });
    expect(stale, 'run npm run diagrams and commit docs/diagrams').toEqual([]);
  });

  it('no file is left over', () => {
    const left = readdirSync(folder).filter((name) => !files.has(name));
    expect(left, 'run npm run diagrams').toEqual([]);
  });

  it('draws the same bytes every time', () => {
    expect([...diagramFiles()]).toEqual([...files]);
  });

  it('draws every machine in both languages, as picture and as text', () => {
    expect(charts.map(({ id }) => id).toSorted()).toEqual(models.map(({ machine }) => machine.id).toSorted());
    for (const { id } of charts)
      expect([...files.keys()]).toEqual(
        expect.arrayContaining(['de.svg', 'en.svg', 'de.txt', 'en.txt'].map((end) => `${id}.${end}`)),
      );
  });
});

describe('a machine is read', () => {
  it('with every transition in words, and without what xstate adds', () => {
    expect(chartCalled('registrationCodeEntry').ways.map(said)).toEqual([
      ['entering', 'person', 'check the code', '', 'lookingUp'],
      ['lookingUp', 'done', '', 'known', 'known'],
      ['lookingUp', 'done', '', 'unknown', 'unknown'],
      ['lookingUp', 'done', '', 'deactivated', 'deactivated'],
      ['lookingUp', 'done', '', 'refused', 'entering'],
      ['lookingUp', 'done', '', 'otherwise', 'failed'],
      ['lookingUp', 'error', 'unexpected error', '', 'failed'],
      ['known', 'person', 'another code', '', 'entering'],
      ['unknown', 'person', 'check the code', '', 'lookingUp'],
      ['deactivated', 'person', 'check the code', '', 'lookingUp'],
      ['failed', 'person', 'check the code', '', 'lookingUp'],
    ]);
  });

  it('with what each state waits for', () => {
    const kinds = Object.fromEntries(chartCalled('emailVerification').states.map(({ path, kind }) => [path, kind]));
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

  it('with delays and with guards that are built of others', () => {
    const told = chartCalled('emailVerification').ways.filter(
      ({ kind, guard }) => kind === 'delay' || guard.startsWith('not '),
    );
    expect(told.map(said)).toContainEqual([
      'open.code.valid',
      'delay',
      'time is up',
      'not during “Checking the code”',
      'open.code.void.expired',
    ]);
    const skip = chartCalled('wizard').ways.find(({ guard }) => guard.includes(' and '));
    expect([skip?.guard, skip?.condition.en]).toEqual(['isLast and isOptional', 'last step, and optional step']);
    expect(chartCalled('list').ways.find(({ kind }) => kind === 'delay')?.words.de).toBe('nach 250 ms');
  });

  it('with the state that a guard names', () => {
    const told = chartCalled('session').ways.filter(({ from }) => from === 'deciding');
    expect(told.map(({ guard, condition }) => [guard, condition.en])).toEqual([
      ['isAt unverified', 'state: “E-mail not verified”'],
      ['isAt needsOnboarding', 'state: “Details missing”'],
      ['isAt needsTos', 'state: “Terms open”'],
      ['', 'otherwise'],
    ]);
  });

  it.each(each)('%s: with what each of its guards asks', (_, { id, guards }) => {
    const { machine } = models.find((model) => model.machine.id === id) ?? {};
    expect(Object.keys(guards)).toEqual(Object.keys(machine?.implementations.guards ?? {}).toSorted());
  });

  it.each(each)('%s: no label has more than five words', (_, { ways }) => {
    const labels = ways.flatMap(({ words, condition }) => [words.de, words.en, condition.de, condition.en]);
    expect(labels.filter((label) => label.split(/\s+/u).length > 5)).toEqual([]);
  });

  it.each(each)('%s: the text form says it all', (_, chart) => {
    const { states, ways, ...rest } = readText({ de: textOf(chart, 'de'), en: textOf(chart, 'en') });
    expect({ ...rest, states, ways }).toEqual(chart);
  });

  it('a text of another form is refused', () => {
    expect(() => readText({ de: 'Sitzung', en: 'Session' })).toThrow(TypeError);
  });

  it('a group of the diagram holds states that exist', () => {
    const groups = charts.flatMap((chart) =>
      chart.states.filter(({ path }) => path.startsWith('+')).map(({ path }) => [chart, path] as const),
    );
    expect(groups.length).toBeGreaterThan(0);
    for (const [chart, path] of groups) expect(childrenOf(chart, path).length).toBeGreaterThan(1);
  });
});

describe.each(each)('%s is drawn', (_, chart) => {
  const views = viewsOf(chart).map(({ name, open }) => ({ name, open, drawing: drawingOf(chart, open) }));

  it('with twelve states at most at first', () => {
    expect(
      visibleStates(chart, views[0]?.open ?? []).length,
      'put some into a group in presentation.ts',
    ).toBeLessThanOrEqual(12);
  });

  it('with hardly more in any other view, however deep what is open', () => {
    const tooMany = views.flatMap(({ name, open }) => {
      const count = visibleStates(chart, open).length;
      return count > 14 ? [`${name}: ${count}`] : [];
    });
    expect(tooMany, 'put some beside it into a group in presentation.ts').toEqual([]);
  });

  it('so that every state can be seen in some view', () => {
    const seen = new Set(views.flatMap(({ drawing }) => drawing.shapes.filter(isState).map(({ path }) => path)));
    expect(chart.states.filter(({ path }) => !seen.has(path)).map(({ path }) => path)).toEqual([]);
  });

  it('with the happy path on one straight line from top to bottom', () => {
    for (const { name, drawing } of views) {
      const line = new Set(
        drawing.lines.filter(({ role }) => role === 'spine' || role === 'gap').map(({ points }) => points[0]?.[0]),
      );
      const outer = drawing.lines.filter(({ role, from }) => (role === 'spine' && from !== '') || role === 'gap');
      for (const { points } of outer) expect(new Set(points.map(([x]) => x)).size, name).toBe(1);
      const happy = drawing.shapes.filter(
        (shape) =>
          isState(shape) &&
          shape.role === 'box' &&
          chart.happyPath.some((path) => path === shape.path || path.startsWith(`${shape.path}.`)),
      );
      const onLine = happy.filter(({ x, width }) => line.has(x + width / 2));
      expect(
        onLine.map(({ path }) => path),
        name,
      ).toEqual(happy.map(({ path }) => path));
      expect(new Set(happy.map(({ x }) => x)).size, name).toBeLessThanOrEqual(1);
    }
  });

  it('so that no state lies on another one', () => {
    for (const { drawing } of views) {
      const boxes = drawing.shapes.filter(({ role }) => role !== 'frame');
      const clashes = boxes.flatMap((one, index) =>
        boxes
          .slice(index + 1)
          .filter((other) => overlap(one, other))
          .map((other) => `${one.path} and ${other.path}`),
      );
      expect(clashes).toEqual([]);
    }
  });

  it('inside its page', () => {
    for (const { drawing } of views)
      for (const { x, y, width, height } of drawing.shapes)
        expect(x >= 0 && y >= 0 && x + width <= drawing.width && y + height <= drawing.height).toBe(true);
  });

  it('with every way as a line or in words, and all of them in the panels', () => {
    const told = toldIn(chart);
    const untold = chart.ways.filter((way) => way.to !== null && way.to !== way.from && !told(way));
    expect(untold.map(said)).toEqual([]);
    expect(panels.find(({ id }) => id === chart.id)?.ways).toEqual(chart.ways);
  });

  it('with an anchor for every state', () => {
    const [, own = ''] = page.split(`data-article="${chart.id}"`);
    const [article = ''] = own.split('</article>');
    const missing = leavesOf(chart).filter(({ path }) => !article.includes(`data-path="${path}"`));
    expect(missing.map(({ path }) => path)).toEqual([]);
  });
});

describe.each(each)('%s is on paper', (_, chart) => {
  const [, own = ''] = page.split(`data-article="${chart.id}"`);
  const [printed = ''] = own.split('<article');
  const [, first = '', ...others] = printed.split(/(?=<div\s+class="view")/u);
  const insets = others.at(-1)?.split('<section class="inset"').slice(1) ?? [];

  it('with every state: in the first drawing, or in one of a parent that is closed there', () => {
    const states = [first, ...insets].join('').matchAll(/<g class="state[^>]*><g class="hit" data-path="([^"]+)"/gu);
    const onPaper = new Set([...states].map(([, shown]) => shown));
    expect(chart.states.filter(({ path }) => !onPaper.has(path)).map(({ path }) => path)).toEqual([]);
  });

  it('with letters of six points and more', () => {
    for (const inset of insets) {
      const [, sheet = ''] = /data-sheet="(\w+)"/u.exec(inset) ?? [];
      const [, width, height] = /viewBox="0 0 (\d+) (\d+)"/u.exec(inset) ?? [];
      const room = sheet === 'across' ? onSheet.across : onSheet.upright;
      const scale = Math.min(1, room.width / Number(width), room.height / Number(height));
      expect(scale * 12 * 0.75, inset.slice(0, 300)).toBeGreaterThanOrEqual(6);
    }
  });
});

const same = (one: Way, other: Way) => JSON.stringify(one) === JSON.stringify(other);

/** Whether a way is on some line of some view, or beside one that says how many more it stands for. */
function toldIn(chart: Chart): (way: Way) => boolean {
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
    edges.some(({ from, to, ways, untold = 0, sources = [] }) => {
      const isOwn = ways.some((one) => same(one, way));
      const isShared = sources.length > 0 && ways.some((one) => same({ ...one, from: way.from }, way));
      const comesFrom = [from, ...sources].some((source) => lineOf(chart, way.from).includes(source));
      return isOwn || (comesFrom && (isShared || (untold > 0 && lineOf(chart, way.to ?? '').includes(to))));
    });
}

const isState = ({ role }: Shape) => role === 'box' || role === 'frame';

function overlap(one: Shape, other: Shape): boolean {
  const [a, b] = [one, other].map(({ x, y, width, height, small }) => {
    const last = small.at(-1);
    const text = last ? last.y + last.text.de.length * sizes.text.line : 0;
    return { left: x, right: x + width, top: y, bottom: y + Math.max(height, text) };
  });
  return (
    a !== undefined && b !== undefined && a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom
  );
}
