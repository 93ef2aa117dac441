import { afterAll, beforeAll, expect, test } from 'vitest';
import { employees } from '../../contract/employees/employees.endpoints.ts';
import { invitations } from '../../contract/invitations/invitations.endpoints.ts';
import { showOrganization, updateOrganization } from '../../contract/organizations/organizations.endpoints.ts';
import { fetchMe } from '../../contract/authentication/session.endpoints.ts';
import { startSearch } from '../../contract/search/searchers.endpoints.ts';
import { inTenant } from '../../server/db/scope.ts';
import { areaOfPostcode } from '../../server/geo/areas.ts';
import { moveRecord } from '../../server/kit/records.ts';
import { organizationRecords } from '../../server/organizations/organizations.service.ts';
import { occupationFields, occupations } from '../../server/occupations/occupations.ts';
import { createWorld, type World } from '../support/world.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

async function mayInvite(employees_may_invite: boolean): Promise<void> {
  await world.db.kysely
    .updateTable('tenants')
    .set({ employees_may_invite })
    .where('id', '=', world.tenant.id)
    .execute();
  world.app.tenants.forget();
}

test('employees see their colleagues, ordered as a German would, and nobody else [S2-24]', async () => {
  const first = await world.person({ type: 'employee', lastname: 'Zander' });
  const organization_id = first.organization_id ?? '';
  await world.person({ type: 'employee', lastname: 'Özdemir', organization_id });
  await world.person({ type: 'employee', lastname: 'Paul', organization_id });
  await world.person({ type: 'employee', lastname: 'Fremd' });
  const employee = await world.login(first);
  const { body } = await employee.call(employees.list);
  expect(body.data.map(({ lastname, verified }) => [lastname, verified])).toEqual([
    ['Özdemir', true],
    ['Paul', true],
    ['Zander', true],
  ]);
  const last = await employee.call(employees.list, { query: { order: '-lastname', per_page: '1' } });
  expect([last.body.data[0]?.lastname, last.body.meta.total]).toEqual(['Zander', 3]);
});

test('the own organization says whether its employees may invite', async () => {
  const person = await world.person({ type: 'employee' });
  const employee = await world.login(person);
  const params = { id: person.organization_id ?? '' };
  expect((await employee.call(showOrganization, { params })).body.data).toMatchObject({
    id: params.id,
    version: 1,
    may_invite: true,
  });
  await mayInvite(false);
  const { body } = await employee.call(showOrganization, { params });
  const abilities = async () => (await employee.call(fetchMe)).body.data.abilities;
  const without = await abilities();
  await mayInvite(true);
  expect(body.data.may_invite).toBe(false);
  expect([without.includes('create:Invitation'), (await abilities()).includes('create:Invitation')]).toEqual([
    false,
    true,
  ]);
});

test('an invitation says what may be done with it: nothing once taken back, nor where only staff invites', async () => {
  const employee = await world.login(await world.person({ type: 'employee' }));
  const created = await employee.call(invitations.create, {
    body: { email: 'events@example.org', firstname: 'Ada', lastname: 'Gast' },
  });
  expect(created.body.data.events).toEqual(['resend', 'revoke']);
  await mayInvite(false);
  const { body } = await employee.call(invitations.list);
  await mayInvite(true);
  expect(body.data.map(({ events }) => events)).toEqual([[]]);
  const revoked = await employee.call(invitations.transition, {
    params: { id: created.body.data.id },
    body: { event: 'revoke' },
  });
  expect([revoked.body.data.status, revoked.body.data.events]).toEqual(['revoked', []]);
});

const trained = occupations.slice(0, 2).map(({ id }) => id);
const address = { line_1: 'Werkstraße 7', line_2: null, postcode: '50667', city: 'Köln', country: 'DE' as const };

test('what it trains, its website and its address are changed by its employees and stand in me', async () => {
  const person = await world.person({ type: 'employee' });
  const employee = await world.login(person);
  const params = { id: person.organization_id ?? '' };
  const body = { occupation_ids: [...trained, ...trained], website: 'www.werk.example', address };
  const saved = await employee.call(updateOrganization, { params, body }, { version: 1 });
  expect([saved.status, saved.body.data.occupation_ids, saved.body.data.version]).toEqual([200, trained, 2]);
  const { body: shown } = await employee.call(showOrganization, { params });
  expect(shown.data).toMatchObject({ website: 'https://www.werk.example', address, occupation_ids: trained });
  expect((await employee.call(fetchMe)).body.data.organization?.occupation_ids).toEqual(trained);
  const cleared = { occupation_ids: [], website: '' };
  await employee.call(updateOrganization, { params, body: cleared }, { version: 2 });
  const { body: after } = await employee.call(showOrganization, { params });
  expect(after.data).toMatchObject({ website: null, occupation_ids: [], address, version: 3 });
});

test.each(['https://werk.example/datenschutz', 'www.werk.example', 'Datenschutz: wir löschen nach sechs Monaten.'])(
  'the privacy notice may be: %s',
  async (privacy) => {
    const person = await world.person({ type: 'employee' });
    const employee = await world.login(person);
    const params = { id: person.organization_id ?? '' };
    expect((await employee.call(updateOrganization, { params, body: { privacy } }, { version: 1 })).status).toBe(200);
    expect((await employee.call(showOrganization, { params })).body.data.privacy).toBe(privacy);
  },
);

test('a new address moves the place that the search begins with; one abroad leaves it without a place', async () => {
  const person = await world.person({ type: 'employee' });
  const employee = await world.login(person);
  const params = { id: person.organization_id ?? '' };
  const centre = async () => (await employee.call(startSearch)).body.data.own.centre;
  const move = (to: object, version: number) =>
    employee.call(updateOrganization, { params, body: { address: { ...address, ...to } } }, { version });
  const areaOf = async () =>
    (
      await world.db.kysely
        .selectFrom('organizations')
        .select('area_id')
        .where('id', '=', params.id)
        .executeTakeFirstOrThrow()
    ).area_id;
  await move({}, 1);
  expect([await centre(), await areaOf()]).toEqual(['50667 Köln', areaOfPostcode('50667')?.id]);
  await move({ postcode: '80331', city: 'München' }, 2);
  expect([await centre(), await areaOf()]).toEqual(['80331 München', areaOfPostcode('80331')?.id]);
  await move({ postcode: '5020', city: 'Salzburg', country: 'AT' }, 3);
  expect([await centre(), await areaOf()]).toEqual([undefined, null]);
});

test('a colleague who saved first is not overwritten', async () => {
  const person = await world.person({ type: 'employee' });
  const employee = await world.login(person);
  const params = { id: person.organization_id ?? '' };
  const change = (website: string) => employee.call(updateOrganization, { params, body: { website } }, { version: 1 });
  const answers = await Promise.all([change('one.example'), change('two.example')]);
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 412]);
});

test.each([
  ['an id of nothing', { occupation_ids: ['018f0000-0000-7000-8000-000000000000'] }, 'occupation_ids'],
  ['a whole field', { occupation_ids: [occupationFields[0]!.id] }, 'occupation_ids'],
  ['too many', { occupation_ids: occupations.slice(0, 31).map(({ id }) => id) }, 'occupation_ids'],
  ['a script', { website: 'javascript:alert(1)' }, 'website'],
  ['a script dressed as an address', { website: 'JaVaScRiPt://example.org/%0aalert(1)' }, 'website'],
  ['a password in an address', { website: 'https://bank.example@evil.example' }, 'website'],
  ['a machine’s own name', { website: 'localhost' }, 'website'],
  ['a script as privacy notice', { privacy: 'javascript:alert(1)' }, 'privacy'],
  ['a file as privacy notice', { privacy: 'file:///etc/hosts' }, 'privacy'],
  ['too many words on privacy', { privacy: 'x'.repeat(501) }, 'privacy'],
  ['words', { website: 'unsere Seite' }, 'website'],
  ['a town far from its postcode', { address: { ...address, city: 'München' } }, 'address.city'],
  ['no house', { address: { ...address, line_1: '' } }, 'address.line_1'],
])('%s is refused at its field', async (_, body, field) => {
  const person = await world.person({ type: 'employee' });
  const employee = await world.login(person);
  const params = { id: person.organization_id ?? '' };
  const { status, error } = await employee.call(updateOrganization, { params, body }, { version: 1 });
  expect([status, Object.keys(error.meta?.errors ?? {})]).toEqual([422, [field]]);
});

test('the day on which staff verify it is kept, whatever becomes of it, and its people read it', async () => {
  const person = await world.person({ type: 'employee', stage: 'verified' });
  const employee = await world.login(person);
  const verifiedAt = async () => (await employee.call(fetchMe)).body.data.organization?.verified_at;
  const id = person.organization_id ?? '';
  const move = (event: string, author: 'tenant_member' | 'system' = 'tenant_member') =>
    inTenant(world.db, world.tenant.id, async (tx) => {
      const row = await tx
        .selectFrom('organizations')
        .select(['id', 'status', 'version'])
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
      const action = { author, actor_kind: author, now: world.clock.now() } as const;
      await moveRecord(tx, action, organizationRecords, row, { event });
    });
  expect(await verifiedAt()).toBeNull();
  const day = world.clock.now().toISOString();
  await move('verify');
  world.clock.advance(60_000);
  await move('activate', 'system');
  await move('suspend');
  expect(await verifiedAt()).toBe(day);
});
