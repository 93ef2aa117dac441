import { afterAll, beforeAll, expect, test } from 'vitest';
import { fetchMe } from '../../contract/authentication/session.endpoints.ts';
import {
  listReceivedRecommendations,
  recommendations,
  showRecommendation,
} from '../../contract/recommendations/recommendations.endpoints.ts';
import { searchApplicants } from '../../contract/search/search.endpoints.ts';
import { countSearchChoices } from '../../contract/search/counts.endpoints.ts';
import { registrationCodes } from '../../contract/registration-codes/registration-codes.endpoints.ts';
import { newId } from '../../server/db/ids.ts';
import { inTenant } from '../../server/db/scope.ts';
import type { ApiClient } from '../support/api-client.ts';
import { findable } from '../support/account.ts';
import { cameByCode } from '../support/recommendations.ts';
import { aCode } from '../support/registration.ts';
import { createWorld, type World } from '../support/world.ts';

const day = 86_400_000;
let world: World;
let count = 0;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

/** Somebody who came by a code of a new company. */
async function came(kind?: 'personal' | 'group') {
  count += 1;
  const { employee, organization_id } = await aCode(world);
  const email = `came${count}@example.org`;
  return {
    employee,
    organization_id,
    ...(await cameByCode({ world, browser: employee, email, ...(kind && { kind }) })),
  };
}
type Came = Awaited<ReturnType<typeof came>>;

const move = (employee: ApiClient, { id }: { id: string }, event: 'confirm' | 'revoke' | 'withdraw' | 'unconfirm') =>
  employee.call(recommendations.transition, { params: { id }, body: { event } });
const listOf = async (employee: ApiClient, query: object = {}) =>
  (await employee.call(recommendations.list, { query })).body;
const isRecommended = async ({ applicant }: Pick<Came, 'applicant'>) =>
  (await applicant.call(fetchMe)).body.data.applicant?.recommended;

test('who comes by a personal code is recommended at once [S1-01]', async () => {
  const one = await came('personal');
  expect(one.recommendation).toMatchObject({ status: 'accepted', events: ['withdraw'], findable: false });
  expect(await isRecommended(one)).toBe(true);
});

test('who comes by a code for several counts once the company says that it knows them', async () => {
  const one = await came();
  expect(one.recommendation).toMatchObject({
    firstname: 'Ayla',
    lastname: 'Kaya',
    status: 'created',
    events: ['confirm', 'revoke'],
    note: 'Wir fanden deine Bewerbung gut.',
  });
  expect(await isRecommended(one)).toBe(false);
  const confirmed = await move(one.employee, one.recommendation, 'confirm');
  expect(confirmed.body.data).toMatchObject({ status: 'accepted', events: ['withdraw', 'unconfirm'] });
  expect(await isRecommended(one)).toBe(true);
});

test('what is taken back counts no more, says nothing more of the person, and is changed no more', async () => {
  const one = await came('personal');
  const { employee, recommendation } = one;
  const taken = await move(employee, recommendation, 'withdraw');
  expect(taken.body.data).toMatchObject({ status: 'revoked', events: [], findable: null });
  expect(await isRecommended(one)).toBe(false);
  const { version } = taken.body.data;
  const params = { id: recommendation.id };
  const changed = await employee.call(recommendations.update, { params, body: { note: 'Neu' } }, { version });
  expect([changed.status, changed.error.code]).toEqual([409, 'conflict']);
  for (const word of ['yes', 'no']) expect((await listOf(employee, { filter: { findable: word } })).data).toEqual([]);
});

test('the note is changed by the company and read by the applicant in their export', async () => {
  const { employee, applicant, recommendation } = await came();
  const note = 'Im Praktikum hat sie uns überzeugt.';
  const params = { id: recommendation.id };
  const { body } = await employee.call(recommendations.update, { params, body: { note } }, { version: 1 });
  expect(body.data).toMatchObject({ note, version: 2 });
  expect(JSON.stringify((await applicant.send('GET', '/api/auth/account/export')).body)).toContain(note);
});

test('lists who came by one code of the own company; of another’s as of one that nobody has: nobody', async () => {
  const one = await came('personal');
  count += 1;
  const other = await cameByCode({ world, browser: one.employee, email: `came${count}@example.org` });
  const foreign = await came();
  const by = async (code: string) => {
    const { data, meta } = await listOf(one.employee, { filter: { code } });
    return [data.map(({ id }) => id), meta.total];
  };
  const codeOf = ({ recommendation }: Pick<Came, 'recommendation'>) => recommendation.code?.id ?? '';
  expect(await by(codeOf(one))).toEqual([[one.recommendation.id], 1]);
  expect(await by(codeOf(other))).toEqual([[other.recommendation.id], 1]);
  expect(await by(codeOf(foreign))).toEqual(await by(newId(world.clock)));
  expect(await by(codeOf(foreign))).toEqual([[], 0]);
});

test('lists who waits for a word first, by status, by whether they can be found, and by name [S2-30]', async () => {
  const { employee, organization_id, recommendation: first } = await came('personal');
  count += 1;
  world.clock.advance(1000);
  const second = await cameByCode({ world, browser: employee, email: `came${count}@example.org` });
  count += 1;
  world.clock.advance(1000);
  const third = await cameByCode({ world, browser: employee, email: `came${count}@example.org`, kind: 'personal' });
  const now = world.clock.now();
  const { applicant_id } = await world.person({ ...findable, firstname: 'Zoe', lastname: 'Aal' });
  await inTenant(world.db, world.tenant.id, (tx) =>
    tx
      .insertInto('recommendations')
      .values({
        tenant_id: world.tenant.id,
        id: newId(world.clock),
        organization_id,
        applicant_id: applicant_id ?? '',
        registration_code_id: null,
        note: '',
        status: 'accepted',
        created_at: new Date(now.getTime() - day),
        updated_at: now,
      })
      .execute(),
  );
  const ids = async (query?: object) => (await listOf(employee, query)).data.map(({ id }) => id);
  const names = async (query?: object) => (await listOf(employee, query)).data.map(({ firstname }) => firstname);
  expect((await ids()).slice(0, 3)).toEqual([second.recommendation.id, third.recommendation.id, first.id]);
  expect((await ids({ order: '-created_at' }))[0]).toBe(third.recommendation.id);
  expect(await ids({ filter: { status: 'created' } })).toEqual([second.recommendation.id]);
  expect(await names({ order: 'lastname' })).toEqual(['Zoe', 'Ayla', 'Ayla', 'Ayla']);
  expect(await names({ filter: { findable: 'yes' } })).toEqual(['Zoe']);
  expect((await listOf(employee, { filter: { findable: 'no' } })).meta.total).toBe(3);
});

test('a company’s own word marks nobody in its search: by confirming it would learn who somebody is there', async () => {
  const { employee, organization_id } = await aCode(world);
  const other = await world.login(await world.person({ type: 'employee' }));
  const { applicant_id = '' } = await world.person({ ...findable, firstname: 'Zoe', lastname: 'Aal' });
  const now = world.clock.now();
  const id = newId(world.clock);
  await inTenant(world.db, world.tenant.id, (tx) =>
    tx
      .insertInto('recommendations')
      .values({
        tenant_id: world.tenant.id,
        id,
        organization_id,
        applicant_id,
        registration_code_id: null,
        note: '',
        status: 'created',
        created_at: now,
        updated_at: now,
      })
      .execute(),
  );
  const marked = async (browser: ApiClient) => {
    const filter = { recommended_only: 'true' } as const;
    const all = (await browser.call(searchApplicants, { query: {} })).body.data;
    const only = (await browser.call(searchApplicants, { query: { filter } })).body.meta.total;
    const { recommended_only } = (await browser.call(countSearchChoices)).body.data;
    return [all.filter(({ recommended }) => recommended).length, only, recommended_only];
  };
  const before = [await marked(employee), await marked(other)];
  expect((await move(employee, { id }, 'confirm')).status).toBe(200);
  const after = [await marked(employee), await marked(other)];
  expect(after[0]).toEqual(before[0]);
  expect(after[1]).toEqual(before[1]?.map((number) => number + 1));
});

test('whoever has blocked the company is gone from its list, and from its count', async () => {
  const { employee, organization_id, recommendation } = await came('personal');
  await inTenant(world.db, world.tenant.id, async (tx) => {
    const { applicant_id } = await tx
      .selectFrom('recommendations')
      .select('applicant_id')
      .where('id', '=', recommendation.id)
      .executeTakeFirstOrThrow();
    await tx
      .insertInto('organization_blocks')
      .values({
        tenant_id: world.tenant.id,
        applicant_id: applicant_id ?? '',
        organization_id,
        created_at: world.clock.now(),
      })
      .execute();
  });
  expect(await listOf(employee)).toMatchObject({ data: [], meta: { total: 0 } });
  expect((await move(employee, recommendation, 'withdraw')).status).toBe(404);
});

test('a row says nothing by which the search could be asked for the person', async () => {
  const { recommendation } = await came();
  expect(recommendation).toMatchObject({ by_mail: false, email: null, erase_at: null });
  expect(Object.keys(recommendation).toSorted()).toEqual([
    'by_mail',
    'code',
    'created_at',
    'email',
    'erase_at',
    'events',
    'findable',
    'firstname',
    'hidden',
    'id',
    'lastname',
    'note',
    'status',
    'version',
  ]);
});

test('a code’s kind changes until somebody has come by it, and a personal one is for one', async () => {
  const { code, employee } = await aCode(world, { max_uses: 9 });
  const params = { id: code.id };
  const update = (body: object, version: number) =>
    employee.call(registrationCodes.update, { params, body }, { version });
  expect(code).toMatchObject({ kind: 'group', max_uses: 9 });
  expect((await update({ kind: 'personal' }, 1)).body.data).toMatchObject({ kind: 'personal', max_uses: 1 });
  const many = await update({ max_uses: 2 }, 2);
  expect([many.status, Object.keys(many.error.meta?.errors ?? {})]).toEqual([422, ['max_uses']]);
  expect((await update({ kind: 'group', max_uses: null }, 2)).body.data).toMatchObject({ max_uses: null });
  await inTenant(world.db, world.tenant.id, (tx) =>
    tx.updateTable('registration_codes').set({ times_used: 1 }).where('id', '=', code.id).execute(),
  );
  const late = await update({ kind: 'personal' }, 3);
  expect([late.status, Object.keys(late.error.meta?.errors ?? {})]).toEqual([422, ['kind']]);
  expect((await update({ kind: 'group', name: 'Messe' }, 3)).body.data).toMatchObject({ kind: 'group', name: 'Messe' });
});

const setShown = ({ applicant, recommendation: { id } }: Came, shown: boolean) =>
  applicant.call(showRecommendation, { params: { id }, body: { shown } });

test('who is recommended reads by whom, hides it from every company, and shows it again', async () => {
  const one = await came('personal');
  const { body } = await one.applicant.call(listReceivedRecommendations);
  expect(body.data).toMatchObject([
    { id: one.recommendation.id, shown: true, note: 'Wir fanden deine Bewerbung gut.' },
  ]);
  const hidden = await setShown(one, false);
  expect([hidden.status, hidden.body.data]).toMatchObject([200, [{ shown: false }]]);
  expect(await isRecommended(one), 'no company sees it').toBe(false);
  expect((await listOf(one.employee)).data, 'and the own one reads that').toMatchObject([
    { status: 'revoked', hidden: true, findable: null, events: ['withdraw'] },
  ]);
  expect((await setShown(one, false)).status, 'once').toBe(409);
  expect((await setShown(one, true)).body.data).toMatchObject([{ shown: true }]);
  expect(await isRecommended(one)).toBe(true);
  expect((await listOf(one.employee)).data).toMatchObject([{ status: 'accepted', hidden: false }]);
});

test('one that its company has taken back, hidden or not, is nobody’s to show', async () => {
  const one = await came('personal');
  await setShown(one, false);
  expect((await move(one.employee, one.recommendation, 'withdraw')).status).toBe(200);
  expect((await one.applicant.call(listReceivedRecommendations)).body.data).toEqual([]);
  expect((await setShown(one, true)).status).toBe(404);
  expect((await listOf(one.employee)).data).toMatchObject([{ status: 'revoked', hidden: false, events: [] }]);
});

test('what waits for the company’s word, and another’s, is not there', async () => {
  const [waiting, other] = [await came(), await came('personal')];
  expect((await waiting.applicant.call(listReceivedRecommendations)).body.data).toEqual([]);
  expect((await setShown(waiting, false)).status).toBe(404);
  expect((await setShown({ ...other, applicant: waiting.applicant }, false)).status).toBe(404);
});
