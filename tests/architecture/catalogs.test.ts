import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { formatter } from '@lingui/format-po';
import { expect, test } from 'vitest';
import { starterTemplates } from '../../server/tenants/starter-templates.ts';

const root = join(import.meta.dirname, '../..');

/** One thing has one name on every page and in every mail; these are its other names. */
const otherNames = {
  de: /Bewerberin|Bewerber(?!:inn?)|Ausbildungsstelle|Lehrstelle|Unternehmen|Firm(?:a|en)\b|Arbeitgeber|\b(?<!E-)Mails?\b|\bEmail/u,
  en: /\btraineeships?\b|\b(?:employer|firm)s?\b|(?<!\be-)\bmails?\b|\bemails?\b|\badministrat(?!ors?\b)/iu,
} as const;

/** What help is searched by is never shown, and consists of the other names of things. */
const isSearchedBy = (text: string, origin: readonly (readonly [string, number?])[] = []): boolean =>
  origin.some(([file]) => file.startsWith('src/features/help/')) && text.split(' ').length > 2 && !/[.,?!]/u.test(text);

/** Every text of the catalogs that is shown, and what the first templates say, without the names of what stands in for values. */
function textsIn(locale: 'de' | 'en'): string[] {
  const files = globSync(`locales/${locale}/*.po`, { cwd: root });
  const catalogs = files.map((filename) =>
    formatter().parse(readFileSync(join(root, filename), 'utf8'), { locale, sourceLocale: 'en', filename }),
  );
  const templates = starterTemplates.flatMap((template) => [
    template[`name_${locale}`],
    template[`subject_${locale}`],
    template[`body_${locale}`],
  ]);
  return [
    ...catalogs.flatMap((catalog) =>
      Object.values(catalog).map(({ translation = '', origin }) =>
        isSearchedBy(translation, origin) ? '' : translation,
      ),
    ),
    ...templates,
  ]
    .filter((text) => typeof text === 'string')
    .map((text) => text.replaceAll(/\{[\w.]+\}/gu, ''));
}

test.each([
  ['de', 'Bewerberinnen und Bewerber finden', 'Bewerber:innen finden'],
  ['de', 'Die Mail ging hinaus', 'Die E-Mail ging hinaus'],
  ['en', 'Language of pages and mails', 'Language of pages and e-mails'],
  ['en', 'I have found a traineeship', 'I have found an apprenticeship'],
] as const)('in %s “%s” is another name, “%s” is not', (locale, wrong, right) => {
  expect(wrong).toMatch(otherNames[locale]);
  expect(right).not.toMatch(otherNames[locale]);
});

test.each(['de', 'en'] as const)('in %s each thing has one name', (locale) => {
  const texts = textsIn(locale);
  expect(texts.length).toBeGreaterThan(800);
  expect(texts.filter((text) => otherNames[locale].test(text))).toEqual([]);
});

/** What comes later is loaded over what is there: with two German words the one that is read depends on the pages opened before. */
test('a text is said in one way in German, in whichever catalog; where another is meant it has a context', () => {
  const said = new Map<string, Set<string>>();
  for (const filename of globSync('locales/de/*.po', { cwd: root })) {
    const texts = readFileSync(join(root, filename), 'utf8');
    for (const [id, { translation = '' }] of Object.entries(
      formatter().parse(texts, { locale: 'de', sourceLocale: 'en', filename }),
    ))
      said.set(id, (said.get(id) ?? new Set()).add(String(translation)));
  }
  const twice = [...said.values()].filter((ways) => ways.size > 1).map((ways) => [...ways]);
  expect(twice, 'translate it as the other catalog does, or give one of them a context').toEqual([]);
});

/** What a yes hands over is `releasesOf`: name, ways to reach somebody, and who recommends them. */
const release = {
  de: {
    yes: /\bJa\b|zusag|Zusage|annimmst/u,
    name: /\bNamen?\b/u,
    reach: /Kontaktdaten|Telefonnummer/u,
    rest: /empf[ie]/u,
  },
  en: { yes: /\byes\b|accept/iu, name: /\bnames?\b/iu, reach: /contact details|phone number/iu, rest: /recommend/iu },
} as const;

/** Sentences that say in part what a yes hands over. */
function halfTruths(locale: 'de' | 'en', texts: readonly string[]): string[] {
  const { yes, name, reach, rest } = release[locale];
  return texts
    .flatMap((text) => text.split(/(?<=[.!?]["”“]?)\s+/u))
    .filter((words) => yes.test(words) && name.test(words) && reach.test(words) && !rest.test(words));
}

test('what a yes hands over is said whole wherever it is said', () => {
  for (const locale of ['de', 'en'] as const) expect(halfTruths(locale, textsIn(locale))).toEqual([]);
  const wrong = 'Only when you say yes do we get your name and phone number.';
  expect(halfTruths('en', [wrong])).toEqual([wrong]);
});
