import { afterAll, beforeAll, expect, test } from 'vitest';
import { offer } from '../support/offer.ts';
import { updateApplicant } from '../../contract/applicants/applicants.endpoints.ts';
import {
  answerLegalContact,
  createLegalContact,
  withdrawLegalContact,
} from '../../contract/legal-contacts/legal-contacts.endpoints.ts';
import { createPing } from '../../contract/pings/pings.endpoints.ts';
import { pingTemplate } from '../support/templates.ts';
import { publishTerms, type ReadTexts } from '../support/terms.ts';
import { handleFor, type Person } from '../support/people.ts';
import { createWorld, type World } from '../support/world.ts';

/** What one record's change does to others: the arrows between the lifecycles on the journey map. */

let world: World;
let template: string;
let hash: Record<'de' | 'en', ReadTexts>;
beforeAll(async () => {
  world = await createWorld();
  hash = await publishTerms(world, world.other);
  template = await pingTemplate(world, world.other);
});
afterAll(() => world.close());

const day = 86_400_000;
let keys = 0;

/** Asks for a message to somebody, from a company of their tenant. */
async function write(applicant: Person, employee: Person) {
  const browser = await world.login(employee);
  const body = { handle: handleFor(employee, applicant), email_template_id: template, ...offer };
  return browser.call(createPing, { body }, { key: `effect-${(keys += 1)}-${'x'.repeat(16)}` });
}

/** An open message to somebody, delivered. */
async function openPing(applicant: Person): Promise<string> {
  const { status, body } = await write(applicant, await world.person({ tenant: world.other, type: 'employee' }));
  expect(status).toBe(201);
  world.clock.advance(61_000);
  await world.mails(applicant.email);
  await world.jobs.tick(world.clock.now());
  expect(await statusOf(body.data.id)).toBe('pending');
  return body.data.id;
}

const statusOf = async (id: string) =>
  (await world.db.kysely.selectFrom('pings').select('status').where('id', '=', id).executeTakeFirstOrThrow()).status;

test('a guardian who withdraws ends the open messages to the child', async () => {
  const child = await world.person({ tenant: world.other, stage: 'onboarded', date_of_birth: '2011-05-05' });
  const email = 'guardian.of.effects@example.org';
  await (
    await world.login(child)
  ).call(createLegalContact, {
    body: { firstname: 'Maren', lastname: 'Vogt', email, gender: 'female', relation: 'mother' },
  });
  const link = async () => {
    const [mail] = await world.mails(email);
    const [, id = '', token = ''] =
      /legal-contacts\/([0-9a-f-]{36})\/verify#token=([\w-]+)/.exec(mail?.text ?? '') ?? [];
    return { id, token };
  };
  const asked = await link();
  await world.client(world.other).call(answerLegalContact, {
    params: { id: asked.id },
    body: { event: 'accept', token: asked.token, custody: true, ...hash.de, releases: 'ask' },
  });
  const copy = await link();
  const ping = await openPing(child);
  const withdrawn = await world
    .client(world.other)
    .call(withdrawLegalContact, { params: { id: copy.id }, body: { token: copy.token } });
  expect(withdrawn.status).toBe(200);
  expect(await statusOf(ping)).toBe('revoked');
});

test('a corrected birth date that makes somebody a minor ends the open messages', async () => {
  const person = await world.person({ tenant: world.other, date_of_birth: '2008-01-01' });
  const ping = await openPing(person);
  await (
    await world.login(person)
  ).call(updateApplicant, { params: { id: person.applicant_id ?? '' }, body: { date_of_birth: '2011-01-01' } });
  expect(await statusOf(ping)).toBe('revoked');
});

test('an organization that is not active can’t write', async () => {
  const employee = await world.person({ tenant: world.other, type: 'employee' });
  await world.db.kysely
    .updateTable('organizations')
    .set({ status: 'inactive' })
    .where('id', '=', employee.organization_id ?? '')
    .execute();
  const { status } = await write(await world.person({ tenant: world.other }), employee);
  expect(status).toBe(409);
});

test('a search nobody renews is warned of twice, ends after 90 days, and ends the open messages', async () => {
  const person = await world.person({ tenant: world.other });
  const tick = async (days: number) => {
    world.clock.advance(days * day);
    await world.jobs.tick(world.clock.now());
  };
  await tick(75);
  const ping = await openPing(person);
  await tick(2);
  await tick(11);
  await tick(3);
  expect(await statusOf(ping)).toBe('revoked');
  const { search_status } = await world.db.kysely
    .selectFrom('applicants')
    .select('search_status')
    .where('id', '=', person.applicant_id ?? '')
    .executeTakeFirstOrThrow();
  expect(search_status).toBe('expired');
  const links = (await world.mails(person.email)).filter(({ text }) => text.includes('/renew-looking#token='));
  expect(links).toHaveLength(3);
});
