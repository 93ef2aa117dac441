import type { Person } from '../../support/people.ts';
import type { Visit } from './script.ts';

/** The browser has a session of this person, as after a login. */
export async function giveSession({ world, slug, visitor }: Visit, person: Person): Promise<void> {
  const { cookies } = await world.as(person);
  await visitor.context.addCookies(
    [...cookies].map(([name, value]) => ({ name, value, url: world.origin(slug), httpOnly: name === 'session' })),
  );
}
