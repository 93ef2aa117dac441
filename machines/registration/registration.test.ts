import { expect, it } from 'vitest';
import { walkModel } from '../kit/model.ts';
import { invitationEntryModel } from './invitation-entry.model.ts';
import { registrationCodeEntryModel } from './registration-code-entry.model.ts';

it('the entry of a registration code takes every transition, and the form opens only for a known one', () => {
  expect(walkModel(registrationCodeEntryModel)).toEqual({ states: 6, steps: 11, transitions: 11, notWalked: [] });
});

it('the entry of an invitation takes every transition, and keeps no token', () => {
  expect(walkModel(invitationEntryModel)).toEqual({ states: 7, steps: 13, transitions: 13, notWalked: [] });
});
