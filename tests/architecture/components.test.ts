import { expect, test } from 'vitest';
import { shipped, sources } from './sources.ts';

type Part = 'styles' | 'examples' | 'test';

/** Folders of src/ui that need no styles, no examples or no test of their own, with the reason. */
const exceptions: Readonly<Record<string, { readonly without: readonly Part[]; readonly reason: string }>> = {
  'address-field': { without: ['styles'], reason: 'it looks like a combobox' },
  countdown: { without: ['styles'], reason: 'it is words in a sentence' },
  gallery: { without: ['examples'], reason: 'it shows the components' },
  illustrations: { without: ['styles'], reason: 'all are drawn on one canvas, which has them: drawing.css.ts' },
  'match-reasons': { without: ['styles'], reason: 'it is a list of facts' },
  outcome: { without: ['styles'], reason: 'it stacks a picture, a heading and words' },
  'password-field': { without: ['styles'], reason: 'it is the control that a field draws, with an eye' },
  'recipient-standing': { without: ['styles'], reason: 'it is words in a sentence' },
  'released-facts': { without: ['styles'], reason: 'it is a list of facts' },
  stack: { without: ['test'], reason: 'it only lays out: nothing to hear, press or fill in' },
  'text-field': { without: ['styles'], reason: 'it is the control that a field draws' },
};

const files = new Set(sources(/^src\/ui\/[^/]+\/[^/]+\.tsx?$/).map(({ path }) => path));
const folders = [...new Set([...files].map((path) => path.split('/')[2] ?? ''))].filter((name) =>
  exportsComponent(name),
);
const fileOf = (name: string): Readonly<Record<Part, string>> => ({
  styles: `src/ui/${name}/${name}.css.ts`,
  examples: `src/ui/${name}/${name}.examples.tsx`,
  test: `src/ui/${name}/${name}.test.tsx`,
});

test.each(folders)('%s has its styles, its examples and its test in its folder', (name) => {
  const without = exceptions[name]?.without ?? [];
  const missing = Object.entries(fileOf(name)).filter(([, path]) => !files.has(path));
  expect(
    missing.map(([part]) => part),
    'show its states to the gallery and prove what it promises; an exception says its reason',
  ).toEqual(without);
});

test('no exception outlives its reason', () => {
  expect(Object.keys(exceptions).filter((name) => !folders.includes(name))).toEqual([]);
});

test('a drawing stands above the title of its page, everywhere', () => {
  const wrong = shipped(/^src\/(features|ui)\//).flatMap(({ path, code }) =>
    code
      .split('</Picture>')
      .slice(1)
      .map((rest) => rest.replace(/^[\s():}]*(null)?[\s)}]*/, ''))
      // one that a component of its own returns is placed by its user
      .filter((next) => !next.startsWith('<Heading level={1}') && !next.startsWith(';'))
      .map((next) => `${path}: ${next.slice(0, 40)}`),
  );
  expect(wrong, 'put <Picture> right before the heading').toEqual([]);
});

/** A folder with styles alone is no component. */
function exportsComponent(name: string): boolean {
  return [...files].some((path) => path.startsWith(`src/ui/${name}/`) && /^[^.]+\.tsx$/.test(path.split('/')[3] ?? ''));
}

test('a style built on another folder’s outweighs it, in whichever order the style sheets load', () => {
  const wrong = sources(/^src\/.*\.css\.ts$/).flatMap(({ path, text }) => {
    const foreign = [...text.matchAll(/^import \{([^}]*)\} from '\.\.\/(?:\.\.\/ui\/)?[a-z-]+\/[a-z-]+\.css\.ts';/gm)]
      .filter(([line]) => !line.includes('contract.css.ts'))
      .flatMap(([, names]) => (names ?? '').split(',').map((name) => name.trim()));
    return foreign
      .filter((name) => new RegExp(`style\\(\\[[^\\]{]*\\b${name},\\s*\\{\\s*(?!selectors:)\\w`).test(text))
      .map((name) => `${path}: ${name}`);
  });
  expect(wrong, "put its rules under selectors: { 'input&': … }").toEqual([]);
});

test('nothing to press is called by a drawing alone: a type can’t tell an icon from words', () => {
  const alone =
    />\s*<(?:Icon|Glyph)\b(?:(?!label=)[^<])*\/>\s*<\/(?:Button|ButtonLink|TextLink|RouterLink|RouterButtonLink|NavTab)>/g;
  expect('<Button>\n<Icon name="cross" />\n</Button>').toMatch(alone);
  const nameless = sources(/^src\/.*\.tsx$/).flatMap(({ path, text }) =>
    [...text.matchAll(alone)].map(([words]) => `${path}: ${words}`),
  );
  expect(nameless, 'IconButton has a label; a link says where it leads').toEqual([]);
});
