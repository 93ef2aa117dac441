import { readFileSync } from 'node:fs';
import type { Locale } from '../../contract/kit/fields.ts';
import { linkUses } from '../../machines/link/links.words.ts';
import { furtherLines, type PageLine, specifiedLines } from '../pages.ts';
import { notWalked } from '../paths/all-paths.ts';
import { withoutPaths } from '../paths/without-paths.ts';
import { findTests } from '../traceability/found-tests.ts';
import { type Line, sections } from '../traceability/specification.ts';
import { pageNameOf } from './page-names.ts';
import { presentation } from './presentation.ts';
import type { Cell, Row, Section, Table } from './table.ts';
import { inLanguage, type Text } from './text.ts';

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
export function traceabilitySection(locale: Locale): Section {
  const say = inLanguage(texts, locale);
  const tests = findTests();
  const proof = ({ id, open }: Line): Cell => {
    if (open) return { lines: [`${say.open}: ${open[locale]}`], look: 'open' };
    const own = tests.filter(({ lines }) => lines.includes(id));
    return { lines: own.map(({ file, title }) => `${file.split('/').at(-1) ?? file}: ${title}`) };
  };
  const bySection = sections.map(({ number, title, lines }): Table => ({
    id: `traceability-${number}`,
    title: `${number} ${title[locale]} (${lines.filter(({ open }) => !open).length} / ${lines.length})`,
    columns: [say.line, say.tests],
    rows: lines.map((line): Row => ({ id: line.id, title: line.says, code: line.id, cells: [proof(line)] })),
  }));
  const unwalked: Table = {
    id: 'traceability-unwalked',
    title: say.unwalked,
    columns: [say.reason, say.transitions],
    rows: [...Map.groupBy(notWalked, ({ reason }) => reason[locale])].map(([title, all], index) => ({
      id: String(index + 1),
      title,
      cells: [{ lines: all.map(({ transition }) => transition) }],
    })),
  };
  const without: Table = {
    id: 'traceability-without',
    title: say.without,
    columns: [say.flow, say.reason, say.metIn],
    rows: Object.entries(withoutPaths).map(([id, { reason, metIn }]) => ({
      id,
      title: presentation(id).title[locale],
      cells: [{ lines: [reason[locale]] }, { lines: metIn }],
    })),
  };
  return { id: 'traceability', title: say.traceability, intro: say.traced, tables: [...bySection, unwalked, without] };
}

/** Every page, every link and every mail. */
export function pagesSection(locale: Locale): Section {
  const say = inLanguage(texts, locale);
  const lines = Map.groupBy([...specifiedLines, ...furtherLines], ({ name }) => name);
  const pages: Table = {
    id: 'pages-all',
    title: say.pages,
    columns: [say.page, say.address, say.audience, say.guards],
    rows: [...lines].map(([name, own]) => pageRow(name, own, locale)),
  };
  const links: Table = {
    id: 'links',
    title: say.links,
    columns: [say.links, say.counts, say.closed],
    rows: Object.entries(linkUses).map(([id, { title, done, closed }]) => {
      const reasons = Object.values<Text>(closed).map((reason) => reason[locale]);
      return { id, title: title[locale], cells: [{ lines: [done[locale]] }, { lines: reasons }] };
    }),
  };
  const mails: Table = {
    id: 'mails',
    title: say.mails,
    columns: [say.mail, say.kind],
    rows: subjects(locale).map(([id, title]) => ({ id, title, cells: [{ lines: [id.replaceAll('_', ' ')] }] })),
  };
  return { id: 'pages', title: say.pages, intro: say.listed, tables: [pages, links, mails] };
}

function pageRow(name: string, lines: readonly PageLine[], locale: Locale): Row {
  const isBuilt = lines.some((line) => line.isBuilt);
  const title = isBuilt ? pageNameOf(name, locale) : name;
  const distinct = (told: (line: PageLine) => string) => ({ lines: [...new Set(lines.map(told).filter(Boolean))] });
  return {
    id: name,
    title,
    ...(title !== name && { code: name }),
    cells: [
      distinct(({ path }) => path),
      distinct(({ audience }) => audience.replaceAll('_', ' ')),
      isBuilt
        ? distinct(({ page, guards }) => page.area ?? guards.join(', '))
        : { lines: [texts.toCome[locale]], look: 'open' },
    ],
  };
}

/** What stands above each mail, as the catalogue of the server has it. */
function subjects(locale: Locale): [id: string, subject: string][] {
  const catalogue = readFileSync(new URL(`../../locales/${locale}/server.po`, import.meta.url), 'utf8');
  const found = catalogue.matchAll(/^msgid "mail\.(?<id>\w+)\.subject[.\w]*"\nmsgstr "(?<subject>.+)"$/gm);
  return [...new Map([...found].map(({ groups }) => [groups?.['id'] ?? '', groups?.['subject'] ?? '']))];
}
