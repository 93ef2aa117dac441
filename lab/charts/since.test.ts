import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { NoSuchRevision, pageSince } from './since.ts';

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

let page = '';

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
  const notices = pageSince('HEAD', repository).split('<article')[0]?.split('<main')[1] ?? '';
  page = notices.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ');
});
afterAll(() => rmSync(repository, { recursive: true }));

describe('what has changed since a revision', () => {
  it('is told in words above everything else', () => {
    expect(page).toMatch(/What has changed since HEAD/);
    expect(page).toMatch(/changed Gilt Counts/);
    expect(page).toMatch(/removed .* enter another person → Loading/);
  });

  it('names the paths of that revision that can no longer be walked', () => {
    expect(page).toMatch(
      /What no longer holds guardianConsent-03 “.*”: step 8, “Press “Update legal guardian””, can no longer be walked\./,
    );
  });

  it('needs a revision that there is', () => {
    expect(() => pageSince('nothing-of-that-name', repository)).toThrow(NoSuchRevision);
  });

  it('needs one that can tell what it was', () => {
    git('rm', '--quiet', 'lab/charts/main.ts');
    git('commit', '--quiet', '--message', 'as long ago');
    expect(() => pageSince('HEAD', repository)).toThrow(/name a later one/);
  });
});
