import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Match, MatchReason } from '../../../contract/search/match.schema.ts';
import { show } from '../../../tests/support/show.tsx';
import { CompanyReasons, MatchReasons, shownReasons } from './match-reasons.tsx';

const reasons: MatchReason[] = [
  { kind: 'occupation', level: 'same', name: 'Koch/Köchin' },
  { kind: 'distance', place: 'Köln Mitte', within_km: 10 },
  { kind: 'distance', place: null, within_km: 25 },
  { kind: 'graduation', level: 'unranked' },
  { kind: 'renewed' },
];
const match: Match = { rule: 1, reasons };
const lines = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

test('only what speaks for it is told, in words to the applicant; that they search themselves is no news to them', () => {
  show(<MatchReasons match={match} />);
  expect(lines()).toEqual([
    'They train for exactly the job you are looking for.',
    'They looked around Köln Mitte, within about 10 km of you.',
    'They are within about 25 km of you.',
  ]);
});

test('the company reads both distances, and that a certificate can’t be compared', () => {
  show(<CompanyReasons reasons={reasons} />);
  expect(lines()).toEqual([
    'The occupation searched for',
    'up to about 10 km from Köln Mitte',
    'up to about 25 km from you',
    'Certificate can’t be compared',
    'Search confirmed in the last 30 days',
  ]);
});

test('the same distance from both is one line', () => {
  const both: MatchReason[] = [
    { kind: 'distance', place: 'Köln Mitte', within_km: 25 },
    { kind: 'distance', place: null, within_km: 25 },
  ];
  show(<CompanyReasons reasons={both} />);
  expect(lines()).toEqual(['up to about 25 km from you and from Köln Mitte']);
});

test('a further wish is named to both', () => {
  const further: Match = { rule: 1, reasons: [{ kind: 'occupation', level: 'further', name: 'Bäcker/in' }] };
  show(
    <>
      <MatchReasons match={further} />
      <CompanyReasons reasons={further.reasons} />
    </>,
  );
  expect(lines()).toEqual(['They train for one of your further wishes: Bäcker/in.', 'Would also like: Bäcker/in']);
});

test('where nothing speaks for it there is no empty list', () => {
  const { container } = show(<MatchReasons match={{ rule: 1, reasons: [{ kind: 'renewed' }] }} />);
  expect([container.innerHTML, shownReasons(match).length]).toEqual(['', 3]);
  expect(show(<CompanyReasons reasons={[]} />).container.innerHTML).toBe('');
});
