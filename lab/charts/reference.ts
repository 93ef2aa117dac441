import { readFileSync } from 'node:fs';
import type { Locale } from '../../contract/kit/fields.ts';
import { linkUses } from '../../machines/link/links.words.ts';
import { furtherLines, type PageLine, specifiedLines } from '../pages.ts';
import { notWalked } from '../paths/all-paths.ts';
import { withoutPaths } from '../paths/without-paths.ts';
import { findTests } from '../traceability/found-tests.ts';
import { specification } from '../traceability/specification.ts';
import { pageNameOf } from './page-names.ts';
import { presentation } from './presentation.ts';
import type { Cell, Row, Section } from './table.ts';
import { both, type Text } from './text.ts';

const texts = {
  traceability: { de: 'Von der Spezifikation zum Test', en: 'From the specification to the test' },
  traced: {
    de: 'Jede Zeile der Spezifikation mit den Tests, die sie beweisen, oder dem Grund, warum keiner. Ein Test nennt die Nummer der Zeile in seinem Titel.',
    en: 'Every line of the specification with the tests that prove it, or the reason why none does. A test names the line’s number in its title.',
  },
  line: { de: 'Zeile', en: 'Line' },
  tests: { de: 'Bewiesen durch', en: 'Proven by' },
  open: { de: 'offen', en: 'open' },
  unwalked: { de: 'Übergänge, die kein Weg im Browser nimmt', en: 'Transitions no path takes in the browser' },
  without: { de: 'Abläufe ohne Wege im Browser', en: 'Flows without paths in the browser' },
  reason: { de: 'Grund', en: 'Reason' },
  transitions: { de: 'Übergänge', en: 'Transitions' },
  flow: { de: 'Ablauf', en: 'Flow' },
  metIn: { de: 'Im Browser besucht von', en: 'Met in the browser by' },
  pages: { de: 'Seiten und E-Mails', en: 'Pages and e-mails' },
  listed: {
    de: 'Alles, was jemand vom Produkt zu sehen bekommt, mit dem Namen, den es trägt.',
    en: 'All that anybody gets to see of the product, by the name it bears.',
  },
  page: { de: 'Seite', en: 'Page' },
  address: { de: 'Adresse', en: 'Address' },
  audience: { de: 'Für', en: 'For' },
  guards: { de: 'Prüfungen', en: 'Guards' },
  toCome: { de: 'kommt später', en: 'to come' },
  links: { de: 'Codes, Einladungen und Links', en: 'Codes, invitations and links' },
  counts: { de: 'Was es heißt, dass es gilt', en: 'What it means that it counts' },
  closed: { de: 'Warum es nicht gelten kann', en: 'Why it may not count' },
  mails: { de: 'E-Mails', en: 'E-mails' },
  mail: { de: 'Betreff', en: 'Subject' },
  kind: { de: 'Art', en: 'Kind' },
} as const satisfies Record<string, Text>;

/** From each line of the specification to the tests that prove it; what the browser does not walk, and why. */
export function traceabilitySection(): Section {
  const tests = findTests();
  const proof = ({ id, open }: (typeof specification)[number]['lines'][number]): Cell => {
    if (open) return { lines: [both((locale) => `${texts.open[locale]}: ${open[locale]}`)], look: 'open' };
    const own = tests.filter(({ lines }) => lines.includes(id));
    return { lines: own.map(({ file, title }) => `${file.split('/').at(-1) ?? file}: ${title}`) };
  };
  const reasons = [...Map.groupBy(notWalked, ({ reason }) => reason)];
  return {
    id: 'traceability',
    title: texts.traceability,
    intro: texts.traced,
    tables: [
      ...specification.map(({ number, title, lines }) => ({
        id: `traceability-${number}`,
        title: both(
          (locale) => `${number} ${title[locale]} (${lines.filter(({ open }) => !open).length} / ${lines.length})`,
        ),
        columns: [texts.line, texts.tests],
        rows: lines.map((line): Row => ({ id: line.id, title: line.says, code: line.id, cells: [proof(line)] })),
      })),
      {
        id: 'traceability-unwalked',
        title: texts.unwalked,
        columns: [texts.reason, texts.transitions],
        rows: reasons.map(([title, all], index) => ({
          id: String(index + 1),
          title,
          cells: [{ lines: all.map(({ transition }) => transition) }],
        })),
      },
      {
        id: 'traceability-without',
        title: texts.without,
        columns: [texts.flow, texts.reason, texts.metIn],
        rows: Object.entries(withoutPaths).map(([id, { reason, metIn }]) => ({
          id,
          title: presentation(id).title,
          cells: [{ lines: [reason] }, { lines: metIn }],
        })),
      },
    ],
  };
}

/** Every page and every mail. */
export const pagesSection = (): Section => ({
  id: 'pages',
  title: texts.pages,
  intro: texts.listed,
  tables: [
    {
      id: 'pages-all',
      title: texts.pages,
      columns: [texts.page, texts.address, texts.audience, texts.guards],
      rows: [...Map.groupBy([...specifiedLines, ...furtherLines], ({ name }) => name)].map(pageRow),
    },
    {
      id: 'links',
      title: texts.links,
      columns: [texts.links, texts.counts, texts.closed],
      rows: Object.entries(linkUses).map(([id, { title, done, closed }]) => ({
        id,
        title,
        cells: [{ lines: [done] }, { lines: Object.values<Text>(closed) }],
      })),
    },
    {
      id: 'mails',
      title: texts.mails,
      columns: [texts.mail, texts.kind],
      rows: [...subjects('en')].map(([id, en]) => ({
        id,
        title: { de: subjects('de').get(id) ?? en, en },
        cells: [{ lines: [id.replaceAll('_', ' ')] }],
      })),
    },
  ],
});

function pageRow([name, lines]: [string, readonly PageLine[]]): Row {
  const title = lines.some(({ isBuilt }) => isBuilt) ? pageNameOf(name).title : { de: name, en: name };
  const distinct = (told: (line: PageLine) => string) => ({ lines: [...new Set(lines.map(told).filter(Boolean))] });
  return {
    id: name,
    title,
    ...(title.en !== name && { code: name }),
    cells: [
      distinct(({ path }) => path),
      distinct(({ audience }) => audience.replaceAll('_', ' ')),
      lines.every(({ isBuilt }) => !isBuilt)
        ? { lines: [texts.toCome], look: 'open' }
        : distinct(({ page, guards }) => page.area ?? guards.join(', ')),
    ],
  };
}

/** What stands above each mail, as the catalogue of the server has it. */
function subjects(locale: Locale): Map<string, string> {
  const catalogue = readFileSync(new URL(`../../locales/${locale}/server.po`, import.meta.url), 'utf8');
  const found = catalogue.matchAll(/^msgid "mail\.(?<id>\w+)\.subject[.\w]*"\nmsgstr "(?<subject>.+)"$/gm);
  return new Map([...found].map(({ groups }) => [groups?.['id'] ?? '', groups?.['subject'] ?? '']));
}
