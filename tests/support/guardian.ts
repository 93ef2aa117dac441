import { afterAll } from 'vitest';
import { answerLegalContact, createLegalContact } from '../../contract/legal-contacts/legal-contacts.endpoints.ts';
import { openGuardianPage, sendPageCode } from '../../contract/legal-contacts/guardian-page.endpoints.ts';
import type { ReleaseChoice } from '../../contract/legal-contacts/legal-contacts.schema.ts';
import type { ApiClient } from './api-client.ts';
import type { Person } from './people.ts';
import { publishTerms, type ReadTexts } from './terms.ts';
import { createWorld, type World } from './world.ts';

/** For the tests of one file: a world whose other tenant admits minors under terms, and somebody without a login there. */
export async function worldOfGuardians() {
  const world = await createWorld();
  afterAll(() => world.close());
  const hash = await publishTerms(world, world.other);
  return { world, hash, anyone: () => world.client(world.other) };
}

let guardians = 0;

/** A minor whose guardian has agreed, and what the guardian holds. */
export interface GuardedChild {
  readonly person: Person;
  readonly browser: ApiClient;
  /** The guardian's address. */
  readonly email: string;
  readonly id: string;
  /** The secret of the acceptance mail. */
  readonly token: string;
}

const tokenIn = (text = ''): string => /\/verify#token=([\w-]+)/.exec(text)?.[1] ?? '';

/** Lets a child of fifteen name a guardian, who agrees by the mail's link. */
export async function guardedChild(
  world: World,
  read: ReadTexts,
  releases: ReleaseChoice,
  date_of_birth = '2011-05-05',
  /** What the child does before naming the guardian. */
  prepare: (browser: ApiClient, applicantId: string) => Promise<unknown> = async () => undefined,
  who: { readonly email?: string; readonly firstname?: string } = {},
): Promise<GuardedChild> {
  const { email = `page${(guardians += 1)}@example.org`, firstname = 'Lio' } = who;
  const person = await world.person({ tenant: world.other, stage: 'onboarded', date_of_birth, firstname });
  const browser = await world.login(person);
  await prepare(browser, person.applicant_id ?? '');
  const body = { firstname: 'Maren', lastname: 'Vogt', email, gender: 'other', relation: 'mother' } as const;
  const { id } = (await browser.call(createLegalContact, { body })).body.data;
  const asked = tokenIn((await world.mails(email))[0]?.text);
  const yes = { event: 'accept', token: asked, custody: true, ...read, releases } as const;
  const { status } = await world.client(world.other).call(answerLegalContact, { params: { id }, body: yes });
  if (status !== 200) throw new Error(`the guardian's yes answered ${status}`);
  return { person, browser, email, id, token: tokenIn((await world.mails(email))[0]?.text) };
}

export async function mailedCode(world: World, email: string): Promise<string> {
  const mail = (await world.mails(email)).find(({ subject }) => subject.includes('code'));
  return /\b\d{6}\b/.exec(mail?.text ?? '')?.[0] ?? '';
}

/** Opens the guardian's page with a mailed code; gives the secret of the visit and what it shows. */
export async function visitPage(world: World, { id, token, email }: Pick<GuardedChild, 'id' | 'token' | 'email'>) {
  const client = world.client(world.other);
  const sent = await client.call(sendPageCode, { params: { id }, body: { token } });
  if (sent.status !== 200) throw new Error(`the code answered ${sent.status}`);
  const code = await mailedCode(world, email);
  const { body, status } = await client.call(openGuardianPage, { params: { id }, body: { token, code } });
  if (status !== 200) throw new Error(`the page answered ${status}`);
  return { client, ...body.data };
}
