import { fireEvent, screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { Occupation } from '../../../contract/occupations/occupations.schema.ts';
import type { Organization } from '../../../contract/organizations/organizations.schema.ts';
import { describedBy } from '../../../tests/support/show.tsx';
import { withOccupationsField } from '../../../tests/support/occupations-field.ts';
import { type Answer, answering, showMember } from '../../../tests/support/show-member.tsx';
import { detailsForm } from './details-later.ts';
import { DetailsScreen } from './details-screen.tsx';

const chemist: Occupation = {
  id: '0198f0a0-0000-7000-8000-000000000002',
  kind: 'occupation',
  name: 'Chemist',
  en: null,
  words: [],
};
const mine: Organization = {
  id: '0198f0a0-0000-7000-8000-000000000001',
  name: 'Chemie',
  usage_type: 'searching',
  status: 'active',
  occupation_ids: [chemist.id],
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

// once fetched, field and forms are there for every page of a document; they need a language first
beforeAll(async () => {
  await withOccupationsField([chemist]);
  await vi.waitFor(detailsForm.fetch, 20_000);
});
beforeEach(() => localStorage.clear());
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const cases = [
  {
    part: 'the website',
    change: 'Change occupations and website',
    save: 'Save occupations and website',
    field: 'Website',
    typed: 'www.mine.example',
    theirs: { website: 'https://theirs.example' },
    shown: /https:\/\/theirs\.example/,
  },
  {
    part: 'the privacy notice',
    change: 'Change the privacy notice',
    save: 'Save the privacy notice',
    field: 'Your privacy notice',
    typed: 'https://mine.example/privacy',
    theirs: { privacy: 'We delete after six months.' },
    shown: /We delete after six months/,
  },
  {
    part: 'the address',
    change: 'Change the address',
    save: 'Save the address',
    field: 'Street and house number',
    typed: 'Mein Weg 2',
    theirs: { address: { line_1: 'Ihre Gasse 7', line_2: null, postcode: '50667', city: 'Köln', country: 'DE' } },
    shown: /Ihre Gasse 7, 50667 Köln/,
  },
];

const open = (user: UserEvent, change: string) => user.click(screen.getByRole('button', { name: change }));

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
  await open(user, one.change);
  fireEvent.change(screen.getByRole('textbox', { name: one.field }), { target: { value: one.typed } });
  await user.click(screen.getByRole('button', { name: one.save }));
  expect((await screen.findByRole('alert')).textContent).toMatch(one.shown);
  expect(screen.getByRole('textbox', { name: one.field })).toHaveProperty('value', one.typed);
  expect(told, 'nothing is called saved').toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Save mine' }));
  await expect.poll(() => told.map(({ title }) => title)).toEqual(['Saved for your whole company']);
  expect(requests.map(({ headers }) => headers.get('if-match')).filter(Boolean)).toHaveLength(2);
  expect(screen.queryByRole('alert')).toBeNull();
  expect(await screen.findByRole('button', { name: one.change }), 'is gone on from').toBe(document.activeElement);
});

test.each(cases)('$part of a colleague is shown where a draft lies over it that was typed before', async (one) => {
  const { unmount, user: before } = await showMember(<DetailsScreen organization={mine} terms={terms} />);
  await open(before, one.change);
  fireEvent.change(screen.getByRole('textbox', { name: one.field }), { target: { value: one.typed } });
  unmount();
  const theirs = { ...mine, ...one.theirs, version: 2 };
  const { user } = await showMember(<DetailsScreen organization={theirs} terms={terms} />);
  expect(screen.getByRole('textbox', { name: one.field })).toHaveProperty('value', one.typed);
  expect((await screen.findByRole('alert')).textContent).toMatch(one.shown);
  await user.click(screen.getByRole('button', { name: 'Keep what is saved' }));
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.queryByRole('textbox', { name: one.field }), 'it is read again').toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: one.change }));
});

test('a colleague who changed something else stands in nobody’s way, and both are kept', async () => {
  const newer = { ...mine, usage_type: 'referring' as const, version: 2 };
  const requests = answering(stale, ok(newer), ok({ ...newer, website: 'https://www.mine.example', version: 3 }));
  const { user, told } = await showMember(<DetailsScreen organization={mine} terms={terms} />);
  await open(user, 'Change occupations and website');
  fireEvent.change(screen.getByRole('textbox', { name: 'Website' }), { target: { value: 'www.mine.example' } });
  await user.click(screen.getByRole('button', { name: 'Save occupations and website' }));
  await expect.poll(() => told.map(({ title }) => title)).toEqual(['Saved for your whole company']);
  expect(await requests[2]?.json()).toEqual({ occupation_ids: [chemist.id], website: 'https://www.mine.example' });
});

test('the privacy notice is shown, says who reads it, and takes no address but of the web', async () => {
  const requests = answering(ok({ ...mine, version: 2 }));
  const privacy = 'https://mine.example/privacy';
  const { user } = await showMember(<DetailsScreen organization={{ ...mine, privacy }} terms={terms} />);
  expect(screen.getByText(privacy)).toBeDefined();
  await open(user, 'Change the privacy notice');
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
  const { user } = await showMember(<DetailsScreen organization={mine} terms={terms} />);
  await open(user, 'Change the address');
  const supplement = screen.getByRole('textbox', { name: 'Address supplement' });
  expect(describedBy(supplement)).toEqual(['For example the building or the floor. May stay empty.']);
});

test('what is said is read, and what is typed and taken back leaves it as it was', async () => {
  const requests = answering();
  const { user, unmount } = await showMember(<DetailsScreen organization={mine} terms={terms} />);
  for (const words of ['We are looking for applicants', 'No website yet', 'No privacy notice yet', 'Weg 1, 50667 Köln'])
    expect(screen.getByText(words)).toBeDefined();
  expect(screen.queryByRole('textbox')).toBeNull();
  await open(user, 'Change the privacy notice');
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Your privacy notice' }));
  await user.keyboard('Typed by mistake');
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Change the privacy notice' }));
  unmount();
  await showMember(<DetailsScreen organization={mine} terms={terms} />);
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(requests).toEqual([]);
});

test('a press before the form is there opens it once it is, with the focus in it', async () => {
  const { promise, resolve } = Promise.withResolvers<Awaited<ReturnType<typeof detailsForm.fetch>>>();
  const DetailsForm = await detailsForm.fetch();
  vi.spyOn(detailsForm, 'current').mockReturnValue(undefined);
  vi.spyOn(detailsForm, 'fetch').mockReturnValue(promise);
  const { user } = await showMember(<DetailsScreen organization={mine} terms={terms} />);
  await open(user, 'Change the answer');
  expect(screen.getByRole('button', { name: /Change the answer/ }).getAttribute('aria-busy')).toBe('true');
  resolve(DetailsForm);
  const chosen = await screen.findByRole('radio', { name: /^We are looking for applicants/ });
  await expect.poll(() => document.activeElement).toBe(chosen);
});

test('what nobody has said yet is asked at once', async () => {
  const nothing = { ...mine, usage_type: null, occupation_ids: [], address: null };
  await showMember(<DetailsScreen organization={nothing} terms={terms} />);
  expect(screen.getAllByRole('button', { name: /^Save/ })).toHaveLength(3);
  expect(document.activeElement).toBe(document.body);
});
