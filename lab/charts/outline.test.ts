import { describe, expect, it } from 'vitest';
import { models } from '../../machines/models.ts';
import type { Edge, Note } from './branches.ts';
import { chartOf, childrenOf } from './chart.ts';
import { isFailure } from './failures.ts';
import { allCharts } from './files.ts';
import { labelOf } from './labels.ts';
import { outlineOf } from './outline.ts';

const charts = new Map(allCharts().map((chart) => [chart.id, chart]));
const chartCalled = (id: string) => {
  const found = charts.get(id);
  if (!found) throw new Error(`There is no machine ${id}.`);
  return found;
};
const straightLineOf = (id: string) =>
  outlineOf(chartCalled(id), '').spine.flatMap(({ link }) =>
    link ? [[link.from, labelOf({ chart: chartCalled(id), open: new Set() }, link).words.en.join(' '), link.to]] : [],
  );
const kindsIn = (id: string) => Object.fromEntries(chartCalled(id).states.map(({ path, kind }) => [path, kind]));

describe('the straight line', () => {
  it('says what people do in the session until they are ready', () => {
    expect(straightLineOf('session')).toEqual([
      ['opening', '', 'loggedOut'],
      ['loggedOut', 'register', 'fetchingMe'],
      ['fetchingMe', '', 'deciding'],
      ['deciding', '', 'unverified'],
      ['unverified', 'session was renewed', 'needsOnboarding'],
      ['needsOnboarding', 'your data changed', 'needsTos'],
      ['needsTos', 'your data is outdated', 'ready'],
    ]);
  });

  it('says what happens inside a state that it leaves by an answer', () => {
    expect(straightLineOf('emailVerification')).toContainEqual(['open', 'check the code', 'verified']);
    expect(straightLineOf('guardianConsent')).toContainEqual(['awaitingGuardian', 'after 20 s', 'accepted']);
  });

  it('names events only where they lead from one of its states to the next', () => {
    for (const model of models) {
      const { ways, happyPath } = chartOf(model);
      const taken = ways.filter(({ isHappy }) => isHappy).map(({ from, event }) => [from, event]);
      expect(taken).toEqual(Object.entries(model.happyEvents ?? {}));
      for (const [from] of taken) expect(happyPath.some((path) => path.startsWith(`${from}.`))).toBe(true);
    }
  });
});

describe('the sign of a state', () => {
  it('is its first child’s, or a later one’s on the straight line that waits for a person', () => {
    expect(kindsIn('session')).toMatchObject({ fetchingMe: 'server', loggingOut: 'server', loggedOut: 'person' });
    expect(kindsIn('pingComposer')).toMatchObject({ choosing: 'person' });
    expect(kindsIn('renewLooking')).toMatchObject({ failed: 'person', 'failed.link': 'end' });
  });

  it('is the clock’s where it goes by itself, whatever else may happen', () => {
    expect(kindsIn('notification')).toMatchObject({ 'showing.timed': 'timer', 'showing.staying': 'person' });
    expect(kindsIn('guardianConsent')).toMatchObject({ 'awaitingGuardian.answer.resting': 'timer' });
  });

  it('is nobody’s where only something elsewhere leads on', () => {
    expect(kindsIn('chunkGuard')).toMatchObject({ watching: 'news', failed: 'person' });
  });
});

it('news from elsewhere are nobody’s deed', () => {
  const told = [...charts.values()].flatMap(({ ways }) => ways.filter(({ kind }) => kind === 'news'));
  expect([...new Set(told.map(({ event }) => event))].toSorted()).toEqual([
    'facts.changed',
    'list.refresh',
    'me.outdated',
    'me.patched',
    'notification.update',
    'otherTab.loggedIn',
    'otherTab.loggedOut',
    'pointer.enter',
    'pointer.leave',
    'query.changed',
    'session.renewed',
    'tab.focused',
  ]);
});

describe('a line into an open parent', () => {
  const chart = chartCalled('wizard');
  const back = outlineOf(chart, '').detours.find(({ from, to }) => from === 'saving' && to === 'editing');
  const saidOf = (open: readonly string[]) =>
    back && labelOf({ chart, open: new Set(open) }, back).conditions.en.join(' ');

  it('ends at its frame, and says to which state inside it leads where that is not the first', () => {
    const failing = outlineOf(chart, '').detours.find(({ to, kind }) => to === 'editing' && kind === 'error');
    expect(failing && labelOf({ chart, open: new Set(['editing']) }, failing).conditions.en).toEqual([
      'otherwise → Not',
      'saved',
    ]);
    expect(saidOf(['editing'])).toBe('•\u00A0there is a next step •\u00A0input is not right');
  });

  it('says nothing of it while the parent is folded', () => {
    expect(saidOf([])).not.toContain('→');
  });
});

describe('what goes wrong', () => {
  /** Every line of every scope, as kind, ends and what is told of it. */
  const linesOf = (id: string) => {
    const chart = chartCalled(id);
    const found: { from: string; to: string; kind: string; kinds: string[]; sources: readonly string[] }[] = [];
    const collect = (part: unknown, sources: readonly string[] = []): void => {
      if (typeof part !== 'object' || part === null) return;
      if ('ways' in part) {
        const { from, to, kind, ways } = part as Edge;
        found.push({
          from,
          to,
          kind,
          kinds: ways.map((way) => (isFailure(chart, way) ? 'failure' : 'other')),
          sources,
        });
      } else for (const one of Object.values(part)) collect(one, 'sources' in part ? (part as Note).sources : sources);
    };
    const parents = chart.states.map(({ path }) => path).filter((path) => childrenOf(chart, path).length > 0);
    for (const scope of ['', ...parents]) collect(outlineOf(chart, scope));
    return found;
  };
  const kindsBetween = (id: string, from: string, to: string) =>
    linesOf(id)
      .filter((line) => line.from === from && line.to === to)
      .map(({ kind }) => kind);

  it.each([...charts.keys()])('is an error’s line in %s, and never one with anything else', (id) => {
    for (const { from, to, kind, kinds } of linesOf(id)) {
      expect(new Set(kinds).size, `${from} → ${to}`).toBeLessThanOrEqual(1);
      expect(kind === 'error', `${from} → ${to}`).toBe(kinds[0] === 'failure');
    }
  });

  it('stands beside what went well between the same two states', () => {
    expect(kindsBetween('wizard', 'saving', 'editing')).toEqual(['done', 'error']);
    expect(kindsBetween('guardianAnswer', '+notMe', 'asking')).toEqual(['person', 'error']);
    expect(kindsBetween('guardianConsent', '+again', 'loading')).toEqual(['person', 'error']);
  });

  it('leaves it to what goes well to hold a state in its place', () => {
    const [resting] = outlineOf(chartCalled('session'), 'ready').spine;
    expect(resting?.branches.map(({ path, edge }) => [path, edge?.kind])).toEqual([['ready.refreshing', 'news']]);
    expect(resting?.exits.map(({ to, kind }) => [to, kind])).toEqual([['ready.refreshing', 'error']]);
  });

  it('is read off the answer too: that it failed, or an “otherwise” beside “succeeded” or that leads where a crash leads', () => {
    const { ways } = chartCalled('session');
    const answers = ways.filter((way) => way.kind === 'done' && way.from === 'ready.refreshing');
    expect(answers.filter((way) => isFailure({ ways }, way)).map(({ guard }) => guard)).toEqual(['isFailed']);
    const composer = chartCalled('pingComposer');
    const undone = composer.ways.filter(({ from, kind }) => from === 'undoing' && kind === 'done');
    expect(undone.map((way) => [way.condition.en, isFailure(composer, way)])).toEqual([
      ['succeeded', false],
      ['too late', false],
      ['otherwise', true],
    ]);
  });

  it('is told once for a parent where two of its states share it', () => {
    const shared = linesOf('session').filter(({ to, kind }) => to === 'loggedOut.idle' && kind === 'error');
    expect(shared.map(({ sources }) => sources)).toEqual([['loggedOut.loggingIn', 'loggedOut.registering']]);
  });
});
