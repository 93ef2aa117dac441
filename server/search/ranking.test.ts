import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { areaOfPostcode } from '../geo/areas.ts';
import { occupations } from '../occupations/occupations.ts';
import { type Asked, type Candidate, latelySince, matchOf, rankingRule, turnOf } from './ranking.ts';

const [first, second, third, fourth, fifth] = occupations.map(({ id }) => id);
const nameOf = (id: string | undefined) => occupations.find((occupation) => occupation.id === id)?.name;
const candidate: Candidate = {
  occupation_id: first ?? '',
  further_occupation_ids: [],
  area: areaOfPostcode('51373'),
  renewed_at: new Date('2026-09-01T09:00:00Z'),
};
const asked: Asked = {
  levels: { same: [first ?? ''], kldb4: [second ?? ''], kldb3: [third ?? ''], kldb2: [fourth ?? ''] },
  place: areaOfPostcode('50667'),
  company: areaOfPostcode('53111'),
  since: latelySince('2026-09-04'),
};

test('the reasons follow the rule, and what is counted from where is said', () => {
  expect(matchOf(candidate, asked, 'reached')).toEqual({
    rule: rankingRule,
    reasons: [
      { kind: 'occupation', level: 'same', name: nameOf(first) },
      { kind: 'distance', place: 'Köln Mitte', within_km: 25 },
      { kind: 'distance', place: null, within_km: 50 },
      { kind: 'graduation', level: 'reached' },
      { kind: 'renewed' },
    ],
  });
});

test.each([
  [second, 'kldb4'],
  [third, 'kldb3'],
  [fourth, 'kldb2'],
  [fifth, undefined],
] as const)('a related wish says how near it is: %s, %s', (occupation_id, level) => {
  const [reason] = matchOf({ ...candidate, occupation_id: occupation_id ?? '' }, asked, undefined).reasons;
  expect(reason?.kind === 'occupation' ? reason.level : undefined).toBe(level);
});

test('a further wish counts as itself and is named, before any related main wish', () => {
  const [reason] = matchOf(
    { ...candidate, occupation_id: second ?? '', further_occupation_ids: [first ?? ''] },
    asked,
    undefined,
  ).reasons;
  expect(reason).toEqual({ kind: 'occupation', level: 'further', name: nameOf(first) });
});

test('what was not asked and what is not known is no reason', () => {
  const nobody: Candidate = { occupation_id: null, further_occupation_ids: [], area: undefined, renewed_at: null };
  expect(matchOf(nobody, asked, undefined).reasons).toEqual([]);
  const nothing = { levels: undefined, place: undefined, company: undefined, since: asked.since };
  expect(matchOf(candidate, nothing, undefined).reasons).toEqual([{ kind: 'renewed' }]);
});

test('a confirmation is late after 30 days', () => {
  const at = (day: string) => matchOf({ ...candidate, renewed_at: new Date(day) }, asked, undefined).reasons;
  expect(at('2026-08-05T00:00:00Z').some(({ kind }) => kind === 'renewed')).toBe(true);
  expect(at('2026-08-04T23:59:59Z').some(({ kind }) => kind === 'renewed')).toBe(false);
});

test('turns reach everybody: in a year each of a hundred equals is first, and no two companies begin alike', () => {
  const keys = Array.from({ length: 100 }, (_, n) => Math.floor((n * 2 ** 31) / 100));
  const company = '01a1f7f8-3000-7f80-8132-b21f6569fccc';
  const front = (day: number) => {
    const turn = turnOf(new Date(Date.UTC(2026, 0, day)).toISOString().slice(0, 10), company);
    return keys.findIndex((key) => key >= turn);
  };
  const days = Array.from({ length: 365 }, (_, day) => front(day + 1));
  expect(new Set(days).size).toBe(100);
  expect(turnOf('2026-09-04', company)).not.toBe(turnOf('2026-09-04', '01a1f7f8-3000-7f80-8132-b21f6569fccd'));
});

test.each(['ranking.md', 'ranking.de.md'])('docs/%s tells the rule in force', (name) => {
  const text = readFileSync(new URL(`../../docs/${name}`, import.meta.url), 'utf8');
  expect(text).toMatch(new RegExp(`## (The rule, version|Die Regel, Fassung) ${rankingRule}\n`));
});
