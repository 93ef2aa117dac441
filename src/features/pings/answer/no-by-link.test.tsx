import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ApplicantPing } from '../../../../contract/pings/applicant-ping.schema.ts';
import { anApplicantPing } from '../../../../tests/support/an-applicant-ping.ts';
import { anApplicant } from '../../../../tests/support/an-applicant.ts';
import { showAs } from '../../../../tests/support/show-as.tsx';
import { PingAnswerScreen } from './ping-answer-screen.tsx';

beforeEach(() => {
  document.cookie = 'XSRF-TOKEN=x';
  Element.prototype.scrollIntoView = () => undefined;
});
afterEach(() => vi.unstubAllGlobals());

/** The page behind the mail’s no, with what it has sent so far. */
async function byNo(ping: ApplicantPing) {
  const sent: string[] = [];
  vi.stubGlobal('fetch', async (request: Request) => {
    const call = /pings\/p1\/(\w+)/.exec(request.url)?.[1] ?? '';
    sent.push(`${call} ${await request.clone().text()}`);
    return Response.json({ data: call === 'answer' ? { ...ping, status: 'declined' } : ping });
  });
  return { sent, ...(await showAs(anApplicant(), <PingAnswerScreen id="p1" token="secret" isNo />)) };
}

test('the mail’s no opens its question and says nothing yet; one tap does', async () => {
  const { user, sent } = await byNo(anApplicantPing());
  const decline = await screen.findByRole('button', { name: 'Say no' });
  expect(sent).toEqual(['lookup {"token":"secret"}']);
  await user.click(decline);
  await screen.findByRole('heading', { name: 'You have said no' });
  expect(sent).toEqual(['lookup {"token":"secret"}', 'answer {"event":"decline","token":"secret"}']);
});

test('back from it leads to the letter, and stays there', async () => {
  const { user } = await byNo(anApplicantPing());
  await user.click(await screen.findByRole('button', { name: 'Back' }));
  expect(screen.getByRole('button', { name: 'Yes, I’m interested' })).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Say no' })).toBeNull();
});

test('after a yes the same link shows the yes', async () => {
  const release = { at: '2026-11-21T10:00:00.000Z', until: null, withdrawn_at: null, deletion_confirmed_at: null };
  await byNo(anApplicantPing({ status: 'accepted', release, events: ['withdraw'] }));
  await screen.findByRole('button', { name: 'Take my yes back' });
  expect(screen.queryByRole('button', { name: 'Say no' })).toBeNull();
});
