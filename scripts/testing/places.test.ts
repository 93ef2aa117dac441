import { expect, test } from 'vitest';
import { Places } from './places.ts';

test('what needs several places begins when so many are free, and nothing asked for later before it', async () => {
  const places = new Places(3);
  const said: string[] = [];
  const ends = new Map<string, () => void>();
  const work = (name: string) => () => {
    said.push(name);
    return new Promise<void>((resolve) => ends.set(name, resolve));
  };
  const order = (async () => {
    const begun = [];
    for (const [name, needed] of Object.entries({ build: 1, types: 1, lint: 1, reliability: 2, all: 9, last: 1 }))
      begun.push(await places.take(needed, work(name)));
    await Promise.all(begun.map(({ ended }) => ended));
  })();
  const after = async (name: string): Promise<readonly string[]> => {
    ends.get(name)?.();
    await new Promise(setImmediate);
    return said;
  };
  expect(await after('nothing')).toEqual(['build', 'types', 'lint']);
  expect(await after('types')).toEqual(['build', 'types', 'lint']);
  expect(await after('lint')).toEqual(['build', 'types', 'lint', 'reliability']);
  expect(await after('build')).toEqual(['build', 'types', 'lint', 'reliability']);
  expect(await after('reliability')).toEqual(['build', 'types', 'lint', 'reliability', 'all']);
  expect(await after('all')).toEqual(['build', 'types', 'lint', 'reliability', 'all', 'last']);
  await after('last');
  await order;
});
