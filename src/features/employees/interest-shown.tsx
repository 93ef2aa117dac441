import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { Agenda } from '../../../contract/statistics/agenda.schema.ts';
import { Heading, Text } from '../../ui/heading/heading.tsx';
import { RouterLink } from '../../ui/link/router-link.tsx';
import * as css from './employee-dashboard.css.ts';
import { FoundPeople } from './found-people.tsx';

const search = { interested: 'true' } as const;

/** Who has found the company near by and would like to hear from it. */
export function InterestShown({ interested: { total, rows } }: Pick<Agenda, 'interested'>) {
  const { i18n } = useLingui();
  const all = i18n.number(total);
  return (
    <section className={css.part} aria-labelledby="interest">
      <Heading level={2} look="title" id="interest">
        <Plural
          value={total}
          one="One applicant shows interest in your company"
          other="# applicants show interest in your company"
        />
      </Heading>
      <Text look="small">
        <Trans>They would like to hear from you. You write first.</Trans>
      </Text>
      <FoundPeople rows={rows} search={search} />
      {total > rows.length ? (
        <div className={css.links}>
          <RouterLink variant="alone" to="/search" search={search}>
            <Trans>Look at all {all}</Trans>
          </RouterLink>
        </div>
      ) : null}
    </section>
  );
}
