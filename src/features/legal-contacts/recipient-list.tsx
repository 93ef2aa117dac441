import type { Recipient } from '../../../contract/pings/pings.schema.ts';
import { Text } from '../../ui/heading/heading.tsx';
import { RecipientStanding } from '../../ui/recipient-standing/recipient-standing.tsx';
import * as css from './legal-contacts.css.ts';

/** Which companies have or had contact details, and how each stands. */
export function RecipientList({ recipients }: { recipients: readonly Recipient[] }) {
  return (
    <ul className={css.recipients}>
      {recipients.map((recipient) => (
        <li key={`${recipient.organization} ${recipient.at}`}>
          <Text look="strong">{recipient.organization}</Text>
          <Text look="small">
            <RecipientStanding recipient={recipient} />
          </Text>
        </li>
      ))}
    </ul>
  );
}
