import { learnServerTime } from './server-time.ts';
import { hintNow, sessionMark } from './session-hint.ts';

interface Kept {
  readonly date: string;
  /** Whose session they were given to; nobody else's. */
  readonly mark: string;
  readonly answers: Record<string, unknown>;
}

/** What is older is asked anew, in milliseconds: a tab may stand still between its document and its program. */
const freshFor = 30_000;

let kept: (Kept & { readonly heardAt: number }) | null | undefined;

/** They leave the document with that: it may outlive the session. */
function read(): typeof kept {
  const element = document.getElementById('answers');
  element?.remove();
  const sent = JSON.parse(element?.textContent ?? 'null') as Kept | null;
  if (!sent) return null;
  learnServerTime(sent.date, heardAt());
  return { ...sent, heardAt: heardAt() };
}

/** When the document was answered, by this device's clock; browsers that guard against being recognized keep it to themselves. */
function heardAt(): number {
  const [loaded] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return loaded ? performance.timeOrigin + loaded.responseStart : Date.now();
}

/** Whether the session that was answered goes on here, as far as this browser knows. */
function isFresh({ mark, heardAt: at }: { readonly mark: string; readonly heardAt: number }): boolean {
  const age = Date.now() - at;
  return mark === sessionMark() && hintNow() === 'fresh' && age >= 0 && age < freshFor;
}

/**
 * The answer that came with the document (server/shell), by path and query of what is asked: for who asks first, and
 * nobody else; nothing once another session is this browser's, this one may have ended, or half a minute has passed.
 */
export function takeAnswer(url: string): unknown {
  if (kept === undefined) kept = read();
  if (kept && !isFresh(kept)) kept = null;
  const answer = kept?.answers[url];
  if (kept) delete kept.answers[url];
  return answer;
}

/** What nobody has asked for while the first page was loaded is old. */
export function forgetAnswers(): void {
  read();
  kept = null;
}
