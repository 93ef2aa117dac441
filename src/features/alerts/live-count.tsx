import { Trans, useLingui } from '@lingui/react/macro';
import { type Estimate, mostMatches } from '../../../contract/alerts/alerts.schema.ts';
import type { LiveAnswer } from '../../kit/use-live-list.ts';
import * as css from './alerts.css.ts';

interface LiveCountProps {
  readonly answer: LiveAnswer | undefined;
  readonly isBusy: boolean;
  readonly isPlaceUnknown: boolean;
}

/** How many the criteria find, while one changes them. */
export function LiveCount({ answer, isBusy, isPlaceUnknown }: LiveCountProps) {
  return (
    <p className={isBusy ? css.outdatedCount : css.count} role="status">
      {isPlaceUnknown ? (
        <Trans>As soon as the place is known you see how many match.</Trans>
      ) : answer === undefined ? (
        '\u00a0'
      ) : (
        <Words answer={answer} />
      )}
    </p>
  );
}

function Words({ answer }: { answer: LiveAnswer }) {
  const { t, i18n } = useLingui();
  if (answer.kind === 'failed') return <Trans>How many match can’t be told just now.</Trans>;
  const estimate = answer.page.data[0] as Estimate | undefined;
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
