/** What a file of the build imports at once and its styles, by name; `vite.later.ts` writes it. */
type Needs = Readonly<Record<string, string>>;

/** Files lie beside the one that starts the program and begin with the build's tag, which stands at the end of its name. */
const addressOf = (file: string): string =>
  import.meta.url.replace(/[^/]*-([^-/]+)\.js$/, (_, tag: string) => `${tag}-${file}`);

let inDocument: ReadonlySet<string> | undefined;
/** Whether a file, with whatever it needs, came with the document: in a bundle, or asked for by it (server/shell). */
function cameAlong(address: string): boolean {
  inDocument ??= new Set(Array.from(document.querySelectorAll('link'), ({ href }) => href));
  return inDocument.has(address) || import.meta.resolve(address) !== address;
}

let needs: Promise<Needs> | undefined;
/** Fetches what tells which files go with which: without it each of them is asked for when the one before it is there. */
export function findNeeds(): Promise<Needs> {
  needs ??= (import(/* @vite-ignore */ addressOf('later.js')) as Promise<{ default: Needs }>).then(
    (file) => file.default,
    (failure: unknown) => {
      needs = undefined;
      throw failure;
    },
  );
  return needs;
}

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
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  if (file.endsWith('.css')) {
    link.rel = 'stylesheet';
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => {
      asked.delete(address);
      reject(new Error(`Unable to fetch ${address}`));
    });
  } else {
    link.rel = 'modulepreload';
    resolve();
  }
  asked.set(address, promise);
  document.head.append(link);
  return promise;
}

async function askForNeeds(file: string): Promise<void> {
  const all = await findNeeds();
  const found = new Set([`${file}.js`]);
  for (const name of found) for (const next of all[name]?.split(' ') ?? []) found.add(next);
  await Promise.all([...found].map(ask));
}

/**
 * Fetches a file of the build that is not imported at once; whatever it needs is asked for with it, and its styles are
 * there before it is. Who is told of failures is `chunk-guard.ts`.
 * @param isAlone it needs nothing that whoever asks hasn't got
 */
export async function later(file: string, isAlone?: true): Promise<unknown> {
  const address = addressOf(`${file}.js`);
  const others = isAlone || cameAlong(address) ? undefined : askForNeeds(file);
  try {
    const [module] = await Promise.all([import(/* @vite-ignore */ address) as Promise<unknown>, others]);
    return module;
  } catch (failure) {
    const event = Object.assign(new Event('vite:preloadError', { cancelable: true }), { payload: failure });
    window.dispatchEvent(event);
    throw failure;
  }
}
