import { screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import type { GuardianLetter } from '../../../contract/legal-contacts/legal-contacts.schema.ts';
import { guardianConsentMachine } from '../../../machines/legal-contacts/guardian-consent.machine.ts';
import { aGuardian } from '../../../tests/support/a-guardian.ts';
import { anApplicant } from '../../../tests/support/an-applicant.ts';
import { showAs } from '../../../tests/support/show-as.tsx';
import { answering } from '../../../tests/support/show-member.tsx';
import { GuardianOutcome } from './guardian-outcome.tsx';
import { LetterToSign } from './letter-to-sign.tsx';

const actor = createActor(guardianConsentMachine);
afterEach(() => vi.unstubAllGlobals());

const letter: GuardianLetter = {
  reference: 'K7M2-9QXT',
  locale: 'en',
  issued_at: '2026-11-20T10:00:00.000Z',
  expires_at: '2026-12-20T10:00:00.000Z',
  firstname: 'Maren',
  lastname: 'Vogt',
  child: { firstname: 'Mia', lastname: 'Vogt', date_of_birth: '2011-05-05' },
  terms: { version: 3, text: 'The terms' },
  findable: { version: 2, text: 'Being found' },
};
const contact = aGuardian({
  email: null,
  letter: { reference: 'K7M2-9QXT', is_outdated: false },
  expires_at: letter.expires_at,
  kept_until: '2026-12-10T10:00:00.000Z',
});
/** Every list is empty, and the letter is there. */
const answers = () => answering([200, { data: letter }]);

test('prints the letter: number, child, both versions, and who may sign', async () => {
  vi.stubGlobal('print', vi.fn());
  answers();
  const { user } = await showAs(anApplicant(), <LetterToSign actor={actor} contact={contact} />);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Now Maren Vogt signs a letter');
  screen.getByText('K7M2-9QXT');
  await user.click(await screen.findByRole('button', { name: 'Print or save the letter' }));
  expect(globalThis.print).toHaveBeenCalledOnce();
  const sheet = document.body.textContent ?? '';
  for (const part of [
    'May Mia Vogt look for an apprenticeship here?',
    'born on May 5, 2011',
    'I agree to the terms of use, version 3.',
    'version 2 of the text',
    'Only Maren Vogt may sign',
    'The terms',
    'Being found',
  ])
    expect(sheet).toContain(part);
});

test('has to arrive before everything is erased, whichever day comes first', async () => {
  answers();
  await showAs(anApplicant(), <LetterToSign actor={actor} contact={contact} />);
  expect(screen.getByText('Dec 10, 2026')).toBeDefined();
});

test('a letter whose text has changed is not printed again', async () => {
  answers();
  const outdated = { ...contact, letter: { reference: 'K7M2-9QXT', is_outdated: true } };
  await showAs(anApplicant(), <LetterToSign actor={actor} contact={outdated} />);
  screen.getByText(/A text in this letter has changed since/);
  expect(screen.queryByRole('button', { name: 'Print or save the letter' })).toBeNull();
});

test('one that has not come back is no e-mail to send again', async () => {
  answers();
  await showAs(
    anApplicant(),
    <GuardianOutcome actor={actor} contact={{ ...contact, status: 'expired' }} situation="expired" />,
  );
  screen.getByText('The letter to Maren Vogt has not come back');
  expect(screen.queryByText(/e-mail/)).toBeNull();
});
