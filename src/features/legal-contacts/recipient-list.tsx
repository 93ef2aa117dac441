import { Trans, useLingui } from '@lingui/react/macro';
import type { Recipient } from '../../../contract/pings/pings.schema.ts';
import { Text } from '../../ui/heading/heading.tsx';
import * as css from './legal-contacts.css.ts';

/** Which companies have or had contact details, and how each stands. */
export function RecipientList({ recipients }: { recipients: readonly Recipient[] }) {
  return (
    <ul className={css.recipients}>
      {recipients.map((recipient) => (
        <li key={`${recipient.organization} ${recipient.at}`}>
          <Text look="strong">{recipient.organization}</Text>
          <Text look="small">
            <Standing recipient={recipient} />
          </Text>
        </li>
      ))}
    </ul>
  );
}

function Standing({ recipient }: { recipient: Recipient }) {
  const { i18n } = useLingui();
  const dayOf = (date: string | null) => (date === null ? '' : i18n.date(date, { dateStyle: 'long' }));
  const since = dayOf(recipient.at);
  const until = dayOf(recipient.until);
  const back = dayOf(recipient.withdrawn_at);
  const gone = dayOf(recipient.deletion_confirmed_at);
  if (recipient.deletion_confirmed_at !== null)
    return (
      <Trans>
        Had them since {since}. Confirmed on {gone} that they are deleted.
      </Trans>
    );
  if (recipient.withdrawn_at !== null)
    return (
      <Trans>
        Had them from {since} to {back}. Asked to delete them, not confirmed yet.
      </Trans>
    );
  return recipient.until === null ? (
    <Trans>Has them since {since}.</Trans>
  ) : (
    <Trans>
      Has them since {since}, until {until}.
    </Trans>
  );
}
