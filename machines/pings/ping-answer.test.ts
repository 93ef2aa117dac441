import { expect, it } from 'vitest';
import { walkModel } from '../kit/model.ts';
import { pingAnswerModel } from './ping-answer.model.ts';

it('the answer page takes every transition, and releases nothing before the question was confirmed', () => {
  expect(walkModel(pingAnswerModel)).toEqual({ states: 69, steps: 199, transitions: 38, notWalked: [] });
});
