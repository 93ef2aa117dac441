import type { Locale } from '../../contract/kit/fields.ts';
import { pings } from '../../contract/pings/pings.endpoints.ts';
import { findable } from '../support/account.ts';
import type { Reply } from '../support/api-client.ts';
import type { Person, PersonWishes } from '../support/people.ts';
import type { ReadTexts } from '../support/terms.ts';
import type { World } from '../support/world.ts';
import type { Yes } from '../support/yes.ts';

export const minute = 60_000;
export const day = 86_400_000;
const people: readonly (readonly [string, string])[] = [
  ['Selma', 'Acar'],
  ['Jonte', 'Petersen'],
  ['Nour', 'Haddad'],
  ['Mira', 'Kaya'],
  ['Emil', 'Sommer'],
];

export interface Telling {
  readonly world: World;
  readonly locale: Locale;
  readonly texts: ReadTexts;
  /** Of the terms that hold when it begins. */
  readonly version: number;
}

/** A request that a scene can't go on without. */
export function done<T>(reply: Reply<T>): Reply<T> {
  if (reply.status >= 300) throw new Error(`A scene broke off: ${reply.status} ${reply.raw.body}`);
  return reply;
}

let count = 0;
export const next = (): number => (count += 1);
export const key = () => ({ key: `mails-${next()}-xxxxxxxxxxxxxxxx` });

/** Everybody is somebody else; all of them in the tenant where minors are. */
export const someone = ({ world }: Telling, wishes: PersonWishes = {}): Promise<Person> => {
  const [firstname = '', lastname = ''] = people[next() % people.length] ?? [];
  return world.person({ tenant: world.other, firstname, lastname, ...wishes });
};
export const applicant = (telling: Telling, wishes: PersonWishes = {}) => someone(telling, { ...findable, ...wishes });

export async function employee(telling: Telling, name: string): Promise<Person> {
  const { world } = telling;
  const person = await someone(telling, { type: 'employee', firstname: 'Jonas', lastname: 'Brandt' });
  await world.db.kysely
    .updateTable('organizations')
    .set({ name, website: 'https://www.example.org', line_1: 'Werkstraße 5', postcode: '51373', city: 'Leverkusen' })
    .where('id', '=', person.organization_id ?? '')
    .execute();
  return person;
}

export const passes = async ({ world }: Telling, milliseconds: number): Promise<void> => {
  world.clock.advance(milliseconds);
  await world.jobs.tick(world.clock.now());
  await world.mails();
};

export const tokenIn = (text = ''): string => /token=([\w-]+)/.exec(text)?.[1] ?? '';
export const latest = async ({ world }: Telling, email: string) => (await world.mails(email))[0]?.text ?? '';
export const digitsIn = (text: string): string => /\b\d{6}\b/.exec(text)?.[0] ?? '';

export const answer = async ({ own, id }: Yes, event: 'accept' | 'decline' | 'later' | 'withdraw') =>
  done(await own.call(pings.transition, { params: { id }, body: { event } }));
