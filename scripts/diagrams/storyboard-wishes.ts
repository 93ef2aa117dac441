import type { Locale } from '../../contract/kit/fields.ts';
import { allPaths } from '../../tests/paths/all-paths.ts';
import { flowsOf } from './pictures.ts';

export const storyboardUsage = 'npm run storyboard [-- [<machine>] [de|en]]';

/** Of what pictures are taken. */
interface StoryboardWishes {
  readonly flows: readonly string[];
  readonly locales: readonly Locale[];
}

/** What was asked for, or the sentence that says why that can't be. */
export function readStoryboardWishes(words: readonly string[]): StoryboardWishes | string {
  const locales = (['en', 'de'] as const).filter((locale) => words.includes(locale));
  const [machine, ...more] = words.filter((word) => word !== 'en' && word !== 'de');
  if (more.length > 0) return 'One machine at a time, or none for all of them.';
  const flows = flowsOf(allPaths.filter((path) => machine === undefined || path.machine === machine));
  if (flows.length === 0) {
    const walked = [...new Set(allPaths.map((path) => path.machine))];
    return `No path in the browser goes through ${machine}; there are ${walked.join(', ')}.`;
  }
  return { flows: flows.map(({ id }) => id), locales: locales.length === 0 ? ['en', 'de'] : locales };
}
