import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Site } from './site-data.ts';
import { NoSuchRevision, siteSince } from './since.ts';

/** A repository of its own, in which some things were otherwise: what it commits is run as it was. */
const repository = mkdtempSync(join(tmpdir(), 'since-'));
const root = join(import.meta.dirname, '../..');
const git = (...words: readonly string[]) =>
  execFileSync('git', ['-c', 'user.name=Test', '-c', 'user.email=test@example.org', ...words], { cwd: repository });

function otherwise(name: string, from: string, to: string): void {
  const file = join(repository, name);
  const text = readFileSync(file, 'utf8');
  if (!text.includes(from)) throw new Error(`${name} does not say ${from}.`);
  writeFileSync(file, text.replace(from, to));
}

let site: Site;

beforeAll(() => {
  for (const name of ['contract', 'lab', 'locales', 'machines', 'server', 'src', 'tests', 'package.json'])
    cpSync(join(root, name), join(repository, name), { recursive: true });
  const words = 'machines/link/link.words.ts';
  otherwise(words, "done: ['", "done: ['Known of old, ");
  const consent = 'machines/legal-contacts/guardian-consent.machine.ts';
  otherwise(consent, "'guardian.update': { target: 'editing' }", "'guardian.update': { target: 'loading' }");
  git('init', '--quiet');
  git('add', '.');
  git('commit', '--quiet', '--message', 'before');
  site = siteSince('HEAD', repository);
});
afterAll(() => rmSync(repository, { recursive: true }));

describe('what has changed since a revision', () => {
  it('is told in words, and nothing else is', () => {
    const told = site.since?.parts.flatMap(({ changes }) => changes.map(({ mark, told: { en } }) => `${mark} ${en}`));
    expect(told).toContain('changed Counts');
    expect(told).toContainEqual(expect.stringMatching(/^removed .*: enter another person → Loading$/));
    expect(site.since?.parts.map(({ id }) => id)).toEqual(['link', 'guardianConsent']);
  });

  it('names the paths of that revision that can no longer be walked', () => {
    expect(site.broken).toContainEqual(
      expect.stringMatching(/^guardianConsent-\d+ “.*”: step \d+, “Enter another person”, can no longer be walked\.$/),
    );
  });

  it('needs a revision that there is', () => {
    expect(() => siteSince('nothing-of-that-name', repository)).toThrow(NoSuchRevision);
  });

  it('needs one that can tell what it was', () => {
    git('rm', '--quiet', 'lab/charts/main.ts');
    git('commit', '--quiet', '--message', 'as long ago');
    expect(() => siteSince('HEAD', repository)).toThrow(/name a later one/);
  });
});
