import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stepwise } from '../../machines/kit/coverage.ts';
import { models } from '../../machines/models.ts';
import type { Path } from '../paths/path.ts';
import { allPaths } from '../paths/all-paths.ts';
import type { Locale } from '../../contract/kit/fields.ts';
import type { Chart, Mark } from './chart.ts';
import { brokenNotice, brokenPromises } from './broken.ts';
import { compare } from './comparison.ts';
import { allCharts } from './files.ts';
import { indexPage } from './index-page.ts';
import { lifecyclesSection } from './lifecycles.ts';
import { compareLines, type LineChange, markBy, type MarkOf } from './line-comparison.ts';
import { markWord } from './marked.ts';
import { html, type Markup, type Text } from './markup.ts';
import type { Section } from './section.ts';
import { bilingual } from './shell.ts';
import { allTables, type Table } from './tables.ts';
import { both, marks } from './phrases.ts';
import { verdictsSection } from './verdicts.ts';

/** A revision that can't be compared with; its message is a sentence for who asked. */
export class NoSuchRevision extends Error {
  override name = 'NoSuchRevision';
}

const root = join(import.meta.dirname, '../..');
const words = {
  since: { de: 'Was sich geändert hat seit', en: 'What has changed since' },
  notKept: {
    de: 'Davon hat jene Version noch keinen Text aufbewahrt: was sich darin geändert hat, lässt sich nicht sagen.',
    en: 'That revision kept no text of it yet: what has changed in it cannot be told.',
  },
  nothing: { de: 'Nichts.', en: 'Nothing.' },
} as const satisfies Record<string, Text>;

/** What a later revision needs to be compared with this one. */
interface Facts {
  readonly charts: readonly Chart[];
  readonly tables: readonly Pick<Table, 'id' | 'lines'>[];
  readonly paths: readonly Path[];
}

export const facts = (): Facts => ({ charts: allCharts(), tables: allTables(), paths: allPaths });

/**
 * The page over all machines with what was added, removed and changed since a revision, and what broke by it.
 * @param repository the folder in which git looks; this one unless said otherwise
 * @throws NoSuchRevision where the revision does not exist or is older than what it would have to tell
 */
export function pageSince(revision: string, repository = root): string {
  const { charts: before, tables: oldTables, paths } = factsAt(revision, repository);
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
    const old = oldTables.find((table) => table.id === id)?.lines;
    const changes = old && compareLines(old, lines, subject);
    return { ...withRemoved(sectionOf[id](changes && markBy(changes)), changes ?? []), changes };
  });
  return indexPage({
    charts: compared.map(({ chart }) => chart),
    paths: allPaths,
    sections: tables,
    notice: html`${brokenNotice([...brokenPromises(), ...lostSince(paths)])}${noticeOf(revision, [...machines, ...tables])}`,
  });
}

const sectionOf: Readonly<Record<Table['id'], (markOf?: MarkOf) => Section>> = {
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

/** What a revision's own laboratory tells of its own machines: its tree is unpacked aside, and `--json` run in it. */
function factsAt(revision: string, repository: string): Facts {
  const folder = mkdtempSync(join(tmpdir(), 'flows-'));
  try {
    const tree = quietly(() => run('git', ['archive', '--end-of-options', revision], repository));
    if (!tree) throw new NoSuchRevision(`There is no revision ${revision}: name a commit, a branch or a tag.`);
    run('tar', ['-x', '-C', folder], folder, tree);
    symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
    const json = quietly(() => run(process.execPath, ['lab/charts/main.ts', '--json'], folder));
    if (!json) throw new NoSuchRevision(`The revision ${revision} can't tell what it was: name a later one.`);
    return JSON.parse(json.toString()) as Facts;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const run = (program: string, args: readonly string[], cwd: string, input?: Buffer): Buffer =>
  execFileSync(program, args, {
    cwd,
    maxBuffer: 2 ** 28,
    stdio: ['pipe', 'pipe', 'ignore'],
    ...(input && { input }),
  });

function quietly(ask: () => Buffer): Buffer | undefined {
  try {
    return ask();
  } catch {
    return undefined;
  }
}

/** Paths of that revision that take a step which no machine has any more. */
function lostSince(before: readonly Path[]): string[] {
  const known = new Set(models.flatMap(({ machine }) => stepwise(machine).all));
  return before.flatMap(({ id, name, steps }) => {
    const index = steps.findIndex(({ transitions }) => transitions.some((one) => !known.has(one)));
    const step = steps[index];
    return step ? [`${id} “${name.en}”: step ${index + 1}, “${step.words.en}”, can no longer be walked.`] : [];
  });
}
