import { useLingui } from '@lingui/react/macro';
import type { Match, MatchReason } from '../../../contract/search/search.schema.ts';
import { visuallyHidden } from '../visually-hidden/visually-hidden.css.ts';
import * as css from './match-score.css.ts';

/** The most a reason can count (decisions, section 3). */
const most: Record<MatchReason['kind'], number> = { occupation: 40, distance: 40, graduation: 10, renewed: 10 };

/** A match without what counts for nothing: what wasn't asked for, or doesn't fit. */
export const whatFits = (match: Match): Match => ({
  ...match,
  reasons: match.reasons.filter(({ points }) => points > 0),
});

/** How the points of a match come about, a line for each reason, in words to the company. */
export function MatchScore({ match }: { match: Match }) {
  const { t, i18n } = useLingui();
  const words = useReasonWords();
  return (
    <ul className={css.list}>
      {match.reasons.map((reason) => {
        const points = i18n.number(reason.points);
        const whole = i18n.number(most[reason.kind]);
        return (
          <li key={reason.kind} className={reason.points > 0 ? css.reason : css.unmet}>
            <span>{words(reason)}</span>
            <svg className={css.bar} viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
              <rect className={css.filled} width={(reason.points / most[reason.kind]) * 100} height={4} />
            </svg>
            <span className={css.points}>
              <span aria-hidden="true">{`${points}/${whole}`}</span>
              <span className={visuallyHidden}>{t`${points} of ${whole} points`}</span>
            </span>
          </li>
        );
      })}
    </ul>
  );
}

/** One reason in words to the company. */
export function useReasonWords(): (reason: MatchReason) => string {
  const { t, i18n } = useLingui();
  return (reason) => {
    if (reason.kind === 'distance') {
      const km = i18n.number(reason.distance_km ?? 0);
      if (reason.distance_km === null) return t`No place was searched for`;
      return reason.distance_km <= 5 ? t`At most 5 km away` : t`About ${km} km away`;
    }
    if (reason.kind === 'graduation') {
      return {
        reached: t`Certificate as asked for`,
        unknown: t`Certificate can’t be compared`,
        not_asked: t`No certificate was asked for`,
      }[reason.level];
    }
    if (reason.kind === 'renewed') {
      const days = i18n.number(reason.days_ago ?? 0);
      if (reason.days_ago === null) return t`Search not renewed yet`;
      if (reason.days_ago === 0) return t`Search renewed today`;
      return reason.days_ago === 1 ? t`Search renewed yesterday` : t`Search renewed ${days} days ago`;
    }
    return {
      same: t`The occupation searched for`,
      kldb4: t`A closely related occupation`,
      kldb3: t`A related occupation`,
      kldb2: t`A distantly related occupation`,
      none: t`Another occupation`,
      not_asked: t`No occupation was searched for`,
    }[reason.level];
  };
}
