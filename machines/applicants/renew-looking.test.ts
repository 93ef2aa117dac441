import { expect, it } from 'vitest';
import { walkModel } from '../kit/model.ts';
import { renewLookingModel } from './renew-looking.model.ts';

it('renewing takes every transition, and only a missing answer can be tried again [S2-19]', () => {
  expect(walkModel(renewLookingModel)).toEqual({ states: 4, steps: 5, transitions: 5, notWalked: [] });
});
