import { expect, it } from 'vitest';
import { walkModel } from '../kit/model.ts';
import { passwordForgotModel } from './password-forgot.model.ts';
import { passwordResetModel } from './password-reset.model.ts';

it('asking for a new password takes every transition', () => {
  expect(walkModel(passwordForgotModel)).toEqual({ states: 3, steps: 6, transitions: 5, notWalked: [] });
});

it('setting a new password takes every transition', () => {
  expect(walkModel(passwordResetModel)).toEqual({ states: 6, steps: 8, transitions: 7, notWalked: [] });
});
