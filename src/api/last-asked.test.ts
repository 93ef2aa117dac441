import { expect, test } from 'vitest';
import { lastAsked } from './last-asked.ts';

test('of several questions the last one is heard, whatever comes of the others and however late', async () => {
  const last = lastAsked();
  const [first, second] = [Promise.withResolvers<string>(), Promise.withResolvers<string>()];
  const answers = [last(() => first.promise), last(() => second.promise), last(async () => 'third')];
  second.reject(new Error('late'));
  first.resolve('first');
  expect(await Promise.all(answers)).toEqual([undefined, undefined, 'third']);
});

test('the last one’s refusal is heard', async () => {
  await expect(lastAsked()(() => Promise.reject(new Error('refused')))).rejects.toThrow('refused');
});
