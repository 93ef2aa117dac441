import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * `npm run house`: what an ordinary page costs and how large the laboratory is, counted on the files.
 * Takes no options.
 */
const root = join(import.meta.dirname, '..');

interface Row {
  readonly what: string;
  readonly figure: string;
}

if (process.argv.length > 2) {
  console.error(`npm run house takes no options: ${process.argv.slice(2).join(' ')}`);
  process.exit(2);
}

const sources = globSync(['{contract,lab,machines,scripts,server,src,tests}/**/*.{ts,tsx}', 'lab/**/*.css'], {
  cwd: root,
})
  .toSorted()
  .map((path) => {
    const text = readFileSync(join(root, path), 'utf8');
    return { path, text, lines: text.split('\n').length - 1 };
  });
type Source = (typeof sources)[number];

const isTest = ({ path }: Source): boolean => /\.test\.tsx?$/.test(path) || /^(?:lab|scripts|tests)\//.test(path);
const linesOf = (files: readonly Source[]): number => files.reduce((sum, { lines }) => sum + lines, 0);
const below = (folder: RegExp): Source[] => sources.filter(({ path }) => folder.test(path));
const size = (files: readonly Source[]): string => `${linesOf(files)} lines in ${files.length} files`;

/** Contract, server, routes and screens of a list with create and edit, by its name in their paths. */
function column(name: string): Row {
  const rows = /^(?:contract|server|src\/(?:features|routes))\//;
  const files = sources.filter((file) => rows.test(file.path) && file.path.includes(name) && !isTest(file));
  return { what: `column ${name}, production`, figure: size(files) };
}

/** The same without what else its server does: kept and answered as records, and shown on pages. */
function recordsAndPages(name: string): Row {
  const rows =
    /^(?:contract\/|src\/features\/|src\/routes\/|server\/([^/]+)\/\1\.(?:routes|view|repository|service)\.ts$)/;
  const files = sources.filter((file) => rows.test(file.path) && file.path.includes(name) && !isTest(file));
  return { what: `column ${name}, its records and pages`, figure: size(files) };
}

/** All that bears the name of alerts, wherever it lies, each file in one part: the first whose paths it has. */
function partsOfAlerts(): Row[] {
  const parts: readonly (readonly [what: string, paths: RegExp])[] = [
    ['contract, routes, screens, forms', /^(?!.*\/mails[/.])(?:contract\/|src\/|server\/alerts\/.*\.routes\.ts$)/],
    ['mails and digests', /\/mails[/.]|\/alerts\.(?:mails|digests)\./],
    ['runner, service, repository', /^(?:server\/alerts\/(?!.*\.(?:tables|export)\.)|machines\/)/],
    ['tables, migrations, export, examples', /^server\//],
  ];
  const files = sources.filter((file) => file.path.includes('alert') && !isTest(file));
  const partOf = ({ path }: Source): string => parts.find(([, paths]) => paths.test(path))?.[0] ?? 'anything else';
  return [...parts.map(([what]) => what), 'anything else'].map((what) => ({
    what: `alerts: ${what}`,
    figure: size(files.filter((file) => partOf(file) === what)),
  }));
}

/** Files that name a word. */
function touching(what: string, word: string): Row {
  const files = sources.filter((file) => !isTest(file) && file.text.includes(word));
  const tests = sources.filter((file) => isTest(file) && file.text.includes(word));
  return { what, figure: `${files.length} files, and ${tests.length} of tests and lab` };
}

const listScreens = sources.filter(
  (file) => !isTest(file) && /<(?:Record)?ListPage\b/.test(file.text) && file.path.endsWith('-screen.tsx'),
);
const machines = below(/^machines\/.*\.machine\.ts$/);
const ofTheProduct = ({ path }: Source): boolean =>
  /^(?:contract|server|src|machines)\//.test(path) &&
  !/^machines\/kit\/|\.(?:words|model|invariants|test)\.tsx?$/.test(path);
/** What machines and their readers run by (lifecycles, answers) is the product's, though it lies with what proves them. */
const isRun = ({ path }: Source): boolean => {
  const name = path.slice('machines/'.length);
  return sources.some(
    (file) =>
      ofTheProduct(file) &&
      (file.text.includes(`machines/${name}'`) ||
        (file.path.startsWith('machines/') && file.text.includes(`from '../${name}'`))),
  );
};
const drawnAndProven = [
  ...below(/^lab\//),
  ...below(/^machines\/.*\.(?:words|model|invariants|test)\.ts$/),
  ...below(/^machines\/kit\//).filter((file) => !isRun(file)),
].filter((file, index, all) => all.indexOf(file) === index);
const behaviour = [
  ...machines,
  ...below(/^machines\/.*\.lifecycle\.ts$/),
  ...below(/^machines\/session\/session\.(?:guards|access|me|target)\.ts$/),
];
const product = sources.filter(
  (file) => /^(?:contract|server|src|machines)\//.test(file.path) && !isTest(file) && !drawnAndProven.includes(file),
);

const rows: Row[] = [
  { what: 'product (contract, server, src, machines)', figure: size(product) },
  { what: 'apparatus (lab, words, models, rules, machine tests, kit)', figure: size(drawnAndProven) },
  { what: 'statecharts, lifecycles and verdicts', figure: size(behaviour) },
  {
    what: 'lines of apparatus to a line of behaviour',
    figure: (linesOf(drawnAndProven) / linesOf(behaviour)).toFixed(1),
  },
  ...[...new Set(below(/^lab\/[^/]+\//).map(({ path }) => path.split('/')[1] ?? ''))].map((room) => ({
    what: `lab/${room}`,
    figure: size(below(new RegExp(`^lab/${room}/`))),
  })),
  column('alert'),
  recordsAndPages('alert'),
  ...partsOfAlerts(),
  column('registration-code'),
  recordsAndPages('registration-code'),
  column('invitation'),
  column('email-template'),
  ...listScreens.map(({ path, lines }) => ({ what: `list page ${path}`, figure: `${lines} lines` })),
  touching('a plain field of the profile (mobility_km)', 'mobility_km'),
  touching('a state of a machine (withoutTemplate)', 'withoutTemplate'),
  {
    what: 'files over 300 lines',
    figure: sources.flatMap(({ path, lines }) => (lines > 300 ? `${path} (${lines})` : [])).join(', ') || 'none',
  },
];

const width = Math.max(...rows.map(({ what }) => what.length));
for (const { what, figure } of rows) console.log(`${what.padEnd(width)}  ${figure}`);
