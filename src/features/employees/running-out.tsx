import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ToOptions } from '@tanstack/react-router';
import type { Agenda, Soon } from '../../../contract/statistics/agenda.schema.ts';
import { momentInWords } from '../../i18n/days.ts';
import { Heading } from '../../ui/heading/heading.tsx';
import { RouterLink } from '../../ui/link/router-link.tsx';
import * as css from './employee-dashboard.css.ts';

/** So many are named in a line. */
const named = 2;

/** What needs a look before it is too late: one line for each kind, which leads to the list that it counts, or to the one. */
export function RunningOut({ ending, unsaid }: Pick<Agenda, 'ending' | 'unsaid'>) {
  const { t } = useLingui();
  const { proposals, messages, codes, alerts } = ending;
  return (
    <section className={css.part} aria-labelledby="ending">
      <Heading level={2} look="title" id="ending">
        <Trans>Worth a look</Trans>
      </Heading>
      <ul className={css.rows}>
        <Line
          of={proposals}
          all={{ to: '/pings', search: { counted: 'proposed' } }}
          words={t`${plural(proposals.total, { one: 'One person has not chosen a time yet', other: '# people have not chosen a time yet' })}`}
          one={(id) => ({ to: '/pings', search: { ping: id } })}
          byName={(name) => t`${name} has not chosen a time yet`}
        />
        <Line
          of={messages}
          all={{ to: '/pings', search: { counted: 'ending' } }}
          words={t`${plural(messages.total, { one: 'One message ends without an answer', other: '# messages end without an answer' })}`}
          one={(id) => ({ to: '/pings', search: { ping: id } })}
          byName={(name) => t`${name} has not answered yet`}
        />
        <Line
          of={codes}
          all={{ to: '/registration-codes', search: { ending: 'soon' } }}
          words={t`${plural(codes.total, { one: 'One registration code runs out', other: '# registration codes run out' })}`}
          one={(id) => ({ to: '/registration-codes/$registration_code_id', params: { registration_code_id: id } })}
          byName={(name) => t`The code “${name}” runs out`}
        />
        <Line
          of={alerts}
          all={{ to: '/alerts', search: { asked: 'yes' } }}
          words={t`${plural(alerts.total, { one: 'One alert: do you still need it?', other: '# alerts: do you still need them?' })}`}
          one={(id) => ({ to: '/alerts/$alert_id', params: { alert_id: id } })}
          byName={(name) => t`Do you still need the alert “${name}”?`}
        />
        {unsaid === 0 ? null : (
          <li className={css.line}>
            <RouterLink variant="alone" to="/applicants" search={{ came: 'unsaid' }}>
              {t`${plural(unsaid, { one: 'One person came by your code: do you know them?', other: '# people came by your codes: do you know them?' })}`}
            </RouterLink>
            <span className={css.soft}>
              <Trans>They count as recommended once you say so.</Trans>
            </span>
          </li>
        )}
      </ul>
    </section>
  );
}

interface LineProps {
  readonly of: Soon;
  /** The way to all of them. */
  readonly all: ToOptions;
  readonly words: string;
  /** The way to the only one. */
  readonly one: (id: string) => ToOptions;
  readonly byName: (name: string) => string;
}

function Line({ of: { total, rows }, all, words, one, byName }: LineProps) {
  const { t, i18n } = useLingui();
  const [first] = rows;
  if (first === undefined) return null;
  if (total === 1)
    return (
      <li className={css.line}>
        <RouterLink variant="alone" {...one(first.id)}>
          {byName(first.name)}
        </RouterLink>
        {first.at === null ? null : <span className={css.soft}>{momentInWords(i18n, first.at)}</span>}
      </li>
    );
  const names = rows.slice(0, named).map(({ name, at }) => {
    const day = momentInWords(i18n, at);
    return at === null ? name : t`${name} on ${day}`;
  });
  const more = i18n.number(total - names.length);
  return (
    <li className={css.line}>
      <RouterLink variant="alone" {...all}>
        {words}
      </RouterLink>
      <span className={css.soft}>
        {total > names.length ? t`${names.join(', ')} and ${more} more` : names.join(', ')}
      </span>
    </li>
  );
}

/** Nothing of it: then nothing is said. */
export const isRunningOut = ({ ending, unsaid }: Pick<Agenda, 'ending' | 'unsaid'>): boolean =>
  unsaid > 0 || Object.values(ending).some(({ total }) => total > 0);
