import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { releaseConsent } from '../../../../tests/support/release-consent.ts';
import { show } from '../../../../tests/support/show.tsx';
import type { ApplicantPing } from '../../../../contract/pings/pings.schema.ts';
import { PingAnswerScreen } from './ping-answer-screen.tsx';

const id = '0190a000-0000-7000-8000-000000000002';
const ping = (choice: ApplicantPing['guardian_choice']): ApplicantPing => ({
  perspective: 'applicant',
  id,
  status: 'pending',
  organization: {
    id,
    name: 'Farbwerk',
    street: null,
    postcode: null,
    city: 'Dormagen',
    website: null,
    occupations: [],
  },
  employee: { fullname: 'Jannik Lang', position: null, email: null, phonenumber: null },
  subject: 'Hallo',
  body: 'Hallo',
  match: { rule: 1, reasons: [] },
  sent_at: '2026-11-20T10:00:00.000Z',
  expires_at: '2026-12-12T10:00:00.000Z',
  responded_at: null,
  guardian_asked_at: null,
  guardian: choice && 'Vera',
  guardian_choice: choice,
  releases: {
    name: 'Mia Kind',
    email: 'mia@example.org',
    phonenumber: '+492219901234',
    reachable_from: 15,
    recommended_by: ['Lackwerke'],
    consent: releaseConsent,
  },
  release: null,
  events: ['accept', 'decline'],
});

beforeEach(() => {
  document.cookie = 'XSRF-TOKEN=x';
});
afterEach(() => vi.unstubAllGlobals());

test.each([
  ['ask', 'Ask Vera whether Farbwerk may get this?', /until Vera agrees, too/, 'Say yes and ask Vera'],
  ['tell', 'Farbwerk gets this from you', /^Vera gets an e-mail that says/, 'Hand this over'],
  [null, 'Farbwerk gets this from you', /^Nothing else/, 'Hand this over'],
] as const)(
  '%s: behind a mail’s link, too, a yes says first what it hands over, and who else decides',
  async (choice, title, then, deed) => {
    vi.stubGlobal('fetch', async () => Response.json({ data: ping(choice) }));
    const { user } = show(<PingAnswerScreen id={id} token="secret" />);
    await user.click(await screen.findByRole('button', { name: 'Yes, I’m interested' }));
    expect(screen.getByRole('heading', { level: 1, name: title })).toBe(document.activeElement);
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Mia Kind',
      'mia@example.org',
      '+49 221 9901234',
      'Best reached from 15:00',
      'Recommended by Lackwerke',
    ]);
    expect(screen.getByText(then)).toBeDefined();
    expect(screen.getByRole('button', { name: deed })).toBeDefined();
  },
);
