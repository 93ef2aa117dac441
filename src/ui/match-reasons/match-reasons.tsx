import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Match, MatchReason } from '../../../contract/search/match.schema.ts';
import { Fact, FactList } from '../fact-list/fact-list.tsx';
import type { GlyphName } from '../icon/glyph.tsx';
import { useCompanyWords } from './company-words.ts';

const glyphs: Record<MatchReason['kind'], GlyphName> = {
  occupation: 'search',
  distance: 'pin',
  graduation: 'card',
  renewed: 'clock',
};

/** That somebody looks still and that a certificate can't be compared are no reasons to them. */
export type ShownReason = Exclude<MatchReason, { kind: 'renewed' }>;
const isShown = (reason: MatchReason): reason is ShownReason =>
  reason.kind !== 'renewed' && (reason.kind !== 'graduation' || reason.level === 'reached');

/** Of the reasons those that the applicant is told. */
export const shownReasons = ({ reasons }: Match): ShownReason[] => reasons.filter(isShown);

/** What a reason says to the applicant it is about. */
function applicantWords(reason: ShownReason): ReactNode {
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
      return <Trans>Your school-leaving certificate fits.</Trans>;
  }
}

const keyOf = (reason: MatchReason): string => (reason.kind === 'distance' ? `from ${reason.place}` : reason.kind);

/** Why a company writes to an applicant, in words to the applicant. Nothing where no reason applies. */
export function MatchReasons({ match }: { match: Match }) {
  const reasons = shownReasons(match);
  if (reasons.length === 0) return null;
  return (
    <FactList>
      {reasons.map((reason) => (
        <Fact key={keyOf(reason)} glyph={glyphs[reason.kind]}>
          {applicantWords(reason)}
        </Fact>
      ))}
    </FactList>
  );
}

/** Reasons in words to the company, one distance from both places said once; nothing where no reason applies. */
export function CompanyReasons({ reasons }: { reasons: readonly MatchReason[] }) {
  const words = useCompanyWords();
  if (reasons.length === 0) return null;
  const distances = reasons.filter((reason) => reason.kind === 'distance');
  const [near] = distances;
  const isSame = distances.length > 1 && distances.every(({ within_km }) => within_km === near?.within_km);
  return (
    <FactList>
      {reasons
        .filter((reason) => !isSame || reason.kind !== 'distance' || reason.place !== null)
        .map((reason) => (
          <Fact key={keyOf(reason)} glyph={glyphs[reason.kind]}>
            {words(reason, isSame)}
          </Fact>
        ))}
    </FactList>
  );
}
