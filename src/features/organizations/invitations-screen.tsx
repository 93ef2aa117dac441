import { Trans, useLingui } from '@lingui/react/macro';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { type Invitation, invitationDays } from '../../../contract/invitations/invitations.schema.ts';
import { useTenant } from '../../api/tenant.ts';
import { Banner } from '../../ui/banner/banner.tsx';
import { Button } from '../../ui/button/button.tsx';
import { type Column, DataTable } from '../../ui/data-table/data-table.tsx';
import { EmptyState } from '../../ui/empty-state/empty-state.tsx';
import { Heading, Text } from '../../ui/heading/heading.tsx';
import { InvitationsIllustration } from '../../ui/illustrations/invitations.tsx';
import { TextLink } from '../../ui/link/link.tsx';
import { Pagination } from '../../ui/pagination/pagination.tsx';
import { Stack } from '../../ui/stack/stack.tsx';
import type { Page } from './employees-screen.tsx';
import { InvitationEvents } from './invitation-events.tsx';
import { InvitationStanding } from './invitation-standing.tsx';
import { InviteDialog } from './invite-dialog.tsx';
import * as css from './organization.css.ts';

interface InvitationsScreenProps {
  readonly invitations: Page<Invitation>;
  readonly organizationName: string;
  readonly mayInvite: boolean;
  readonly onPage: (page: number) => void;
}

/** Whom the company has invited, what came of it, and the way to invite somebody. */
export function InvitationsScreen({
  invitations: { data, meta },
  organizationName,
  mayInvite,
  onPage,
}: InvitationsScreenProps) {
  const { t } = useLingui();
  const router = useRouter();
  const [isInviting, setInviting] = useState(false);
  const columns = useColumns();
  const invite = mayInvite ? (
    <Button onClick={() => setInviting(true)}>
      <Trans>Invite a colleague</Trans>
    </Button>
  ) : null;
  return (
    <Stack gap={4}>
      {mayInvite ? null : <OnlyStaffInvites />}
      {meta.total === 0 ? (
        <EmptyState illustration={<InvitationsIllustration />} title={t`Nobody has been invited yet`} action={invite}>
          {mayInvite ? (
            <Trans>
              Your colleagues get a link by e-mail. With it they create an account of their own, within {invitationDays}{' '}
              days.
            </Trans>
          ) : (
            <Trans>Invitations to your company will be listed here.</Trans>
          )}
        </EmptyState>
      ) : (
        <>
          <div className={css.head}>
            <div className={css.words}>
              <Heading level={2} look="title">
                <Trans>Invited to {organizationName}</Trans>
              </Heading>
              <Text>
                <Trans>A link is valid for {invitationDays} days and only for the address it was sent to.</Trans>
              </Text>
            </div>
            {invite}
          </div>
          <DataTable caption={t`Invitations`} columns={columns} rows={data} getKey={({ id }) => id} />
          <Pagination
            aria-label={t`Pages of invitations`}
            page={meta.current_page}
            perPage={meta.per_page}
            total={meta.total}
            onPage={onPage}
          />
        </>
      )}
      <InviteDialog
        organizationName={organizationName}
        isOpen={isInviting}
        onClose={() => setInviting(false)}
        onInvited={() => {
          setInviting(false);
          void router.invalidate();
        }}
      />
    </Stack>
  );
}

function OnlyStaffInvites() {
  const { t } = useLingui();
  const tenant = useTenant();
  const tenantName = tenant?.name ?? '';
  const contact = tenant?.support_email;
  return (
    <Banner tone="info" title={t`Invitations come from ${tenantName}`}>
      {contact ? (
        <Trans>
          Companies can’t invite colleagues themselves here. Write to{' '}
          <TextLink href={`mailto:${contact}`}>{contact}</TextLink> with the name and e-mail address of whoever should
          join.
        </Trans>
      ) : (
        <Trans>Companies can’t invite colleagues themselves here.</Trans>
      )}
    </Banner>
  );
}

function useColumns(): Column<Invitation>[] {
  const { t, i18n } = useLingui();
  return [
    {
      id: 'lastname',
      header: t`Invited`,
      isLead: true,
      render: ({ firstname, lastname, email }) => (
        <span className={css.person}>
          <span>
            {firstname} {lastname}
          </span>
          <span className={css.quiet}>{email}</span>
        </span>
      ),
    },
    { id: 'status', header: t`Status`, render: (invitation) => <InvitationStanding invitation={invitation} /> },
    {
      id: 'invited_by',
      header: t`Invited by`,
      render: ({ invited_by, sent_at, created_at }) => (
        <span className={css.person}>
          <span>{invited_by?.name ?? t`unknown`}</span>
          <span className={css.quiet}>{i18n.date(sent_at ?? created_at, { dateStyle: 'medium' })}</span>
        </span>
      ),
    },
    {
      id: 'events',
      header: t`What you can do`,
      isQuiet: true,
      align: 'end',
      render: (invitation) => <InvitationEvents invitation={invitation} />,
    },
  ];
}
