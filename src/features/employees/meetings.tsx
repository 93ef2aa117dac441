import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { Meeting } from '../../../contract/statistics/agenda.schema.ts';
import { useTimezone } from '../../api/tenant.ts';
import { timeInWords } from '../../i18n/days.ts';
import { Heading } from '../../ui/heading/heading.tsx';
import * as css from './employee-dashboard.css.ts';
import { PersonRow } from './person-row.tsx';

/** A day's appointments by the tenant's clock, the first one first. */
export function Meetings({ meetings, isTomorrow = false }: { meetings: readonly Meeting[]; isTomorrow?: boolean }) {
  const { i18n } = useLingui();
  const timezone = useTimezone();
  const id = isTomorrow ? 'tomorrow' : 'today';
  return (
    <section className={css.part} aria-labelledby={id}>
      <Heading level={2} look="title" id={id}>
        {isTomorrow ? (
          <Plural value={meetings.length} one="One appointment tomorrow" other="# appointments tomorrow" />
        ) : (
          <Plural value={meetings.length} one="One appointment today" other="# appointments today" />
        )}
      </Heading>
      <ul className={css.rows}>
        {meetings.map(({ ping_id, name, phonenumber, starts_at, ends_at, place }) => (
          <PersonRow
            key={`${ping_id} ${starts_at}`}
            ping={ping_id}
            name={name}
            before={<time dateTime={starts_at}>{timeInWords(i18n, timezone, starts_at)}</time>}
            facts={
              <>
                <Trans>until {timeInWords(i18n, timezone, ends_at)}</Trans> · {place ?? <Trans>by phone</Trans>}
              </>
            }
            phonenumber={phonenumber}
          />
        ))}
      </ul>
    </section>
  );
}
