import { Trans, useLingui } from '@lingui/react/macro';
import type { Recipient } from '../../../contract/pings/pings.schema.ts';

type Standing = Pick<Recipient, 'at' | 'until' | 'withdrawn_at' | 'deletion_confirmed_at' | 'has_access'>;

/** From when to when a company has or had contact details, and what became of them. */
export function RecipientStanding({ recipient }: { recipient: Standing }) {
  const { i18n } = useLingui();
  const day = (at: string | null) => (at === null ? '' : i18n.date(at, { dateStyle: 'long' }));
  const since = day(recipient.at);
  const until = day(recipient.withdrawn_at ?? recipient.until);
  const deleted = day(recipient.deletion_confirmed_at);
  if (recipient.deletion_confirmed_at !== null)
    return (
      <Trans>
        Had them from {since} to {until}. Confirmed on {deleted} that they are deleted.
      </Trans>
    );
  if (recipient.withdrawn_at !== null)
    return (
      <Trans>
        Had them from {since} to {until}. Asked to delete them, not confirmed yet.
      </Trans>
    );
  if (!recipient.has_access)
    return (
      <Trans>
        Had them from {since} to {until}.
      </Trans>
    );
  return recipient.until === null ? (
    <Trans>Has them since {since}.</Trans>
  ) : (
    <Trans>
      Has them since {since}, sees them until {until}.
    </Trans>
  );
}
