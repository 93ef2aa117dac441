import { groups, type Examples } from './examples.tsx';

const found = import.meta.glob<Examples>('../*/*.examples.tsx', { eager: true, import: 'examples' });

/** A component of the gallery; `name` is its folder's. */
export type Entry = Examples & { readonly name: string };

/** Every component that has examples, by group and title. */
export const collection: readonly Entry[] = Object.entries(found)
  .map(([path, examples]) => ({ ...examples, name: path.split('/').at(-2) ?? path }))
  .toSorted((a, b) => groups.indexOf(a.group) - groups.indexOf(b.group) || a.title.localeCompare(b.title, 'en'));
