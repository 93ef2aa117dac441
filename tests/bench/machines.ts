import { walkModel } from '../../machines/kit/model.ts';
import { models } from '../../machines/models.ts';
import { type Figure, median, seconds } from './figures.ts';

/** Every transition of every machine, its invariants checked after each step: the first time, and once warm. */
export function measureMachines(): Figure[] {
  const first = walkAll();
  const warm = median(Array.from({ length: 5 }, () => walkAll().took));
  const size = `${models.length} machines, ${first.states} states, ${first.steps} steps, ${first.transitions} transitions`;
  return [
    { what: 'all machines walked, the first time', value: seconds(first.took), reference: 'about a second' },
    { what: 'all machines walked, warm', value: seconds(warm), reference: size },
  ];
}

function walkAll() {
  const began = performance.now();
  const walks = models.map((model) => walkModel(model));
  const sum = (of: 'states' | 'steps' | 'transitions') => walks.reduce((total, walk) => total + walk[of], 0);
  return {
    took: performance.now() - began,
    states: sum('states'),
    steps: sum('steps'),
    transitions: sum('transitions'),
  };
}
