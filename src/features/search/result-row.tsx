import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { SearchResult } from '../../../contract/search/search.schema.ts';
import { Button } from '../../ui/button/button.tsx';
import { Glyph } from '../../ui/icon/glyph.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { MatchScore, useReasonWords } from '../../ui/match-score/match-score.tsx';
import { visuallyHidden } from '../../ui/visually-hidden/visually-hidden.css.ts';
import * as css from './search.css.ts';

interface ResultRowProps {
  readonly result: SearchResult;
  readonly graduation: string | undefined;
  /** The state of the own company's latest message, as a badge. */
  readonly status: ReactNode;
  /** Why contact isn't possible now. */
  readonly unavailable: ReactNode;
  readonly onContact: () => void;
}

/** One applicant, without a name: first why they match, then the facts, then what can be done. */
export function ResultRow({ result, graduation, status, unavailable, onContact }: ResultRowProps) {
  const { t, i18n } = useLingui();
  const words = useReasonWords();
  const isGone =
    result.availability === 'unavailable' && result.unavailable_reason === null && result.ping_status === null;
  const { occupation, distance_km, match, city, recommended_by } = result;
  const km = i18n.number(distance_km ?? 0);
  const asked = match.reasons.filter((reason) => reason.points > 0 && reason.kind !== 'distance');
  const away =
    (distance_km ?? 0) <= 5 ? t`${occupation.name}, at most 5 km away` : t`${occupation.name}, about ${km} km away`;
  const lead = distance_km === null ? occupation.name : away;
  const companies = new Intl.ListFormat(i18n.locales).format(recommended_by);
  const why = [...(companies ? [t`Recommended by ${companies}`] : []), ...asked.map(words)];
  return (
    <li className={css.result}>
      <div className={css.words}>
        <p className={css.lead}>{isGone ? <s>{lead}</s> : lead}</p>
        {why.length > 0 ? <p className={css.why}>{why.join(' · ')}</p> : null}
        <p className={css.fact}>{[city, graduation].filter(Boolean).join(' · ')}</p>
      </div>
      <div className={css.deed}>
        {status}
        {unavailable === undefined ? (
          <Button variant="secondary" size="compact" icon={<Glyph name="send" />} onClick={onContact}>
            <Trans>Get in touch</Trans>
            <span className={visuallyHidden}>{`: ${lead}, ${city}`}</span>
          </Button>
        ) : (
          <p className={css.reason}>{unavailable}</p>
        )}
      </div>
      <Score result={result} />
    </li>
  );
}

function Score({ result: { match } }: { result: SearchResult }) {
  const { i18n } = useLingui();
  const isMeasured = match.reasons.some((reason) =>
    reason.kind === 'occupation'
      ? reason.level !== 'not_asked'
      : reason.kind === 'distance' && reason.distance_km !== null,
  );
  if (!isMeasured) return null;
  const score = i18n.number(match.score);
  return (
    <details className={css.details}>
      <summary className={css.summary}>
        <svg className={css.meter} viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true">
          <rect className={css.filled} width={match.score} height={6} />
        </svg>
        <span>
          <Trans>
            <span className={css.score}>{score}</span> of 100 points
          </Trans>
        </span>
        <span className={css.turn}>
          <Icon name="down" />
        </span>
      </summary>
      <div className={css.reasons}>
        <MatchScore match={match} />
      </div>
    </details>
  );
}
