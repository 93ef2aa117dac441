import { msg } from '@lingui/core/macro';
import { textOn } from '../../../contract/profiles/text-on.ts';
import { useTenant } from '../../api/tenant.ts';
import { pageApi } from '../../kit/given.ts';
import { NewRecordPage, NewRecordPending, type NewRecordWords } from '../../kit/fields/new-record-page.tsx';
import { useCompany, useOwnOffers } from './face.ts';
import { Preview } from './preview.tsx';
import { profileForm } from './profile-form.ts';
import { editProfilePage } from './profile-words.ts';

const route = pageApi('/member/profiles/create');

const words: NewRecordWords = {
  title: msg`A new profile`,
  lead: msg`It begins as a draft: nobody sees it until you publish it.`,
  back: ['/profiles', msg`All profiles`],
  button: msg`Save as draft`,
  done: msg`The draft is saved. Logo and picture come next.`,
};

export function CreateProfileScreen() {
  const offers = useOwnOffers(route.useLoaderData());
  const organization = useCompany();
  const color = useTenant()?.color ?? null;
  return (
    <NewRecordPage
      of={profileForm}
      words={words}
      offers={offers}
      begin={{
        name: organization?.name ?? '',
        occupation_ids: [...(organization?.occupation_ids ?? [])],
        color: textOn(color) === undefined ? null : color,
      }}
      page={editProfilePage}
      renderPreview={(held) => <Preview values={held} offers={offers} />}
    />
  );
}

/** The form while what it offers is being fetched. */
export const CreateProfilePending = () => <NewRecordPending words={words} />;
