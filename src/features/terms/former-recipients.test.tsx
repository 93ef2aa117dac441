import { screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import type { Recipient } from '../../../contract/pings/pings.schema.ts';
import { guardianConsentMachine } from '../../../machines/legal-contacts/guardian-consent.machine.ts';
import { aGuardian } from '../../../tests/support/a-guardian.ts';
import { anApplicant } from '../../../tests/support/an-applicant.ts';
import { showAs } from '../../../tests/support/show-as.tsx';
import { GuardianOutcome } from './guardian-outcome.tsx';
import { WaitingForGuardian } from './waiting-for-guardian.tsx';

const actor = createActor(guardianConsentMachine);
afterEach(() => vi.unstubAllGlobals());

const contact = aGuardian({ sent_at: '2026-11-24T10:00:00.000Z' });
const had: Recipient = {
  ping_id: '0190a000-0000-7000-8000-000000000002',
  organization_id: '0190a000-0000-7000-8000-000000000003',
  organization: 'Farbwerk GmbH',
  at: '2026-11-20T10:00:00.000Z',
  until: '2026-11-24T10:00:00.000Z',
  withdrawn_at: '2026-11-24T10:00:00.000Z',
  deletion_confirmed_at: null,
  has_access: false,
};

const pages = {
  'waiting for another one': <WaitingForGuardian actor={actor} contact={contact} />,
  'a no': <GuardianOutcome actor={actor} contact={contact} situation="declined" />,
  '“not me”': <GuardianOutcome actor={actor} contact={{ ...contact, not_me: true }} situation="declined" />,
  'no answer': <GuardianOutcome actor={actor} contact={contact} situation="expired" />,
  'a withdrawal': <GuardianOutcome actor={actor} contact={contact} situation="withdrawn" />,
};

test.each(Object.entries(pages))('%s: the child reads which companies had the number', async (_, page) => {
  vi.stubGlobal('fetch', async () => Response.json({ data: [had] }));
  await showAs(anApplicant(), page);
  expect(await screen.findByText(/Farbwerk GmbH had your number/)).toBeDefined();
});
