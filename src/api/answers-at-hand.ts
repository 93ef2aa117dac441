import { learnServerTime } from './server-time.ts';
import { sessionMark } from './session-hint.ts';

interface Kept {
  /** Whose session they were given to; nobody else's. */
  readonly mark?: string | undefined;
  readonly answers: Readonly<Record<string, unknown>>;
}

const none: Kept = { answers: {} };
let kept: Kept | undefined;

/** When the document was answered, in ms since 1970 by this device's clock. */
const heardAt = (): number =>
  performance.timeOrigin + (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming).responseStart;

/** They leave the document with that: it may outlive the session. */
function read(): Kept {
  const element = document.getElementById('answers');
  if (!element) return none;
  element.remove();
  const { date, ...rest } = JSON.parse(element.textContent) as Kept & { readonly date: string };
  learnServerTime(date, heardAt());
  return rest;
}

/**
 * The answer that came with the document (server/shell/static-dashboard.ts), by its endpoint's name: for who asks first,
 * and nobody else; nothing once another session is this browser's.
 */
export function takeAnswer(name: string): unknown {
  kept ??= read();
  if (kept.mark !== sessionMark()) kept = none;
  const { [name]: answer, ...answers } = kept.answers;
  kept = { ...kept, answers };
  return answer;
}

/** What nobody has asked for while the first page was made is old. */
export function forgetAnswers(): void {
  kept ??= read();
  kept = none;
}
