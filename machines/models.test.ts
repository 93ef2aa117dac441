import { expect, it } from 'vitest';
import { walkModel } from './kit/model.ts';
import { models } from './models.ts';

it.each(models)(
  '$machine.id takes every transition, and its rules hold after each step [S2-15] [S2-16] [S2-17] [S2-19]',
  (model) => expect(walkModel(model), 'an event of the model is missing, or nobody can come there').toEqual([]),
);
