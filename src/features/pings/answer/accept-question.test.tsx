import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { anApplicantPing } from '../../../../tests/support/an-applicant-ping.ts';
import { show } from '../../../../tests/support/show.tsx';
import type { ApplicantPing } from '../../../../contract/pings/pings.schema.ts';
import { PingAnswerScreen } from './ping-answer-screen.tsx';

const ping = (choice: ApplicantPing['guardian_choice']): ApplicantPing =>
  anApplicantPing({ guardian: choice && 'Vera', guardian_choice: choice });

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
    const { user } = show(<PingAnswerScreen id="p1" token="secret" />);
    await user.click(await screen.findByRole('button', { name: 'Yes, I’m interested' }));
    expect(screen.getByRole('heading', { level: 1, name: title })).toBe(document.activeElement);
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Mia Kind',
      'mia@example.org',
      '+49 221 9901234',
      'Best reached from 15:00',
      'Would like to begin with a trial day',
      'Recommended by Lackwerke',
    ]);
    expect(screen.getByText(then)).toBeDefined();
    expect(screen.getByRole('button', { name: deed })).toBeDefined();
  },
);
