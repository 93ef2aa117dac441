import { plural } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { Agenda, ToCall } from '../../../contract/statistics/agenda.schema.ts';
import { serverNow } from '../../api/server-time.ts';
import { daysSince, momentInWords } from '../../i18n/days.ts';
import { localeOf } from '../../i18n/in-both.ts';
import { hourInWords } from '../../i18n/hours.ts';
import { Heading } from '../../ui/heading/heading.tsx';
import { RouterLink } from '../../ui/link/router-link.tsx';
import * as css from './employee-dashboard.css.ts';
import { PersonRow } from './person-row.tsx';

/** Who said yes and waits for a call: by name, with number and since when. */
export function WaitingForCall({ calls: { total, rows } }: Pick<Agenda, 'calls'>) {
  const { i18n } = useLingui();
  const count = i18n.number(total);
  return (
    <section className={css.waiting} aria-labelledby="waiting">
      <Heading level={2} look="title" id="waiting">
        <Plural
          value={total}
          one="One applicant who said yes is waiting for your call"
          other="# applicants who said yes are waiting for your call"
        />
      </Heading>
      <ul className={css.rows}>
        {rows.map((person) => (
          <Call key={person.ping_id} {...person} />
        ))}
      </ul>
      {total > rows.length ? (
        <RouterLink variant="alone" to="/pings" search={{ waiting: 'true' }}>
          <Trans>All {count} who said yes</Trans>
        </RouterLink>
      ) : null}
    </section>
  );
}

function Call({ ping_id, fullname, name, occupation, phonenumber, email, reachable_from: hour, ...when }: ToCall) {
  const { t, i18n } = useLingui();
  const days = daysSince(when.said_yes_at, serverNow());
  const tried = momentInWords(i18n, when.tried_at);
  const since =
    days === 0
      ? t`said yes today`
      : t`${plural(days, { one: 'waiting since yesterday', other: 'waiting for # days' })}`;
  const facts = [
    since,
    when.tried_at && t`not reached on ${tried}`,
    occupation,
    hour === null ? null : t`from ${hourInWords(localeOf(i18n), hour)}`,
    name,
  ];
  return (
    <PersonRow
      ping={ping_id}
      name={fullname}
      facts={facts.filter(Boolean).join(' · ')}
      phonenumber={phonenumber}
      email={email}
    />
  );
}
