import { Trans, useLingui } from '@lingui/react/macro';
import { textOn } from '../../../contract/profiles/text-on.ts';
import { useMe } from '../../api/session.ts';
import { useTenant } from '../../api/tenant.ts';
import { pageApi } from '../../kit/given.ts';
import { NewRecord } from '../../kit/fields/new-record.tsx';
import { FormPending } from '../../kit/form-page.tsx';
import { RouterLink } from '../../ui/link/router-link.tsx';
import { PageHeader } from '../../ui/page-header/page-header.tsx';
import { Stack } from '../../ui/stack/stack.tsx';
import { useOwnOffers } from './face.ts';
import { Preview } from './preview.tsx';
import { profileForm } from './profile-form.ts';
import { editProfilePage } from './profile-words.ts';

const route = pageApi('/member/profiles/create');

export function CreateProfileScreen() {
  const { t } = useLingui();
  const offers = useOwnOffers(route.useLoaderData());
  const { organization } = useMe();
  const color = useTenant()?.color ?? null;
  return (
    <Stack gap={8}>
      <PageHeader {...useHeader()} />
      <NewRecord
        of={profileForm}
        offers={offers}
        begin={{
          name: organization?.name ?? '',
          occupation_ids: [...(organization?.occupation_ids ?? [])],
          color: textOn(color) === undefined ? null : color,
        }}
        button={t`Save as draft`}
        done={t`The draft is saved. Logo and picture come next.`}
        page={editProfilePage}
        renderPreview={(held) => <Preview values={held} offers={offers} />}
      />
    </Stack>
  );
}

/** The form while what it offers is being fetched. */
export const CreateProfilePending = () => <FormPending header={useHeader()} />;

function useHeader() {
  const { t } = useLingui();
  return {
    title: t`A new profile`,
    lead: t`It begins as a draft: nobody sees it until you publish it.`,
    back: (
      <RouterLink variant="alone" to="/profiles">
        <Trans>All profiles</Trans>
      </RouterLink>
    ),
  };
}
