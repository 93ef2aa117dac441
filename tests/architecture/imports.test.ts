import { describe, expect, test } from 'vitest';
import { features as named } from './features.ts';
import { shipped, sources, type Source } from './sources.ts';

/** Whose repositories are entered by their service only; tenants and users are the ground the others stand on. */
const features = new Set<string | undefined>(named.filter((it) => it !== 'tenants' && it !== 'users'));

/** Which of our folders a folder may import; what is missing here is forbidden. */
const directions: readonly (readonly [from: RegExp, may: RegExp, wayOut: string])[] = [
  [/^contract\//, /^contract\//, 'contract/ stands alone: move what it needs into contract/'],
  [/^machines\//, /^(machines|contract)\//, 'machines/ know the contract only: declare an unprovided() actor'],
  [/^server\//, /^(server|contract|machines|locales)\//, 'what both sides need belongs in contract/'],
  [/^src\/main\.tsx$/, /^(src\/|locales\/|contract\/|machines\/)/, 'the browser knows the server by its contract'],
  [/^src\/app\//, /^(src\/(?!main)|locales\/|contract\/|machines\/)/, 'src/app composes what lies below it'],
  [
    /^src\/routes\//,
    /^(src\/(routes|features|kit|api|forms|i18n|ui|theme)\/|contract\/|machines\/)/,
    'a route knows features and foundations: take what the app owns from the router context',
  ],
  [
    /^src\/features\//,
    /^(src\/(features|kit|api|forms|i18n|ui|theme)\/|contract\/|machines\/)/,
    'a feature knows foundations: take the rest as a prop',
  ],
  [
    /^src\/kit\//,
    /^(src\/(kit|api|forms|i18n|ui|theme)\/|contract\/|machines\/)/,
    'what an ordinary page is made of knows no feature: take it as a prop',
  ],
  [
    /^src\/(api|forms|i18n|ui)\//,
    /^(src\/(api|forms|i18n|ui|theme)\/|locales\/|contract\/|machines\/)/,
    'a foundation knows no feature: take it as a prop',
  ],
  [/^src\/theme\//, /^(src\/theme|contract|machines)\//, 'the theme stands at the bottom'],
  [
    /^lab\//,
    /^(lab|contract|machines|server|src|locales|tests\/(support|screens))\//,
    'the laboratory draws and proves what ships: what it shares with tests lives in tests/support',
  ],
];

describe('imports run one way', () => {
  test.each(directions)('%s', (from, may, wayOut) => {
    const wrong = shipped(from).flatMap(({ path, imports }) =>
      imports.filter(({ target }) => isOurs(target) && !may.test(target)).map(({ target }) => `${path} → ${target}`),
    );
    expect(wrong, wayOut).toEqual([]);
  });

  test('nothing that ships imports tests', () => {
    const wrong = pairs(shipped(/^(contract|machines|server|src)\//), ({ target }) =>
      /^tests\/|\.test\.tsx?$/.test(target),
    );
    expect(wrong, 'move what is shared beside the code that owns it').toEqual([]);
  });

  test('nothing imports the laboratory', () => {
    const wrong = pairs(sources(/^(contract|machines|server|src|scripts|tests)\//), ({ target }) =>
      target.startsWith('lab/'),
    );
    expect(wrong, 'what is drawn and proven does not know the room that does it').toEqual([]);
  });

  test('no feature of src imports another', () => {
    const wrong = shipped(/^src\/features\//).flatMap(({ path, imports }) =>
      imports
        .filter(({ target }) => target.startsWith('src/features/') && column(target) !== column(path))
        .map(({ target }) => `${path} → ${target}`),
    );
    expect(wrong, 'compose both in src/routes, or move the shared part to src/ui, src/forms or machines/').toEqual([]);
  });

  test('a server feature is entered by its service, and runs routes → service, policy → repository → db', () => {
    const layers: readonly (readonly [layer: RegExp, below: RegExp])[] = [
      [/\.repository\.ts$/, /\.(routes|service|policy)\.ts$/],
      [/\.(service|policy)\.ts$/, /\.routes\.ts$/],
    ];
    const wrong = shipped(/^server\/[^/]+\//).flatMap(({ path, imports }) =>
      imports
        .filter(
          ({ target }) =>
            layers.some(([layer, above]) => layer.test(path) && above.test(target)) ||
            (features.has(folder(path)) &&
              features.has(folder(target)) &&
              /\.(routes|repository|policy)\.ts$/.test(target) &&
              folder(target) !== folder(path)),
        )
        .map(({ target }) => `${path} → ${target}`),
    );
    expect(wrong, 'export a small function from the other feature’s service').toEqual([]);
  });

  test('the rows that run in Node import with extension and without macros', () => {
    const wrong = pairs(
      sources(/^(contract|lab|machines|server|scripts)\//),
      ({ target }) => target.endsWith('/macro') || (isOurs(target) && !/\.(ts|tsx|json|po|mjs)$/.test(target)),
    );
    expect(wrong, 'write the extension; texts are /*i18n*/ { id, message }').toEqual([]);
  });

  test('there are no cycles', () => {
    expect(cycles(shipped(/^(contract|machines|server|src)\//)), 'name the shared part and move it below both').toEqual(
      [],
    );
  });
});

function isOurs(target: string): boolean {
  return /^(contract|lab|machines|server|src|tests|scripts|locales)\//.test(target);
}

function column(path: string): string | undefined {
  return path.split('/')[2];
}

function folder(path: string): string | undefined {
  return path.split('/')[1];
}

function pairs(files: readonly Source[], wrong: (one: Source['imports'][number]) => boolean): string[] {
  return files.flatMap(({ path, imports }) => imports.filter(wrong).map(({ target }) => `${path} → ${target}`));
}

/** Each cycle of imports once, those of types as well, as `a → b → a`. */
function cycles(files: readonly Source[]): string[] {
  const graph = new Map(files.map((it) => [it.path, it.imports.map((to) => to.target)]));
  const done = new Set<string>();
  const found: string[] = [];
  const visit = (path: string, trail: readonly string[]): void => {
    const at = trail.indexOf(path);
    if (at >= 0) {
      found.push([...trail.slice(at), path].join(' → '));
      return;
    }
    if (done.has(path)) return;
    for (const target of graph.get(path) ?? []) visit(target, [...trail, path]);
    done.add(path);
  };
  for (const path of graph.keys()) visit(path, []);
  return found;
}
