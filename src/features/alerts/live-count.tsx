import { Trans, useLingui } from '@lingui/react/macro';
import { type Estimate, mostMatches } from '../../../contract/alerts/alerts.schema.ts';
import type { LiveAnswer } from '../../kit/use-live-list.ts';
import { RouterLink } from '../../ui/link/router-link.tsx';
import { alertPage } from './alert-words.ts';
import * as css from './alerts.css.ts';

interface LiveCountProps {
  readonly answer: LiveAnswer | undefined;
  readonly isBusy: boolean;
  readonly isPlaceUnknown: boolean;
  /** The alert that is being changed: that it looks for the same is no news. */
  readonly own: string | undefined;
}

/** How many the criteria find, while one changes them. */
export function LiveCount({ answer, isBusy, isPlaceUnknown, own }: LiveCountProps) {
  const same = isPlaceUnknown ? undefined : estimateIn(answer)?.same;
  return (
    <div className={isBusy ? css.outdatedCount : css.count} role="status">
      {isPlaceUnknown ? (
        <Trans>As soon as the place is known you see how many match.</Trans>
      ) : answer === undefined ? (
        '\u00a0'
      ) : (
        <Words answer={answer} />
      )}
      {same && same.id !== own ? <Same alert={same} /> : null}
    </div>
  );
}

const estimateIn = (answer: LiveAnswer | undefined): Estimate | undefined =>
  answer && answer.kind !== 'failed' ? (answer.page.data[0] as Estimate | undefined) : undefined;

/** A second one would tell everything twice: the way to the first. */
function Same({ alert: { id, name } }: { alert: NonNullable<Estimate['same']> }) {
  return (
    <p className={css.same}>
      <Trans>
        You have an alert with these filters already: <RouterLink {...alertPage(id)}>{name}</RouterLink>
      </Trans>
    </p>
  );
}

function Words({ answer }: { answer: LiveAnswer }) {
  const { t, i18n } = useLingui();
  if (answer.kind === 'failed') return <Trans>How many match can’t be told just now.</Trans>;
  const estimate = estimateIn(answer);
  if (estimate === undefined) return <Trans>Choose an occupation or a place: then you see how many match.</Trans>;
  const { today, today_is_at_least, per_week } = estimate;
  const number = i18n.number(today);
  const most = i18n.number(mostMatches);
  const week = i18n.number(per_week);
  const few = per_week === 0 ? t`less than one new a week` : t`about ${week} new a week`;
  return (
    <>
      <strong>{today_is_at_least ? <Trans>More than {number} today</Trans> : <Trans>{number} today</Trans>}</strong>
      {today > mostMatches ? <Trans>: too many, an alert takes up to {most}. Please narrow it.</Trans> : `, ${few}`}
    </>
  );
}
