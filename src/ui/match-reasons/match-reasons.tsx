import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Match, MatchReason } from '../../../contract/search/search.schema.ts';
import { Fact, FactList } from '../fact-list/fact-list.tsx';
import type { GlyphName } from '../icon/glyph.tsx';
import { useCompanyWords } from './company-words.ts';

const glyphs: Record<MatchReason['kind'], GlyphName> = {
  occupation: 'search',
  distance: 'pin',
  graduation: 'card',
  renewed: 'clock',
};

/** What a reason says to the applicant it is about; undefined where it says nothing for them. */
function applicantWords(reason: MatchReason): ReactNode {
  switch (reason.kind) {
    case 'occupation':
      if (reason.level === 'same') return <Trans>They train for exactly the job you are looking for.</Trans>;
      if (reason.level === 'further') return <Trans>They train for one of your further wishes: {reason.name}.</Trans>;
      return <Trans>They train for a job close to the one you are looking for.</Trans>;
    case 'distance': {
      const { place, within_km: km } = reason;
      return place === null ? (
        <Trans>They are within about {km} km of you.</Trans>
      ) : (
        <Trans>
          They looked around {place}, within about {km} km of you.
        </Trans>
      );
    }
    case 'graduation':
      return reason.level === 'reached' ? <Trans>Your school-leaving certificate fits.</Trans> : undefined;
    case 'renewed':
      return <Trans>You said within the last 30 days that you are looking.</Trans>;
  }
}

/** The kinds of reasons that say something to the applicant. */
export const spokenReasons = ({ reasons }: Match): MatchReason['kind'][] => [
  ...new Set(reasons.filter((reason) => applicantWords(reason) !== undefined).map(({ kind }) => kind)),
];

/** Whether there is any reason to tell the applicant. */
export const hasReasons = (match: Match): boolean => spokenReasons(match).length > 0;

const keyOf = (reason: MatchReason): string => (reason.kind === 'distance' ? `from ${reason.place}` : reason.kind);

/** Why a company writes to an applicant, in words to the applicant. Nothing where no reason applies. */
export function MatchReasons({ match }: { match: Match }) {
  if (!hasReasons(match)) return null;
  return (
    <FactList>
      {match.reasons.map((reason) => {
        const words = applicantWords(reason);
        return words === undefined ? null : (
          <Fact key={keyOf(reason)} glyph={glyphs[reason.kind]}>
            {words}
          </Fact>
        );
      })}
    </FactList>
  );
}

/** The same reasons in words to the company. */
export function CompanyReasons({ match }: { match: Match }) {
  const words = useCompanyWords();
  return (
    <FactList>
      {match.reasons.map((reason) => (
        <Fact key={keyOf(reason)} glyph={glyphs[reason.kind]}>
          {words(reason)}
        </Fact>
      ))}
    </FactList>
  );
}
