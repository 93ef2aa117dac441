import { expect, it } from 'vitest';
import { walkModel } from '../kit/model.ts';
import { accountLinkModel } from './account-link.model.ts';

it('a link to delete or keep the account takes every transition, and acts by the button only', () => {
  expect(walkModel(accountLinkModel)).toEqual({ states: 8, steps: 9, transitions: 9, notWalked: [] });
});
