import { learnServerTime } from './server-time.ts';
import { sessionMark } from './session-hint.ts';

interface Kept {
  readonly date: string;
  /** Whose session they were given to; nobody else's. */
  readonly mark: string;
  readonly answers: Record<string, unknown>;
}

let kept: Kept | null | undefined;

/** They leave the document with that: it may outlive the session. */
function read(): Kept | null {
  const element = document.getElementById('answers');
  element?.remove();
  const sent = JSON.parse(element?.textContent ?? 'null') as Kept | null;
  if (sent) learnServerTime(sent.date, heardAt());
  return sent;
}

/** When the document was answered, by this device's clock; browsers that guard against being recognized keep it to themselves. */
function heardAt(): number {
  const [loaded] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return loaded ? performance.timeOrigin + loaded.responseStart : Date.now();
}

/**
 * The answer that came with the document (server/shell), by path and query of what is asked: for who asks first, and
 * nobody else; nothing once another session is this browser's.
 */
export function takeAnswer(url: string): unknown {
  if (kept === undefined) kept = read();
  if (kept?.mark !== sessionMark()) kept = null;
  const answer = kept?.answers[url];
  if (kept) delete kept.answers[url];
  return answer;
}

/** What nobody has asked for while the first page was made is old. */
export function forgetAnswers(): void {
  read();
  kept = null;
}
