import { globSync } from 'node:fs';
import type { Locale } from '../../contract/kit/fields.ts';
import { allPaths } from '../paths/all-paths.ts';
import { statePicture } from '../paths/kit/camera.ts';
import type { Flow } from '../paths/path.ts';

/** The pictures of real screens that a folder holds, by their addresses in it; none without a folder. */
export type Pictures = ReadonlySet<string>;

export const picturesIn = (folder: string): Pictures =>
  new Set(globSync('*/*.png', { cwd: folder }).map((name) => name.replaceAll('\\', '/')));

/** The flows in which people meet a machine; one of its own name where no path walks it. */
export function flowsOf(machine: string): readonly Flow[] {
  const walked = new Map(allPaths.filter((path) => path.machine === machine).map(({ flow }) => [flow.id, flow]));
  return walked.size === 0 ? [{ id: machine }] : [...walked.values()];
}

/** The pictures of a state in each flow, on a phone first; with whose flow it is, where a machine has several. */
export const shotsOf = (machine: string, state: string, locale: Locale, known: Pictures) =>
  flowsOf(machine).flatMap(({ id, title }) => {
    const names = (['phone', 'desktop'] as const).map((form) => statePicture(id, state, locale, form));
    const pictures = names.filter((name) => known.has(name));
    return pictures.length === 0 ? [] : [{ flow: id, title: title?.[locale], pictures }];
  });
