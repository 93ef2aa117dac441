import { recordConsent } from '../../server/consents/consents.service.ts';
import { findable } from '../support/account.ts';
import { writer } from './people.ts';
import { pinged } from './pings.ts';
import type { Maker, Scene } from './screen.ts';

/** Whoever has a moment: nobody else's screens change with what they do. */
export const celebrating: Maker = (stage) =>
  stage.world.person('app', { ...findable, firstname: 'Aylin', lastname: 'Celik' });

/** Somebody who agreed this minute that companies may find them. */
export const justFindable: Maker = async (stage) => {
  const person = await stage.world.person('app', { ...findable, firstname: 'Aylin', lastname: 'Celik' });
  await stage.within(person.tenant, (tx) =>
    recordConsent(tx, {
      act: 'findable',
      applicant_id: person.applicant_id ?? '',
      kind: 'accepted',
      given_by: 'applicant',
      reason: 'accept',
      locale: 'de',
      now: stage.world.clock.now(),
    }),
  );
  return person;
};

/** Looks, and one company has written: each visit has a message of its own. */
export async function asked({ stage, person }: Scene): Promise<string> {
  if (!person) throw new Error('nobody to write to');
  const id = person.applicant_id ?? '';
  await stage.within(person.tenant, async (tx) => {
    await tx.deleteFrom('pings').where('applicant_id', '=', id).execute();
    await tx
      .updateTable('applicants')
      .set({ search_status: 'wants_to_be_matched', search_reason: null, search_ended_at: null })
      .where('id', '=', id)
      .execute();
  });
  await pinged(stage, await stage.person(writer), person);
  return '/dashboard';
}
