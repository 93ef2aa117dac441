import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Invitation } from '../../../contract/invitations/invitations.schema.ts';
import { StatusBadge } from '../../ui/badge/status-badge.tsx';
import { Standing } from '../../ui/data-table/cells.tsx';
import { statusWords } from './invitation-words.ts';

/** Where an invitation stands: a word, and a sentence that says what comes next. */
export function InvitationStanding({ invitation }: { invitation: Invitation }) {
  const { t, i18n } = useLingui();
  const { status, expires_at, sent_count, goes_out_at, undelivered } = invitation;
  const time = goes_out_at && i18n.date(goes_out_at, { timeStyle: 'short' });
  const day = i18n.date(expires_at, { dateStyle: 'medium' });
  if (status === 'pending' && undelivered)
    return (
      <Standing badge={<StatusBadge status="unavailable" label={t`Not delivered`} />}>
        <Trans>
          The e-mail did not arrive. If the address is right, send it again or pass on the link; if not, take it back
          and invite the right one.
        </Trans>
      </Standing>
    );
  const sentences: Record<Invitation['status'], ReactNode> = {
    pending: time ? (
      <Trans>The e-mail waits until {time}, then it goes out.</Trans>
    ) : sent_count > 1 ? (
      <Trans>
        Sent <Plural value={sent_count} one="# time" other="# times" />, can be accepted until {day}.
      </Trans>
    ) : (
      <Trans>Can be accepted until {day}.</Trans>
    ),
    accepted: <Trans>Works here with you now.</Trans>,
    declined: <Trans>Does not want to join. Nothing more is sent.</Trans>,
    expired: <Trans>Ran out on {day}. Send it again for a new link.</Trans>,
    revoked: <Trans>The link in the e-mail no longer works. You can invite the same person again.</Trans>,
  };
  return (
    <Standing badge={<StatusBadge status={status} label={i18n._(statusWords[status])} />}>{sentences[status]}</Standing>
  );
}
