import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { fetchMe, logout } from '../../contract/authentication/session.endpoints.ts';
import { listHandovers, openHandover, redeemHandover } from '../../contract/handovers/handovers.endpoints.ts';
import { previewVerifications, verifyOrganizations } from '../../contract/organizations/verifying.endpoints.ts';
import { listTerms, publishTerms } from '../../contract/terms/terms.endpoints.ts';
import { users } from '../../contract/users/listed-users.endpoints.ts';
import { staff } from '../../contract/users/staff.endpoints.ts';
import { inTenant } from '../../server/db/scope.ts';
import { tenantUrl } from '../../server/tenants/tenant-url.ts';
import type { TenantRow } from '../../server/tenants/tenants.repository.ts';
import type { ApiClient } from '../support/api-client.ts';
import { anOperator, handOver, handoverToken, reason, visitsIn } from '../support/handovers.ts';
import { password } from '../support/people.ts';
import { publishTerms as startTerms } from '../support/terms.ts';
import { createWorld, type World } from '../support/world.ts';

const minute = 60_000;
let world: World;
/** Of `chemie`. */
let own: ApiClient;
beforeAll(async () => {
  world = await createWorld();
  await startTerms(world, world.other);
});
beforeEach(async () => {
  own = await world.login(await world.person({ tenant: world.other, type: 'administrator', lastname: 'Kranz' }));
});
afterAll(() => world.close());

const redeem = (token: string, tenant: TenantRow = world.other) =>
  world.client(tenant).call(redeemHandover, { body: { token } });
const isHere = async (browser: ApiClient) => (await browser.call(fetchMe)).status;

describe('who comes by a handover', () => {
  test('is an administrator there under their own name, who came from where, why and until when', async () => {
    const start = world.clock.now();
    const { visitor } = await handOver(world);
    const { body } = await visitor.call(fetchMe);
    expect(body.data).toMatchObject({
      user: { type: 'administrator', firstname: 'Olga', lastname: 'Sund (app)' },
      abilities: [],
      handover: {
        operator: 'app',
        reason,
        ends_at: new Date(start.getTime() + 60 * minute).toISOString(),
        home: tenantUrl(world.deps.config, world.tenant, `/tenants/${world.other.id}`),
      },
    });
  });

  test('stands in the log of both tenants, and what they do there too', async () => {
    const before = {
      here: (await visitsIn(world, world.other)).length,
      there: (await visitsIn(world, world.tenant)).length,
    };
    const { visitor, operatorId } = await handOver(world);
    const visitorId = (await visitor.call(fetchMe)).body.data.user.id;
    const [former] = (await visitor.call(listTerms)).body.data;
    const text = { de: 'Neue Worte', en: 'New words' };
    const made = await visitor.call(publishTerms, { body: { replaces: former?.version ?? 0, text, material: false } });
    expect(made.status).toBe(201);
    expect((await visitor.call(logout)).status).toBe(204);
    const by = (actor_id: string) =>
      ['open', 'enter', 'end'].map((verb) => ({
        event: `${verb}_handover`,
        actor_kind: 'administrator',
        actor_id,
        reason: verb === 'open' ? reason : null,
      }));
    expect((await visitsIn(world, world.other)).slice(before.here)).toEqual(by(visitorId));
    expect((await visitsIn(world, world.tenant)).slice(before.there)).toEqual(by(operatorId));
    const read = await own.send('GET', '/api/v1/audits?filter[subject][]=Terms');
    expect(read.body).toMatchObject({ data: [{ actor: { kind: 'administrator', name: 'Olga Sund (app)' } }] });
  });

  test('is no member of the team, is found by nobody and can’t be shut out as one', async () => {
    const { visitor } = await handOver(world, { lastname: 'Unsichtbar' });
    const { id } = (await visitor.call(fetchMe)).body.data.user;
    const team = await own.call(staff.list, { query: { per_page: '100' } });
    expect(team.body.data.map((one) => one.lastname).join()).not.toContain('Unsichtbar');
    expect((await own.call(users.list, { query: { filter: { q: 'Unsichtbar' } } })).body.data).toEqual([]);
    const moved = await own.send('POST', `/api/v1/staff/${id}/transitions`, { body: { event: 'deactivate' } });
    expect(moved.status).toBe(404);
    expect(await isHere(visitor)).toBe(200);
  });

  test('is no last administrator: the tenant’s only one still can’t leave it without', async () => {
    await inTenant(world.db, world.other.id, (tx) =>
      tx.updateTable('users').set({ account: 'inactive' }).where('operator_id', 'is', null).execute(),
    );
    own = await world.login(await world.person({ tenant: world.other, type: 'administrator' }));
    await handOver(world);
    expect((await own.send('POST', '/api/auth/account/deletion', { body: { password } })).status).toBe(409);
  });

  test('can’t be logged in to and gets no mail', async () => {
    const { operatorId } = await handOver(world);
    const browser = world.client(world.other);
    for (const path of ['login', 'password/forgot']) {
      const body = { email: `handover:${operatorId}`, ...(path === 'login' && { password }) };
      // oxlint-disable-next-line no-await-in-loop -- one browser
      expect((await browser.send('POST', `/api/auth/${path}`, { body })).status).toBe(422);
    }
    expect((await world.mails()).some(({ to }) => JSON.stringify(to).includes('handover:'))).toBe(false);
  });

  test('invites the first administrator, nobody else, and nobody once somebody administers', async () => {
    const invite = (browser: ApiClient, type: string, email: string) =>
      browser.send('POST', '/api/v1/staff', {
        body: { type, firstname: 'Ada', lastname: 'Erste', email, locale: 'de' },
      });
    const { visitor } = await handOver(world);
    expect((await invite(visitor, 'administrator', 'zweite@kammer.example')).status).toBe(403);
    const asked = await own.send('POST', '/api/v1/staff', {
      body: { type: 'administrator', firstname: 'Bo', lastname: 'Wartend', email: 'bo@kammer.example', locale: 'de' },
    });
    expect(asked.body).toMatchObject({ data: { invitable: true } });
    const read = async () => ({
      administered: (await visitor.call(listHandovers)).body.meta.administered,
      invitable: (await visitor.call(staff.list)).body.data.filter((one) => one.invitable).map(({ email }) => email),
    });
    expect(await read()).toEqual({ administered: true, invitable: [] });
    await inTenant(world.db, world.other.id, (tx) =>
      tx.updateTable('users').set({ account: 'inactive' }).where('operator_id', 'is', null).execute(),
    );
    expect(await read()).toEqual({ administered: false, invitable: [] });
    expect((await invite(visitor, 'tenant_member', 'team@kammer.example')).status).toBe(403);
    const made = await invite(visitor, 'administrator', 'erste@kammer.example');
    expect(made.status).toBe(201);
    expect(await read()).toEqual({ administered: false, invitable: ['erste@kammer.example'] });
    const { id } = (made.body as { data: { id: string } }).data;
    expect((await visitor.send('POST', `/api/v1/staff/${id}/invitation`)).status).toBe(200);
  });
});

test('who lets companies in during a visit reads how many of them are told, and no names', async () => {
  const { visitor } = await handOver(world);
  const member = await world.person({ tenant: world.other, type: 'employee', lastname: 'Angestellt' });
  const id = member.organization_id ?? '';
  await inTenant(world.db, world.other.id, (tx) =>
    tx.updateTable('organizations').set({ status: 'created' }).where('id', '=', id).execute(),
  );
  const body = { organization_ids: [id] };
  const looked = (await own.call(previewVerifications, { body })).body.data;
  expect(looked).toMatchObject([{ refused: null, to: [expect.stringContaining('Angestellt')], told: 1 }]);
  for (const endpoint of [previewVerifications, verifyOrganizations]) {
    // oxlint-disable-next-line no-await-in-loop -- one browser
    const { status, body: answer } = await visitor.call(endpoint, { body });
    expect([status, answer.data]).toMatchObject([200, [{ refused: null, to: [], told: 1 }]]);
  }
});

describe('the link', () => {
  test('works once', async () => {
    const token = await handoverToken(await anOperator(world), world.other);
    expect((await redeem(token)).status).toBe(204);
    expect((await redeem(token)).error).toMatchObject({ code: 'link_used' });
  });

  test('has one winner of several at once', async () => {
    const token = await handoverToken(await anOperator(world), world.other);
    const answers = await Promise.all(Array.from({ length: 5 }, () => redeem(token)));
    expect(answers.filter(({ status }) => status === 204)).toHaveLength(1);
  });

  test('works for a minute', async () => {
    const token = await handoverToken(await anOperator(world), world.other);
    world.clock.advance(minute);
    expect((await redeem(token)).error).toMatchObject({ code: 'link_expired' });
  });

  test('is nothing in any other tenant, nor is one that was never made', async () => {
    const token = await handoverToken(await anOperator(world), world.other);
    expect((await redeem(token, world.tenant)).error).toMatchObject({ code: 'link_invalid' });
    expect((await redeem('x'.repeat(43))).error).toMatchObject({ code: 'link_invalid' });
    expect((await redeem(token)).status).toBe(204);
  });

  test('is nothing any more once the session is over in which it was made', async () => {
    const operator = await anOperator(world);
    const token = await handoverToken(operator, world.other);
    await operator.call(logout);
    expect((await redeem(token)).error).toMatchObject({ code: 'link_invalid' });
  });

  test('can’t be followed by merely opening it', async () => {
    const token = await handoverToken(await anOperator(world), world.other);
    const browser = world.client(world.other);
    expect((await browser.send('GET', `/api/v1/handovers/redeem?token=${token}`)).status).toBe(405);
    expect(await isHere(browser)).toBe(401);
    expect((await redeem(token)).status).toBe(204);
  });

  test.each([
    ['without the password', { text: reason, password: 'Falsch-2026' }, 422],
    ['without a reason', { text: 'zu kurz', password }, 422],
    ['with a reason nobody reads to its end', { text: 'x'.repeat(501), password }, 422],
  ])('isn’t made %s', async (_, body, status) => {
    const operator = await anOperator(world);
    const reply = await operator.call(openHandover, { params: { id: world.other.id }, body });
    expect(reply.status).toBe(status);
  });

  test('isn’t made for the own tenant, for one that isn’t there, or by anybody of another', async () => {
    const operator = await anOperator(world);
    const to = (id: string) => ({ params: { id }, body: { text: reason, password } });
    expect((await operator.call(openHandover, to(world.tenant.id))).status).toBe(409);
    expect((await operator.call(openHandover, to('0198c5a0-0000-7000-8000-00000000dead'))).status).toBe(404);
    expect((await own.call(openHandover, to(world.tenant.id))).status).toBe(404);
    const member = await world.login(await world.person({ type: 'tenant_member' }));
    expect((await member.call(openHandover, to(world.other.id))).status).toBe(403);
  });
});
