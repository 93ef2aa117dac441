import { expect, it } from 'vitest';
import { entriesOf } from './entries.ts';
import { sitesOf } from './site-data.ts';

/** One thing has one name, the one that the pages use; these are its other names. */
const otherNames = {
  de: /Erziehungsberechtigt|erziehungsberechtigt|Mandant|Unternehmen|Firm(?:a|en)\b|Fenster|Anfrage|\b(?<!E-)Mails?\b|\bBrief/u,
  en: /\bparents?\b|\bemployers?\b|\bwindows?\b|\benquir|(?<!e-)\bmails?\b/iu,
} as const;

const sites = sitesOf();

/** What the site says in its own words; others' are the sentences, the specification's lines and the headings of pages. */
const textsIn = (locale: 'de' | 'en'): string[] =>
  entriesOf(sites[locale]).flatMap(({ kind, title, said: [first = '', ...others] }) => {
    if (kind === 'event' || kind === 'flow') return [title];
    if (kind === 'state' || kind === 'rule') return [title, first];
    return kind === 'story' || kind === 'statuses' ? [title, first, ...others] : [];
  });

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
