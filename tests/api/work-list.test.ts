import { afterAll, beforeAll, expect, test } from 'vitest';
import { transitionApplicant } from '../../contract/applicants/applicants.endpoints.ts';
import { moveAppointment, proposeAppointment } from '../../contract/pings/appointments.endpoints.ts';
import { confirmDeletion, listDeletionRequests } from '../../contract/pings/deletion-requests.endpoints.ts';
import { markPingRead } from '../../contract/pings/follow-ups.endpoints.ts';
import { overviewPings } from '../../contract/pings/overview.endpoints.ts';
import { pings } from '../../contract/pings/pings.endpoints.ts';
import { type Work, works } from '../../contract/pings/pings.search.ts';
import { showAgenda } from '../../contract/statistics/agenda.endpoints.ts';
import { nameOf } from '../../server/handles/handles.ts';
import { leave } from '../support/account.ts';
import type { ApiClient } from '../support/api-client.ts';
import { arrived, type Contact, dayAhead, keep, move, say, wait, written } from '../support/contacts.ts';
import { saidYes, written as asked, type Yes } from '../support/yes.ts';
import { createWorld, type World } from '../support/world.ts';

/** What a company has to do about the people it wrote to. */
let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

/** In which lists of its company the one message stands; its counts say the same. */
async function standing(browser: ApiClient): Promise<Work | null> {
  const { data: counts } = (await browser.call(overviewPings)).body;
  const lists = await Promise.all(
    works.map(async (work) => (await browser.call(pings.list, { query: { filter: { work } } })).body.meta.total),
  );
  expect(lists).toEqual(works.map((work) => counts[work]));
  return works.find((work) => counts[work] === 1) ?? null;
}

const cases: Record<string, readonly [Work | null, () => Promise<Contact>]> = {
  'a message in its minute': ['open', () => written(world)],
  'one that was undone': [
    null,
    async () => {
      const made = await written(world);
      await move(made.browser, made.id, 'cancel');
      return made;
    },
  ],
  'one that waits for an answer': ['open', () => arrived(world)],
  'one that nobody answered': [
    'done',
    async () => {
      const made = await arrived(world);
      await wait(world, 21);
      return { ...made, browser: await world.login(made.employee) };
    },
  ],
  'a no that nobody has read': [
    'todo',
    async () => {
      const made = await arrived(world);
      await move(made.own, made.id, 'decline');
      return made;
    },
  ],
  'a no that somebody has read': [
    'done',
    async () => {
      const made = await arrived(world);
      await move(made.own, made.id, 'decline');
      await made.browser.call(markPingRead, { params: { id: made.id } });
      return made;
    },
  ],
  'a yes that nobody has called': [
    'todo',
    async () => {
      const yes = await saidYes(world);
      await yes.browser.call(markPingRead, { params: { id: yes.id } });
      return yes;
    },
  ],
  'a yes that was filed': [
    'done',
    async () => {
      const yes = await saidYes(world);
      await yes.browser.call(markPingRead, { params: { id: yes.id } });
      await move(yes.browser, yes.id, 'archive');
      return yes;
    },
  ],
  ...Object.fromEntries(
    (
      [
        ['not_reached', 'todo'],
        ['reached', 'open'],
        ['appointment', 'open'],
        ['hired', 'done'],
        ['not_fitting', 'done'],
      ] as const
    ).map(([outcome, work]) => [
      `a yes with the outcome ${outcome}`,
      [
        work,
        async () => {
          const yes = await saidYes(world);
          await say(yes, outcome);
          return yes;
        },
      ] as const,
    ]),
  ),
  'a yes put off to another day': [
    'open',
    async () => {
      const yes = await saidYes(world);
      await say(yes, 'not_reached');
      await keep(yes, { next_on: dayAhead(world, 3) });
      return yes;
    },
  ],
  'a yes whose day has come': [
    'todo',
    async () => {
      const yes = await saidYes(world);
      await say(yes, 'reached');
      await keep(yes, { next_on: dayAhead(world, 3) });
      await wait(world, 3);
      return { ...yes, browser: await world.login(yes.employee) };
    },
  ],
  'a yes whose search has ended': [
    'done',
    async () => {
      const yes = await saidYes(world);
      await say(yes, 'not_reached');
      await yes.own.call(transitionApplicant, {
        params: { id: yes.applicant.applicant_id ?? '' },
        body: { event: 'found_traineeship', reason: 'found_elsewhere' },
      });
      return yes;
    },
  ],
  'an appointment that is past, of a yes that the company sees no longer': [
    'done',
    async () => {
      const yes = await saidYes(world);
      const [starts_at = '', ends_at = ''] = [24, 25].map((hours) =>
        new Date(world.clock.now().getTime() + hours * 3_600_000).toISOString(),
      );
      const body = { starts_at, ends_at, place: null };
      const params = { id: yes.id };
      const made = await yes.browser.call(proposeAppointment, { params, body }, { key: `past-${yes.id}` });
      const id = made.body.data.appointments[0]?.id ?? '';
      await yes.own.call(moveAppointment, { params: { id }, body: { event: 'accept' } });
      await yes.browser.call(markPingRead, { params });
      await yes.own.call(transitionApplicant, {
        params: { id: yes.applicant.applicant_id ?? '' },
        body: { event: 'found_traineeship', reason: 'found_elsewhere' },
      });
      await wait(world, 31);
      return { ...yes, browser: await world.login(yes.employee) };
    },
  ],
  'a yes taken back': [
    'todo',
    async () => {
      const yes = await saidYes(world);
      await move(yes.own, yes.id, 'withdraw');
      return yes;
    },
  ],
  'a yes taken back, and deleted': [
    'done',
    async () => {
      const yes = await saidYes(world);
      await move(yes.own, yes.id, 'withdraw');
      const { data } = (await yes.browser.call(listDeletionRequests)).body;
      await yes.browser.call(confirmDeletion, { params: { id: data[0]?.id ?? '' } });
      return yes;
    },
  ],
};

test.each(Object.entries(cases))('%s stands where it belongs', async (_, [work, make]) => {
  const { browser } = await make();
  expect(await standing(browser)).toBe(work);
});

test('a request to delete whose message is gone with the person counts as to do', async () => {
  const yes = await saidYes(world);
  await leave(world, yes.applicant);
  await wait(world, 0);
  await wait(world, 7);
  const { data } = (await (await world.login(yes.employee)).call(overviewPings)).body;
  expect(data).toEqual({ todo: 1, open: 0, done: 0, occupations: [], owners: [], deletions: 1 });
});

test('a name is found that the company may see: its own word always, the real one while the yes stands', async () => {
  const yes = await saidYes(world);
  const word = nameOf(world.tenant, yes.employee.organization_id ?? '', yes.applicant.applicant_id ?? '');
  const found = async (q: string) => (await yes.browser.call(pings.list, { query: { filter: { q } } })).body.meta.total;
  expect([
    await found('noor'),
    await found('Géheim NOOR'),
    await found(word.toLowerCase()),
    await found('Nobody'),
  ]).toEqual([1, 1, 1, 0]);
  await move(yes.own, yes.id, 'withdraw');
  expect([await found('noor'), await found(word)]).toEqual([0, 1]);
  const before = await arrived(world);
  expect((await before.browser.call(pings.list, { query: { filter: { q: 'noor' } } })).body.meta.total).toBe(0);
});

test('whoever is looked for by name is found wherever they stand, and the counts say where that is', async () => {
  const done = await saidYes(world);
  await say(done, 'hired');
  const open = await asked(world, { employee: done.employee });
  const browser = await world.login(done.employee);
  const find = async (q: string) => {
    const query = { filter: { q } };
    const { todo, open: waiting, done: over, occupations } = (await browser.call(overviewPings, { query })).body.data;
    const { data } = (await browser.call(pings.list, { query })).body;
    return [data.map(({ id }) => id), { todo, open: waiting, done: over }, occupations.length > 0];
  };
  expect(await find('noor')).toEqual([[done.id], { todo: 0, open: 0, done: 1 }, true]);
  const word = nameOf(world.tenant, open.employee.organization_id ?? '', open.applicant.applicant_id ?? '');
  expect(await find(word)).toEqual([[open.id], { todo: 0, open: 1, done: 0 }, true]);
  expect(await find('Nobody')).toEqual([[], { todo: 0, open: 0, done: 0 }, true]);
});

test('a message that was undone is found by no name', async () => {
  const undone = await written(world);
  const word = nameOf(world.tenant, undone.employee.organization_id ?? '', undone.applicant.applicant_id ?? '');
  const total = async () => (await undone.browser.call(pings.list, { query: { filter: { q: word } } })).body.meta.total;
  expect(await total()).toBe(1);
  await move(undone.browser, undone.id, 'cancel');
  expect(await total()).toBe(0);
});

test('the list is narrowed by who takes care, by what is looked for, and by day', async () => {
  const yes = await saidYes(world);
  const colleague = await world.person({ type: 'employee', organization_id: yes.employee.organization_id ?? '' });
  const total = async (filter: { owner?: string; occupation?: string; since?: '7' }) =>
    (await (await world.login(yes.employee)).call(pings.list, { query: { filter } })).body.meta.total;
  const [mine, theirs] = [yes.employee.employee_id ?? '', colleague.employee_id ?? ''];
  expect([await total({ owner: mine }), await total({ owner: theirs })]).toEqual([1, 0]);
  await keep(yes, { owner_id: theirs });
  expect([await total({ owner: mine }), await total({ owner: theirs })]).toEqual([0, 1]);
  const { occupations, owners } = (await yes.browser.call(overviewPings)).body.data;
  expect(owners.map(({ id }) => id)).toEqual([theirs]);
  const [occupation] = occupations;
  expect([await total({ occupation: occupation?.id ?? '' }), await total({ occupation: mine })]).toEqual([1, 0]);
  expect(await total({ since: '7' })).toBe(1);
  await wait(world, 8);
  expect(await total({ since: '7' })).toBe(0);
});

test('whoever said yes first is called first, on the overview as in the list, whoever was written to first', async () => {
  const first = await asked(world);
  const second = await asked(world, { employee: first.employee });
  const accept = ({ own, id }: Yes) => own.call(pings.transition, { params: { id }, body: { event: 'accept' } });
  await accept(second);
  await wait(world, 1);
  await accept({ ...first, own: await world.login(first.applicant) });
  const browser = await world.login(first.employee);
  await say({ browser, id: second.id }, 'not_reached');
  const { calls } = (await browser.call(showAgenda)).body.data;
  const list = await browser.call(pings.list, { query: { filter: { work: 'todo' }, order: 'waiting_since' } });
  const ids = [second.id, first.id];
  expect([calls.rows.map(({ ping_id }) => ping_id), list.body.data.map(({ id }) => id)]).toEqual([ids, ids]);
});
