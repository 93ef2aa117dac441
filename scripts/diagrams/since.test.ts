import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Chart } from './chart.ts';
import { allCharts, diagramFiles } from './files.ts';
import { NoSuchDiagrams, pageSince } from './since.ts';
import { textOf } from './text.ts';

/** A repository of its own, in which a small machine was otherwise: its words are committed as `HEAD`. */
const repository = mkdtempSync(join(tmpdir(), 'since-'));
const git = (...words: readonly string[]) =>
  execFileSync('git', ['-c', 'user.name=Test', '-c', 'user.email=test@example.org', ...words], { cwd: repository });

const now = allCharts().find(({ id }) => id === 'registrationCodeEntry') as Chart;
/** One state is called otherwise, one is missing, one is there that has gone since. */
const before: Chart = {
  ...now,
  states: now.states.flatMap((state) => {
    if (state.path === 'deactivated') return [];
    if (state.path === 'known') return [{ ...state, title: { de: 'Bekannt', en: 'Known of old' } }];
    return state.path === 'failed'
      ? [state, { ...state, path: 'lost', title: { de: 'Verloren', en: 'Lost' } }]
      : [state];
  }),
  ways: now.ways.filter(({ from, to }) => from !== 'deactivated' && to !== 'deactivated'),
};

let page = '';

beforeAll(() => {
  const folder = join(repository, 'docs/diagrams');
  mkdirSync(folder, { recursive: true });
  for (const [name, content] of diagramFiles()) if (name.endsWith('.txt')) writeFileSync(join(folder, name), content);
  for (const locale of ['de', 'en'] as const)
    writeFileSync(join(folder, `${now.id}.${locale}.txt`), textOf(before, locale));
  git('init', '--quiet');
  git('add', '.');
  git('commit', '--quiet', '--message', 'before');
  page = pageSince('HEAD', repository);
});
afterAll(() => rmSync(repository, { recursive: true }));

const partOf = (from: string, to: string): string => page.split(from)[1]?.split(to)[0] ?? '';
const plain = (markup: string): string =>
  markup
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();

describe('the page of what has changed since a revision', () => {
  it('names each change in both languages, under its machine and no other', () => {
    const notice = partOf('<section class="notice">', '</section>');
    expect([...notice.matchAll(/<h3><a href="#(\w+)"/g)].map(([, id]) => id)).toEqual([now.id]);
    const told = [...notice.matchAll(/<li class="(\w+)">(.*?)<\/li>/gs)].map(([, mark, text = '']) => [
      mark,
      plain(text.replaceAll(/<span lang="de">.*?<\/span>/gs, '')),
    ]);
    expect(told).toEqual([
      ['changed', '~ changed Recommended'],
      ['added', '+ added Code no longer valid'],
      ['removed', '− removed Lost'],
      ['added', '+ added Looking up: [deactivated] → Code no longer valid'],
      ['added', '+ added Code no longer valid: check the code → Looking up'],
    ]);
    expect(plain(notice)).toContain('+ neu');
  });

  it.each([
    ['deactivated', 'added', '+ added', '+ neu'],
    ['lost', 'removed', '− removed', '− entfernt'],
    ['known', 'changed', '~ changed', '~ geändert'],
  ])('colours %s in the chart as %s, and says so beside it', (path, mark, english, german) => {
    const article = partOf(`data-article="${now.id}"`, '</article>');
    const state = new RegExp(
      `<g class="state box (?<classes>[^"]*)"[^>]*><g class="hit" data-path="${path}".*?</g></g>`,
      's',
    );
    const found = state.exec(article);
    expect(found?.groups?.['classes']?.split(' ')).toContain(mark);
    const badges = [...(found?.[0] ?? '').matchAll(/<text class="badge" lang="\w+"><tspan[^>]*>([^<]*)/g)].map(
      ([, text]) => text,
    );
    expect(badges).toEqual([german, english]);
  });

  it('gives a line its colour and its sign', () => {
    const article = partOf(`data-article="${now.id}"`, '</article>');
    expect(article).toMatch(/class="[^"]*line[^"]* added" data-from="lookingUp" data-to="deactivated"/);
    expect(plain(article)).toContain('+ deactivated');
  });

  it('says that nothing has changed where nothing has', () => {
    for (const locale of ['de', 'en'] as const)
      writeFileSync(join(repository, 'docs/diagrams', `${now.id}.${locale}.txt`), textOf(now, locale));
    git('commit', '--quiet', '--all', '--message', 'as now');
    page = pageSince('HEAD', repository);
    expect(plain(partOf('<section class="notice">', '</section>'))).toMatch(/Nichts\. Nothing\.$/);
  });

  it('refuses a revision that is not there, and one without diagrams', () => {
    expect(() => pageSince('no-such-revision', repository)).toThrow(NoSuchDiagrams);
    git('rm', '--quiet', '-r', 'docs');
    git('commit', '--quiet', '--message', 'without');
    expect(() => pageSince('HEAD', repository)).toThrow(/has no diagrams yet/);
  });
});
