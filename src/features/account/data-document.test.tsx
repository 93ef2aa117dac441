import { act, cleanup, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { AccountExport } from '../../../contract/account/export.schema.ts';
import { countries } from '../../../contract/applicants/applicants.schema.ts';
import { show } from '../../../tests/support/show.tsx';
import { DataDocument } from './data-document.tsx';

const shown = (data: object) => {
  show(<DataDocument data={data as AccountExport} />);
  return screen.getAllByRole('definition').map(({ textContent }) => textContent);
};

test.each(countries)('the country %s is written as the address form writes it', (country) => {
  const name = new Intl.DisplayNames(['en'], { type: 'region' }).of(country);
  expect(shown({ applicant: { address: { city: 'Ort', country } } })).toEqual(['Ort', name]);
});

test('a status is said in the word of the list that shows such records', () => {
  const status = (name: string) => [{ status: name }];
  const ordinary = ['Draft', 'Published', 'Active', 'Paused', 'Expired', 'Archived'];
  expect(
    shown({
      pings_received: status('accepted'),
      pings_sent: status('accepted'),
      records: ['draft', 'published', 'active', 'inactive', 'expired', 'archived'].flatMap(status),
      invitations: status('pending'),
    }),
  ).toEqual(['You said yes', 'Accepted', ...ordinary, 'Waiting']);
});

test('a browser is called as in the list of sessions, and a number is grouped', async () => {
  const user_agent = 'Mozilla/5.0 (X11; Linux x86_64; rv:150.0) Gecko/20100101 Firefox/150.0';
  const data = { employee: { phonenumber: '+493023125311' }, sessions: [{ user_agent }, { user_agent: 'curl/8.0' }] };
  // the grouping is fetched first
  await act(async () => void show(<DataDocument data={data as AccountExport} />));
  expect(await screen.findByText('+49 30 23125311')).toBeDefined();
  expect(screen.getByText('Firefox on Linux')).toBeDefined();
  expect(screen.getByText('Unknown browser')).toBeDefined();
});

test('what stands in braces in messages is explained once, and only where there is some', () => {
  const explained = /^Where something stands in braces/;
  shown({ pings_sent: [{ subject: 'Hallo {applicant.firstname}' }, { body: '{response_link}' }] });
  expect(screen.getAllByText(explained)).toHaveLength(1);
  cleanup();
  shown({ pings_sent: [{ subject: 'Hallo', body: 'Text' }] });
  expect(screen.queryByText(explained)).toBeNull();
});

test('what is only yes or no is said, and whoever agreed oneself is called you', () => {
  expect(shown({ applicant: { recommended: true }, consents: [{ given_by: 'applicant' }] })).toEqual([
    'Yes',
    'You yourself',
  ]);
});

test('an appointment is told by the clock of the tenant, and what a company noted in plain words', () => {
  expect(
    shown({
      pings_received: [{ asked_at: '2026-11-23T09:00:00.000Z', contacted: false }],
      appointments: [{ starts_at: '2026-11-24T13:00:00.000Z', place: null, status: 'declined' }],
      outcomes: [{ outcome: 'not_reached' }, { outcome: 'taken_back' }],
    }),
  ).toEqual([
    expect.stringMatching(/November/),
    'No',
    expect.stringMatching(/24 November.*14:00/),
    'By phone',
    'Didn’t suit you',
    'Hasn’t reached you',
    'Note taken back',
  ]);
});
