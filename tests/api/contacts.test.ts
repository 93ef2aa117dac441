import { afterAll, beforeAll, expect, test } from 'vitest';
import { exportAccount } from '../../contract/account/account.endpoints.ts';
import { transitionApplicant } from '../../contract/applicants/applicants.endpoints.ts';
import { confirmDeletion, listDeletionRequests } from '../../contract/pings/deletion-requests.endpoints.ts';
import { followUpPing, markPingRead, overviewPings, sayOutcome } from '../../contract/pings/follow-ups.endpoints.ts';
import type { FollowUpInput, Outcome } from '../../contract/pings/follow-ups.schema.ts';
import { createPing, pings } from '../../contract/pings/pings.endpoints.ts';
import { type Work, works } from '../../contract/pings/pings.search.ts';
import { inTenant } from '../../server/db/scope.ts';
import { nameOf } from '../../server/handles/handles.ts';
import { leave, findable } from '../support/account.ts';
import type { ApiClient } from '../support/api-client.ts';
import { handleFor } from '../support/people.ts';
import { pingTemplate } from '../support/templates.ts';
import { saidYes, type Yes } from '../support/yes.ts';
import { createWorld, type World } from '../support/world.ts';

/** What a company has to do about the people it wrote to, and what it keeps of those who said yes. */
let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

const day = 86_400_000;
const wait = async (days: number) => {
  world.clock.advance(days * day);
  await world.jobs.tick(world.clock.now());
};
const dayAhead = (days: number) => new Date(world.clock.now().getTime() + days * day).toISOString().slice(0, 10);

/** A message that is in its minute. */
async function written() {
  const applicant = await world.person({ ...findable, firstname: 'Noor', lastname: 'Geheim' });
  const employee = await world.person({ type: 'employee' });
  const browser = await world.login(employee);
  const body = { handle: handleFor(employee, applicant), email_template_id: await pingTemplate(world, world.tenant) };
  const { id } = (await browser.call(createPing, { body }, { key: `contacts-${applicant.id}` })).body.data;
  return { applicant, employee, browser, id };
}
async function arrived() {
  const made = await written();
  world.clock.advance(61_000);
  await world.jobs.tick(world.clock.now());
  return { ...made, own: await world.login(made.applicant) };
}
const move = (browser: ApiClient, id: string, event: 'cancel' | 'decline' | 'archive' | 'withdraw') =>
  browser.call(pings.transition, { params: { id }, body: { event } });
const say = ({ browser, id }: Pick<Yes, 'browser' | 'id'>, outcome: Outcome | null) =>
  browser.call(sayOutcome, { params: { id }, body: { outcome } });
const shown = async ({ browser, id }: Pick<Yes, 'browser' | 'id'>) => {
  const { data } = (await browser.call(pings.show, { params: { id } })).body;
  if (data.perspective !== 'organization') throw new Error('A company reads its own side.');
  return data;
};
const keep = async (yes: Pick<Yes, 'browser' | 'id'>, body: FollowUpInput) => {
  const version = (await shown(yes)).follow_up?.version ?? 1;
  return yes.browser.call(followUpPing, { params: { id: yes.id }, body }, { version });
};
/** In which lists of its company the one message stands; its counts say the same. */
async function standing(browser: ApiClient): Promise<Work | null> {
  const { data: counts } = (await browser.call(overviewPings)).body;
  const lists = await Promise.all(
    works.map(async (work) => (await browser.call(pings.list, { query: { filter: { work } } })).body.meta.total),
  );
  expect(lists).toEqual(works.map((work) => counts[work]));
  return works.find((work) => counts[work] === 1) ?? null;
}

type Made = Pick<Yes, 'browser' | 'id'>;
const cases: Record<string, readonly [Work | null, () => Promise<Made>]> = {
  'a message in its minute': ['open', written],
  'one that was undone': [
    null,
    async () => {
      const made = await written();
      await move(made.browser, made.id, 'cancel');
      return made;
    },
  ],
  'one that waits for an answer': ['open', arrived],
  'one that nobody answered': [
    'done',
    async () => {
      const made = await arrived();
      await wait(21);
      return { ...made, browser: await world.login(made.employee) };
    },
  ],
  'a no that nobody has read': [
    'todo',
    async () => {
      const made = await arrived();
      await move(made.own, made.id, 'decline');
      return made;
    },
  ],
  'a no that somebody has read': [
    'done',
    async () => {
      const made = await arrived();
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
      await keep(yes, { next_on: dayAhead(3) });
      return yes;
    },
  ],
  'a yes whose day has come': [
    'todo',
    async () => {
      const yes = await saidYes(world);
      await say(yes, 'reached');
      await keep(yes, { next_on: dayAhead(3) });
      await wait(3);
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
  await wait(0);
  await wait(7);
  const { data } = (await (await world.login(yes.employee)).call(overviewPings)).body;
  expect(data).toEqual({ todo: 1, open: 0, done: 0, occupations: [] });
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
  const before = await arrived();
  expect((await before.browser.call(pings.list, { query: { filter: { q: 'noor' } } })).body.meta.total).toBe(0);
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
  const [occupation] = (await yes.browser.call(overviewPings)).body.data.occupations;
  expect([await total({ occupation: occupation?.id ?? '' }), await total({ occupation: mine })]).toEqual([1, 0]);
  expect(await total({ since: '7' })).toBe(1);
  await wait(8);
  expect(await total({ since: '7' })).toBe(0);
});

test('an outcome is one call, can be changed, and keeps who said what', async () => {
  const yes = await saidYes(world, {
    employee: await world.person({ type: 'employee', firstname: 'Jan', lastname: 'Feld' }),
  });
  await say(yes, 'not_reached');
  world.clock.advance(60_000);
  const { body } = await say(yes, 'hired');
  await say(yes, 'hired');
  expect(body.data).toMatchObject({ follow_up: { outcome: 'hired' } });
  expect((await shown(yes)).follow_up?.history).toMatchObject([
    { outcome: 'not_reached', by: 'Jan Feld' },
    { outcome: 'hired', by: 'Jan Feld' },
  ]);
  await say(yes, null);
  expect((await shown(yes)).follow_up).toMatchObject({ outcome: null });
  expect((await shown(yes)).follow_up?.history).toHaveLength(3);
});

test('nothing is kept of who has not said yes, or has taken it back', async () => {
  const open = await arrived();
  const yes = await saidYes(world);
  await keep(yes, { note: 'Comes on Monday', next_on: dayAhead(2) });
  await say(yes, 'reached');
  await move(yes.own, yes.id, 'withdraw');
  for (const one of [open, yes]) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    expect([(await say(one, 'hired')).status, (await keep(one, { note: 'Still there' })).status]).toEqual([409, 409]);
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    expect((await shown(one)).follow_up).toBeNull();
  }
  const row = await inTenant(world.db, world.tenant.id, (tx) =>
    tx.selectFrom('pings').selectAll().where('id', '=', yes.id).executeTakeFirstOrThrow(),
  );
  expect(row).toMatchObject({ note: null, note_at: null, next_on: null, outcome: null, outcomes: [], unread_at: null });
});

test('of two colleagues who change the same, the second is told', async () => {
  const yes = await saidYes(world);
  const change = (note: string) =>
    yes.browser.call(followUpPing, { params: { id: yes.id }, body: { note } }, { version: 1 });
  expect([(await change('One')).status, (await change('Two')).status]).toEqual([200, 412]);
  expect((await shown(yes)).follow_up).toMatchObject({ version: 2, note: 'One' });
});

test.each([
  ['yesterday', () => ({ next_on: dayAhead(-1) }), 'next_on'],
  ['in three years', () => ({ next_on: dayAhead(1096) }), 'next_on'],
  ['a stranger', async () => ({ owner_id: (await world.person({ type: 'employee' })).employee_id ?? '' }), 'owner_id'],
  ['too much', () => ({ note: 'x'.repeat(501) }), 'note'],
] as const)('%s is refused at its field', async (_, input, field) => {
  const yes = await saidYes(world);
  const { status, raw } = await keep(yes, await input());
  expect([status, Object.keys(JSON.parse(raw.body).meta.errors)]).toEqual([422, [field]]);
});

test('a note is the applicant’s to read, and goes after six months', async () => {
  const yes = await saidYes(world);
  await keep(yes, { note: 'Comes on Monday' });
  const noted = async () =>
    (await (await world.login(yes.applicant)).call(exportAccount)).body.data.pings_received[0]?.note;
  expect(await noted()).toBe('Comes on Monday');
  await say(yes, 'reached');
  const until = (await shown(yes)).follow_up?.note_until ?? '';
  const left = (Date.parse(until) - world.clock.now().getTime()) / day;
  expect(Math.round(left / 30.4)).toBe(6);
  await wait(left - 1);
  expect(await noted()).toBe('Comes on Monday');
  await wait(1);
  expect(await noted()).toBeNull();
});

test('a note goes with the contact details after an ended search', async () => {
  const yes = await saidYes(world);
  await keep(yes, { note: 'Comes on Monday' });
  await yes.own.call(transitionApplicant, {
    params: { id: yes.applicant.applicant_id ?? '' },
    body: { event: 'found_traineeship', reason: 'found_elsewhere' },
  });
  await wait(30);
  const row = await inTenant(world.db, world.tenant.id, (tx) =>
    tx.selectFrom('pings').select('note').where('id', '=', yes.id).executeTakeFirstOrThrow(),
  );
  expect(row.note).toBeNull();
});

test('who talks keeps the contact details when the search ends, whichever is said first', async () => {
  const yes = await saidYes(world);
  const until = async () => (await shown({ ...yes, browser: await world.login(yes.employee) })).release?.until ?? null;
  await say(yes, 'appointment');
  await yes.own.call(transitionApplicant, {
    params: { id: yes.applicant.applicant_id ?? '' },
    body: { event: 'found_traineeship', reason: 'found_elsewhere' },
  });
  await wait(0);
  expect(await until()).toBeNull();
  await say(yes, 'not_reached');
  expect(await until()).not.toBeNull();
  await say(yes, 'hired');
  expect(await until()).toBeNull();
  const mails = await world.mails(yes.employee.email);
  expect(mails.at(-1)?.text).toMatch(/in touch/);
});
