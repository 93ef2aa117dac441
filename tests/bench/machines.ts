import { walkModel } from '../../machines/kit/model.ts';
import { models } from '../../machines/models.ts';
import { type Figure, median, seconds } from './figures.ts';

/** Every transition of every machine, its invariants checked after each step: the first time, and once warm. */
export function measureMachines(): Figure[] {
  const first = walkAll();
  const warm = median(Array.from({ length: 5 }, walkAll));
  return [
    { what: 'all machines walked, the first time', value: seconds(first), reference: 'about a second' },
    { what: 'all machines walked, warm', value: seconds(warm), reference: `${models.length} machines` },
  ];
}

/** Milliseconds. */
function walkAll(): number {
  const began = performance.now();
  for (const model of models) walkModel(model);
  return performance.now() - began;
}
