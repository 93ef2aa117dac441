import { afterAll, beforeAll, expect, test } from 'vitest';
import { fetchMe } from '../../contract/authentication/session.endpoints.ts';
import { moveRecommendations, recommendations } from '../../contract/recommendations/recommendations.endpoints.ts';
import { newId } from '../../server/db/ids.ts';
import { inTenant } from '../../server/db/scope.ts';
import type { ApiClient } from '../support/api-client.ts';
import { cameByCode } from '../support/recommendations.ts';
import { aCode } from '../support/registration.ts';
import { createWorld, type World } from '../support/world.ts';

let world: World;
let count = 0;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

/** A company and who came by its codes, in the order asked for. */
async function company(...kinds: ('personal' | 'group')[]) {
  const { employee, organization_id } = await aCode(world);
  const people: Awaited<ReturnType<typeof cameByCode>>[] = [];
  for (const kind of kinds) {
    count += 1;
    // oxlint-disable-next-line no-await-in-loop -- one registration after the other
    people.push(await cameByCode({ world, browser: employee, email: `together${count}@example.org`, kind }));
  }
  return { employee, organization_id, people, ids: people.map(({ recommendation }) => recommendation.id) };
}
const key = () => ({ key: `together-${newId(world.clock)}` });
const move = (browser: ApiClient, event: 'confirm' | 'unconfirm', ids: readonly string[], once = key()) =>
  browser.call(moveRecommendations, { body: { event, ids: [...ids] } }, once);
const became = (body: Awaited<ReturnType<typeof move>>['body']) =>
  body.data.map(({ moved, recommendation }) => [moved, recommendation?.status ?? null]);
const isRecommended = async (applicant: ApiClient) => (await applicant.call(fetchMe)).body.data.applicant?.recommended;
const logged = (ids: readonly string[], event: string) =>
  world.db.kysely
    .selectFrom('audits')
    .select('subject_id')
    .where('subject_id', 'in', ids)
    .where('event', '=', event)
    .execute();

test('says of several at once that the company knows them, and each has a line of its own in the log', async () => {
  const { employee, people, ids } = await company('group', 'group');
  expect(became((await move(employee, 'confirm', ids)).body)).toEqual([
    [true, 'accepted'],
    [true, 'accepted'],
  ]);
  for (const { applicant } of people) expect(await isRecommended(applicant)).toBe(true);
  expect((await logged(ids, 'confirm')).map(({ subject_id }) => subject_id).toSorted()).toEqual(ids.toSorted());
});

test('who is recommended already, was taken back or came by a personal code stays as they are, and the others are moved', async () => {
  const { employee, ids } = await company('group', 'group', 'personal', 'group');
  const [known = '', gone = '', personal = '', waiting = ''] = ids;
  await move(employee, 'confirm', [known]);
  await employee.call(recommendations.transition, { params: { id: gone }, body: { event: 'revoke' } });
  expect(became((await move(employee, 'confirm', ids)).body)).toEqual([
    [false, 'accepted'],
    [false, 'revoked'],
    [false, 'accepted'],
    [true, 'accepted'],
  ]);
  expect(became((await move(employee, 'unconfirm', [known, gone, personal, waiting])).body)).toEqual([
    [true, 'created'],
    [false, 'revoked'],
    [false, 'accepted'],
    [true, 'created'],
  ]);
});

test('taken back, the word counts no more, and the company may say otherwise', async () => {
  const { employee, people, ids } = await company('group');
  const [id = ''] = ids;
  await move(employee, 'confirm', ids);
  await move(employee, 'unconfirm', ids);
  expect(await isRecommended(people[0]?.applicant ?? employee)).toBe(false);
  const { data } = (await employee.call(recommendations.list, {})).body;
  expect(data).toMatchObject([{ id, status: 'created', events: ['confirm', 'revoke'] }]);
  const no = await employee.call(recommendations.transition, { params: { id }, body: { event: 'revoke' } });
  expect(no.body.data.status).toBe('revoked');
});

test('another company’s, one that nobody has and who has blocked the company are answered alike, and stay', async () => {
  const own = await company('group', 'group');
  const stranger = await company('group');
  const [one = '', blocking = ''] = own.ids;
  await inTenant(world.db, world.tenant.id, async (tx) => {
    const { applicant_id } = await tx
      .selectFrom('recommendations')
      .select('applicant_id')
      .where('id', '=', blocking)
      .executeTakeFirstOrThrow();
    const block = {
      tenant_id: world.tenant.id,
      applicant_id: applicant_id ?? '',
      organization_id: own.organization_id,
    };
    await tx
      .insertInto('organization_blocks')
      .values({ ...block, created_at: world.clock.now() })
      .execute();
  });
  const absent = newId(world.clock);
  const { body } = await move(own.employee, 'confirm', [...stranger.ids, absent, blocking, one]);
  expect(body.data.slice(0, 3)).toEqual(
    [...stranger.ids, absent, blocking].map((id) => ({ id, moved: false, recommendation: null })),
  );
  expect(became(body)[3]).toEqual([true, 'accepted']);
  const { data } = (await stranger.employee.call(recommendations.list, {})).body;
  expect(data).toMatchObject([{ status: 'created' }]);
  expect(await logged([...stranger.ids, blocking], 'confirm')).toEqual([]);
});

test('colleagues with the same people in another order, at once: each is moved once, and nobody waits for ever', async () => {
  const { employee, organization_id, ids } = await company('group', 'group', 'group');
  const colleague = await world.login(await world.person({ type: 'employee', organization_id }));
  const answers = await Promise.all([move(employee, 'confirm', ids), move(colleague, 'confirm', ids.toReversed())]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  const moved = answers.flatMap(({ body }) => body.data).filter((one) => one.moved);
  expect(moved.map(({ id }) => id).toSorted()).toEqual(ids.toSorted());
  expect(await logged(ids, 'confirm')).toHaveLength(3);
});

test('the same key again answers the same; one named twice is moved once; nobody and too many are refused', async () => {
  const { employee, ids } = await company('group');
  const once = key();
  const first = await move(employee, 'confirm', [...ids, ...ids], once);
  expect(became(first.body)).toEqual([[true, 'accepted']]);
  expect((await move(employee, 'confirm', [...ids, ...ids], once)).body).toEqual(first.body);
  expect(await logged(ids, 'confirm')).toHaveLength(1);
  const many = Array.from({ length: 31 }, () => newId(world.clock));
  expect([(await move(employee, 'confirm', [])).status, (await move(employee, 'confirm', many)).status]).toEqual([
    422, 422,
  ]);
});
