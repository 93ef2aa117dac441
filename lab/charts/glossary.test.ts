import { expect, it } from 'vitest';
import { lanes, presentation } from './presentation.ts';
import { derivedStatuses } from './statuses.ts';
import { toldStories } from './story.ts';
import { lifecycles } from '../../machines/lifecycles.ts';
import { models } from '../../machines/models.ts';
import { authorWords } from '../../machines/kit/lifecycle-words.ts';
import { answerWords } from '../../machines/kit/answers.words.ts';
import { guardWords } from '../../machines/kit/guards.words.ts';

/** One thing has one name, the one that the pages use; these are its other names. */
const otherNames = {
  de: /Erziehungsberechtigt|erziehungsberechtigt|Mandant|Unternehmen|Firm(?:a|en)\b|Fenster|Anfrage|\b(?<!E-)Mails?\b|\bBrief/u,
  en: /\bparents?\b|\bemployers?\b|\bwindows?\b|\benquir|(?<!e-)\bmails?\b/iu,
} as const;

const textsIn = (locale: 'de' | 'en'): string[] => [
  ...models.flatMap(({ machine, words, invariants, abstraction }) => {
    const { title } = presentation(machine.id);
    return [
      title[locale],
      abstraction[locale],
      ...invariants.map(({ rule }) => rule[locale]),
      ...Object.values<string | readonly [string, string]>(words[locale].states).flat(),
      ...Object.values<string>(words[locale].events),
    ];
  }),
  ...Object.values(lanes).map((lane) => lane[locale]),
  ...toldStories(locale).flatMap(({ title, scenes }) => [title, ...scenes.map(({ says }) => says)]),
  ...Object.values(derivedStatuses).map((rule) => rule[locale]),
  ...lifecycles.flatMap(({ words }) => [
    words[locale].title,
    ...Object.values(words[locale].statuses).flat(),
    ...Object.values(words[locale].events),
  ]),
  ...Object.values(authorWords[locale]),
  ...Object.values(guardWords[locale]),
  ...Object.values(answerWords[locale]),
];

it.each(['de', 'en'] as const)('in %s each thing has one name', (locale) => {
  const texts = textsIn(locale);
  expect(texts.length).toBeGreaterThan(400);
  expect(texts.filter((text) => otherNames[locale].test(text))).toEqual([]);
});

it('no state is called as the one it is in', () => {
  const alike = models.flatMap(({ machine, words }) =>
    (['de', 'en'] as const).flatMap((locale) => {
      const states = words[locale].states as Readonly<Record<string, readonly [string, string]>>;
      return Object.entries(states).flatMap(([path, [title]]) =>
        states[path.split('.').slice(0, -1).join('.')]?.[0] === title ? [`${machine.id}: ${title}`] : [],
      );
    }),
  );
  expect(alike).toEqual([]);
});
