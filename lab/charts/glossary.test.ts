import { expect, it } from 'vitest';
import { presentation } from './presentation.ts';
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
    const { title, groups = [] } = presentation(machine.id);
    return [
      title[locale],
      ...groups.flatMap((group) => [group.title[locale], group.sentence[locale]]),
      abstraction[locale],
      ...invariants.map(({ rule }) => rule[locale]),
      ...Object.values<string | readonly [string, string]>(words[locale].states).flat(),
      ...Object.values<string>(words[locale].events),
    ];
  }),
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

it('no state is called as the one it is in, or as a group that holds it', () => {
  const alike = models.flatMap(({ machine, words }) =>
    (['de', 'en'] as const).flatMap((locale) => {
      const states = words[locale].states as Readonly<Record<string, readonly [string, string]>>;
      const groups = presentation(machine.id).groups ?? [];
      return Object.entries(states).flatMap(([path, [title]]) => {
        const parents = [states[path.split('.').slice(0, -1).join('.')]?.[0]];
        const holders = groups.filter((group) => group.states.includes(path)).map((group) => group.title[locale]);
        return [...parents, ...holders].includes(title) ? [`${machine.id}: ${title}`] : [];
      });
    }),
  );
  expect(alike).toEqual([]);
});
