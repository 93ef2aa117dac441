import { expect, it } from 'vitest';
import { sitesOf } from './site-data.ts';

/** One thing has one name, the one that the pages use; these are its other names. */
const otherNames = {
  de: /Erziehungsberechtigt|erziehungsberechtigt|Mandant|Unternehmen|Firm(?:a|en)\b|Fenster|Anfrage|\b(?<!E-)Mails?\b|\bBrief/u,
  en: /\bparents?\b|\bemployers?\b|\bwindows?\b|\benquir|(?<!e-)\bmails?\b/iu,
} as const;

const sites = sitesOf();

/** All that the site says in its own words: sentences of the oracle and the specification’s lines are others’. */
function textsIn(locale: 'de' | 'en'): string[] {
  const { charts, stories, sections } = sites[locale];
  const own = charts.map(({ title, rules, states, ways }) => [
    title,
    rules,
    states.map((state) => [state.title, state.sentence]),
    ways.map(({ words, condition }) => [words, condition]),
  ]);
  const statuses = sections.find(({ id }) => id === 'statuses')?.tables.map(({ rows }) => rows);
  return stringsIn([own, stories.map(({ title, scenes }) => [title, scenes.map(({ says }) => says)]), statuses]);
}

const stringsIn = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : value instanceof Object ? Object.values(value).flatMap(stringsIn) : [];

it.each(['de', 'en'] as const)('in %s each thing has one name', (locale) => {
  const texts = textsIn(locale);
  expect(texts.length).toBeGreaterThan(400);
  expect(texts.filter((text) => otherNames[locale].test(text))).toEqual([]);
});

it.each(['de', 'en'] as const)('in %s no state is called as the one it is in', (locale) => {
  const alike = sites[locale].charts.flatMap(({ id, states }) =>
    states.flatMap(({ title, parent }) =>
      states.some((one) => one.path === parent && one.title === title) ? [`${id}: ${title}`] : [],
    ),
  );
  expect(alike).toEqual([]);
});
