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

/** As a table was: a cell had another verdict, a move was not there, a mail was sent to somebody else in German. */
const otherwise: Readonly<Record<string, (text: string) => string>> = {
  'verdicts.en.txt': (text) => text.replace('For guests only, Logged out: opens', 'For guests only, Logged out: waits'),
  'verdicts.de.txt': (text) =>
    text.replace('Nur für Gäste, Abgemeldet: öffnet sich', 'Nur für Gäste, Abgemeldet: wartet'),
  'lifecycles.en.txt': (text) =>
    text.replace(/^Company, Active: suspend .*\n/m, 'Company, Active: forget (the tenant’s staff) → Created\n'),
  'lifecycles.de.txt': (text) =>
    text.replace(/^Betrieb, Aktiv: anhalten .*\n/m, 'Betrieb, Aktiv: vergessen (Team des Anbieters) → Angelegt\n'),
  'journey.de.txt': (text) => text.replace('Schon registriert → diese Adresse', 'Schon registriert → alle'),
};

const files = diagramFiles();
let page = '';

beforeAll(() => {
  const folder = join(repository, 'docs/diagrams');
  mkdirSync(folder, { recursive: true });
  for (const [name, content] of files) if (name.endsWith('.txt')) writeFileSync(join(folder, name), content);
  for (const locale of ['de', 'en'] as const)
    writeFileSync(join(folder, `${now.id}.${locale}.txt`), textOf(before, locale));
  for (const [name, as] of Object.entries(otherwise)) {
    const text = files.get(name) ?? '';
    if (as(text) === text) throw new Error(`${name} has not that line.`);
    writeFileSync(join(folder, name), as(text));
  }
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
    expect([...notice.matchAll(/<h3><a href="#(\w+)"/g)].map(([, id]) => id)).toEqual([
      now.id,
      'journey',
      'verdicts',
      'lifecycles',
    ]);
    const told = [...notice.matchAll(/<li class="(\w+)">(.*?)<\/li>/gs)].map(([, mark, text = '']) => [
      mark,
      plain(text.replaceAll(/<span lang="de">.*?<\/span>/gs, '')),
    ]);
    expect(told.slice(0, 5)).toEqual([
      ['changed', '~ changed Recommended'],
      ['added', '+ added Code no longer valid'],
      ['removed', '− removed Lost'],
      ['added', '+ added Looking up: [deactivated] → Code no longer valid'],
      ['added', '+ added Code no longer valid: check the code → Looking up'],
    ]);
    expect(told.slice(5)).toEqual([
      [
        'changed',
        '~ changed Applicant, Register, Mails: Verification code → any account, Already registered → that address',
      ],
      ['changed', '~ changed For guests only, Logged out: opens (before: waits)'],
      ['added', '+ added Company, Active: suspend (the tenant’s staff, administrator) → Inactive'],
      ['removed', '− removed Company, Active: forget (the tenant’s staff) → Created'],
    ]);
    expect(plain(notice)).toContain('+ neu');
    expect(plain(notice)).toContain('(vorher: Bestätigungscode → jedes Konto, Schon registriert → alle)');
  });

  it('marks in a table what changed in it, by colour and in words, and tells above it what is gone', () => {
    const marked = (id: string) =>
      [
        ...partOf(`data-article="${id}"`, '</article>').matchAll(
          /<(td|li|th|g)[^>]* class="[\w-]+ (added|changed)"[^>]*>(.*?)<\/\1>/gs,
        ),
      ].map(([, , mark, text = '']) => [mark, plain(text).slice(0, 40)]);
    expect(marked('verdicts')).toEqual([
      ['changed', '~ geändert ✓ öffnet sich'],
      ['changed', '~ changed ✓ opens'],
    ]);
    expect(marked('lifecycles')).toEqual([
      ...[1, 2].map(() => ['added', '+ neu anhalten → Pausiert']),
      ...[1, 2].map(() => ['added', '+ added suspend → Inactive']),
    ]);
    // once on the map, once in the list below it
    expect(
      marked('journey').map(([mark, text = '']) => [mark, text.split(' ').slice(0, 3).toSorted().join(' ')]),
    ).toEqual([
      ...[1, 2].map(() => ['changed', 'Registrieren geändert ~']),
      ...[1, 2].map(() => ['changed', 'Register changed ~']),
    ]);
    const above = partOf('data-article="lifecycles"', '<style>');
    expect(plain(above)).toContain('− entfernt Betrieb, Aktiv: vergessen (Team des Anbieters) → Angelegt');
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
    for (const name of Object.keys(otherwise))
      writeFileSync(join(repository, 'docs/diagrams', name), files.get(name) ?? '');
    git('commit', '--quiet', '--all', '--message', 'as now');
    page = pageSince('HEAD', repository);
    expect(plain(partOf('<section class="notice">', '</section>'))).toMatch(/Nichts\. Nothing\.$/);
  });

  it('says so where the revision kept no text of a table', () => {
    git('rm', '--quiet', 'docs/diagrams/journey.de.txt', 'docs/diagrams/journey.en.txt');
    git('commit', '--quiet', '--message', 'before there was a text of the journey');
    const notice = plain(
      pageSince('HEAD', repository).split('<section class="notice">')[1]?.split('</section>')[0] ?? '',
    );
    expect(notice).toMatch(/The journey.*That revision kept no text of it yet/);
    expect(notice).not.toContain('Nothing.');
  });

  it('refuses a revision that is not there, and one without diagrams', () => {
    expect(() => pageSince('no-such-revision', repository)).toThrow(NoSuchDiagrams);
    git('rm', '--quiet', '-r', 'docs');
    git('commit', '--quiet', '--message', 'without');
    expect(() => pageSince('HEAD', repository)).toThrow(/has no diagrams yet/);
  });
});
