import { Trans } from '@lingui/react/macro';
import type { Recipient } from '../../../contract/pings/pings.schema.ts';
import { Text } from '../../ui/heading/heading.tsx';
import { RouterButtonLink } from '../../ui/link/router-link.tsx';
import { RecipientStanding } from '../../ui/recipient-standing/recipient-standing.tsx';
import { AccountSection } from './account-section.tsx';
import * as css from './account.css.ts';

/** The companies that have or had the contact details. */
export function Recipients({ recipients }: { recipients: readonly Recipient[] }) {
  return (
    <AccountSection
      title={<Trans>Who has your contact details</Trans>}
      about={
        <Text>
          <Trans>
            Companies you said yes to. They got your name, e-mail address and phone number, the hour from which you like
            to be called if you say one, and the names of companies that recommend you.
          </Trans>
        </Text>
      }
    >
      {recipients.length === 0 ? (
        <Text>
          <Trans>No company has them.</Trans>
        </Text>
      ) : (
        <ul className={css.list}>
          {recipients.map((recipient) => (
            <li key={recipient.ping_id} className={css.browser}>
              <div className={css.words}>
                <span className={css.name}>{recipient.organization}</span>
                <Text look="small">
                  <RecipientStanding recipient={recipient} />
                </Text>
              </div>
              <RouterButtonLink
                variant="quiet"
                size="compact"
                to="/account/companies/$organization_id/report"
                params={{ organization_id: recipient.organization_id }}
              >
                <Trans>Report</Trans>
              </RouterButtonLink>
            </li>
          ))}
        </ul>
      )}
    </AccountSection>
  );
}
