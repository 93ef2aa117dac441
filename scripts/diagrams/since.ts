import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { allPaths } from '../../tests/paths/all-paths.ts';
import type { Chart } from './chart.ts';
import { type Change, compare, compareLines } from './comparison.ts';
import { allCharts } from './files.ts';
import { indexPage } from './index-page.ts';
import { html, type Markup, type Text } from './markup.ts';
import { lifecyclesSection } from './lifecycles.ts';
import type { Section } from './section.ts';
import { bilingual } from './shell.ts';
import { allTables, type Table } from './tables.ts';
import { locales, marks } from './phrases.ts';
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
  const sections = [verdictsSection(), lifecyclesSection()];
  const tables = allTables().map(({ id, lines }) => ({
    id,
    title: sections.find((section: Section) => section.id === id)?.title ?? { de: id, en: id },
    changes: compareLines(linesOf(revision, id, git) ?? lines, lines),
  }));
  return indexPage({
    charts: compared.map(({ chart }) => chart),
    paths: allPaths,
    sections,
    notice: noticeOf(revision, [...machines, ...tables]),
  });
}

interface Compared {
  readonly id: string;
  readonly title: Text;
  readonly changes: readonly Change[];
}

function noticeOf(revision: string, compared: readonly Compared[]): Markup {
  const changed = compared.filter(({ changes }) => changes.length > 0);
  const parts = changed.map(
    ({ id, title, changes }) =>
      html`<h3><a href="#${id}">${bilingual(title)}</a></h3>
        <ul class="changes">
          ${changes.map(({ mark, path, told }) => html`<li class="${mark}"><b>${bilingual(marks[mark])}</b> <a href="#${id}${path && `/${path}`}">${bilingual(told)}</a></li>`)}
        </ul>`,
  );
  return html`<section class="notice">
    <h2>${bilingual(words.since)} <code>${revision}</code></h2>
    ${changed.length === 0 ? html`<p>${bilingual(words.nothing)}</p>` : parts}
  </section>`;
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
