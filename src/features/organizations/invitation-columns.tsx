import { useLingui } from '@lingui/react/macro';
import type { Invitation } from '../../../contract/invitations/invitations.schema.ts';
import { TwoLines } from '../../ui/data-table/cells.tsx';
import type { Column } from '../../ui/data-table/data-table.tsx';
import { InvitationEvents } from './invitation-events.tsx';
import { InvitationStanding } from './invitation-standing.tsx';

export function useInvitationColumns(): Column<Invitation>[] {
  const { t, i18n } = useLingui();
  return [
    {
      id: 'lastname',
      header: t`Invited`,
      isLead: true,
      render: ({ firstname, lastname, email }) => (
        <TwoLines below={email}>
          <span>
            {firstname} {lastname}
          </span>
        </TwoLines>
      ),
    },
    { id: 'status', header: t`Status`, render: (invitation) => <InvitationStanding invitation={invitation} /> },
    {
      id: 'invited_by',
      header: t`Invited by`,
      render: ({ invited_by, sent_at, created_at }) => (
        <TwoLines below={i18n.date(sent_at ?? created_at, { dateStyle: 'medium' })}>
          <span>{invited_by?.name ?? t`unknown`}</span>
        </TwoLines>
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
