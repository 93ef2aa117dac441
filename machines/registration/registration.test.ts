import { expect, it } from 'vitest';
import { crashed, done, walk } from '../kit/coverage.ts';
import { invitationEntryMachine } from './invitation-entry.machine.ts';
import { registrationCodeEntryMachine } from './registration-code-entry.machine.ts';

const refused = { kind: 'refused', code: 'validation', message: '', errors: {} };

it('the entry of a registration code takes every transition, and the form opens only for a known one', () => {
  const answers = [
    { kind: 'known', offer: { code: '12E45678' } },
    { kind: 'unknown' },
    { kind: 'deactivated' },
    refused,
    { kind: 'failed' },
  ];
  const result = walk(registrationCodeEntryMachine, {
    events: [
      { type: 'code.submit', code: '12E45678' },
      { type: 'code.change' },
      ...answers.map((answer) => done('registrationCodeEntry.lookingUp', answer)),
      crashed('registrationCodeEntry.lookingUp'),
    ],
    check: (after) => expect(after.matches('known')).toBe(after.context.offer !== null),
  });
  expect(result).toEqual({ states: 6, steps: 11, transitions: 11, notWalked: [] });
});

it('the entry of an invitation takes every transition, and keeps no token', () => {
  const answers = [
    { kind: 'known', offer: { email: 'a@example.org' } },
    { kind: 'unknown' },
    { kind: 'accepted' },
    { kind: 'expired' },
    refused,
    { kind: 'failed' },
  ];
  const result = walk(invitationEntryMachine, {
    events: [
      { type: 'invitation.submit', token: 'secret-token' },
      { type: 'invitation.change' },
      ...answers.map((answer) => done('invitationEntry.lookingUp', answer)),
      crashed('invitationEntry.lookingUp'),
    ],
    check: (after) => {
      expect(after.matches('known')).toBe(after.context.offer !== null);
      expect(JSON.stringify(after.context)).not.toContain('secret-token');
    },
  });
  expect(result).toEqual({ states: 7, steps: 13, transitions: 13, notWalked: [] });
});
