import type { Locale } from '../../contract/kit/fields.ts';
import type { Mark } from './chart.ts';
import { html, type Markup } from './markup.ts';
import { marks } from './phrases.ts';

/** What follows a class where a comparison found something. */
export const markClass = (mark: Mark | undefined): string => (mark ? ` ${mark}` : '');

/** The mark in words, for a reader to whom colours say nothing. */
export const markWord = (mark: Mark | undefined, locale: Locale): Markup =>
  mark ? html`<b class="mark">${marks[mark][locale]}</b> ` : html``;
