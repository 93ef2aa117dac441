import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { exportAccount } from '../../contract/account/account.endpoints.ts';
import { transitionApplicant } from '../../contract/applicants/applicants.endpoints.ts';
import { setBlock } from '../../contract/blocks/blocks.endpoints.ts';
import {
  answerLegalContact,
  createLegalContact,
  withdrawLegalContact,
} from '../../contract/legal-contacts/legal-contacts.endpoints.ts';
import { answerPing, pings } from '../../contract/pings/pings.endpoints.ts';
import { registry } from '../../contract/registry.ts';
import { withdrawConsent } from '../../contract/terms/terms.endpoints.ts';
import { findable, leave } from '../support/account.ts';
import type { ApiClient } from '../support/api-client.ts';
import type { Person } from '../support/people.ts';
import { publishTerms } from '../support/terms.ts';
import { saidYes, type Yes } from '../support/yes.ts';
import { someOf } from '../support/whole.ts';
import { createWorld, type World } from '../support/world.ts';

/**
 * A yes taken back, in every way there is: of the name, the address and the number the company finds nothing any more, in
 * no answer to anybody of it or of the staff, in no list, mail, export or repeated answer.
 */
let world: World;
let hash: Awaited<ReturnType<typeof publishTerms>>;
beforeAll(async () => {
  world = await createWorld();
  hash = await publishTerms(world, world.other);
});
afterAll(() => world.close());

const day = 86_400_000;
const ways: Record<string, (yes: Yes) => Promise<unknown>> = {
  'by the applicant': ({ own, id }) => own.call(pings.transition, { params: { id }, body: { event: 'withdraw' } }),
  'by the link of the mail': ({ applicant, id, token }) =>
    world.client(applicant.tenant).call(answerPing, { params: { id }, body: { token, event: 'withdraw' } }),
  'by the guardian': async ({ applicant }) => {
    const { id, token } = await linkTo(`guardian-${applicant.email}`);
    const params = { id };
    return world.client(applicant.tenant).call(withdrawLegalContact, { params, body: { token } });
  },
  'by naming another guardian': async ({ own, applicant }) => {
    const { id } = await linkTo(`guardian-${applicant.email}`);
    const guardian = { firstname: 'Jonas', lastname: 'Vogt', gender: 'male', relation: 'father' } as const;
    const body = { ...guardian, email: `instead-${applicant.email}`, replaces: id };
    const { status } = await own.call(createLegalContact, { body });
    if (status !== 201) throw new Error(`naming another guardian answered ${status}`);
  },
  'by consent withdrawn': ({ own }) => own.call(withdrawConsent, { body: { act: 'findable' } }),
  'by deleting the account': ({ applicant }) => leave(world, applicant),
  'by blocking the company': ({ own, employee }) =>
    own.call(setBlock, { body: { organization_id: employee.organization_id ?? '', blocked: true } }),
  'by a search that ended thirty days ago': async ({ own, applicant }) => {
    const body = { event: 'found_traineeship', reason: 'found_elsewhere' } as const;
    await own.call(transitionApplicant, { params: { id: applicant.applicant_id ?? '' }, body });
    await world.jobs.tick(world.clock.now());
    world.clock.advance(30 * day);
    await world.jobs.tick(world.clock.now());
  },
};

/** Of the newest mail that has a link with a secret; the one that only tells of a yes has none. */
async function linkTo(email: string) {
  const texts = (await world.mails(email)).map(({ text }) => text).join('\n');
  const [, id = '', token = ''] = /legal-contacts\/([0-9a-f-]{36})\/\w+#token=([\w-]+)/.exec(texts) ?? [];
  return { id, token };
}

/** A child whose guardian has agreed; all others are grown. */
async function childOf(person: Person): Promise<Person> {
  const email = `guardian-${person.email}`;
  const own = await world.login(person);
  const guardian = { firstname: 'Maren', lastname: 'Vogt', email, gender: 'female', relation: 'mother' } as const;
  await own.call(createLegalContact, { body: guardian });
  const { id, token } = await linkTo(email);
  await world.client(person.tenant).call(answerLegalContact, {
    params: { id },
    body: { event: 'accept', token, custody: true, ...hash.en, releases: 'tell' },
  });
  return person;
}

const absent = '0198c5a0-0000-7000-8000-00000000dead';
/** What staff have of applicants by themselves, whom they look after whatever companies see. */
const ofApplicants = ['applicants.list', 'applicants.show', 'audits.list', 'audits.csv'];
/** Everything a reader can ask without changing anything, about this message or about anything. */
async function everythingSeenBy(reader: ApiClient, { id, employee }: Yes): Promise<string[]> {
  const reading = registry.filter(({ name, method }) => method === 'GET' && !ofApplicants.includes(name));
  const answers: string[] = [];
  for (const { path, query } of reading) {
    const ids = path.includes('{id}') ? [id, employee.organization_id ?? absent, employee.id] : [''];
    for (const one of ids) {
      const url = `/api${path.replaceAll('{id}', one).replaceAll(/\{\w+\}/g, 'app')}`;
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      answers.push((await reader.send('GET', url)).raw.body);
      // oxlint-disable-next-line no-await-in-loop -- as above
      if (query) answers.push((await reader.send('GET', `${url}?per_page=100`)).raw.body);
    }
  }
  return answers;
}

/** Mails that wait, to anybody but the person; those that have gone are in somebody's inbox. */
async function waitingMails({ applicant }: Yes): Promise<string[]> {
  const { rows } = await sql<{ mail: string }>`
    select m::text as mail from mails m where m.status = 'queued' and m.recipient_address <> ${applicant.email}
      and m.recipient_address not in (${`guardian-${applicant.email}`}, ${`instead-${applicant.email}`})`.execute(
    world.db.kysely,
  );
  return rows.map(({ mail }) => mail);
}

test.each(Object.keys(ways))('%s', async (way) => {
  const index = Object.keys(ways).indexOf(way);
  const isChild = way.includes('guardian');
  const marks = {
    firstname: `Markus${index}vor`,
    lastname: `Zeichen${index}nach`,
    email: `spur${index}@marke.example`,
  };
  const number = `+49301112220${index}`;
  const wishes = { ...findable, ...marks, tenant: world.other };
  const person = await world.person(isChild ? { ...wishes, stage: 'onboarded', date_of_birth: '2011-05-05' } : wishes);
  await sql`update applicants set phonenumber = ${number} where id = ${person.applicant_id}`.execute(world.db.kysely);
  const applicant = isChild ? await childOf(person) : person;
  const yes = await saidYes(world, { applicant, tenant: world.other, isTold: false });
  const { employee } = yes;
  const signs = [marks.firstname, marks.lastname, 'spur', number.slice(1), number.slice(3)];
  const isSigned = (text: string) => signs.some((sign) => text.includes(sign));

  const before = await yes.browser.call(pings.list, {});
  expect(isSigned(before.raw.body), 'the company has the contact details').toBe(true);
  expect((await waitingMails(yes)).some(isSigned), 'and so has the mail that waits').toBe(true);

  await ways[way]?.(yes);
  const organization_id = employee.organization_id ?? '';
  const others = [
    await world.person({ type: 'employee', tenant: world.other, organization_id }),
    await world.person({ type: 'employee', tenant: world.other }),
    await world.person({ type: 'tenant_member', tenant: world.other }),
    await world.person({ type: 'administrator', tenant: world.other }),
  ];
  const readers = [employee, ...someOf(others, 4, index)];
  const places: string[] = [];
  for (const reader of readers) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    const client = await world.login(reader);
    // oxlint-disable-next-line no-await-in-loop -- as above
    places.push(...(await everythingSeenBy(client, yes)), (await client.call(exportAccount)).raw.body);
  }
  const colleague = await world.login(employee);
  const replay = await yes.askAgain(colleague);
  expect(replay.status, 'the answer that was kept is gone').not.toBe(201);
  places.push(replay.raw.body, (await colleague.call(pings.show, { params: { id: yes.id } })).raw.body);
  places.push(...(await waitingMails(yes)));
  const arrived = (await world.mails(employee.email)).length;
  await world.jobs.tick(world.clock.now());
  places.push(...(await waitingMails(yes)));
  const mails = await world.mails(employee.email);
  places.push(...mails.slice(0, mails.length - arrived).map((mail) => JSON.stringify(mail)));
  const { rows } = await sql<{ key: string }>`
    select k::text as key from idempotency_keys k where user_id <> ${applicant.id}`.execute(world.db.kysely);
  places.push(...rows.map(({ key }) => key));

  expect(places.length).toBeGreaterThan(30 * readers.length);
  expect(places.filter(isSigned)).toEqual([]);
});
