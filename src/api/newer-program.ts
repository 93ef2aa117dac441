import { apiListeners } from './listeners.ts';

let told: string | undefined;

/**
 * Hears from an answer which program the server gives out by now, and tells once of one that is not this document's.
 * An answer that may come from a cache tells nothing.
 */
export function heedProgram({ headers }: Response): void {
  const given = headers.get('x-program');
  const own = document.querySelector('script[type="module"][src]')?.getAttribute('src');
  if (given === null || own === undefined || headers.get('cache-control') !== 'no-store') return;
  if (given === own || given === told) return;
  told = given;
  apiListeners().onNewerProgram();
}
