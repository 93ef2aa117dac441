import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Locale } from '../../contract/kit/fields.ts';
import { stepwise } from '../../machines/kit/coverage.ts';
import { models } from '../../machines/models.ts';
import { allPaths } from '../paths/all-paths.ts';
import type { Path } from '../paths/kit/cover.ts';
import { type ComparedSite, compareSites } from './comparison.ts';
import { type Sites, sitesOf } from './site-data.ts';

/** A revision that can't be compared with; its message is a sentence for who asked. */
export class NoSuchRevision extends Error {
  override name = 'NoSuchRevision';
}

const root = join(import.meta.dirname, '../..');

interface Facts {
  /** Absent from revisions that told it in another way. */
  readonly sites?: Sites;
  readonly paths: readonly Path[];
}

export const facts = (): Facts => ({ sites: sitesOf(), paths: allPaths });

/** @param now told by Node itself, as the revision will: the text of a guard depends on who runs it @throws NoSuchRevision */
export function sitesSince(revision: string, now: Sites, repository = root): Readonly<Record<Locale, ComparedSite>> {
  const { sites: before, paths } = factsAt(revision, repository);
  if (!before) throw new NoSuchRevision(`The revision ${revision} tells in another way what it was: name a later one.`);
  const compared = (locale: Locale): ComparedSite => {
    const site = compareSites(before[locale], now[locale], revision);
    return { ...site, broken: [...lostSince(paths), ...site.broken] };
  };
  return { de: compared('de'), en: compared('en') };
}

/** What a revision's own laboratory tells of its own machines: its tree is unpacked aside. */
function factsAt(revision: string, repository: string): Facts {
  const folder = mkdtempSync(join(tmpdir(), 'flows-'));
  try {
    const tree = run('git', ['archive', '--end-of-options', revision], repository);
    if (!tree) {
      const names = run('git', ['for-each-ref', '--count=20', '--format=%(refname:short)'], repository);
      const known = names?.toString().trim().replaceAll('\n', ', ');
      throw new NoSuchRevision(`There is no revision ${revision}: name a commit, a branch or a tag (${known}).`);
    }
    run('tar', ['-x', '-C', folder], folder, tree);
    symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
    const told = factsIn(folder);
    if (!told) throw new NoSuchRevision(`The revision ${revision} can't tell what it was: name a later one.`);
    return told;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

export function factsIn(folder: string): Facts | undefined {
  const json = run(process.execPath, ['lab/charts/main.ts', '--json'], folder);
  return json && (JSON.parse(json.toString()) as Facts);
}

/** What a program tells; undefined where it ends with something else than 0. */
function run(program: string, args: readonly string[], cwd: string, input?: Buffer): Buffer | undefined {
  const { status, stdout } = spawnSync(program, args, { cwd, maxBuffer: 2 ** 28, ...(input && { input }) });
  return status === 0 ? stdout : undefined;
}

/** Paths of that revision that take a step which no machine has any more. */
function lostSince(before: readonly Path[]): string[] {
  const known = new Set(models.flatMap(({ machine }) => stepwise(machine).all));
  return before.flatMap(({ id, name, steps }) => {
    const index = steps.findIndex(({ transitions }) => transitions.some((one) => !known.has(one)));
    const step = steps[index];
    return step ? [`${id} “${name}”: step ${index + 1}, “${step.words}”, can no longer be walked.`] : [];
  });
}
