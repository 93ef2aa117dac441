import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { Agenda } from '../../../contract/statistics/agenda.schema.ts';
import { momentInWords } from '../../i18n/days.ts';
import { valuesOf } from '../../kit/search-filters/values-of.ts';
import { Heading, Text } from '../../ui/heading/heading.tsx';
import { RouterLink } from '../../ui/link/router-link.tsx';
import * as css from './employee-dashboard.css.ts';
import { FoundPeople } from './found-people.tsx';

/** Who fits the reader's own search, and who of them has come since the last visit. */
export function NewPeople({ people }: { people: NonNullable<Agenda['people']> }) {
  const { i18n } = useLingui();
  const { criteria, total, total_is_at_least: isMore, fresh, rows, since } = people;
  const values = valuesOf(criteria);
  const isOpen = Object.values(values).every((value) => value === undefined);
  const all = i18n.number(total);
  const day = momentInWords(i18n, since);
  const news = i18n.number(fresh ?? 0);
  return (
    <section className={css.part} aria-labelledby="people">
      <Heading level={2} look="title" id="people">
        {fresh === null ? (
          <Plural
            value={total}
            _0="Nobody matches your search today"
            one="One applicant matches your search"
            other="# applicants match your search"
          />
        ) : (
          <Plural
            value={fresh}
            _0="Nobody new since your last visit"
            one="One new applicant since your last visit"
            other="# new applicants since your last visit"
          />
        )}
      </Heading>
      {fresh === null ? null : (
        <Text look="small">
          {isMore ? (
            <Trans>
              Since {day} · More than {all} match your search
            </Trans>
          ) : (
            <Trans>
              Since {day} · {all} match your search in all
            </Trans>
          )}
        </Text>
      )}
      {rows.length === 0 ? null : <FoundPeople rows={rows} search={{ ...values, fresh: 'true' }} />}
      <div className={css.links}>
        {fresh !== null && fresh > rows.length ? (
          <RouterLink variant="alone" to="/search" search={{ ...values, fresh: 'true' }}>
            <Trans>Look at the {news} new ones</Trans>
          </RouterLink>
        ) : null}
        <RouterLink variant="alone" to="/search" search={isOpen ? { all: 'true' } : values}>
          <Trans>Open your search</Trans>
        </RouterLink>
      </div>
    </section>
  );
}
