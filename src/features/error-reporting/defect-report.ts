import type { BrowserError } from '../../../contract/error-reporting/error-reporting.schema.ts';
import { plainWords } from '../../../contract/error-reporting/plain-words.ts';
import { ApiError, isAborted } from '../../api/api-error.ts';
import { apiBase } from '../../api/page-settings.ts';

const mostFrames = 20;
/** In one document: what goes wrong on and on is known by then. */
const mostReports = 5;

const sent = new Set<string>();

/** Lines of the program's own files, however a browser writes its stacks; whatever else runs in the page is left out. */
export function ownFrames(stack: string, origin: string): BrowserError['frames'] {
  return [...stack.matchAll(/(https?:\/\/[^\s()]+?):(\d+):(\d+)/g)]
    .flatMap(([, url = '', line = '', column = '']) => {
      const file = url.startsWith(`${origin}/`) ? url.slice(origin.length).split('?')[0] : undefined;
      return file !== undefined && /^\/assets\/[\w.-]+\.js$/.test(file)
        ? [{ file, line: Number(line), column: Number(column) }]
        : [];
    })
    .slice(0, mostFrames);
}

const kindOf = ({ name }: Error): string => (/^[A-Z]\w{0,50}(?:Error|Exception)$/.test(name) ? name : 'Error');

function codeOf(error: Error): BrowserError['code'] {
  if (error instanceof ApiError) return error.code;
  const number = /^Minified React error #(\d{1,4});/.exec(error.message)?.[1];
  return number === undefined ? null : `react-${number}`;
}

/** What may be said of a defect; undefined for what is none of the program's, or none. */
export function defectOf(
  error: unknown,
  source: BrowserError['source'],
  page: string | undefined,
): BrowserError | undefined {
  if (!(error instanceof Error) || isAborted(error)) return undefined;
  // The sentence stands at the beginning of some browsers' stacks, and may name any address.
  const frames = ownFrames((error.stack ?? '').replace(error.message, ''), window.location.origin);
  if (frames.length === 0) return undefined;
  return {
    source,
    kind: kindOf(error),
    code: codeOf(error),
    message: plainWords(error.message),
    frames,
    program: document.querySelector('script[type="module"][src]')?.getAttribute('src') ?? null,
    page: page ?? null,
  };
}

/** Sends a defect to the server, each once and few of them. What can't be sent is lost: nobody waits for it. */
export async function sendDefect(
  error: unknown,
  source: BrowserError['source'],
  page: string | undefined,
): Promise<void> {
  const defect = defectOf(error, source, page);
  if (!defect) return;
  const key = JSON.stringify([defect.kind, defect.code, defect.frames[0]]);
  if (sent.has(key) || sent.size >= mostReports) return;
  sent.add(key);
  await fetch(new URL(`${apiBase()}/v1/errors`, document.baseURI), {
    method: 'POST',
    credentials: 'include',
    keepalive: true,
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    body: JSON.stringify(defect),
  });
}
