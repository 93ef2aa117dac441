import { basename } from 'node:path';
import { describe, expect, test } from 'vitest';
import { features, foundations } from './features.ts';
import { shipped, sources, type Source } from './sources.ts';

describe('files stay small', () => {
  test.each([
    ['no file is over 300 lines', sources(/^/), 300],
    ['no machine is over 250', shipped(/\.machine\.ts$/), 250],
    ['no route is over 60', shipped(/^src\/routes\/.*\.tsx$/), 60],
    [
      'no list’s screen is over 60',
      shipped(/-screen\.tsx$/).filter(({ text }) => /<(?:Record)?ListPage/.test(text)),
      60,
    ],
  ])('%s', (_, files, most) => {
    const long = files.filter((it) => length(it) > most && !isData(it)).map((it) => `${length(it)} ${it.path}`);
    expect(long, 'a long file hides a second idea: name it and give it a room').toEqual([]);
  });
});

describe('folders', () => {
  test.each(['contract', 'machines', 'server', 'src/features'] as const)('%s holds known columns only', (row) => {
    const depth = row.split('/').length;
    const folders = new Set(
      sources(new RegExp(`^${row}/[^/]+/`))
        .map(({ path }) => path.split('/')[depth])
        .filter((it) => it !== undefined),
    );
    const known = new Set<string>([...features, ...foundations[row]]);
    expect(
      [...folders].filter((it) => !known.has(it)),
      'a feature bears the same name in every row: use that name, or add a new feature to features.ts',
    ).toEqual([]);
  });

  test('the list of features names no feature that does not exist', () => {
    const paths = sources(/^(contract|machines|server|src\/features)\//).map(({ path }) => `/${path}`);
    const absent = features.filter((name) => !paths.some((path) => path.includes(`/${name}/`)));
    expect(absent).toEqual([]);
  });

  test.each(['contract', 'machines', 'server', 'src/features'] as const)(
    '%s names no foundation that is absent',
    (row) => {
      const paths = sources(new RegExp(`^${row}/[^/]+/`)).map(({ path }) => path);
      expect(foundations[row].filter((name) => !paths.some((path) => path.startsWith(`${row}/${name}/`)))).toEqual([]);
    },
  );

  test('there are no barrels', () => {
    const barrels = shipped(/^/).filter(
      ({ path, code }) => /^index\.tsx?$/.test(basename(path)) || /^\s*export\s+\*\s+from/m.test(code),
    );
    expect(
      barrels.map(({ path }) => path),
      'import from the file that owns the name',
    ).toEqual([]);
  });

  test('no file or folder is called utils, helpers, common or misc', () => {
    const vague = sources(/^/).filter(({ path }) => /(^|\/)(utils?|helpers?|common|misc|shared)(\.|\/|$)/.test(path));
    expect(
      vague.map(({ path }) => path),
      'name it by what it does',
    ).toEqual([]);
  });
});

function length({ text }: Source): number {
  return text.trimEnd().split('\n').length;
}

function isData({ path }: Source): boolean {
  return /\.gen\.ts$|\/(?:generated|data)\/|\/db\/migrations\//.test(path);
}
