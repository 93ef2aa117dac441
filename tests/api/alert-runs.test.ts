import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { AlertInterval } from '../../contract/alerts/alerts.schema.ts';
import { setBlock } from '../../contract/blocks/blocks.endpoints.ts';
import { occupations } from '../../server/occupations/occupations.ts';
import { findable } from '../support/account.ts';
import { alertsAt, anAlert, digestsTo, runIn, searchingCompany } from '../support/alerts.ts';
import type { Person } from '../support/people.ts';
import { createWorld, type World } from '../support/world.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());
// a Friday morning in Berlin, an hour ahead of UTC in winter
beforeEach(() => world.clock.set('2026-11-20T08:00:00Z'));

const company = (interval?: AlertInterval) => searchingCompany(world, interval);
const at = (time: string) => alertsAt(world, time);
const digests = (person: Person) => digestsTo(world, person);

describe('a morning', () => {
  test('reports who is new, by occupation, distance and a link: nothing that says who it is', async () => {
    const early = await company();
    await world.person({ ...findable, occupation_id: early.occupation_id });
    const { id, owner, arrives, read, found, change } = early;
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
    const handles = await found(runIn(mail));
    expect(handles).toHaveLength(2);
    const secrets = people.flatMap(({ applicant_id = '', id: user, email }) => [applicant_id, user, email]);
    for (const secret of [...secrets, ...handles, 'Geheimnis', 'Verborgen', '10115', 'Musterweg'])
      expect(said).not.toContain(secret);
    expect(await read()).toMatchObject({
      id,
      last_found: { run_id: runIn(mail), on: '2026-11-21', matches: 2 },
      matches_last_run: 2,
      matches_total: 2,
      last_run_at: '2026-11-21T06:00:00.000Z',
      last_sent_at: '2026-11-21T06:00:00.000Z',
      next_run_at: '2026-11-22T06:00:00.000Z',
    });
    await at('2026-11-22T06:00:00Z');
    expect(await digests(owner)).toHaveLength(1);
    expect((await read()).last_found, 'a run that finds nobody leads nowhere').toMatchObject({ on: '2026-11-21' });
    expect(await early.runs()).toEqual([
      { on: '2026-11-21', matches: 2 },
      { on: '2026-11-22', matches: 0 },
    ]);
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
    await world.jobs.run('alerts.sweep', world.clock.now());
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
    await at('2026-11-22T06:00:00Z');
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

test('seven in the morning stays seven when the clocks change, in spring and in autumn', async () => {
  for (const days of [
    ['2027-03-27T06:00:00.000Z', '2027-03-28T05:00:00.000Z', '2027-03-29T05:00:00.000Z'],
    ['2027-10-30T05:00:00.000Z', '2027-10-31T06:00:00.000Z', '2027-11-01T06:00:00.000Z'],
  ]) {
    world.clock.set(new Date(Date.parse(days[0] ?? '') - 12 * 3_600_000));
    const { owner, arrives, read } = await company();
    for (const [n, time] of days.entries()) {
      await arrives();
      expect((await read()).next_run_at).toBe(time);
      await at(new Date(Date.parse(time) - 60_000).toISOString());
      expect(await digests(owner)).toHaveLength(n);
      await at(time);
      expect(await digests(owner)).toHaveLength(n + 1);
    }
  }
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
    await Promise.all([1, 2, 3].map(() => world.jobs.run('alerts.sweep', now)));
    await world.jobs.run('alerts.sweep', now);
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
    await expect(world.jobs.run('alerts.sweep', world.clock.now())).rejects.toThrow('Some alerts failed');
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
    await at('2026-11-23T08:00:00Z');
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

  test('nor where it could not run: without criteria, or without a reader', async () => {
    const [empty, unread] = [await company(), await company()];
    for (const { move } of [empty, unread]) await move('pause', { paused_until: '2026-11-25' });
    await world.db.kysely.updateTable('alerts').set({ criteria: '{}' }).where('id', '=', empty.id).execute();
    await world.db.kysely
      .updateTable('alert_recipients')
      .set({ opted_out_at: world.clock.now() })
      .where('alert_id', '=', unread.id)
      .execute();
    await at('2026-11-24T23:00:00Z');
    for (const { read } of [empty, unread])
      expect(await read()).toMatchObject({ status: 'inactive', paused_until: null });
  });
});
