import { plural } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { OrganizationPing } from '../../../contract/pings/pings.schema.ts';
import { serverNow } from '../../api/server-time.ts';
import { daysSince } from '../../i18n/days.ts';
import { Heading, Text } from '../../ui/heading/heading.tsx';
import { TextLink } from '../../ui/link/link.tsx';
import { RouterLink } from '../../ui/link/router-link.tsx';
import { PhoneNumberText } from '../../ui/phone-field/phone-number-text.tsx';
import type { SearchingSide } from './employee-dashboard.calls.ts';
import * as css from './employee-dashboard.css.ts';

/** Who said yes and waits for a call: by name, with number and since when. */
export function WaitingForCall({ search: { pings, toCall } }: { search: SearchingSide }) {
  const { i18n } = useLingui();
  const count = i18n.number(pings.waiting);
  return (
    <section className={css.waiting} aria-labelledby="waiting">
      <div className={css.words}>
        <Heading level={2} look="title" id="waiting">
          <Plural value={pings.waiting} one="One applicant said yes" other="# applicants said yes" />
        </Heading>
        <Text>
          <Trans>Now it is your turn to call. Archive the message once you have spoken.</Trans>
        </Text>
      </div>
      <ul className={css.calls}>
        {toCall.map((ping) => (
          <Call key={ping.id} ping={ping} />
        ))}
      </ul>
      {pings.waiting > toCall.length ? (
        <RouterLink variant="alone" to="/pings" search={{ waiting: 'true' }}>
          <Trans>All {count} who said yes</Trans>
        </RouterLink>
      ) : null}
    </section>
  );
}

function Call({ ping: { id, applicant, release } }: { ping: OrganizationPing }) {
  const { t } = useLingui();
  const { contact, name, occupation } = applicant;
  if (!contact || !release) return null;
  const days = daysSince(release.at, serverNow());
  const since =
    days === 0
      ? t`said yes today`
      : t`${plural(days, { one: 'waiting since yesterday', other: 'waiting for # days' })}`;
  return (
    <li className={css.call}>
      <span className={css.who}>
        <RouterLink variant="alone" to="/pings" search={{ ping: id }}>
          {contact.firstname} {contact.lastname}
        </RouterLink>
        <span className={css.soft}>{[name, occupation, since].filter(Boolean).join(' · ')}</span>
      </span>
      {contact.phonenumber === null ? (
        <TextLink variant="alone" href={`mailto:${contact.email}`}>
          {contact.email}
        </TextLink>
      ) : (
        <TextLink variant="alone" href={`tel:${contact.phonenumber}`}>
          <PhoneNumberText number={contact.phonenumber} />
        </TextLink>
      )}
    </li>
  );
}
