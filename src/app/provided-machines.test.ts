import { expect, test } from 'vitest';
import { unprovidedActors } from '../../machines/kit/unprovided.ts';
import { providedMachines } from './provided-machines.ts';

test('every placeholder of every machine is filled in the browser', () => {
  const entries = Object.entries(providedMachines);
  expect(entries.length).toBeGreaterThan(1);
  expect(entries.flatMap(([name, machine]) => unprovidedActors(machine).map((actor) => `${name}: ${actor}`))).toEqual([]);
});
