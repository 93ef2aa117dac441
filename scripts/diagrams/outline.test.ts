import { describe, expect, it } from 'vitest';
import { models } from '../../machines/models.ts';
import { chartOf } from './chart.ts';
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
    expect(saidOf(['editing'])).toBe('there is a next step input is not right otherwise → Not saved');
  });

  it('says nothing of it while the parent is folded', () => {
    expect(saidOf([])).not.toContain('→');
  });
});
