import { describe, expect, it } from 'vitest';
import { models } from '../../machines/models.ts';
import { readStoryboardWishes } from './wishes.ts';

describe('of what the storyboard takes pictures', () => {
  it('takes every machine in both languages unless it is told otherwise', () => {
    const wishes = readStoryboardWishes([]);
    if (typeof wishes === 'string') throw new Error(wishes);
    expect(wishes.machines.toSorted()).toEqual(models.map(({ machine }) => machine.id).toSorted());
    expect(wishes.locales).toEqual(['en', 'de']);
  });

  it('takes one machine, in one language', () => {
    expect(readStoryboardWishes(['wizard', 'de'])).toEqual({ machines: ['wizard'], locales: ['de'] });
    expect(readStoryboardWishes(['list'])).toEqual({ machines: ['list'], locales: ['en', 'de'] });
  });

  it('says what it can’t do', () => {
    expect(readStoryboardWishes(['lists'])).toMatch(/^There is no machine lists; there are .*session, /);
    expect(readStoryboardWishes(['session', 'wizard'])).toBe('One machine at a time, or none for all of them.');
  });
});
