import type { Locale } from '../../../contract/kit/fields.ts';

/** Names of the environment variables by which the commands tell the tests how the paths are walked this time. */
export const wishNames = {
  /** German and English in turns unless said otherwise. */
  locale: 'PATHS_LOCALE',
  aloud: 'PATHS_ALOUD',
  /** In a window, and waits whenever the page has come to rest until it is told to go on. */
  watched: 'PATHS_WATCHED',
  /** The folder for pictures of each state. */
  storyboard: 'PATHS_STORYBOARD',
} as const;

export const returnTitle = 'reload, back, forward, new tab and deep link';
export const interruptTitle = 'a reload before the answer';

const { env } = process;
export const wishes = {
  locale: env[wishNames.locale] as Locale | undefined,
  isAloud: env[wishNames.aloud] !== undefined,
  isWatched: env[wishNames.watched] !== undefined,
  storyboard: env[wishNames.storyboard],
};

export const tell = (line: string): void => {
  if (wishes.isAloud) process.stdout.write(`${line}\n`);
};
