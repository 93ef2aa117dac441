import type { Person } from '../../../tests/support/people.ts';
import type { Visit } from './script.ts';

/** The browser has a session of this person, as after a login. */
export async function giveSession({ world, visitor }: Pick<Visit, 'world' | 'visitor'>, person: Person): Promise<void> {
  const { cookies } = await world.as(person);
  await visitor.context.addCookies(
    [...cookies].map(([name, value]) => ({
      name,
      value,
      url: world.origin(person.tenant.slug),
      httpOnly: name === 'session',
    })),
  );
}
