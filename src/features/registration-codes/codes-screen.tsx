import { Trans, useLingui } from '@lingui/react/macro';
import { getRouteApi } from '@tanstack/react-router';
import type { RegistrationCode } from '../../../contract/registration-codes/registration-codes.schema.ts';
import { registrationCodeStatuses } from '../../../contract/registration-codes/registration-codes.search.ts';
import { type List, ListPage, ListPending } from '../../kit/list-page.tsx';
import { InvitationsIllustration } from '../../ui/illustrations/invitations.tsx';
import { RouterButtonLink } from '../../ui/link/router-link.tsx';
import { useCodeColumns } from './code-columns.tsx';
import { statusWords } from './code-words.ts';

const route = getRouteApi('/member/registration-codes');

export function CodesScreen() {
  return <ListPage {...useCodes()} page={route.useLoaderData()} />;
}

export function CodesPending() {
  return <ListPending {...useCodes()} />;
}

function useCodes(): List<RegistrationCode> {
  const { t, i18n } = useLingui();
  return {
    title: t`Registration codes`,
    lead: t`Instead of a bare rejection: recommend good applicants to companies that are looking for them.`,
    action: (
      <RouterButtonLink to="/registration-codes/create">
        <Trans>New code</Trans>
      </RouterButtonLink>
    ),
    caption: t`Registration codes`,
    pages: t`Pages of registration codes`,
    columns: useCodeColumns(),
    filters: [
      {
        name: 'status',
        label: t`Status`,
        options: registrationCodeStatuses.map((status) => ({
          value: status,
          label: i18n._(statusWords[status].label),
        })),
      },
    ],
    none: t`No code with this status`,
    first: {
      illustration: <InvitationsIllustration />,
      title: t`Your codes will be here`,
      words: <Trans>A code takes a minute. You get a link, a QR code and a text for your rejections.</Trans>,
    },
  };
}
