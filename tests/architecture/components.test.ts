import { expect, test } from 'vitest';
import { sources } from './sources.ts';

/** Folders of src/ui that need no examples or no test of their own, with the reason. */
const exceptions: Readonly<Record<string, { readonly without: 'both' | 'test'; readonly reason: string }>> = {
  gallery: { without: 'both', reason: 'it shows the components' },
  stack: { without: 'test', reason: 'it only lays out: nothing to hear, press or fill in' },
};

const files = new Set(sources(/^src\/ui\/[^/]+\/[^/]+\.tsx?$/).map(({ path }) => path));
const folders = [...new Set([...files].map((path) => path.split('/')[2] ?? ''))].filter((name) =>
  exportsComponent(name),
);

test.each(folders)('%s has its styles, its examples and its test in its folder', (name) => {
  const { without } = exceptions[name] ?? {};
  const wanted = [
    ...(without === 'both' ? [] : [`src/ui/${name}/${name}.examples.tsx`]),
    ...(without === undefined ? [`src/ui/${name}/${name}.test.tsx`] : []),
  ];
  expect(
    wanted.filter((path) => !files.has(path)),
    'show its states to the gallery and prove what it promises; an exception says its reason',
  ).toEqual([]);
});

test('no exception outlives its reason', () => {
  expect(Object.keys(exceptions).filter((name) => !folders.includes(name))).toEqual([]);
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
