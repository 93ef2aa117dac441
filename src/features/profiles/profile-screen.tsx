import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { Profile } from '../../../contract/profiles/profiles.schema.ts';
import { pageApi } from '../../kit/given.ts';
import { RecordHeader } from '../../kit/record-header.tsx';
import { RecordPending } from '../../kit/record-pending.tsx';
import { Card } from '../../ui/card/card.tsx';
import { Heading, Text } from '../../ui/heading/heading.tsx';
import { RouterButtonLink, RouterLink } from '../../ui/link/router-link.tsx';
import { Stack } from '../../ui/stack/stack.tsx';
import { Bearers } from './bearers.tsx';
import { useOwnOffers } from './face.ts';
import { Preview } from './preview.tsx';
import { ProfileEvents } from './profile-events.tsx';
import { shownOf } from './profile-parts.ts';
import { editProfilePage, sentenceOf, statusWords } from './profile-words.ts';
import * as css from './profiles.css.ts';

const route = pageApi('/member/profiles/$profile_id');

/** A company's face to look at: as applicants see it, where it is used, and what it doesn't say yet. */
export function ProfileScreen() {
  const { i18n } = useLingui();
  const { profile, bearing, ...loaded } = route.useLoaderData();
  const offers = useOwnOffers(loaded);
  return (
    <Stack gap={8}>
      <RecordHeader
        title={profile.name}
        of={profile}
        statuses={statusWords}
        lead={i18n._(sentenceOf(profile))}
        back={['/profiles', msg`All profiles`]}
        actions={
          <ProfileEvents profile={profile}>
            {profile.status === 'archived' ? null : (
              <RouterButtonLink variant="secondary" {...editProfilePage(profile.id)}>
                <Trans>Edit</Trans>
              </RouterButtonLink>
            )}
          </ProfileEvents>
        }
      />
      <div className={css.sides}>
        <Preview values={shownOf(profile)} offers={offers} profile={profile} room="alone" />
        <Stack gap={6}>
          <Bearers profile={profile} bearing={bearing} />
          {profile.status === 'archived' ? null : <Unsaid profile={profile} />}
        </Stack>
      </div>
    </Stack>
  );
}

/** What would say more about the company. */
function Unsaid({ profile }: { profile: Profile }) {
  const { t } = useLingui();
  const { logo, picture, slogan, description, occupation_ids, contact, address, website } = profile;
  const lacks = [
    [t`Logo`, logo === null],
    [t`Picture`, picture === null],
    [t`Slogan in German`, slogan.de === ''],
    [t`Slogan in English`, slogan.en === ''],
    [t`About you in German`, description.de === ''],
    [t`About you in English`, description.en === ''],
    [t`Occupations`, occupation_ids.length === 0],
    [t`Contact person`, contact === null],
    [t`Where you train`, address === null],
    [t`Website`, website === ''],
  ].flatMap(([part, isMissing]) => (isMissing ? [part] : []));
  if (lacks.length === 0) return null;
  const parts = lacks.join(', ');
  return (
    <Card as="section">
      <Stack gap={3}>
        <Heading level={2} look="title">
          <Trans>What it doesn’t say yet</Trans>
        </Heading>
        <Text>{parts}</Text>
        <RouterLink variant="alone" {...editProfilePage(profile.id)}>
          <Trans>Add what is missing</Trans>
        </RouterLink>
      </Stack>
    </Card>
  );
}

/** A profile while it is being fetched. */
export const ProfilePending = () => <RecordPending heights={['40rem']} />;
