import type { I18n } from '@lingui/core';
import { mostOfChoice } from '../../../contract/search/bands.ts';

/** How many a choice finds; undefined where nobody knows yet. */
export const figure = (i18n: I18n, count: number | undefined): string | undefined =>
  count === undefined ? undefined : count > mostOfChoice ? `${i18n.number(mostOfChoice)}+` : i18n.number(count);

/** Behind the words of a choice that is one of a list. */
export const withFigure = (i18n: I18n, words: string, count: number | undefined): string => {
  const shown = figure(i18n, count);
  return shown === undefined ? words : `${words} · ${shown}`;
};
