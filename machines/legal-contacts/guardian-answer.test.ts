import { expect, it } from 'vitest';
import { walkModel } from '../kit/model.ts';
import { guardianAnswerModel } from './guardian-answer.model.ts';

it('the guardian’s page takes every transition, and nobody consents without having declared custody', () => {
  expect(walkModel(guardianAnswerModel)).toEqual({ states: 71, steps: 191, transitions: 44, notWalked: [] });
});
