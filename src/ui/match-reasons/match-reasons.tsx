import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Match, MatchReason } from '../../../contract/search/search.schema.ts';
import { Fact, FactList } from '../fact-list/fact-list.tsx';
import type { GlyphName } from '../icon/glyph.tsx';

/** What a reason says to the applicant it is about; undefined where it says nothing for them. */
function wordsOf(reason: MatchReason): { glyph: GlyphName; text: ReactNode } | undefined {
  switch (reason.kind) {
    case 'occupation':
      if (reason.level === 'same')
        return { glyph: 'search', text: <Trans>They train for exactly the job you are looking for.</Trans> };
      if (reason.level === 'none' || reason.level === 'not_asked') return undefined;
      return { glyph: 'search', text: <Trans>They train for a job close to the one you are looking for.</Trans> };
    case 'distance': {
      const km = reason.distance_km;
      if (km === null) return undefined;
      const text =
        km <= 5 ? (
          <Trans>They are at most 5 km away from you.</Trans>
        ) : (
          <Trans>They are about {km} km away from you.</Trans>
        );
      return { glyph: 'pin', text };
    }
    case 'graduation':
      return reason.level === 'reached'
        ? { glyph: 'card', text: <Trans>Your school-leaving certificate fits.</Trans> }
        : undefined;
    case 'renewed':
      return reason.points > 0
        ? { glyph: 'clock', text: <Trans>You said recently that you are looking.</Trans> }
        : undefined;
  }
}

/** The kinds of reasons that say something to the applicant. */
export const spokenReasons = ({ reasons }: Match): MatchReason['kind'][] =>
  reasons.filter((reason) => wordsOf(reason) !== undefined).map(({ kind }) => kind);

/** Whether there is any reason to tell the applicant. */
export const hasReasons = (match: Match): boolean => spokenReasons(match).length > 0;

/** Why a company writes to an applicant, in words to the applicant. Nothing where no reason applies. */
export function MatchReasons({ match }: { match: Match }) {
  if (!hasReasons(match)) return null;
  return (
    <FactList>
      {match.reasons.map((reason) => {
        const words = wordsOf(reason);
        return words ? (
          <Fact key={reason.kind} glyph={words.glyph}>
            {words.text}
          </Fact>
        ) : null;
      })}
    </FactList>
  );
}
