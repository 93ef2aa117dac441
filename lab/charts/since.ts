import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stepwise } from '../../machines/kit/coverage.ts';
import { models } from '../../machines/models.ts';
import { allPaths } from '../paths/all-paths.ts';
import type { Path } from '../paths/path.ts';
import type { Chart } from './chart.ts';
import { compare } from './comparison.ts';
import { allCharts } from './read-chart.ts';
import { pagesSection } from './reference.ts';
import { chartPage, type Site, siteOf } from './site-data.ts';
import { statusesSection } from './statuses.ts';
import { compareSections, type Section } from './table.ts';
import { verdictsSection } from './verdicts.ts';

/** A revision that can't be compared with; its message is a sentence for who asked. */
export class NoSuchRevision extends Error {
  override name = 'NoSuchRevision';
}

const root = join(import.meta.dirname, '../..');

/** What a later revision needs to be compared with this one. */
interface Facts {
  readonly charts: readonly Chart[];
  /** Absent from revisions that told their tables in another way. */
  readonly sections?: readonly Section[];
  readonly paths: readonly Path[];
}

export const facts = (): Facts => ({
  charts: allCharts(),
  sections: [verdictsSection(), statusesSection(), pagesSection()],
  paths: allPaths,
});

/**
 * The site with what was added, removed and changed since a revision, and what broke by it.
 * @param repository the folder in which git looks; this one unless said otherwise
 * @throws NoSuchRevision where the revision does not exist or is older than what it would have to tell
 */
export function siteSince(revision: string, repository = root): Site {
  const { charts: before, sections: old = [], paths } = factsAt(revision, repository);
  const [site, now] = [siteOf(), allCharts()];
  const ids = [...new Set([...now, ...before].map(({ id }) => id))];
  const calledIn = (charts: readonly Chart[], id: string) => charts.find((chart) => chart.id === id);
  const compared = ids.map((id) => compare(calledIn(before, id), calledIn(now, id)));
  const sections = site.sections.map((section) => {
    const was = old.find(({ id }) => id === section.id);
    return was ? compareSections(was, section) : { section, changes: [] };
  });
  return {
    ...site,
    charts: compared.map(({ chart }) => chartPage(chart)),
    sections: sections.map(({ section }) => section),
    broken: [...site.broken, ...lostSince(paths)],
    since: {
      revision,
      parts: [
        ...compared.map(({ chart: { id, title }, changes }) => ({ id, title, changes })),
        ...sections.map(({ section: { id, title }, changes }) => ({ id, title, changes })),
      ].filter(({ changes }) => changes.length > 0),
    },
  };
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
