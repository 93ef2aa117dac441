import { fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { Organization } from '../../../contract/organizations/organizations.schema.ts';
import { describedBy } from '../../../tests/support/show.tsx';
import { type Answer, answering, showMember } from '../../../tests/support/show-member.tsx';
import { activateLocale } from '../../i18n/catalogs.ts';
import { fetchOccupationsFilter } from '../../kit/search-filters/occupations-filter.tsx';
import { DetailsScreen } from './details-screen.tsx';

const mine: Organization = {
  id: '0198f0a0-0000-7000-8000-000000000001',
  name: 'Chemie',
  usage_type: 'searching',
  status: 'active',
  occupation_ids: [],
  verified_at: null,
  version: 1,
  website: null,
  privacy: null,
  address: { line_1: 'Weg 1', line_2: null, postcode: '50667', city: 'Köln', country: 'DE' },
  may_invite: true,
  status_reason: null,
  staff_changed_at: null,
  deletes_at: null,
  events: [],
};
const terms = { accepted: { at: '2026-11-23T09:00:00.000Z', by: 'Jan Feld', version: 2 } };
const stale = [412, { message: '', code: 'stale' }] as const;
const ok = (data: Organization) => [200, { data }] as const;

// once fetched, the field is there for every page of a document
beforeAll(async () => {
  await activateLocale('en');
  answering([200, { data: [], meta: { current_page: 1, per_page: 1, total: 0 } }]);
  await fetchOccupationsFilter();
  vi.unstubAllGlobals();
});
beforeEach(() => localStorage.clear());
afterEach(() => vi.unstubAllGlobals());

const cases = [
  {
    part: 'the website',
    save: 'Save occupations and website',
    field: 'Website',
    typed: 'www.mine.example',
    theirs: { website: 'https://theirs.example' },
    shown: /https:\/\/theirs\.example/,
  },
  {
    part: 'the privacy notice',
    save: 'Save the privacy notice',
    field: 'Your privacy notice',
    typed: 'https://mine.example/privacy',
    theirs: { privacy: 'We delete after six months.' },
    shown: /We delete after six months/,
  },
  {
    part: 'the address',
    save: 'Save the address',
    field: 'Street and house number',
    typed: 'Mein Weg 2',
    theirs: { address: { line_1: 'Ihre Gasse 7', line_2: null, postcode: '50667', city: 'Köln', country: 'DE' } },
    shown: /Ihre Gasse 7, 50667 Köln/,
  },
];

/** Answers in this order what is saved and read; what a field suggests while one types is asked for sooner or later. */
function saving(...answers: readonly Answer[]): Request[] {
  const requests = answering(...answers);
  const { fetch } = globalThis;
  const none = { data: [], meta: { current_page: 1, per_page: 10, total: 0 } };
  vi.stubGlobal('fetch', async (request: Request) =>
    new URL(request.url).pathname.includes('/v1/addresses') ? Response.json(none) : fetch(request),
  );
  return requests;
}

test.each(cases)('$part of a faster colleague is shown before one’s own replaces it', async (one) => {
  const newer = { ...mine, ...one.theirs, version: 2 };
  const requests = saving(stale, ok(newer), ok({ ...newer, version: 3 }));
  const { user, told } = await showMember(<DetailsScreen organization={mine} terms={terms} />);
  fireEvent.change(screen.getByRole('textbox', { name: one.field }), { target: { value: one.typed } });
  await user.click(screen.getByRole('button', { name: one.save }));
  expect((await screen.findByRole('alert')).textContent).toMatch(one.shown);
  expect(screen.getByRole('textbox', { name: one.field })).toHaveProperty('value', one.typed);
  expect(told, 'nothing is called saved').toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Save mine' }));
  await expect.poll(() => told.map(({ title }) => title)).toEqual(['Saved for your whole company']);
  expect(requests.map(({ headers }) => headers.get('if-match')).filter(Boolean)).toHaveLength(2);
  expect(screen.queryByRole('alert')).toBeNull();
});

test.each(cases)('$part of a colleague is shown where a draft lies over it that was typed before', async (one) => {
  const { unmount } = await showMember(<DetailsScreen organization={mine} terms={terms} />);
  fireEvent.change(screen.getByRole('textbox', { name: one.field }), { target: { value: one.typed } });
  unmount();
  const theirs = { ...mine, ...one.theirs, version: 2 };
  const { user } = await showMember(<DetailsScreen organization={theirs} terms={terms} />);
  expect(screen.getByRole('textbox', { name: one.field })).toHaveProperty('value', one.typed);
  expect((await screen.findByRole('alert')).textContent).toMatch(one.shown);
  await user.click(screen.getByRole('button', { name: 'Keep what is saved' }));
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.getByRole('textbox', { name: one.field })).not.toHaveProperty('value', one.typed);
});

test('a colleague who changed something else stands in nobody’s way, and both are kept', async () => {
  const newer = { ...mine, usage_type: 'referring' as const, version: 2 };
  const requests = answering(stale, ok(newer), ok({ ...newer, website: 'https://www.mine.example', version: 3 }));
  const { user, told } = await showMember(<DetailsScreen organization={mine} terms={terms} />);
  fireEvent.change(screen.getByRole('textbox', { name: 'Website' }), { target: { value: 'www.mine.example' } });
  await user.click(screen.getByRole('button', { name: 'Save occupations and website' }));
  await expect.poll(() => told.map(({ title }) => title)).toEqual(['Saved for your whole company']);
  expect(await requests[2]?.json()).toEqual({ occupation_ids: [], website: 'https://www.mine.example' });
});

test('the privacy notice is shown, says who reads it, and takes no address but of the web', async () => {
  const requests = answering(ok({ ...mine, version: 2 }));
  const privacy = 'https://mine.example/privacy';
  const { user } = await showMember(<DetailsScreen organization={{ ...mine, privacy }} terms={terms} />);
  const field = screen.getByRole('textbox', { name: 'Your privacy notice' });
  expect(field).toHaveProperty('value', privacy);
  expect(describedBy(field)[0]).toMatch(/^Whoever you write to reads it before saying yes/);
  fireEvent.change(field, { target: { value: 'javascript:alert(1)' } });
  await user.click(screen.getByRole('button', { name: 'Save the privacy notice' }));
  expect(await screen.findByText(/must be a valid URL/)).toBeDefined();
  expect(requests).toEqual([]);
});

test.each([
  [terms.accepted, 'Terms for companies: version 2, accepted on November 23, 2026.'],
  [null, 'Terms for companies: not accepted yet. You are asked before your first message.'],
])('which terms for companies hold stands there', async (accepted, words) => {
  await showMember(<DetailsScreen organization={mine} terms={{ accepted }} />);
  expect(screen.getByText(words)).toBeDefined();
});

test('the address asks for a building or floor, not for somebody’s home', async () => {
  await showMember(<DetailsScreen organization={mine} terms={terms} />);
  const supplement = screen.getByRole('textbox', { name: 'Address supplement' });
  expect(describedBy(supplement)).toEqual(['For example the building or the floor. May stay empty.']);
});
