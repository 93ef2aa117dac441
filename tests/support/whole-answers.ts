import type { AnyEventObject } from 'xstate';

/** An event of a model with all that a page shows of its answer; what the model says of it stays. */
export function whole(event: AnyEventObject, parts: Readonly<Record<string, unknown>>): AnyEventObject {
  const output: unknown = event['output'];
  return isRecord(output) ? { ...event, output: withParts(output, parts) } : event;
}

function filled(value: unknown, pattern: unknown): unknown {
  if (Array.isArray(value)) return value.map((one) => filled(one, Array.isArray(pattern) ? pattern[0] : undefined));
  return isRecord(value) && isRecord(pattern) ? { ...pattern, ...withParts(value, pattern) } : value;
}
const withParts = (value: Readonly<Record<string, unknown>>, parts: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(Object.entries(value).map(([key, part]) => [key, filled(part, parts[key])]));

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Error);
