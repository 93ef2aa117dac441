import { listActivities, readActivities } from '../../../contract/activities/activities.endpoints.ts';
import type { ActivityKind } from '../../../contract/activities/activities.kinds.ts';
import { insertActivities, type NewActivity } from '../../../server/activities/activities.repository.ts';
import { newId } from '../../../server/db/ids.ts';
import { findable } from '../../support/account.ts';
import type { Person } from '../../support/people.ts';
import { unwieldySearcher, withoutMessages } from '../people.ts';
import { pinged } from '../pings.ts';
import { heading, type Maker, press, type Screen, selector, withCall, withSending } from '../screen.ts';
import type { Stage } from '../stage.ts';

const hour = 3_600_000;

/** What happened to somebody, so many hours ago each; the last ones are read. */
async function happened(
  stage: Stage,
  person: Person,
  events: readonly (readonly [kind: ActivityKind, hoursAgo: number, about?: Omit<NewActivity, 'user_id'>])[],
): Promise<Person> {
  const { clock } = stage.world;
  await stage.within(person.tenant, async (tx) => {
    for (const [index, [kind, hoursAgo, about]] of events.entries()) {
      const happened_at = new Date(clock.now().getTime() - hoursAgo * hour);
      const activity = { user_id: person.id, isKnown: index > 2, ...about };
      // oxlint-disable-next-line no-await-in-loop -- in this order
      await insertActivities(tx, [activity], { kind, mail_id: newId(clock), happened_at, now: clock.now() });
    }
  });
  return person;
}

const hiring: Maker = async (stage) => {
  const person = await stage.world.person('app', { type: 'employee', firstname: 'Ina', lastname: 'Krüger' });
  const yes = await stage.world.person('app', { ...findable, firstname: 'Noor', lastname: 'Yıldız' });
  const no = await stage.world.person('app', findable);
  const accepted = { ping_id: await pinged(stage, person, yes, { status: 'accepted' }) };
  const declined = { ping_id: await pinged(stage, person, no, { status: 'declined' }) };
  return happened(stage, person, [
    ['ping_accepted', 1, accepted],
    ['ping_declined', 2, declined],
    ['appointment_agreed', 25, accepted],
    ['ping_search_ended', 50, declined],
    ['password_changed', 200],
  ]);
};

const written: Maker = async (stage) => {
  const person = await stage.world.person('app', { ...findable, firstname: 'Lena', lastname: 'Vogt' });
  const company = await stage.world.person('app', { type: 'employee', firstname: 'Ina', lastname: 'Krüger' });
  const about = { ping_id: await pinged(stage, company, person, { status: 'accepted' }) };
  return happened(stage, person, [
    ['appointment_proposed', 1, about],
    ['contact_question', 3, about],
    ['ping', 30, about],
    ['ping_reminder', 60, about],
    ['looking_warning', 220],
  ]);
};

const unwieldyNews: Maker = async (stage) => {
  const person = await unwieldySearcher(stage);
  const to = await stage.add(stage.crowd, { ...findable, firstname: 'W'.repeat(80), lastname: 'ß'.repeat(60) });
  const about = { ping_id: await pinged(stage, person, to, { status: 'accepted' }) };
  return happened(stage, person, [
    ['ping_accepted', 1, about],
    ['ping_withdrawn', 2, about],
    ['ping_found_here', 30, about],
    ['ping_closed', 32, about],
  ]);
};

const page = { route: 'activities', path: '/activities', sees: selector('main ul time') } as const;

/** What happened to whoever looks, by day. */
export const activities: readonly Screen[] = [
  ...withCall(
    { ...page, name: 'activities', as: hiring },
    { url: `**/api${listActivities.path}*`, failed: heading('Unexpected error!') },
  ),
  { ...page, name: 'activities.applicant', as: written },
  { ...page, name: 'activities.unwieldy', as: unwieldyNews },
  { ...page, name: 'activities.none', as: withoutMessages, sees: heading('Nothing has happened yet') },
  ...withSending(
    { ...page, name: 'activities.read', as: written, act: press('Mark all as read') },
    {
      endpoint: readActivities,
      notified: 'An unknown error occurred. Please try again later. If the issue persists, please contact us.',
    },
  ),
];
