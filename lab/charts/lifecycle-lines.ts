import type { Locale } from '../../contract/kit/fields.ts';
import type { LifecycleTransition } from '../../machines/kit/lifecycle.ts';
import { authorWords } from '../../machines/kit/lifecycle-words.ts';
import { lifecycles, type WordedLifecycle } from '../../machines/lifecycles.ts';
import type { Text } from './markup.ts';
import { both } from './phrases.ts';

const begins = { de: 'Anfang', en: 'beginning' };

/** The lifecycles as text, a line for each beginning and each move. */
export const lifecycleLines = (): Text[] =>
  lifecycles.flatMap((one) => [beginningLine(one), ...one.lifecycle.transitions.map((move) => moveLine(one, move))]);

/** In which status something begins. */
export const beginningLine = (one: WordedLifecycle): Text =>
  both((locale) => `${one.words[locale].title}: ${begins[locale]} → ${nameOf(one, one.lifecycle.initial, locale)}`);

/** Who makes what of a status, by which deed. */
export function moveLine(one: WordedLifecycle, { from, event, by, to }: LifecycleTransition<string, string>): Text {
  return both((locale) => {
    const { title, events } = one.words[locale];
    const people = by.map((author) => authorWords[locale][author]).join(', ');
    return `${title}, ${nameOf(one, from, locale)}: ${events[event] ?? event} (${people}) → ${nameOf(one, to, locale)}`;
  });
}

const nameOf = ({ words }: WordedLifecycle, status: string, locale: Locale): string =>
  words[locale].statuses[status]?.[0] ?? status;
