import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { NearByPage } from '../../../contract/near-by/near-by.schema.ts';
import type { Me } from '../../../contract/users/me.schema.ts';
import { anApplicant } from '../../../tests/support/an-applicant.ts';
import { aCompany, anInterestIn, aPage } from '../../../tests/support/near-by.ts';
import { answering, showMember } from '../../../tests/support/show-member.tsx';
import { rings } from './near-by-later.ts';
import type { NearBySearch } from './near-by-address.ts';
import { NearByScreen } from './near-by-screen.tsx';

beforeEach(async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: () => {}, removeEventListener: () => {} }));
  answering([200, { data: [], meta: { total: 0, per_page: 20, current_page: 1 } }]);
  await rings.fetch();
});
afterEach(() => vi.unstubAllGlobals());

async function draw(page: NearByPage, search: NearBySearch = {}, me: Me = anApplicant()) {
  const asked: NearBySearch[] = [];
  const opened: string[] = [];
  const shown = await showMember(
    <NearByScreen
      page={page}
      interests={[anInterestIn(2)]}
      search={search}
      onSearch={(next) => asked.push(next)}
      onOpen={(id) => opened.push(id)}
      opening={{ state: { isShowing: true } }}
    />,
    me,
  );
  return { ...shown, asked, opened };
}
const heading = () => screen.getByRole('heading', { level: 1 }).textContent;
const companies = [aCompany(1), aCompany(2)];

test('says how many there are and how far; each leads to its portrait, and who was shown interest says so', async () => {
  await draw(aPage(companies));
  expect(heading()).toBe('2 companies within 25 km');
  const rows = within(screen.getByRole('list', { name: 'Companies' })).getAllByRole('listitem');
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('Köln · 3 km'),
    expect.stringContaining('Interest shown'),
  ]);
  expect(within(rows[0]!).getByRole('link').getAttribute('href')).toBe(`/near-by/${companies[0]?.id}`);
});

test('another radius and another occupation are one tap, and are asked for from the first page', async () => {
  const { user, asked } = await draw(aPage(companies), { page: '2' });
  const group = (name: string) => within(screen.getByRole('group', { name }));
  expect(group('How far').getByRole('button', { pressed: true }).textContent).toBe('25 km 2');
  await user.click(group('How far').getByRole('button', { name: '50 km 6' }));
  await user.click(group('Occupations').getByRole('button'));
  expect(asked).toEqual([
    { page: undefined, radius: '50' },
    { page: undefined, occupations: expect.stringContaining('0198c5a0') },
  ]);
});

test('nobody there: a wider radius that has somebody, or all occupations, are one tap away', async () => {
  const { user, asked } = await draw(aPage([]), { occupations: companies[0]!.id });
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('No company within 25 km offers this');
  await user.click(screen.getByRole('button', { name: '4 companies within 50 km' }));
  await user.click(screen.getByRole('button', { name: 'Show all occupations' }));
  expect(asked).toMatchObject([{ radius: '50' }, { occupations: undefined }]);
});

test('who lives abroad reads why no distances stand there, and where to change the address', async () => {
  const address = { line_1: 'Rue 1', line_2: null, postcode: '75001', city: 'Paris', country: 'FR' };
  const far = aCompany(1, { distance_km: null });
  await draw(aPage([far], { home: null, radius_km: null, within: [], towns: [] }), {}, anApplicant({ address }));
  expect([heading(), screen.queryByRole('group', { name: 'How far' })]).toEqual(['1 company', null]);
  expect(screen.getByText('Your address is outside Germany')).toBeDefined();
  expect(screen.getByRole('link', { name: 'Change my address' }).getAttribute('href')).toBe('/account');
  expect(screen.queryByRole('group', { name: 'Companies by distance and direction' })).toBeNull();
});

test('the rings mark what the list marks and open the same portrait; their markers say where it lies', async () => {
  const { user, opened } = await draw(aPage(companies));
  const map = await screen.findByRole('group', { name: 'Companies by distance and direction' });
  const marker = within(map).getByRole('button', { name: 'Betrieb 2, 6 km in the north' });
  const named = () => marker.textContent.split('Betrieb 2').length - 1;
  expect(named()).toBe(1);
  await user.hover(screen.getByRole('link', { name: /Betrieb 2/ }));
  expect(named()).toBe(2);
  await user.click(marker);
  expect(opened).toEqual([companies[1]?.id]);
});
