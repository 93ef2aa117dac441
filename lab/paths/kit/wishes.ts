import type { Locale } from '../../../contract/kit/fields.ts';

/** How the commands want the paths walked this time. */
interface Wishes {
  /** German and English in turns unless said otherwise. */
  readonly locale?: Locale;
  /** Tells each step as a manual script. */
  readonly isAloud?: boolean;
  /** In a window, and waits whenever the page has come to rest until it is told to go on. */
  readonly isWatched?: boolean;
  /** The folder for pictures of each state. */
  readonly storyboard?: string;
}
export const wishes = JSON.parse(process.env['PATHS_WISHES'] ?? '{}') as Wishes;
export const wishing = (wish: Wishes) => ({ PATHS_WISHES: JSON.stringify(wish) });

export const returnTitle = 'reload, back, forward, new tab and deep link';
export const interruptTitle = 'a reload before the answer';

export const tell = (line: string): void => {
  if (wishes.isAloud) process.stdout.write(`${line}\n`);
};
