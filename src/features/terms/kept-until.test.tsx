import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import { aGuardian } from '../../../tests/support/a-guardian.ts';
import { anApplicant } from '../../../tests/support/an-applicant.ts';
import { showAs } from '../../../tests/support/show-as.tsx';
import { guardianConsentMachine } from '../../../machines/legal-contacts/guardian-consent.machine.ts';
import { GuardianOutcome } from './guardian-outcome.tsx';
import { WaitingForGuardian } from './waiting-for-guardian.tsx';

const actor = createActor(guardianConsentMachine);
beforeEach(() => vi.stubGlobal('fetch', () => Promise.reject(new Error('offline'))));
afterEach(() => vi.unstubAllGlobals());

const contact = aGuardian({ status: 'declined', kept_until: '2026-12-24T10:00:00.000Z' });
const erased = /your profile is erased on December 24, 2026/;

test.each(['declined', 'expired', 'withdrawn'] as const)(
  '%s: somebody who has never been found reads on which day everything is erased',
  async (situation) => {
    await showAs(anApplicant(), <GuardianOutcome actor={actor} contact={contact} situation={situation} />);
    expect(screen.getByText(erased)).toBeDefined();
    expect(screen.queryByText(/Your profile is kept/)).toBeNull();
  },
);

test('whoever waits for the guardian reads it, too', async () => {
  await showAs(anApplicant(), <WaitingForGuardian actor={actor} contact={contact} />);
  expect(screen.getByText(erased)).toBeDefined();
});

test('whose consent was withdrawn after companies found them reads until when the profile is kept', async () => {
  await showAs(
    anApplicant(),
    <GuardianOutcome
      actor={actor}
      contact={{ ...contact, kept_until: null, search_kept_until: '2027-08-01T10:00:00.000Z' }}
      situation="withdrawn"
    />,
  );
  expect(screen.getByText(/Your profile is kept for now.*erased on August 1, 2027 at the earliest/)).toBeDefined();
  expect(screen.queryByText(erased)).toBeNull();
});
