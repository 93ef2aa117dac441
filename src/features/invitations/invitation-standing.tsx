import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Invitation } from '../../../contract/invitations/invitations.schema.ts';
import { useTenant } from '../../api/tenant.ts';
import { StatusBadge } from '../../ui/badge/status-badge.tsx';
import { Standing } from '../../ui/data-table/cells.tsx';
import { statusWords } from './invitation-words.ts';

/** Where an invitation stands: a word, and a sentence that says what comes next. */
export function InvitationStanding({
  invitation,
  isForStaff = false,
}: {
  readonly invitation: Invitation;
  readonly isForStaff?: boolean;
}) {
  const { t, i18n } = useLingui();
  const { status, expires_at, sent_count, goes_out_at, undelivered, held_at, status_reason } = invitation;
  const tenantName = useTenant()?.name ?? '';
  const time = goes_out_at && i18n.date(goes_out_at, { timeStyle: 'short' });
  const day = expires_at && i18n.date(expires_at, { dateStyle: 'medium' });
  if (held_at !== null)
    return (
      <Standing badge={<StatusBadge status="unconfirmed" label={t`Waits for approval`} />}>
        {isForStaff ? (
          <Trans>The e-mail goes out once you approve it.</Trans>
        ) : (
          <Trans>
            {tenantName} looks at it first, for the address is at none of your company’s domains. Then the e-mail goes
            out.
          </Trans>
        )}
      </Standing>
    );
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
    declined:
      status_reason === null ? (
        <Trans>Does not want to join. Nothing more is sent.</Trans>
      ) : (
        <Trans>
          Declined by {tenantName}: “{status_reason}”
        </Trans>
      ),
    expired: <Trans>Ran out on {day}. Send it again for a new link.</Trans>,
    revoked:
      sent_count === 0 ? (
        <Trans>Nothing was sent. You can invite the same person again.</Trans>
      ) : (
        <Trans>The link in the e-mail no longer works. You can invite the same person again.</Trans>
      ),
  };
  return (
    <Standing badge={<StatusBadge status={status} label={i18n._(statusWords[status])} />}>{sentences[status]}</Standing>
  );
}
