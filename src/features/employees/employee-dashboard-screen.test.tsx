import { act, screen, within } from '@testing-library/react';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { Agenda, CompanyStatistics } from '../../../contract/statistics/agenda.schema.ts';
import { answering, showMember } from '../../../tests/support/show-member.tsx';
import { activateLocale } from '../../i18n/catalogs.ts';
import { EmployeeDashboardScreen } from './employee-dashboard-screen.tsx';

beforeAll(() => activateLocale('en'));

/** Whoever scrolls as far as the figures. */
let scroll: (() => void) | undefined;
beforeEach(() => {
  scroll = undefined;
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(tell: (entries: { isIntersecting: boolean }[]) => void) {
        scroll = () => tell([{ isIntersecting: true }]);
      }
      observe() {}
      disconnect() {}
    },
  );
});

const nothing = { total: 0, rows: [] };
const id = '0198c5a0-0000-7000-8000-000000000001';
const soon = (name: string) => ({ total: 1, rows: [{ id, name, at: '2026-11-25T09:00:00Z' }] });
const found = (name: string, within_km: number | null) => ({
  handle: `${name.split(' ')[0]}`,
  name,
  occupation: 'Koch/Köchin',
  within_km,
});
const empty: Agenda = {
  calls: { total: 0, rows: [] },
  meetings: [],
  tomorrow: [],
  ending: { messages: nothing, proposals: nothing, codes: nothing, alerts: nothing },
  unsaid: 0,
  interested: nothing,
  people: { criteria: {}, total: 9, total_is_at_least: false, fresh: null, rows: [], since: null },
  codes: nothing,
  begun: { search: false, message: false, code: false, profile: false },
};
const begun = { search: true, message: true, code: true, profile: true };
const titles = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
/** The product’s own router writes words without their quotes. */
const hrefOf = (name: string | RegExp) =>
  decodeURIComponent(screen.getByRole('link', { name }).getAttribute('href') ?? '').replaceAll('"', '');

test.each([
  ['searches', { codes: null }, 'Find your first applicant', ['/profiles/create']],
  ['refers', { people: null }, 'Hand on good applicants', ['/profiles/create']],
  ['does both', {}, 'Find your first applicant', ['/registration-codes/create', '/profiles/create']],
] as const)('a company that %s and has done nothing is shown its first steps', async (_, changes, title, steps) => {
  await showMember(<EmployeeDashboardScreen data={{ ...empty, ...changes }} />);
  expect(titles()).toEqual([title, 'What helps next']);
  const list = screen.getByRole('region', { name: 'What helps next' });
  expect(
    within(list)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')),
  ).toEqual(steps);
  expect(screen.queryByText('The last 4 weeks at your company')).toBeNull();
});

test('names and today come first, then who is new, then what runs out; each leads to what it counts [S2-23]', async () => {
  const criteria = { occupation_ids: [id], centre: '50667 Köln', radius_km: '25' };
  await showMember(
    <EmployeeDashboardScreen
      data={{
        ...empty,
        begun,
        meetings: [
          {
            ping_id: id,
            name: 'Anh Klein',
            phonenumber: '+4930901820',
            starts_at: '2026-11-23T13:00:00Z',
            ends_at: '2026-11-23T13:30:00Z',
            place: null,
          },
        ],
        tomorrow: [
          {
            ping_id: id,
            name: 'Noor Yıldız',
            phonenumber: null,
            starts_at: '2026-11-24T09:00:00Z',
            ends_at: '2026-11-24T09:30:00Z',
            place: 'Tor 2',
          },
        ],
        people: {
          criteria,
          total: 36,
          total_is_at_least: false,
          fresh: 4,
          rows: [found('Ahorn 42', 10)],
          since: '2026-11-16T09:00:00Z',
        },
        interested: { total: 2, rows: [found('Kiefer 7', 25), found('Linde 12', null)] },
        ending: {
          messages: soon('Kiefer 9'),
          proposals: soon('Mia Sommer'),
          codes: soon('Herbst'),
          alerts: { ...soon('Koch'), total: 2 },
        },
        unsaid: 3,
      }}
    />,
  );
  expect(titles()).toEqual([
    'One appointment today',
    'One appointment tomorrow',
    '2 applicants show interest in your company',
    '4 new applicants since your last visit',
    'Worth a look',
  ]);
  // by the tenant's clock: 13:00 in London is 14:00 in Berlin
  expect(screen.getByText(/^(14:00|02:00 pm)$/iu)).toBeDefined();
  expect(hrefOf(/\+49/u)).toBe('tel:+4930901820');
  const asked = (name: string) => Object.fromEntries(new URLSearchParams(hrefOf(name)?.split('?')[1]));
  const fresh = { occupations: id, place: '50667 Köln', radius: '25', fresh: 'true' };
  expect(asked('Look at the 4 new ones')).toEqual(fresh);
  expect(asked('Ahorn 42')).toEqual({ ...fresh, open: 'Ahorn' });
  expect(screen.getByText('Koch/Köchin · over 100 km')).toBeDefined();
  expect([
    hrefOf('Kiefer 7'),
    hrefOf('Mia Sommer has not chosen a time yet'),
    hrefOf('Kiefer 9 has not answered yet'),
    hrefOf('The code “Herbst” runs out'),
    hrefOf('2 alerts: do you still need them?'),
    hrefOf('3 people came by your codes: do you know them?'),
  ]).toEqual([
    '/search?interested=true&open=Kiefer',
    `/pings?ping=${id}`,
    `/pings?ping=${id}`,
    `/registration-codes/${id}`,
    '/alerts?asked=yes',
    '/applicants?came=unsaid',
  ]);
});

const course: CompanyStatistics = {
  perspective: 'organization',
  written: [0, 2, 1, 0, 3, 1, 1, 2],
  accepted: [10, 5, 5, 0, 5, 10, 6, 6],
  declined: [0, 0, 1, 0, 1, 0, 0, 0],
  answers: { written: 13, answered: 8, waiting: 3 },
  found_here: 2,
  came: [0, 0, 0, 0, 0, 0, 0, 0],
  findable: 0,
};

test('figures come when one gets there: four weeks beside four, without a percentage where they are few', async () => {
  const requests = answering([200, { data: course }]);
  await showMember(<EmployeeDashboardScreen data={{ ...empty, begun }} />);
  expect(requests).toHaveLength(0);
  await act(async () => scroll?.());
  await screen.findByRole('heading', { name: 'The last 4 weeks at your company' });
  expect(requests.map(({ url }) => new URL(url).pathname)).toEqual(['/api/v1/employees/_statistics']);
  for (const words of ['4 more than before (3)', '7 more than before (20) · +35%', 'as many as before'])
    expect(screen.getByText(words)).toBeDefined();
  expect(screen.getByText('of 13 messages answered')).toBeDefined();
  expect(screen.getByText('3 still wait · 2 ended without one')).toBeDefined();
  expect(hrefOf('Show answered ones')).toBe('/pings?counted=answered');
  expect(hrefOf('Show messages')).toBe('/pings?counted=written');
  expect(screen.getByText(/as they say too/)).toBeDefined();
  expect(hrefOf('Show whom you hired')).toBe('/pings?counted=found_here');
  expect(screen.getAllByRole('figure')).toHaveLength(1);
});

test('figures that don’t come are missed by nobody who came to call somebody', async () => {
  answering([500]);
  await showMember(<EmployeeDashboardScreen data={{ ...empty, begun }} />);
  await act(async () => scroll?.());
  expect(await screen.findByText('Your company’s figures couldn’t be loaded just now.')).toBeDefined();
  expect(screen.getByRole('heading', { level: 1 })).toBeDefined();
});
