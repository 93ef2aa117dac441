import { afterAll, beforeAll, expect, test } from 'vitest';
import { offer } from '../support/offer.ts';
import type { Endpoint } from '../../contract/kit/endpoint.ts';
import { previewPing } from '../../contract/pings/pings.endpoints.ts';
import { registry } from '../../contract/registry.ts';
import { searchApplicants } from '../../contract/search/search.endpoints.ts';
import { occupations } from '../../server/occupations/occupations.ts';
import { findable } from '../support/account.ts';
import type { ApiClient } from '../support/api-client.ts';
import { handleFor, type Person } from '../support/people.ts';
import { aCode } from '../support/registration.ts';
import { createWorld, type World } from '../support/world.ts';
import { saidYes, type Yes } from '../support/yes.ts';

/** What an employer is answered, over every endpoint an employer may read, names nobody by what others could compare. */
let world: World;
let yes: Yes;
let answers: { readonly name: string; readonly text: string; readonly body: unknown }[];
beforeAll(async () => {
  world = await createWorld();
  yes = await saidYes(world);
  const other = await world.person(findable);
  await recommended(other);
  answers = [];
  const add = (name: string, { raw, body }: Awaited<ReturnType<ApiClient['send']>>) =>
    answers.push({ name, text: raw.body, body });
  add(
    'applicants.search',
    await yes.browser.call(searchApplicants, { query: { filter: { recommended_only: 'true' } } }),
  );
  for (const endpoint of readable) add(endpoint.name, await yes.browser.send('GET', pathOf(endpoint)));
  const email_template_id = await templateOf();
  const body = { handle: handleFor(yes.employee, other), email_template_id, ...offer };
  add('pings.preview', await yes.browser.call(previewPing, { body }));
  add(
    'pings.create',
    await yes.browser.send('POST', '/api/v1/pings', { body, headers: { 'idempotency-key': 'unlinkable-key-0001' } }),
  );
});
afterAll(() => world.close());

const readable = registry.filter(
  ({ method, access }) =>
    method === 'GET' && (access.stage === 'public' || !('roles' in access) || access.roles?.includes('employee')),
);

const ids = (): Record<string, string | undefined> => ({
  'pings.show': yes.id,
  'organizations.show': yes.employee.organization_id,
});
const pathOf = ({ name, path }: Endpoint): string => `/api${path.replace('{id}', ids()[name] ?? yes.id)}`;

async function templateOf(): Promise<string> {
  const row = await world.db.kysely.selectFrom('email_templates').select('id').executeTakeFirstOrThrow();
  return row.id;
}

/** By a company whose name must not be told. */
async function recommended({ applicant_id = '' }: Person): Promise<void> {
  const { organization_id } = await aCode(world, { occupation_ids: [occupations[0]?.id ?? ''] }, world.tenant);
  const now = world.clock.now();
  await world.db.kysely
    .updateTable('organizations')
    .set({ name: 'Empfehler GmbH' })
    .where('id', '=', organization_id)
    .execute();
  await world.db.kysely
    .insertInto('recommendations')
    .values({
      tenant_id: world.tenant.id,
      id: applicant_id,
      applicant_id,
      organization_id,
      registration_code_id: null,
      note: '',
      status: 'accepted',
      created_at: now,
      updated_at: now,
    })
    .execute();
}

/** Every key of an answer, however deep. */
function keysOf(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(keysOf);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => [key, ...keysOf(inner)]);
}

test('the employer really is answered', () => {
  const names = answers.map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(['applicants.search', 'pings.list', 'pings.show', 'pings.create']));
  expect(answers.find(({ name }) => name === 'pings.show')?.text).toContain('Noor');
});

test('no answer and no mail to a company names an applicant or their user by id', async () => {
  const rows = await world.db.kysely.selectFrom('applicants').select(['id', 'user_id']).execute();
  const secret = rows.flatMap(({ id, user_id }) => [id, user_id]);
  expect(rows.length).toBeGreaterThan(1);
  const mails = (await world.mails(yes.employee.email)).map(({ text, html }) => ({
    name: 'mail',
    text: `${text}${html}`,
  }));
  expect(mails.length).toBeGreaterThan(0);
  const told = [...answers, ...mails].flatMap(({ name, text }) =>
    secret.filter((id) => text.includes(id)).map((id) => `${name}: ${id}`),
  );
  expect(told).toEqual([]);
});

test('nobody is measured: no score and no points in an answer, nor in the contract of one', async () => {
  const measured = (keys: readonly string[]) => keys.filter((key) => /score|points/i.test(key));
  expect(measured(answers.flatMap(({ body }) => keysOf(body)))).toEqual([]);
  const api = await yes.browser.send('GET', '/api/openapi.json');
  expect(measured(keysOf(api.body))).toEqual([]);
  const stored = await world.db.kysely.selectFrom('pings').select('match').execute();
  expect(measured(keysOf(stored))).toEqual([]);
});

test('who recommends somebody is told after a yes alone', () => {
  const before = answers.filter(({ name }) => ['applicants.search', 'pings.preview', 'pings.create'].includes(name));
  expect(before.filter(({ text }) => text.includes('Empfehler'))).toEqual([]);
  expect(before.find(({ name }) => name === 'applicants.search')?.text).toContain('"recommended":true');
});
