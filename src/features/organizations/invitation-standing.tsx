import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Invitation } from '../../../contract/invitations/invitations.schema.ts';
import { StatusBadge } from '../../ui/badge/status-badge.tsx';
import { Standing } from '../../ui/data-table/cells.tsx';

/** Where an invitation stands: a word, and a sentence that says what comes next. */
export function InvitationStanding({ invitation }: { invitation: Invitation }) {
  const { t, i18n } = useLingui();
  const { status, expires_at, sent_count, goes_out_at } = invitation;
  const time = goes_out_at && i18n.date(goes_out_at, { timeStyle: 'short' });
  const day = i18n.date(expires_at, { dateStyle: 'medium' });
  const words: Record<Invitation['status'], readonly [string, ReactNode]> = {
    pending: [
      t`Waiting`,
      time ? (
        <Trans key="waits">The e-mail waits until {time}, then it goes out.</Trans>
      ) : sent_count > 1 ? (
        <Trans key="again">
          Sent <Plural value={sent_count} one="# time" other="# times" />, can be accepted until {day}.
        </Trans>
      ) : (
        <Trans key="once">Can be accepted until {day}.</Trans>
      ),
    ],
    accepted: [t`Accepted`, <Trans key="accepted">Works here with you now.</Trans>],
    declined: [t`Declined`, <Trans key="declined">Does not want to join. Nothing more is sent.</Trans>],
    expired: [t`Expired`, <Trans key="expired">Ran out on {day}. Send it again for a new link.</Trans>],
    revoked: [
      t`Taken back`,
      <Trans key="revoked">The link in the e-mail no longer works. You can invite the same person again.</Trans>,
    ],
  };
  const [label, sentence] = words[status];
  return <Standing badge={<StatusBadge status={status} label={label} />}>{sentence}</Standing>;
}
