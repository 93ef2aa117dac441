import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { alerts } from '../../contract/alerts/alerts.endpoints.ts';
import { optOutOfAlert } from '../../contract/alerts/mails.endpoints.ts';
import type { AlertInterval } from '../../contract/alerts/alerts.schema.ts';
import { unsubscribe } from '../../contract/channels/channels.endpoints.ts';
import { searchApplicants } from '../../contract/search/search.endpoints.ts';
import { moveChannel } from '../../server/channels/channels.service.ts';
import { inTenant } from '../../server/db/scope.ts';
import { forwardMails } from '../../server/mail/outbox.ts';
import { occupations } from '../../server/occupations/occupations.ts';
import { leave } from '../support/account.ts';
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
const setStatus = ({ organization_id = '' }: Person, status: 'active' | 'inactive') =>
  world.db.kysely.updateTable('organizations').set({ status }).where('id', '=', organization_id).execute();
/** Of the links in a mail, in its order; the last is the foot's. */
const unsubscribeTokens = (mail: { readonly text: string } | undefined): string[] =>
  [...(mail?.text ?? '').matchAll(/unsubscribe#token=([\w.-]+)/g)].map(([, token = '']) => token);

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

  test('who is taken off and on again has still opted out, and is told nothing twice', async () => {
    const one = await company();
    const [owner, colleague] = [
      one.owner.employee_id ?? '',
      await world.person({ type: 'employee', organization_id: one.owner.organization_id ?? '' }),
    ];
    await one.change({ recipient_ids: [owner, colleague.employee_id ?? ''] });
    const params = { id: one.id };
    await (await world.login(colleague)).call(optOutOfAlert, { params, body: { opted_out: true } });
    await one.arrives();
    await at('2026-11-21T06:00:00Z');
    expect((await digests(one.owner)).length).toBe(1);
    await one.change({ recipient_ids: [owner] });
    expect((await one.read()).recipients).toHaveLength(1);
    await one.change({ recipient_ids: [colleague.employee_id ?? ''] });
    expect((await one.read()).recipients).toMatchObject([{ employee_id: colleague.employee_id, opted_out: true }]);
    await one.change({ recipient_ids: [owner, colleague.employee_id ?? ''] });
    await world.db.kysely
      .updateTable('alert_runs')
      .set({ digest_at: world.clock.now() })
      .where('alert_id', '=', one.id)
      .execute();
    await world.db.kysely.deleteFrom('alert_digests').where('employee_id', '=', owner).execute();
    await at('2026-11-21T06:01:00Z');
    expect([(await digests(one.owner)).length, (await digests(colleague)).length]).toEqual([1, 0]);
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

  test('nobody who has switched them off by one click: it pauses at once', async () => {
    const { owner, arrives, read } = await company();
    await arrives();
    await at('2026-11-21T06:00:00Z');
    const [mail] = await digests(owner);
    const token = unsubscribeTokens(mail).at(-1) ?? '';
    expect((await world.client().call(unsubscribe, { params: { token } })).status).toBe(200);
    expect(await read()).toMatchObject({ status: 'inactive', recipients: [{ opted_out: true }], events: ['archive'] });
  });

  test('nobody at an old address: links are made as the mail goes out, for whoever it goes to then', async () => {
    const { id, owner, arrives } = await company();
    await arrives();
    world.clock.set('2026-11-21T06:00:00Z');
    await world.jobs.run('alerts.sweep', world.clock.now());
    const email = `moved-${owner.email}`;
    await inTenant(world.db, owner.tenant.id, async (tx) => {
      const stored = await tx.selectFrom('mails').select(['text_body', 'html_body']).execute();
      expect(JSON.stringify(stored)).not.toContain('unsubscribe#token');
      await tx.updateTable('users').set({ email, email_key: email }).where('id', '=', owner.id).execute();
      await moveChannel(tx, owner.id, email, world.clock.now());
      await forwardMails(tx, [owner.id], { from: owner.email, to: email, except: ['mail_test'] });
    });
    await world.jobs.deliverMails(world.clock.now());
    const [mail] = await world.mails(email);
    const [token = ''] = unsubscribeTokens(mail);
    await world.client().call(unsubscribe, { params: { token } });
    const { opted_out_at } = await world.db.kysely
      .selectFrom('alert_recipients')
      .select('opted_out_at')
      .where('alert_id', '=', id)
      .executeTakeFirstOrThrow();
    expect(opted_out_at).toEqual(world.clock.now());
  });

  test('nobody of the one alert whose link says so; the other goes on, and so do colleagues', async () => {
    const one = await company();
    const other = await anAlert(await one.open(), {
      name: 'Zweite',
      criteria: { occupation_ids: [one.occupation_id], centre: '10115' },
    });
    await one.arrives();
    await at('2026-11-21T06:00:00Z');
    const [mail] = await digests(one.owner);
    const [token = '', ...more] = unsubscribeTokens(mail);
    expect(more, 'one for each alert, and one for all').toHaveLength(2);
    expect(mail?.text).not.toContain('.invalid');
    expect(mail?.text).toContain('Keine E-Mails mehr zu „Suche“ an Sie:');
    expect((await world.client().call(unsubscribe, { params: { token } })).body.data.one_alert).toBe(true);
    const { data } = (await (await one.open()).call(alerts.list, { query: {} })).body;
    const optedOut = Object.fromEntries(data.map(({ id, recipients }) => [id, recipients[0]?.opted_out]));
    expect(Object.values(optedOut).filter(Boolean)).toHaveLength(1);
    expect(Object.keys(optedOut).toSorted()).toEqual([one.id, other.id].toSorted());
    await one.arrives();
    await at('2026-11-22T06:00:00Z');
    expect((await digests(one.owner)).map(({ subject }) => subject).toSorted()).toEqual([
      '1 neuer Treffer für Ihre Suchaufträge',
      '2 neue Treffer für Ihre Suchaufträge',
    ]);
  });

  test('nobody by a link that a colleague has typed: what stands in a name stays as it is', async () => {
    const one = await company();
    const typed = [
      `https://${one.id}.invalid/`,
      `https://${one.id}.${'0'.repeat(32)}.invalid/`,
      `https://${'0'.repeat(36)}.invalid/`,
    ];
    for (const [n, address] of typed.entries()) {
      const criteria = { occupation_ids: [one.occupation_id, occupations.at(-1 - n)?.id ?? ''] };
      await anAlert(await one.open(), { name: address, criteria });
    }
    await one.arrives();
    await at('2026-11-21T06:00:00Z');
    const [mail] = await digests(one.owner);
    expect(typed.filter((address) => !mail?.text.includes(address))).toEqual([]);
    expect(unsubscribeTokens(mail)).toHaveLength(typed.length + 2);
  });

  test('nobody who has left; nothing of a person who is erased', async () => {
    const one = await company();
    const colleague = await world.person({ type: 'employee', organization_id: one.owner.organization_id ?? '' });
    await one.change({ recipient_ids: [colleague.employee_id ?? ''] });
    const applicant = await one.arrives();
    await at('2026-11-21T06:00:00Z');
    const [mail] = await digests(colleague);
    expect(await one.found(runIn(mail))).toHaveLength(1);
    await leave(world, applicant);
    await leave(world, colleague);
    await one.arrives();
    world.clock.set('2026-11-29T07:00:00Z');
    await world.jobs.tick(world.clock.now());
    await at('2026-11-29T07:01:00Z');
    const { rows } = await sql`select from alert_seen where applicant_id = ${applicant.applicant_id}::uuid
      union all select from alert_recipients where employee_id = ${colleague.employee_id}::uuid`.execute(
      world.db.kysely,
    );
    expect(rows).toEqual([]);
    expect(await one.found(runIn(mail))).toEqual([]);
    expect(await one.read()).toMatchObject({ status: 'inactive', recipients: [] });
  });

  test('say that it is still needed by looking at what it found, or by a change of nothing', async () => {
    const one = await company();
    await one.arrives();
    await at('2026-11-21T06:00:00Z');
    const alert_run_id = runIn((await digests(one.owner))[0]);
    const asked = () =>
      world.db.kysely.updateTable('alerts').set({ asked_at: world.clock.now() }).where('id', '=', one.id).execute();
    await asked();
    expect((await one.read()).asked_at).toBe(world.clock.now().toISOString());
    await one.change({});
    expect((await one.read()).asked_at).toBeNull();
    await asked();
    const browser = await world.login(one.owner);
    const { meta } = (await browser.call(searchApplicants, { query: { filter: { alert_run_id } } })).body;
    const { id, name, criteria, email_template_id } = await one.read();
    expect(meta.alert).toEqual({ id, name, criteria, email_template_id, run_on: '2026-11-21' });
    expect((await one.read()).asked_at).toBeNull();
  });

  test('no company but the own learns whom a run has found', async () => {
    const one = await company();
    await one.arrives();
    await at('2026-11-21T06:00:00Z');
    const run = runIn((await digests(one.owner))[0]);
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
    await setStatus(owner, 'inactive');
    await at('2026-11-21T06:00:00Z');
    expect(await digests(owner)).toEqual([]);
    await setStatus(owner, 'active');
    await at('2026-11-22T06:00:00Z');
    expect(await digests(owner)).toHaveLength(1);
  });

  test('a company that comes to rest between a run and its mail is told when it is back', async () => {
    const { owner, arrives, runs } = await company();
    await arrives();
    await at('2026-11-21T06:00:00Z');
    await world.db.kysely.deleteFrom('alert_digests').execute();
    await world.db.kysely.updateTable('alert_recipients').set({ told_until: null }).execute();
    await world.db.kysely.updateTable('alert_runs').set({ digest_at: world.clock.now() }).execute();
    await setStatus(owner, 'inactive');
    await at('2026-11-21T06:01:00Z');
    expect(await digests(owner)).toHaveLength(1);
    await setStatus(owner, 'active');
    await at('2026-11-22T06:00:00Z');
    expect(await digests(owner)).toHaveLength(2);
    expect((await runs()).map(({ matches }) => matches)).toEqual([1, 0]);
  });
});

test('nobody has looked for half a year: it asks, a click keeps it, silence rests it', async () => {
  const [kept, forgotten] = [await company('monthly'), await company('monthly')];
  const asks = async ({ owner }: Awaited<ReturnType<typeof company>>) =>
    (await world.mails(owner.email)).filter(({ subject }) => subject === 'Brauchen Sie „Suche“ noch?');
  await at('2027-05-18T08:00:00Z');
  expect([(await asks(kept)).length, (await asks(forgotten)).length]).toEqual([0, 0]);
  await at('2027-05-20T08:00:00Z');
  const [mail] = await asks(kept);
  expect((await asks(forgotten)).length).toBe(1);
  await kept.found(runIn(mail));
  await at('2027-06-20T08:00:00Z');
  expect([(await kept.read()).status, (await forgotten.read()).status]).toEqual(['active', 'inactive']);
});

test('a company at rest is not asked, and loses no alert by its silence', async () => {
  const { owner, read } = await company('monthly');
  await setStatus(owner, 'inactive');
  await at('2027-05-20T08:00:00Z');
  await at('2027-06-20T08:00:00Z');
  expect((await world.mails(owner.email)).filter(({ subject }) => subject.startsWith('Brauchen Sie'))).toEqual([]);
  await setStatus(owner, 'active');
  await at('2027-06-21T08:00:00Z');
  expect((await read()).status).toBe('active');
});

test('its mails are about whoever they go to: they go with the person', async () => {
  const { owner, arrives } = await company();
  await arrives();
  world.clock.set('2026-11-21T06:00:00Z');
  await world.jobs.run('alerts.sweep', world.clock.now());
  const queued = await world.db.kysely
    .selectFrom('mails')
    .select('subject_id')
    .where('kind', '=', 'alert_matches')
    .execute();
  expect(queued.map(({ subject_id }) => subject_id)).toContain(owner.id);
});
