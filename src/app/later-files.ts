import { keptLoad } from '../api/kept-load.ts';
import { type FileNeeds, neededBy } from './file-needs.ts';

/** Files lie beside the one that starts the program and begin with the build's tag, which stands at the end of its name. */
const addressOf = (file: string): string =>
  import.meta.url.replace(/[^/]*-([^-/]+)\.js$/, (_, tag: string) => `${tag}-${file}`);

let inDocument: ReadonlySet<string> | undefined;
/** Whether a file, with whatever it needs, came with the document: in a bundle, or asked for by it (server/shell). */
function cameAlong(address: string): boolean {
  inDocument ??= new Set(Array.from(document.querySelectorAll('link'), ({ href }) => href));
  return inDocument.has(address) || (import.meta.resolve?.(address) ?? address) !== address;
}

/** Fetches what tells which files go with which: without it each of them is asked for when the one before it is there. */
export const findNeeds = keptLoad(async () => {
  // by no import: a browser may remember for as long as the page lives that one failed
  const answer = await fetch(addressOf('later.json'));
  if (!answer.ok) throw new Error(`Unable to fetch ${answer.url}`);
  return (await answer.json()) as FileNeeds;
});

const asked = new Map<string, Promise<void>>();

/** Resolves when a style sheet is there; a module at once, for it fails where it is imported. */
function ask(file: string): Promise<void> {
  const address = addressOf(file);
  const known = asked.get(address);
  if (known) return known;
  if (cameAlong(address)) return Promise.resolve();
  const link = document.createElement('link');
  link.href = address;
  const nonce = document.querySelector<HTMLMetaElement>('meta[property=csp-nonce]')?.nonce;
  if (nonce) link.nonce = nonce;
  const isStyles = file.endsWith('.css');
  link.rel = isStyles ? 'stylesheet' : 'modulepreload';
  const coming = new Promise<void>((resolve, reject) => {
    if (!isStyles) resolve();
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => {
      asked.delete(address);
      reject(new Error(`Unable to fetch ${address}`));
    });
  });
  asked.set(address, coming);
  document.head.append(link);
  return coming;
}

async function askForNeeds(file: string): Promise<void> {
  await Promise.all(neededBy(await findNeeds(), `${file}.js`).map(ask));
}

/**
 * Fetches a file of the build that is not imported at once; whatever it needs is asked for with it, and its styles are
 * there before it is. Who is told of failures is `chunk-guard.ts`.
 * @param isAlone it needs nothing that whoever asks hasn't got
 */
export async function later(file: string, isAlone?: true): Promise<unknown> {
  const address = addressOf(`${file}.js`);
  try {
    const others = isAlone || cameAlong(address) ? undefined : askForNeeds(file);
    const needed = others?.catch((cause: unknown) => {
      throw new Error(`Unable to fetch what ${address} needs`, { cause });
    });
    const [module] = await Promise.all([import(/* @vite-ignore */ address) as Promise<unknown>, needed]);
    return module;
  } catch (failure) {
    const event = Object.assign(new Event('vite:preloadError', { cancelable: true }), { payload: failure });
    window.dispatchEvent(event);
    throw failure;
  }
}
