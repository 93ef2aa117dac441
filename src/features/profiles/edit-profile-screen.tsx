import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import { pageApi } from '../../kit/given.ts';
import type { FormHandle } from '../../kit/fields/record-fields.tsx';
import { StoredRecord } from '../../kit/fields/stored-record.tsx';
import { RecordHeader } from '../../kit/record-header.tsx';
import { RecordPending } from '../../kit/record-pending.tsx';
import { Stack } from '../../ui/stack/stack.tsx';
import { isHeld } from './bearers.tsx';
import { type Chosen, Pictures } from './pictures.tsx';
import { useOwnOffers } from './face.ts';
import { Preview } from './preview.tsx';
import { ProfileEvents } from './profile-events.tsx';
import { profileForm } from './profile-form.ts';
import { shownOf } from './profile-parts.ts';
import { sentenceOf, statusWords } from './profile-words.ts';

const route = pageApi('/member/profiles/$profile_id/edit');

/** A company's face, to change, to publish, and to look at meanwhile. */
export function EditProfileScreen() {
  const { i18n } = useLingui();
  const { profile, bearing, ...loaded } = route.useLoaderData();
  const offers = useOwnOffers(loaded);
  const [chosen, setChosen] = useState<Chosen>({});
  const form = useRef<FormHandle>(null);
  return (
    <Stack gap={8}>
      <RecordHeader
        title={profile.name}
        of={profile}
        statuses={statusWords}
        lead={
          <>
            {i18n._(sentenceOf(profile))}{' '}
            {profile.status === 'published' && isHeld(bearing) ? (
              <Trans>It stays published as long as a code or a template names it.</Trans>
            ) : null}
          </>
        }
        back={['/profiles', msg`All profiles`]}
        actions={<ProfileEvents profile={profile} form={form} />}
      />
      {profile.status === 'archived' ? (
        <Preview values={shownOf(profile)} offers={offers} profile={profile} />
      ) : (
        <>
          <Pictures
            profile={profile}
            chosen={chosen}
            onChoose={(kind, shown) => setChosen((now) => ({ ...now, [kind]: shown }))}
          />
          <StoredRecord
            of={profileForm}
            record={profile}
            offers={offers}
            handle={form}
            renderPreview={(held) => <Preview values={held} offers={offers} profile={profile} chosen={chosen} />}
          />
        </>
      )}
    </Stack>
  );
}

/** A profile while it is being fetched. */
export const EditProfilePending = () => <RecordPending heights={['14rem', '40rem']} />;
