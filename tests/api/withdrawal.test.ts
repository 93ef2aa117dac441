import { afterAll, beforeAll, expect, test } from 'vitest';
import { transitionApplicant } from '../../contract/applicants/applicants.endpoints.ts';
import { confirmDeletion, listDeletionRequests } from '../../contract/pings/deletion-requests.endpoints.ts';
import { answerPing, listRecipients, lookupPing, pings } from '../../contract/pings/pings.endpoints.ts';
import { inTenant } from '../../server/db/scope.ts';
import { withdrawReleases } from '../../server/pings/open-pings.ts';
import type { ApiClient } from '../support/api-client.ts';
import { saidYes, type Yes } from '../support/yes.ts';
import { createWorld, type World } from '../support/world.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

const day = 86_400_000;
const tick = () => world.jobs.tick(world.clock.now());
const seen = async ({ browser, id }: Yes) => {
  const { body } = await browser.call(pings.show, { params: { id } });
  if (body.data.perspective !== 'organization') throw new Error('An employee sees their side.');
  return body.data;
};
const asked = async ({ browser }: Yes) => (await browser.call(listDeletionRequests)).body.data;
const withdraw = ({ own, id }: Yes, reason?: string) =>
  own.call(pings.transition, { params: { id }, body: { event: 'withdraw', ...(reason !== undefined && { reason }) } });
const personal = /Noor|Geheim|person\d+@example\.org|\+?4930901820/;

test('a yes taken back: no name and no number from now on, whoever archived it before', async () => {
  for (const isArchived of [false, true]) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    const yes = await saidYes(world);
    // oxlint-disable-next-line no-await-in-loop -- as above
    if (isArchived) await yes.browser.call(pings.transition, { params: { id: yes.id }, body: { event: 'archive' } });
    // oxlint-disable-next-line no-await-in-loop -- as above
    expect((await seen(yes)).applicant.contact).toMatchObject({ firstname: 'Noor', email: yes.applicant.email });
    // oxlint-disable-next-line no-await-in-loop -- as above
    const { body } = await withdraw(yes);
    expect(body.data).toMatchObject({ status: 'revoked', release: { withdrawn_at: world.clock.now().toISOString() } });
    // oxlint-disable-next-line no-await-in-loop -- as above
    const [shown, list] = await Promise.all([
      yes.browser.call(pings.show, { params: { id: yes.id } }),
      yes.browser.call(pings.list),
    ]);
    expect(shown.body.data).toMatchObject({ status: 'revoked', release: { withdrawn_by: 'person' } });
    expect(`${shown.raw.body}${list.raw.body}`.replaceAll(yes.employee.email, '')).not.toMatch(personal);
  }
});

test('it can be taken back by the link of the mail too, and the link goes on saying so', async () => {
  const { id, token, ...yes } = await saidYes(world);
  const anyone = world.client();
  const answer = await anyone.call(answerPing, {
    params: { id },
    body: { token, event: 'withdraw', reason: 'Es passt doch nicht' },
  });
  expect(answer.body.data).toMatchObject({ status: 'revoked', events: [] });
  expect((await anyone.call(lookupPing, { params: { id }, body: { token } })).body.data.release).not.toBeNull();
  expect(await seen({ ...yes, id, token })).toMatchObject({
    applicant: { contact: null },
    decline_reason: 'Es passt doch nicht',
  });
});

test('a mail with the contact details that has not gone out yet never does', async () => {
  const yes = await saidYes(world, { isTold: false });
  await withdraw(yes);
  await tick();
  const mails = await world.mails(yes.employee.email);
  expect(mails.map(({ subject }) => subject)).toEqual(['Please delete: a yes was taken back']);
});

test('the company is asked once by mail to delete and to confirm it, without the name', async () => {
  const yes = await saidYes(world);
  const before = (await world.mails(yes.employee.email)).length;
  await withdraw(yes);
  await tick();
  await tick();
  const mails = await world.mails(yes.employee.email);
  expect(mails).toHaveLength(before + 1);
  expect(mails[0]?.text).toMatch(/\w+ \d+ has taken back the yes of .+\. Please do not get in touch any more/);
  expect(mails[0]?.text).toContain(`/pings?ping=${yes.id}`);
  expect(mails[0]?.text).not.toMatch(/Noor|Geheim|\+?4930901820/);
});

test('the company confirms the deletion once, and who said so first stays', async () => {
  const yes = await saidYes(world);
  expect(await asked(yes)).toEqual([]);
  await withdraw(yes);
  const [request] = await asked(yes);
  expect(request).toMatchObject({ ping_id: yes.id, name: (await seen(yes)).applicant.name, confirmed_at: null });
  const confirm = (browser: ApiClient) => browser.call(confirmDeletion, { params: { id: request?.id ?? '' } });
  const first = await confirm(yes.browser);
  expect(first.body.data.confirmed_at).toBe(world.clock.now().toISOString());
  expect(await asked(yes)).toEqual([]);
  world.clock.advance(1000);
  const colleague = await world.login(
    await world.person({ type: 'employee', organization_id: yes.employee.organization_id ?? '' }),
  );
  const again = await confirm(colleague);
  expect(again.body).toEqual(first.body);
  const row = await inTenant(world.db, world.tenant.id, (tx) =>
    tx.selectFrom('deletion_requests').select('confirmed_by').where('ping_id', '=', yes.id).executeTakeFirstOrThrow(),
  );
  expect(row.confirmed_by).toBe(yes.employee.employee_id);
  expect((await yes.own.call(pings.show, { params: { id: yes.id } })).body.data.release).toMatchObject({
    deletion_confirmed_at: first.body.data.confirmed_at,
  });
});

test('there is nothing to take back where nobody said yes, and a yes is taken back once', async () => {
  const yes = await saidYes(world);
  expect((await withdraw(yes)).status).toBe(200);
  expect((await withdraw(yes)).error.code).toBe('transition_not_allowed');
  expect(
    (await yes.browser.call(pings.transition, { params: { id: yes.id }, body: { event: 'withdraw' } })).error.code,
  ).toBe('transition_not_allowed');
});

test('a repeated request with an old key says nothing of the person any more', async () => {
  const yes = await saidYes(world);
  const stored = await yes.askAgain();
  expect([stored.status, stored.body.data.id]).toEqual([201, yes.id]);
  await withdraw(yes);
  const replay = await yes.askAgain();
  expect([replay.status, replay.error.code]).toEqual([409, 'applicant_not_available']);
  expect(replay.raw.body).not.toMatch(personal);
});

const endSearch = (
  { own, applicant }: Yes,
  body: { reason: 'paused' | 'found_elsewhere' | 'found_here'; organization_id?: string },
) =>
  own.call(transitionApplicant, {
    params: { id: applicant.applicant_id ?? '' },
    body: { event: 'found_traineeship', ...body },
  });
const waiting = async ({ browser }: Yes) =>
  (await browser.call(pings.list, { query: { filter: { waiting: 'true' } } })).body.meta.total;

test('an ended search keeps the yes for 30 days, leaves what is to do, and the company is told', async () => {
  const yes = await saidYes(world);
  expect(await waiting(yes)).toBe(1);
  await endSearch(yes, { reason: 'found_elsewhere' });
  expect(await seen(yes)).toMatchObject({
    status: 'accepted',
    applicant: { contact: { firstname: 'Noor' } },
    release: { search: 'ended', until: new Date(world.clock.now().getTime() + 30 * day).toISOString() },
  });
  expect(await waiting(yes)).toBe(0);
  await tick();
  expect((await world.mails(yes.employee.email))[0]?.subject).toBe('Noor Geheim is not looking any more');
  world.clock.advance(30 * day - 1);
  const soon = await world.login(yes.employee);
  expect((await seen({ ...yes, browser: soon })).applicant.contact).not.toBeNull();
  world.clock.advance(1);
  expect((await seen({ ...yes, browser: soon })).applicant.contact).toBeNull();
});

test.each([
  ['has a break', 'paused', 'Noor Geheim is taking a break', 'please do not call for now'],
  ['has found a place elsewhere', 'found_elsewhere', 'Noor Geheim is not looking any more', 'has ended the search'],
  ['has let it lapse', undefined, 'The search of Noor Geheim has lapsed', 'has not renewed the search'],
] as const)('a company reads why it is not to call any more whoever %s', async (_, reason, subject, words) => {
  const yes = await saidYes(world);
  if (reason) await endSearch(yes, { reason });
  else world.clock.advance(91 * day);
  await tick();
  await tick();
  const [mail] = await world.mails(yes.employee.email);
  expect(mail?.subject).toBe(subject);
  expect(mail?.text.replaceAll(/\s+/g, ' ')).toContain(words);
  expect(mail?.text.replaceAll(/\s+/g, ' ')).toMatch(/please do not call (any more|for now)/);
});

test('who looks again in time keeps the yes; looking again within the same minute tells the company nothing [S1-03]', async () => {
  const yes = await saidYes(world);
  const before = (await world.mails(yes.employee.email)).length;
  await endSearch(yes, { reason: 'paused' });
  const again = await yes.own.call(transitionApplicant, {
    params: { id: yes.applicant.applicant_id ?? '' },
    body: { event: 'looking_again' },
  });
  expect(again.status).toBe(200);
  await tick();
  expect(await world.mails(yes.employee.email)).toHaveLength(before);
  world.clock.advance(40 * day);
  const later = { ...yes, browser: await world.login(yes.employee) };
  expect(await seen(later)).toMatchObject({
    applicant: { contact: { firstname: 'Noor' } },
    release: { search: 'looking' },
  });
  expect(await waiting(later)).toBe(1);
});

test('a yes of an ended search that has run out does not come back by looking again', async () => {
  const yes = await saidYes(world);
  await endSearch(yes, { reason: 'paused' });
  world.clock.advance(31 * day);
  const own = await world.login(yes.applicant);
  await own.call(transitionApplicant, {
    params: { id: yes.applicant.applicant_id ?? '' },
    body: { event: 'looking_again' },
  });
  expect((await seen({ ...yes, browser: await world.login(yes.employee) })).applicant.contact).toBeNull();
});

test('a place found here: the applicant is told so, the company it is with too, and another only that the search ended', async () => {
  const yes = await saidYes(world);
  const other = await saidYes(world, { applicant: yes.applicant });
  const { body } = await endSearch(yes, {
    reason: 'found_here',
    organization_id: yes.employee.organization_id ?? '',
  });
  const kept = new Date(world.clock.now());
  kept.setUTCMonth(kept.getUTCMonth() + 6);
  expect(body.data.found).toMatchObject({
    organization: expect.stringContaining('Betrieb'),
    kept_until: kept.toISOString(),
  });
  await tick();
  expect((await world.mails(yes.employee.email))[0]?.subject).toBe('Noor Geheim has found an apprenticeship with you');
  expect((await world.mails(other.employee.email))[0]?.subject).toBe('Noor Geheim is not looking any more');
  expect((await seen(yes)).release?.search).toBe('found_here');
  expect((await seen(other)).release?.search).toBe('ended');
  const again = await yes.own.call(transitionApplicant, {
    params: { id: yes.applicant.applicant_id ?? '' },
    body: { event: 'looking_again' },
  });
  expect(again.body.data.found).toBeNull();
  expect((await seen(yes)).release?.search).toBe('looking');
});

test('found elsewhere and a break are told apart; a company that never wrote is nobody to have found a place with', async () => {
  const yes = await saidYes(world);
  const stranger = await world.person({ type: 'employee' });
  const organization_id = stranger.organization_id ?? '';
  const known = yes.employee.organization_id ?? '';
  expect((await endSearch(yes, { reason: 'found_here', organization_id })).status).toBe(422);
  expect((await endSearch(yes, { reason: 'paused', organization_id: known })).status).toBe(422);
  expect((await endSearch(yes, { reason: 'paused' })).body.data.found).toBeNull();
  await yes.own.call(transitionApplicant, {
    params: { id: yes.applicant.applicant_id ?? '' },
    body: { event: 'looking_again' },
  });
  expect((await endSearch(yes, { reason: 'found_elsewhere' })).body.data.found).toMatchObject({ organization: null });
});

test('an applicant sees which companies have the contact details, and which had them, also without consent', async () => {
  const yes = await saidYes(world);
  const list = async () => (await yes.own.call(listRecipients)).body.data;
  expect(await list()).toMatchObject([{ ping_id: yes.id, has_access: true, withdrawn_at: null }]);
  await inTenant(world.db, world.tenant.id, async (tx) => {
    const deed = { author: 'system', actor_kind: 'guardian', now: world.clock.now() } as const;
    await withdrawReleases(tx, yes.applicant.applicant_id ?? '', 'guardian', deed);
    await tx.updateTable('applicants').set({ tos_status: 'revoked' }).where('user_id', '=', yes.applicant.id).execute();
  });
  expect(await list()).toMatchObject([{ has_access: false, withdrawn_at: world.clock.now().toISOString() }]);
  expect(await seen(yes)).toMatchObject({ release: { withdrawn_by: 'consent' } });
  const [request] = await asked(yes);
  await yes.browser.call(confirmDeletion, { params: { id: request?.id ?? '' } });
  expect(await list()).toMatchObject([{ deletion_confirmed_at: world.clock.now().toISOString() }]);
});
