import { expect, it } from 'vitest';
import { walkModel } from '../kit/model.ts';
import { guardianAnswerModel } from './guardian-answer.model.ts';

it('the guardian’s page takes every transition, and nobody consents without having declared custody', () => {
  expect(walkModel(guardianAnswerModel)).toEqual({ states: 69, steps: 181, transitions: 43, notWalked: [] });
});
