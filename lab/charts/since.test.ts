import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ComparedSite } from './comparison.ts';
import { factsIn, sitesSince } from './since.ts';
import { sitesOf } from './site-data.ts';

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

const tenant = 'machines/tenants/tenant.machine.ts';
let sites: ReturnType<typeof sitesSince>;
let site: ComparedSite;

beforeAll(() => {
  for (const name of ['contract', 'lab', 'locales', 'machines', 'server', 'src', 'tests', 'package.json'])
    cpSync(join(root, name), join(repository, name), { recursive: true });
  const words = 'machines/link/link.words.ts';
  otherwise(words, '| Counts —', '| Known of old —');
  const consent = 'machines/legal-contacts/guardian-consent.machine.ts';
  otherwise(consent, "'guardian.update': { target: 'editing' }", "'guardian.update': { target: 'loading' }");
  otherwise(tenant, 'context.slug === null', 'context.slug === undefined');
  otherwise(
    'machines/organizations/organization.lifecycle.ts',
    "'suspend', to: 'inactive'",
    "'suspend', to: 'archived'",
  );
  git('init', '--quiet', '--initial-branch', 'main');
  git('add', '.');
  git('commit', '--quiet', '--message', 'before');
  sites = sitesSince('HEAD', factsIn(root)?.sites ?? sitesOf(), repository);
  site = sites.en;
});
afterAll(() => rmSync(repository, { recursive: true }));

describe('what has changed since a revision', () => {
  it('is told in words, and nothing else is', () => {
    const changes = site.since?.changes ?? [];
    const told = changes.map(({ mark, place, title, was, said }) => [mark, place, title, was.join(), said.join()]);
    expect(told).toContainEqual(['changed', 'Code, invitation or link', 'Counts', 'Known of old', 'Counts']);
    const asks = [expect.stringContaining('=== undefined'), expect.stringContaining('=== null')];
    const tenantAt = expect.stringMatching(/^Tenant of the address/);
    expect(told).toContainEqual(['changed', tenantAt, expect.any(String), ...asks]);
    const consent = expect.stringMatching(/^Consent to the terms: /);
    expect(told).toContainEqual(['removed', consent, 'enter another person → Loading', expect.any(String), '']);
    expect(told).toContainEqual(['added', consent, 'enter another person → Another person', '', expect.any(String)]);
    const company = expect.objectContaining({ mark: 'changed', address: 'statuses-organization/active' });
    expect(changes).toContainEqual(company);
    expect([...new Set(changes.map(({ place }) => place.replace(/:.*/, '')))].toSorted()).toEqual([
      'Code, invitation or link',
      'Consent to the terms',
      'Organization',
      'Tenant of the address',
    ]);
  });

  it('is marked where it stands, and what is gone stands at the end of its chart', () => {
    const marks = (id: string) => {
      const chart = site.charts.find((one) => one.id === id);
      return [chart?.states, chart?.ways].map((all) => all?.flatMap(({ mark }) => mark ?? []));
    };
    expect(marks('link')).toEqual([['changed'], []]);
    expect(marks('tenant')).toEqual([[], ['changed']]);
    expect(new Set(marks('guardianConsent')[1])).toEqual(new Set(['added', 'removed']));
    expect(marks('session')).toEqual([[], []]);
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

  it('of a machine that cannot even be made the command says why, and ends with 1', () => {
    otherwise(tenant, "{ target: 'looking' }", "{ target: 'nowhere' }");
    symlinkSync(join(root, 'node_modules'), join(repository, 'node_modules'));
    const { status, stderr } = spawnSync(process.execPath, ['lab/charts/main.ts'], { cwd: repository });
    rmSync(join(repository, 'node_modules'));
    expect([status, stderr.toString()]).toEqual([
      1,
      expect.stringMatching(/^A machine can't be drawn\. .*'tenant\.reading':\n.*'nowhere' does not exist.*\n$/),
    ]);
  });

  it('needs one that can tell what it was', () => {
    git('rm', '--quiet', 'lab/charts/main.ts');
    git('commit', '--quiet', '--message', 'as long ago');
    expect(() => sitesSince('HEAD', sites, repository)).toThrow(/name a later one/);
  });
});
