import { afterAll, beforeAll, expect, test } from 'vitest';
import { listActivities } from '../../contract/activities/activities.endpoints.ts';
import { organizationPings } from '../../contract/pings/desk.endpoints.ts';
import { answerPing, createPing, pings } from '../../contract/pings/pings.endpoints.ts';
import { nameOf } from '../../server/handles/handles.ts';
import { sentPing } from '../support/account.ts';
import { offer } from '../support/offer.ts';
import { handleFor, type Person } from '../support/people.ts';
import { pingTemplate } from '../support/templates.ts';
import { createWorld, type World } from '../support/world.ts';

let world: World;
let member: Person;
beforeAll(async () => {
  world = await createWorld();
  member = await world.person({ type: 'tenant_member', firstname: 'Renate', lastname: 'Albers' });
});
afterAll(() => world.close());

/** Staff's sessions are short, and the clock goes on in between. */
const desk = () => world.login(member);
const listed = async (filter: object) =>
  (await (await desk()).call(organizationPings.list, { query: { filter, per_page: '100' } })).body;
const end = async (id: string, reason?: string) =>
  (await desk()).call(organizationPings.transition, {
    params: { id },
    body: { event: 'revoke', ...(reason !== undefined && { reason }) },
  });

async function written() {
  const applicant = await world.person({ firstname: 'Noor', lastname: 'Geheim' });
  const writer = await world.person({ type: 'employee', firstname: 'Jan', lastname: 'Feld' });
  const id = await sentPing(world, await world.login(writer), applicant);
  const mail = (await world.mails(applicant.email)).at(-1);
  const token = /answer#token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
  const organization_id = writer.organization_id ?? '';
  const name = nameOf(world.tenant, organization_id, applicant.applicant_id ?? '');
  return { applicant, writer, id, token, organization_id, name };
}

test('staff read who wrote to whom, when, and what became of it: the person as the company knows them, no text [S2-37]', async () => {
  const { applicant, writer, id, organization_id, name, token } = await written();
  await written();
  const { data, meta } = await listed({ organization_id });
  expect([meta.total, data]).toEqual([
    1,
    [
      {
        id,
        status: 'pending',
        organization: { id: organization_id, name: expect.any(String) },
        applicant: { id: applicant.applicant_id, name },
        employee: 'Jan Feld',
        created_at: expect.any(String),
        sent_at: expect.any(String),
        expires_at: expect.any(String),
        responded_at: null,
        ended_by_staff: false,
        events: ['revoke'],
      },
    ],
  ]);
  const told = JSON.stringify(await listed({ applicant_id: applicant.applicant_id }));
  expect(told).toContain(id);
  const { subject, body, personal_line } = await world.db.kysely
    .selectFrom('pings')
    .select(['subject', 'body', 'personal_line'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  for (const text of [subject, body, personal_line, applicant.email, writer.email].filter((it) => it !== ''))
    expect(told).not.toContain(text);
  await world.client().call(answerPing, { params: { id }, body: { token, event: 'accept' } });
  const [after] = (await listed({ organization_id, status: 'accepted' })).data;
  expect(after).toMatchObject({ applicant: { name: 'Noor Geheim' }, events: [], responded_at: expect.any(String) });
});

test('one that can still be undone is there; undone, it never was', async () => {
  const applicant = await world.person({});
  const writer = await world.person({ type: 'employee' });
  const browser = await world.login(writer);
  const body = {
    handle: handleFor(writer, applicant),
    email_template_id: await pingTemplate(world, world.tenant),
    ...offer,
  };
  const { id } = (await browser.call(createPing, { body })).body.data;
  const mine = { organization_id: writer.organization_id };
  expect((await listed(mine)).data).toMatchObject([{ id, status: 'created', sent_at: null, events: [] }]);
  expect((await end(id, 'Zu früh')).status).toBe(409);
  await browser.call(pings.transition, { params: { id }, body: { event: 'cancel' } });
  expect((await listed(mine)).data).toEqual([]);
});

test('staff end one with a reason that both sides read; the link is dead, and both pages say who ended it', async () => {
  const { applicant, writer, id, token, organization_id, name } = await written();
  const silent = await end(id);
  expect([silent.status, silent.body]).toMatchObject([422, { meta: { errors: { reason: [expect.any(String)] } } }]);
  expect((await listed({ organization_id, status: 'pending' })).data, 'and nothing has happened').toHaveLength(1);
  const reason = 'Die Stelle gibt es nicht.';
  const ended = await end(id, reason);
  expect(ended.body.data).toMatchObject({ status: 'revoked', ended_by_staff: true, events: [] });
  expect((await end(id, reason)).status, 'once').toBe(409);

  world.clock.advance(61_000);
  await world.jobs.tick(world.clock.now());
  const told = async ({ email }: Person) => (await world.mails(email)).find(({ text }) => text.includes(reason));
  const toApplicant = await told(applicant);
  const toWriter = await told(writer);
  expect(toApplicant?.subject).toContain('Betrieb');
  expect(toWriter?.subject).toContain(name);
  expect(`${toWriter?.subject}${toWriter?.text}`).not.toMatch(/Noor|Geheim/);

  const answered = await world.client().call(answerPing, { params: { id }, body: { token, event: 'accept' } });
  expect([answered.status, (answered.body as unknown as { code: string }).code]).toEqual([422, 'link_invalid']);
  const [hers, his] = [await world.login(applicant), await world.login(writer)];
  const params = { id };
  expect((await hers.call(pings.show, { params })).body.data).toMatchObject({ closed_because: 'staff' });
  expect((await his.call(pings.show, { params })).body.data).toMatchObject({ ended_by_staff: true });
  const news = async (of: typeof hers) => (await of.call(listActivities, {})).body.data.map(({ kind }) => kind);
  expect(await news(hers)).toContain('ping_ended');
  expect(await news(his)).toContain('ping_ended');
  const log = await world.db.kysely
    .selectFrom('audits')
    .select(['event', 'reason', 'actor_id'])
    .where('subject_id', '=', id)
    .where('event', '=', 'revoke')
    .execute();
  expect(log).toEqual([{ event: 'revoke', reason, actor_id: member.id }]);
});

test('of another tenant staff find none, and end none', async () => {
  const { id, organization_id, applicant } = await written();
  const elsewhere = await world.login(await world.person({ type: 'tenant_member', tenant: world.other }));
  for (const filter of [{ organization_id }, { applicant_id: applicant.applicant_id }, {}])
    expect((await elsewhere.call(organizationPings.list, { query: { filter } })).body.data).toEqual([]);
  const body = { event: 'revoke', reason: 'Weil' } as const;
  const absent = '0198c5a0-0000-7000-8000-00000000dead';
  const [foreign, nothing] = [
    await elsewhere.call(organizationPings.transition, { params: { id }, body }),
    await elsewhere.call(organizationPings.transition, { params: { id: absent }, body }),
  ];
  expect([foreign.status, foreign.raw.body]).toEqual([404, nothing.raw.body]);
});
