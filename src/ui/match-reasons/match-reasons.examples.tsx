import type { Match } from '../../../contract/search/match.schema.ts';
import type { Examples } from '../gallery/examples.tsx';
import { CompanyReasons, MatchReasons } from './match-reasons.tsx';

const whole: Match = {
  rule: 1,
  reasons: [
    { kind: 'occupation', level: 'same', name: 'Koch/Köchin' },
    { kind: 'distance', place: 'Köln Mitte', within_km: 10 },
    { kind: 'distance', place: null, within_km: 25 },
    { kind: 'graduation', level: 'reached' },
    { kind: 'renewed' },
  ],
};
const little: Match = {
  rule: 1,
  reasons: [
    { kind: 'occupation', level: 'further', name: 'Bäcker/in' },
    { kind: 'distance', place: null, within_km: 10 },
    { kind: 'graduation', level: 'unranked' },
  ],
};

export const examples: Examples = {
  title: 'Match reasons',
  group: 'Data',
  states: () => ({
    'every reason applies': <MatchReasons match={whole} />,
    'a further wish next door': <MatchReasons match={little} />,
    'to the company': <CompanyReasons reasons={whole.reasons} />,
    'a further wish, to the company': <CompanyReasons reasons={little.reasons} />,
  }),
};
