import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { factsIn, sitesSince } from './since.ts';
import { type Site, type Sites, sitesOf } from './site-data.ts';

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

let sites: Sites;
let site: Site;

beforeAll(() => {
  for (const name of ['contract', 'lab', 'locales', 'machines', 'server', 'src', 'tests', 'package.json'])
    cpSync(join(root, name), join(repository, name), { recursive: true });
  const words = 'machines/link/link.words.ts';
  otherwise(words, "'Counts'", "'Known of old'");
  const consent = 'machines/legal-contacts/guardian-consent.machine.ts';
  otherwise(consent, "'guardian.update': { target: 'editing' }", "'guardian.update': { target: 'loading' }");
  otherwise('machines/tenants/tenant.machine.ts', 'context.slug === null', 'context.slug === undefined');
  git('init', '--quiet', '--initial-branch', 'main');
  git('add', '.');
  git('commit', '--quiet', '--message', 'before');
  sites = sitesSince('HEAD', factsIn(root)?.sites ?? sitesOf(), repository);
  site = sites.en;
}, 180_000);
afterAll(() => rmSync(repository, { recursive: true }));

describe('what has changed since a revision', () => {
  it('is told in words, and nothing else is', () => {
    const told = site.since?.changes.map(({ mark, place, told: says }) => `${mark} ${place}: ${says}`);
    expect(told).toContain('changed Code, invitation or link: Counts');
    expect(told).toContainEqual(
      expect.stringMatching(/^removed Consent to the terms: .*: enter another person → Loading$/),
    );
    expect(told).toContainEqual(expect.stringMatching(/^changed Tenant of the address: .* \(.*undefined → .*null\)$/));
    expect(new Set(site.since?.changes.map(({ place }) => place)).size).toBe(3);
  });

  it('names the paths of that revision that can no longer be walked', () => {
    expect(site.broken).toContainEqual(
      expect.stringMatching(/^guardianConsent-\d+ “.*”: step \d+, “Enter another person”, can no longer be walked\.$/),
    );
  });

  it('needs a revision that there is, and names some', () => {
    expect(() => sitesSince('nothing-of-that-name', sites, repository)).toThrow(
      /no revision nothing-of-that-name.*main/,
    );
  });

  it('needs one that can tell what it was', () => {
    git('rm', '--quiet', 'lab/charts/main.ts');
    git('commit', '--quiet', '--message', 'as long ago');
    expect(() => sitesSince('HEAD', sites, repository)).toThrow(/name a later one/);
  });
});
