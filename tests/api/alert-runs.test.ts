import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { alerts, optOutOfAlert } from '../../contract/alerts/alerts.endpoints.ts';
import type { AlertInterval } from '../../contract/alerts/alerts.schema.ts';
import { setBlock } from '../../contract/blocks/blocks.endpoints.ts';
import { searchApplicants } from '../../contract/search/search.endpoints.ts';
import { occupations } from '../../server/occupations/occupations.ts';
import { findable, leave } from '../support/account.ts';
import { anAlert } from '../support/alerts.ts';
import type { Person } from '../support/people.ts';
import { createWorld, type World } from '../support/world.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());
// a Friday morning in Berlin, an hour ahead of UTC in winter
beforeEach(() => world.clock.set('2026-11-20T08:00:00Z'));

let number = 0;

/** A company of its own with a saved search for an occupation of its own. */
async function company(interval: AlertInterval = 'daily') {
  number += 1;
  const occupation_id = occupations[20 + number]?.id ?? '';
  const owner = await world.person({ type: 'employee', locale: 'de' });
  const open = () => world.login(owner);
  const { id } = await anAlert(await open(), { interval, criteria: { occupation_ids: [occupation_id] } });
  const params = { id };
  return {
    id,
    owner,
    open,
    occupation_id,
    arrives: () => world.person({ ...findable, occupation_id, firstname: 'Geheimnis', lastname: 'Verborgen' }),
    read: async () => (await (await open()).call(alerts.show, { params })).body.data,
    move: async (event: 'pause' | 'resume' | 'archive', more = {}) =>
      (await open()).call(alerts.transition, { params, body: { event, ...more } }),
    change: async (body: object) => {
      const { version } = (await (await open()).call(alerts.show, { params })).body.data;
      return (await open()).call(alerts.update, { params, body }, { version });
    },
    /** Whom a run has reported, as far as the company finds them now. */
    found: async (alert_run_id: string) => {
      const { body } = await (await open()).call(searchApplicants, { query: { filter: { alert_run_id } } });
      return body.data.map(({ handle }) => handle);
    },
    runs: async () =>
      world.db.kysely
        .selectFrom('alert_runs')
        .select([sql<string>`run_on::text`.as('on'), 'matches'])
        .where('alert_id', '=', id)
        .orderBy('run_on')
        .execute(),
  };
}

const tick = () => world.jobs.tick(world.clock.now());
/** What the minute at this time does. */
async function at(time: string): Promise<void> {
  world.clock.set(time);
  await tick();
}
const digests = async ({ email }: Person) =>
  (await world.mails(email)).filter(({ text }) => text.includes('alert_run_id'));
const runIn = ({ text }: { readonly text: string }): string => /alert_run_id=([\w-]+)/.exec(text)?.[1] ?? '';

describe('a morning', () => {
  test('reports who is new, by occupation, distance and a link: nothing that says who it is', async () => {
    number += 1;
    const early = await company();
    await world.person({ ...findable, occupation_id: early.occupation_id });
    const { id, owner, open, arrives, read, found, change } = early;
    await change({ criteria: { occupation_ids: [early.occupation_id], centre: '10115', radius_km: '25' } });
    const people = [await arrives(), await arrives()];
    await at('2026-11-21T05:59:00Z');
    expect(await digests(owner)).toEqual([]);
    await at('2026-11-21T06:00:00Z');
    const mails = await digests(owner);
    expect(mails.map(({ subject }) => subject)).toEqual(['2 neue Treffer für Ihre Suchaufträge']);
    const [mail] = mails;
    const said = `${mail?.text}${mail?.html}`;
    expect(said).toContain(`${occupations.find((it) => it.id === early.occupation_id)?.name}, bis 10 km von`);
    const handles = await found(runIn(mail!));
    expect(handles).toHaveLength(2);
    const secrets = people.flatMap(({ applicant_id = '', id: user, email }) => [applicant_id, user, email]);
    for (const secret of [...secrets, ...handles, 'Geheimnis', 'Verborgen', '10115', 'Musterweg'])
      expect(said).not.toContain(secret);
    expect(await read()).toMatchObject({
      id,
      matches_last_run: 2,
      matches_total: 2,
      last_run_at: '2026-11-21T06:00:00.000Z',
      last_sent_at: '2026-11-21T06:00:00.000Z',
      next_run_at: '2026-11-22T06:00:00.000Z',
    });
    await at('2026-11-22T06:00:00Z');
    expect(await digests(owner)).toHaveLength(1);
    expect(await early.runs()).toEqual([
      { on: '2026-11-21', matches: 2 },
      { on: '2026-11-22', matches: 0 },
    ]);
    expect((await open()).host).toContain('app.');
  });

  test('leaves out whom the search does not find at the time of the mail, and sends none about nobody', async () => {
    const { owner, arrives, read, id } = await company();
    const gone = await arrives();
    const blocking = await arrives();
    await world.db.kysely
      .updateTable('applicants')
      .set({ search_status: 'doesnot_want_matching' })
      .where('id', '=', gone.applicant_id ?? '')
      .execute();
    const body = { organization_id: owner.organization_id ?? '', blocked: true };
    expect((await (await world.login(blocking)).call(setBlock, { body })).status).toBe(200);
    await at('2026-11-21T06:00:00Z');
    expect(await digests(owner)).toEqual([]);
    const leaving = await arrives();
    const staying = await arrives();
    // the run is done, the mail is not: a process died in between
    world.clock.set('2026-11-22T06:00:00Z');
    await world.jobs.run('alerts.tend', world.clock.now());
    await world.db.kysely.deleteFrom('alert_digests').execute();
    await sql`delete from mails where kind = 'alert_matches'`.execute(world.db.kysely);
    await sql`update alert_recipients set told_until = null where alert_id = ${id}::uuid`.execute(world.db.kysely);
    await sql`update alert_runs set digest_at = ${world.clock.now()} where alert_id = ${id}::uuid and matches > 0`.execute(
      world.db.kysely,
    );
    await world.db.kysely
      .updateTable('applicants')
      .set({ search_status: 'doesnot_want_matching' })
      .where('id', '=', leaving.applicant_id ?? '')
      .execute();
    await tick();
    const mails = await digests(owner);
    expect(mails.map(({ subject }) => subject)).toEqual(['1 neuer Treffer für Ihre Suchaufträge']);
    expect(staying.applicant_id).toBeDefined();
    expect((await read()).matches_last_run).toBe(2);
  });

  test('puts all alerts of somebody into one mail', async () => {
    const one = await company();
    const other = await anAlert(await one.open(), {
      name: 'Zweite',
      criteria: { occupation_ids: [one.occupation_id], centre: '10115' },
    });
    await one.arrives();
    await at('2026-11-21T06:00:00Z');
    const mails = await digests(one.owner);
    expect(mails).toHaveLength(1);
    expect(mails[0]?.text).toContain('Zweite: 1 neuer Treffer');
    expect(mails[0]?.subject).toContain('2 neue Treffer');
    expect(other.name).toBe('Zweite');
  });
});

describe('the calendar', () => {
  const mornings = async (interval: AlertInterval, from: string, count: number): Promise<string[]> => {
    world.clock.set(from);
    const { read } = await company(interval);
    const times: string[] = [];
    for (let n = 0; n < count; n += 1) {
      const next = (await read()).next_run_at ?? '';
      times.push(next);
      await at(next);
    }
    return times;
  };

  test('seven in the morning stays seven when the clocks change, in spring and in autumn', async () => {
    expect(await mornings('daily', '2027-03-26T12:00:00Z', 3)).toEqual([
      '2027-03-27T06:00:00.000Z',
      '2027-03-28T05:00:00.000Z',
      '2027-03-29T05:00:00.000Z',
    ]);
    expect(await mornings('daily', '2027-10-29T12:00:00Z', 3)).toEqual([
      '2027-10-30T05:00:00.000Z',
      '2027-10-31T06:00:00.000Z',
      '2027-11-01T06:00:00.000Z',
    ]);
  });

  test('a week begins on Monday, a fortnight and a month with the first run', async () => {
    const days = async (interval: AlertInterval, from: string) =>
      (await mornings(interval, from, 3)).map((time) => time.slice(0, 10));
    expect(await days('weekly', '2026-11-20T08:00:00Z')).toEqual(['2026-11-23', '2026-11-30', '2026-12-07']);
    expect(await days('biweekly', '2026-11-20T08:00:00Z')).toEqual(['2026-11-21', '2026-12-05', '2026-12-19']);
    expect(await days('monthly', '2027-01-30T08:00:00Z')).toEqual(['2027-01-31', '2027-02-28', '2027-03-31']);
  });
});

describe('whatever happens', () => {
  test('after three days without a server one run makes up for all: nothing lost, nothing twice', async () => {
    const { owner, arrives, runs, found } = await company();
    await arrives();
    await at('2026-11-21T06:00:00Z');
    for (const day of [21, 22, 23]) {
      world.clock.set(`2026-11-${day}T12:00:00Z`);
      await arrives();
    }
    // back before seven, a minute later, and at seven
    await at('2026-11-24T05:00:00Z');
    await at('2026-11-24T05:01:00Z');
    await arrives();
    await at('2026-11-24T06:00:00Z');
    expect(await runs()).toEqual([
      { on: '2026-11-21', matches: 1 },
      { on: '2026-11-23', matches: 3 },
      { on: '2026-11-24', matches: 1 },
    ]);
    await at('2026-11-25T06:00:00Z');
    const reported = await Promise.all((await digests(owner)).map((mail) => found(runIn(mail))));
    expect(reported.flat()).toHaveLength(5);
    expect(new Set(reported.flat()).size).toBe(5);
  });

  test('two workers at once report and write once', async () => {
    const companies = [await company(), await company(), await company()];
    for (const { arrives } of companies) await arrives();
    world.clock.set('2026-11-21T06:00:00Z');
    const now = world.clock.now();
    await Promise.all([1, 2, 3].map(() => world.jobs.run('alerts.tend', now)));
    await world.jobs.run('alerts.tend', now);
    for (const { owner, runs } of companies) {
      expect(await runs()).toEqual([{ on: '2026-11-21', matches: 1 }]);
      expect(await digests(owner)).toHaveLength(1);
    }
  });

  test('one that fails keeps no other from its turn; its own comes the minute after, and its mail the day after', async () => {
    const broken = await company();
    const whole = await anAlert(await broken.open(), {
      name: 'Heil',
      criteria: { occupation_ids: [broken.occupation_id], centre: '10115' },
    });
    await broken.arrives();
    const trap = sql`create function trap() returns trigger language plpgsql as $$ begin
      if new.alert_id = ${sql.lit(broken.id)} then raise 'not today'; end if; return new; end $$`;
    await trap.execute(world.db.kysely);
    await sql`create trigger trap before insert on alert_runs for each row execute function trap()`.execute(
      world.db.kysely,
    );
    world.clock.set('2026-11-21T06:00:00Z');
    await expect(world.jobs.run('alerts.tend', world.clock.now())).rejects.toThrow('Some alerts failed');
    await sql`drop function trap cascade`.execute(world.db.kysely);
    expect((await digests(broken.owner)).map(({ text }) => text.includes(whole.name))).toEqual([true]);
    await at('2026-11-21T06:01:00Z');
    expect(await broken.runs()).toEqual([{ on: '2026-11-21', matches: 1 }]);
    expect(await digests(broken.owner)).toHaveLength(1);
    await at('2026-11-22T06:00:00Z');
    expect(await digests(broken.owner)).toHaveLength(2);
  });

  test('what is saved while it runs counts from then on: who was there is nothing new', async () => {
    const { arrives, occupation_id, change, move, owner, runs } = await company();
    await arrives();
    await move('pause');
    await arrives();
    await at('2026-11-21T06:00:00Z');
    expect(await runs()).toEqual([]);
    await move('resume');
    const other = occupations[19]?.id ?? '';
    await world.person({ ...findable, occupation_id: other });
    await change({ criteria: { occupation_ids: [occupation_id, other] } });
    await at('2026-11-22T06:00:00Z');
    expect(await digests(owner)).toEqual([]);
    await arrives();
    // late, and renamed before its turn came
    world.clock.set('2026-11-23T08:00:00Z');
    await change({ name: 'Umbenannt' });
    await tick();
    expect((await digests(owner)).map(({ text }) => text.includes('Umbenannt: 1 neuer Treffer'))).toEqual([true]);
  });

  test('a pause that names its end ends by itself; who came meanwhile is nothing new', async () => {
    const { arrives, move, read, owner } = await company();
    await move('pause', { paused_until: '2026-11-25' });
    await arrives();
    await at('2026-11-24T22:59:00Z');
    expect((await read()).status).toBe('inactive');
    await at('2026-11-24T23:00:00Z');
    expect(await read()).toMatchObject({
      status: 'active',
      paused_until: null,
      next_run_at: '2026-11-25T06:00:00.000Z',
    });
    await at('2026-11-25T06:00:00Z');
    expect(await digests(owner)).toEqual([]);
  });
});

describe('whom it tells', () => {
  test('opt out one by one; with the last it pauses, and does not go on without a reader', async () => {
    const one = await company();
    const colleague = await world.person({ type: 'employee', organization_id: one.owner.organization_id ?? '' });
    await one.change({ recipient_ids: [one.owner.employee_id ?? '', colleague.employee_id ?? ''] });
    const optOut = async (person: Person, opted_out = true) =>
      (await world.login(person)).call(optOutOfAlert, { params: { id: one.id }, body: { opted_out } });
    expect((await optOut(await world.person({ type: 'employee' }))).status).toBe(404);
    expect((await optOut(one.owner)).body.data.status).toBe('active');
    await one.arrives();
    await at('2026-11-21T06:00:00Z');
    expect([await digests(one.owner), (await digests(colleague)).length]).toEqual([[], 1]);
    const last = (await optOut(colleague)).body.data;
    expect([last.status, last.events]).toEqual(['inactive', ['archive']]);
    expect((await one.move('resume')).status).toBe(409);
    expect((await optOut(colleague, false)).body.data.events).toEqual(['resume', 'archive']);
  });

  test.each([
    ['whose address bounced', sql`bounced_at = created_at`],
    ['who wants no mails of this kind', sql`alert = false`],
  ])('nobody %s; it pauses where that is all', async (_, change) => {
    const { owner, arrives, read } = await company();
    await arrives();
    await sql`insert into channels (tenant_id, id, user_id, kind, address, created_at, updated_at)
      values (${world.tenant.id}, gen_random_uuid(), ${owner.id}, 'email', ${owner.email}, ${world.clock.now()}, ${world.clock.now()})
      on conflict do nothing`.execute(world.db.kysely);
    await sql`update channels set ${change} where user_id = ${owner.id}::uuid`.execute(world.db.kysely);
    await at('2026-11-21T06:00:00Z');
    expect(await digests(owner)).toEqual([]);
    expect((await read()).status).toBe('inactive');
  });

  test('nobody who has left; nothing of a person who is erased', async () => {
    const one = await company();
    const colleague = await world.person({ type: 'employee', organization_id: one.owner.organization_id ?? '' });
    await one.change({ recipient_ids: [colleague.employee_id ?? ''] });
    const applicant = await one.arrives();
    await at('2026-11-21T06:00:00Z');
    const [mail] = await digests(colleague);
    expect(await one.found(runIn(mail!))).toHaveLength(1);
    await leave(world, applicant);
    await leave(world, colleague);
    await one.arrives();
    await at('2026-11-29T07:00:00Z');
    await tick();
    const { rows } = await sql`select from alert_seen where applicant_id = ${applicant.applicant_id}::uuid
      union all select from alert_recipients where employee_id = ${colleague.employee_id}::uuid`.execute(
      world.db.kysely,
    );
    expect(rows).toEqual([]);
    expect(await one.found(runIn(mail!))).toEqual([]);
    expect(await one.read()).toMatchObject({ status: 'inactive', recipients: [] });
  });

  test('no company but the own learns whom a run has found', async () => {
    const one = await company();
    await one.arrives();
    await at('2026-11-21T06:00:00Z');
    const run = runIn((await digests(one.owner))[0]!);
    const [neighbour, abroad] = [
      await world.person({ type: 'employee' }),
      await world.person({ type: 'employee', tenant: world.other }),
    ];
    for (const person of [neighbour, abroad]) {
      const ask = async (alert_run_id: string) =>
        (await (await world.login(person)).call(searchApplicants, { query: { filter: { alert_run_id } } })).raw.body;
      expect(await ask(run)).toBe(await ask('0198c5a0-0000-7000-8000-00000000dead'));
      expect(JSON.parse(await ask(run))).toMatchObject({ data: [], meta: { total: 0 } });
    }
  });

  test('a company at rest is told nothing; what it missed is new to it later', async () => {
    const { owner, arrives } = await company();
    await arrives();
    const set = (status: 'active' | 'inactive') =>
      world.db.kysely
        .updateTable('organizations')
        .set({ status })
        .where('id', '=', owner.organization_id ?? '')
        .execute();
    await set('inactive');
    await at('2026-11-21T06:00:00Z');
    expect(await digests(owner)).toEqual([]);
    await set('active');
    await at('2026-11-22T06:00:00Z');
    expect(await digests(owner)).toHaveLength(1);
  });
});

test('nobody has looked for half a year: it asks, a click keeps it, silence rests it', async () => {
  const [kept, forgotten] = [await company('monthly'), await company('monthly')];
  const asks = async ({ owner }: typeof kept) =>
    (await world.mails(owner.email)).filter(({ subject }) => subject === 'Brauchen Sie „Suche“ noch?');
  await at('2027-05-18T08:00:00Z');
  expect([(await asks(kept)).length, (await asks(forgotten)).length]).toEqual([0, 0]);
  await at('2027-05-20T08:00:00Z');
  await tick();
  const [mail] = await asks(kept);
  expect((await asks(forgotten)).length).toBe(1);
  await kept.found(runIn(mail!));
  await at('2027-06-20T08:00:00Z');
  expect([(await kept.read()).status, (await forgotten.read()).status]).toEqual(['active', 'inactive']);
});
