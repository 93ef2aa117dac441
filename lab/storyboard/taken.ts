import { globSync } from 'node:fs';
import type { Pictures } from '../charts/pictures.ts';
import { statePicture, stepPicture } from '../paths/kit/camera.ts';

/** The pictures that a folder holds; undefined where `npm run storyboard` has taken none. */
export function takenIn(folder: string): Pictures | undefined {
  const names = new Set(globSync('*/*.png', { cwd: folder }).map((name) => name.split('\\').join('/')));
  if (names.size === 0) return undefined;
  const taken = (name: string) => (names.has(name) ? name : undefined);
  return {
    ofState: (...of) => taken(statePicture(...of)),
    ofStep: (...of) => taken(stepPicture(...of)),
  };
}
