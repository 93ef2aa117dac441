import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { anApplicantPing } from '../../../../tests/support/an-applicant-ping.ts';
import { anApplicant } from '../../../../tests/support/an-applicant.ts';
import { showAs } from '../../../../tests/support/show-as.tsx';
import { PingAnswerScreen } from './ping-answer-screen.tsx';

beforeEach(() => {
  document.cookie = 'XSRF-TOKEN=x';
  Element.prototype.scrollIntoView = () => undefined;
});
afterEach(() => vi.unstubAllGlobals());

const release = { at: '2026-11-21T10:00:00.000Z', until: null, withdrawn_at: null, deletion_confirmed_at: null };

test.each([
  ['unanswered', anApplicantPing()],
  ['after a yes', anApplicantPing({ status: 'accepted', release, events: ['withdraw'] })],
])(
  '%s: from the page behind the mail’s link the company is blocked, or reported, by whoever logs in',
  async (_, ping) => {
    vi.stubGlobal('fetch', async () => Response.json({ data: ping }));
    await showAs(anApplicant(), <PingAnswerScreen id="p1" token="secret" />);
    const { id, name } = ping.organization;
    const block = await screen.findByRole('link', { name: 'Block this company' });
    const [path, query] = block.getAttribute('href')?.split('?') ?? [];
    expect([path, new URLSearchParams(query).get('company')]).toEqual(['/account/companies', name]);
    expect(screen.getByRole('link', { name: 'Report this company' }).getAttribute('href')).toContain(id);
  },
);
