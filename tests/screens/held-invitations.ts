import { invitations } from '../../contract/invitations/invitations.endpoints.ts';
import { untouched } from './people.ts';
import type { Maker } from './screen.ts';

/** Looks after the companies of `chemie`. */
export const staffOfInviting: Maker = (stage) =>
  stage.world.person('chemie', { type: 'tenant_member', firstname: 'Ruth', lastname: 'Anders', locale: 'de' });

/** A company of which one invitation waits for staff, and another was declined by them. */
export const waitingForApproval: Maker = async (stage) => {
  const person = await untouched('searching_and_referring')(stage);
  const client = await stage.world.as(person);
  for (const [firstname, changes] of [
    ['Ayla', { held_at: stage.world.clock.now() }],
    ['Bent', { status: 'declined', status_reason: 'Bitte laden Sie Herrn Sommer mit seiner Adresse im Betrieb ein.' }],
  ] as const) {
    const email = `${firstname.toLowerCase()}.${person.id.slice(-6)}@elsewhere.example`;
    // oxlint-disable-next-line no-await-in-loop -- in this order
    const { id } = (await client.call(invitations.create, { body: { firstname, lastname: 'Sommer', email } })).body
      .data;
    // oxlint-disable-next-line no-await-in-loop -- as above
    await stage.within(person.tenant, (tx) =>
      tx
        .updateTable('invitations')
        .set({ ...changes, outside_domains: true, sent_count: 0 })
        .where('id', '=', id)
        .execute(),
    );
  }
  return person;
};
