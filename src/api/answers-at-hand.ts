import { learnServerTime } from './server-time.ts';

let answers: Record<string, unknown> | undefined;

/** When the document was answered, in ms since 1970 by this device's clock. */
const heardAt = (): number =>
  performance.timeOrigin + (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming).responseStart;

function read(): Record<string, unknown> {
  const text = document.getElementById('answers')?.textContent;
  if (!text) return {};
  const { date, ...others } = JSON.parse(text) as Record<string, unknown> & { date: string };
  learnServerTime(date, heardAt());
  return others;
}

/** The answer that came with the document (server/shell/static-dashboard.ts), by its endpoint's name: for who asks first, and nobody else. */
export function takeAnswer(name: string): unknown {
  answers ??= read();
  const { [name]: answer, ...others } = answers;
  answers = others;
  return answer;
}

/** What nobody has asked for while the first page was made is old. */
export function forgetAnswers(): void {
  answers = {};
}
