import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { allPaths } from '../paths/all-paths.ts';
import type { Locale } from '../../contract/kit/fields.ts';
import type { Chart, Mark } from './chart.ts';
import { brokenNotice, brokenPromises } from './broken.ts';
import { compare } from './comparison.ts';
import { allCharts } from './files.ts';
import { indexPage } from './index-page.ts';
import { journeySection } from './journey.ts';
import { lifecyclesSection } from './lifecycles.ts';
import { compareLines, type LineChange, markBy, type MarkOf } from './line-comparison.ts';
import { markWord } from './marked.ts';
import { html, type Markup, type Text } from './markup.ts';
import type { Section } from './section.ts';
import { bilingual } from './shell.ts';
import { allTables, type Table } from './tables.ts';
import { both, locales, marks } from './phrases.ts';
import { readText } from './text.ts';
import { verdictsSection } from './verdicts.ts';

/** A revision that can't be compared with; its message is a sentence for who asked. */
export class NoSuchDiagrams extends Error {
  override name = 'NoSuchDiagrams';
}

const root = join(import.meta.dirname, '../..');
const folder = 'docs/diagrams';
const words = {
  since: { de: 'Was sich geändert hat seit', en: 'What has changed since' },
  notKept: {
    de: 'Davon hat jene Version noch keinen Text aufbewahrt: was sich darin geändert hat, lässt sich nicht sagen.',
    en: 'That revision kept no text of it yet: what has changed in it cannot be told.',
  },
  nothing: { de: 'Nichts.', en: 'Nothing.' },
} as const satisfies Record<string, Text>;

/**
 * The page over all machines with what was added, removed and changed since a revision: its committed text forms are
 * read, nothing of that time is run.
 * @param repository the folder in which git looks; this one unless said otherwise
 * @throws NoSuchDiagrams where the revision does not exist or holds no diagrams
 */
export function pageSince(revision: string, repository = root): string {
  const git = gitIn(repository);
  const before = chartsOf(revision, git);
  const now = allCharts();
  const gone = before.filter(({ id }) => !now.some((chart) => chart.id === id));
  const compared = [
    ...now.map((chart) =>
      compare(
        before.find(({ id }) => id === chart.id),
        chart,
      ),
    ),
    ...gone.map((chart) => compare(chart, undefined)),
  ];
  const machines = compared.map(({ chart: { id, title }, changes }) => ({ id, title, changes }));
  const tables = allTables().map(({ id, lines, subject }) => {
    const old = linesOf(revision, id, git);
    const changes = old && compareLines(old, lines, subject);
    return { ...withRemoved(sectionOf[id](changes && markBy(changes)), changes ?? []), changes };
  });
  return indexPage({
    charts: compared.map(({ chart }) => chart),
    paths: allPaths,
    sections: tables,
    notice: html`${brokenNotice(brokenPromises())}${noticeOf(revision, [...machines, ...tables])}`,
  });
}

const sectionOf: Readonly<Record<Table['id'], (markOf?: MarkOf) => Section>> = {
  journey: journeySection,
  verdicts: verdictsSection,
  lifecycles: lifecyclesSection,
};

/** What is gone has no place left in a table: it is told above it. */
function withRemoved(section: Section, changes: readonly LineChange[]): Section {
  const removed = changes.filter(({ mark }) => mark === 'removed');
  if (removed.length === 0) return section;
  const list = (locale: Locale) =>
    html`<ul class="changes">
      ${removed.map(({ mark, told }) => html`<li class="${mark}">${markWord(mark, locale)}<s>${told[locale]}</s></li>`)}
    </ul>`;
  return { ...section, html: both((locale) => list(locale).text + section.html[locale]) };
}

interface Compared {
  readonly id: string;
  readonly title: Text;
  /** Undefined where the revision kept nothing to compare with. */
  readonly changes: readonly { readonly mark: Mark; readonly path?: string; readonly told: Text }[] | undefined;
}

function noticeOf(revision: string, compared: readonly Compared[]): Markup {
  const parts = compared
    .filter(({ changes }) => changes?.length !== 0)
    .map(
      ({ id, title, changes }) =>
        html`<h3><a href="#${id}">${bilingual(title)}</a></h3>
          ${changes ? changesIn(id, changes) : html`<p>${bilingual(words.notKept)}</p>`}`,
    );
  return html`<section class="notice">
    <h2>${bilingual(words.since)} <code>${revision}</code></h2>
    ${parts.length === 0 ? html`<p>${bilingual(words.nothing)}</p>` : parts}
  </section>`;
}

function changesIn(id: string, changes: NonNullable<Compared['changes']>): Markup {
  return html`<ul class="changes">
    ${changes.map(({ mark, path, told }) => html`<li class="${mark}"><b>${bilingual(marks[mark])}</b> <a href="#${id}${path ? `/${path}` : ''}">${bilingual(told)}</a></li>`)}
  </ul>`;
}

/** The charts as they were, from the text forms that the revision holds. */
function chartsOf(revision: string, git: Git): Chart[] {
  if (git(['rev-parse', '--verify', '--quiet', '--end-of-options', `${revision}^{commit}`]) === undefined)
    throw new NoSuchDiagrams(`There is no revision ${revision}: name a commit, a branch or a tag.`);
  const names = git(['ls-tree', '--name-only', revision, '--', `${folder}/`]) ?? '';
  const tables = allTables().map(({ id }) => `${folder}/${id}.en.txt`);
  const texts = names.split('\n').filter((name) => name.endsWith('.en.txt') && !tables.includes(name));
  if (texts.length === 0) throw new NoSuchDiagrams(`The revision ${revision} has no diagrams yet: name a later one.`);
  return texts.map((name) => {
    const contentOf = (path: string) => git(['show', `${revision}:${path}`]) ?? '';
    try {
      return readText({ de: contentOf(name.replace(/\.en\.txt$/, '.de.txt')), en: contentOf(name) });
    } catch (error) {
      if (!(error instanceof TypeError)) throw error;
      throw new NoSuchDiagrams(`${name} in ${revision} has another form than today's: name a later revision.`);
    }
  });
}

/** What a table said; undefined for a revision that kept no text of it. */
function linesOf(revision: string, id: string, git: Git): Table['lines'] | undefined {
  const [de, en] = locales.map((locale) =>
    git(['show', `${revision}:${folder}/${id}.${locale}.txt`])
      ?.trimEnd()
      .split('\n'),
  );
  return de && en?.map((line, index) => ({ de: de[index] ?? line, en: line }));
}

/** What git prints; undefined where it refuses. */
type Git = (args: readonly string[]) => string | undefined;

function gitIn(repository: string): Git {
  return (args) => {
    try {
      return execFileSync('git', args, { cwd: repository, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
    } catch {
      return undefined;
    }
  };
}
