import { afterAll, beforeAll, expect, test } from 'vitest';
import { exportAccount } from '../../contract/account/account.endpoints.ts';
import { verifyEmail } from '../../contract/authentication/authentication.endpoints.ts';
import { fetchMe } from '../../contract/authentication/session.endpoints.ts';
import { recommendations } from '../../contract/recommendations/recommendations.endpoints.ts';
import {
  lookupRegistrationCode,
  registrationCodes,
} from '../../contract/registration-codes/registration-codes.endpoints.ts';
import { erasePerson } from '../../server/account/erasure.service.ts';
import { insertBlock } from '../../server/blocks/blocks.repository.ts';
import { readConfig } from '../../server/config.ts';
import { inTenant } from '../../server/db/scope.ts';
import type { ApiClient } from '../support/api-client.ts';
import { aRecommendationTemplate, recommendByMail } from '../support/recommendations.ts';
import { mailedCode, registered } from '../support/registration.ts';
import { createWorld, type World } from '../support/world.ts';

const day = 86_400_000;
let world: World;
let count = 0;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

/** A company that recommends, and an address nobody has. */
async function company() {
  count += 1;
  const person = await world.person({ type: 'employee' });
  const browser = await world.login(person);
  return { person, browser, template: (await aRecommendationTemplate(browser)).id, email: `mia${count}@example.net` };
}
const listOf = async (browser: ApiClient) => (await browser.call(recommendations.list, {})).body.data;
const letterTo = async (email: string) => {
  await world.jobs.tick(world.clock.now());
  return (await world.mails(email)).filter(({ subject }) => subject.startsWith('It goes on'));
};
const codeIn = (text: string): string => /code=([0-9A-Z]{8})/.exec(text)?.[1] ?? '';
const take = (browser: ApiClient, id: string) =>
  browser.call(recommendations.transition, { params: { id }, body: { event: 'revoke' } });

test('one mail in the company’s words says where the address comes from, until when, and what one may ask [S1-15]', async () => {
  const { browser, person, template, email } = await company();
  const { status, body } = await recommendByMail(browser, {
    template,
    email,
    note: 'Du warst im Praktikum <b>klasse</b>.',
  });
  expect([status, body.data]).toMatchObject([
    201,
    { firstname: 'Mia', lastname: null, email, by_mail: true, code: null, status: 'created', events: ['revoke'] },
  ]);
  const [mail, ...more] = await letterTo(email);
  expect(more).toEqual([]);
  expect(mail?.subject).toBe('It goes on, Mia');
  for (const part of [
    'Hi Mia,',
    'Du warst im Praktikum <b>klasse</b>.',
    'has given us your first name',
    'erases both',
    '/privacy',
  ])
    expect(mail?.text).toContain(part);
  expect(mail?.html).not.toContain('<b>klasse');
  const { headers } = await world.db.kysely
    .selectFrom('mails')
    .select('headers')
    .where('kind', '=', 'recommendation')
    .executeTakeFirstOrThrow();
  expect(JSON.stringify(headers), 'answers go to who has written').toContain(person.email);
});

test('who registers by its link is recommended at once, by name, and the code is in no list', async () => {
  const { browser, template, email } = await company();
  const { id } = (await recommendByMail(browser, { template, email })).body.data;
  const code = codeIn((await letterTo(email))[0]?.text ?? '');
  const own = `${count}.own@example.net`;
  const applicant = await registered(world, code, own);
  expect((await listOf(browser))[0], 'nobody is known before the address is verified').toMatchObject({
    lastname: null,
  });
  await applicant.call(verifyEmail, { body: { code: await mailedCode(world, own) } });
  expect(await listOf(browser)).toMatchObject([
    { id, firstname: 'Ayla', lastname: 'Kaya', email: null, status: 'accepted', by_mail: true, events: ['withdraw'] },
  ]);
  expect((await browser.call(registrationCodes.list, {})).body.meta.total).toBe(0);
  const again = await world.client().call(lookupRegistrationCode, { body: { code } });
  expect(again.error.code, 'it was for one').toBe('registration_code_used_up');
});

test('whoever has an account gets the same answer and the same mail as somebody unknown', async () => {
  const { browser, template, email } = await company();
  const known = await world.person();
  const one = await recommendByMail(browser, { template, email });
  const other = await recommendByMail(browser, { template, email: known.email });
  const shape = (row: typeof one.body.data) => ({ ...row, id: '', email: '' });
  expect([other.status, shape(other.body.data)]).toEqual([one.status, shape(one.body.data)]);
  const texts = [(await letterTo(email))[0]?.text ?? '', (await letterTo(known.email))[0]?.text ?? ''];
  expect(texts[0]?.replaceAll(codeIn(texts[0]), '')).toBe(texts[1]?.replaceAll(codeIn(texts[1]), ''));
});

test('taken back, it doesn’t go out, its link works no more, and the address isn’t written to again', async () => {
  const { browser, template, email } = await company();
  const { id } = (await recommendByMail(browser, { template, email })).body.data;
  const { code } = await world.db.kysely
    .selectFrom('registration_codes')
    .innerJoin('recommendations', 'recommendations.registration_code_id', 'registration_codes.id')
    .select('registration_codes.code')
    .where('recommendations.id', '=', id)
    .executeTakeFirstOrThrow();
  expect((await take(browser, id)).body.data).toMatchObject({ status: 'revoked', events: [] });
  expect(await letterTo(email)).toEqual([]);
  expect((await world.client().call(lookupRegistrationCode, { body: { code } })).status).toBe(422);
  const body = { firstname: 'Mia', email: email.toUpperCase(), email_template_id: template, consented: true } as const;
  const again = await browser.call(recommendations.create, { body }, { key: `once-more-${count}` });
  expect([again.status, again.error.code]).toEqual([409, 'conflict']);
});

test('without a tick, with a foreign template or one for something else nothing goes out', async () => {
  const { browser, email } = await company();
  const { template: foreign } = await company();
  const send = async (more: object) => {
    const body = { firstname: 'Mia', email, email_template_id: foreign, consented: true, ...more };
    const headers = { 'idempotency-key': `not-sent-${Object.keys(more).join('-')}` };
    const { status, body: answer } = await browser.send('POST', '/api/v1/recommendations', { body, headers });
    return [status, Object.keys((answer as { meta?: { errors?: object } }).meta?.errors ?? {})];
  };
  expect(await send({ consented: false })).toEqual([422, ['consented']]);
  expect(await send({})).toEqual([422, ['email_template_id']]);
  expect(await listOf(browser)).toEqual([]);
});

test('after 14 days name, address, note and mail are gone, and of who registered nothing but the address', async () => {
  const local = await createWorld();
  try {
    const person = await local.person({ type: 'employee' });
    const browser = await local.login(person);
    const template = (await aRecommendationTemplate(browser)).id;
    const email = 'gone@example.net';
    await recommendByMail(browser, { template, email, note: 'Für Mia' });
    await local.jobs.tick(local.clock.now());
    local.clock.advance(14 * day - 1000);
    await local.jobs.run('recommendations.erase', local.clock.now());
    const rows = async () =>
      JSON.stringify([
        await local.db.kysely.selectFrom('recommendations').selectAll().execute(),
        await local.db.kysely.selectFrom('mails').selectAll().where('kind', '=', 'recommendation').execute(),
        await local.db.kysely.selectFrom('registration_codes').selectAll().execute(),
      ]);
    expect(await rows()).toContain(email);
    local.clock.advance(1000);
    await local.jobs.run('recommendations.erase', local.clock.now());
    for (const trace of [email, 'Mia']) expect(await rows()).not.toContain(trace);
    const again = await local.login(person);
    expect(await listOf(again)).toMatchObject([{ firstname: null, email: null, erase_at: null, note: '', events: [] }]);
  } finally {
    await local.close();
  }
});

test('who came by a mail and leaves takes its text along, wherever it went', async () => {
  const { browser, template, email } = await company();
  const note = 'Mia Merkwort war im Praktikum.';
  const { id } = (await recommendByMail(browser, { template, email, note })).body.data;
  const own = `${count}.leaves@example.net`;
  const applicant = await registered(world, codeIn((await letterTo(email))[0]?.text ?? ''), own);
  await applicant.call(verifyEmail, { body: { code: await mailedCode(world, own) } });
  const { data } = (await applicant.call(fetchMe)).body;
  await inTenant(world.db, world.tenant.id, (tx) =>
    erasePerson(tx, data.user.id, world.tenant, world.clock.now(), {
      config: readConfig({ BASE_DOMAIN: 'localhost' }),
      files: world.deps.files,
    }),
  );
  const { kysely } = world.db;
  const mails = await kysely.selectFrom('mails').selectAll().where('subject_id', '=', id).execute();
  const codes = await kysely.selectFrom('registration_codes').selectAll().execute();
  for (const trace of ['Merkwort', email]) expect(JSON.stringify([mails, codes])).not.toContain(trace);
});

test('who has blocked the company is in the sender’s export as little as in the list', async () => {
  const { browser, person, template, email } = await company();
  await recommendByMail(browser, { template, email });
  const sent = async () => (await browser.call(exportAccount)).body.data.recommendations_sent.length;
  expect(await sent()).toBe(1);
  const own = `${count}.blocks@example.net`;
  const applicant = await registered(world, codeIn((await letterTo(email))[0]?.text ?? ''), own);
  await applicant.call(verifyEmail, { body: { code: await mailedCode(world, own) } });
  const { applicant: me } = (await applicant.call(fetchMe)).body.data;
  await inTenant(world.db, world.tenant.id, (tx) =>
    insertBlock(tx, me?.id ?? '', person.organization_id ?? '', world.clock.now()),
  );
  expect([await listOf(browser), await sent()]).toEqual([[], 0]);
});

test('one person sends thirty a day', async () => {
  const { browser, template } = await company();
  const statuses: number[] = [];
  for (let n = 0; n < 31; n += 1)
    statuses.push((await recommendByMail(browser, { template, email: `many${count}.${n}@example.net` })).status);
  expect([statuses.slice(0, 30).every((status) => status === 201), statuses[30]]).toEqual([true, 429]);
});
