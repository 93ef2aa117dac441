import type { Locale } from '../../contract/kit/fields.ts';
import { order } from '../charts/presentation.ts';

export const storyboardUsage = 'npm run storyboard [-- [<machine>] [de|en]]';

/** Of what pictures are taken. */
export interface StoryboardWishes {
  readonly machines: readonly string[];
  readonly locales: readonly Locale[];
}

/** What was asked for, or the sentence that says why that can't be. */
export function readStoryboardWishes(words: readonly string[]): StoryboardWishes | string {
  const locales = (['en', 'de'] as const).filter((locale) => words.includes(locale));
  const [machine, ...more] = words.filter((word) => word !== 'en' && word !== 'de');
  if (more.length > 0) return 'One machine at a time, or none for all of them.';
  const machines = order.filter((id) => machine === undefined || id === machine);
  if (machines.length === 0) return `There is no machine ${machine}; there are ${order.join(', ')}.`;
  return { machines, locales: locales.length === 0 ? ['en', 'de'] : locales };
}
