import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { registry } from '../../contract/registry.ts';
import { slugOfHost } from '../../server/tenants/tenant-directory.ts';
import { headerText } from '../../server/mail/safe-text.ts';
import { someOf } from '../support/whole.ts';
import { parseQueryString } from '../../server/http/query-string.ts';
import { addressKey } from '../../server/http/rate-limits.ts';

/**
 * SECURITY 19: four times the input is at most about four times the work, for every text field of the contract and
 * everything that reads text before a limit. Ratios, not times: a slow machine is slow for both.
 */
type Entries = Record<string, v.GenericSchema>;

/** Each text field with the value that reaches it, through objects, variants and pipes. */
function texts(
  schema: v.GenericSchema | undefined,
  wrap: (value: string) => unknown = (value) => value,
): ((value: string) => unknown)[] {
  const part = schema as unknown as
    | { type?: string; entries?: Entries; options?: unknown; wrapped?: v.GenericSchema; item?: v.GenericSchema }
    | undefined;
  if (!part) return [];
  if (part.entries)
    return Object.entries(part.entries).flatMap(([name, inner]) =>
      texts(inner, (value) => wrap(`${name}\u0000${JSON.stringify(value)}`)),
    );
  return [wrap];
}

const units = [
  'a',
  ' ',
  '1',
  '-',
  '.',
  '@',
  'a@',
  'a.',
  '1 ',
  '\t',
  'ä',
  '%',
  '\u202e',
  '💥',
  '0',
  '+4',
  '<',
  '{',
  '{a',
  '\r\n',
];
const sizes = [25_000, 100_000] as const;
const filled = (unit: string, size: number): string => unit.repeat(Math.floor(size / unit.length)) + '!';

/** The least of some runs, in milliseconds: the one that nothing else disturbed. */
function leastTime(work: () => unknown, runs = 3): number {
  let least = Number.POSITIVE_INFINITY;
  for (let run = 0; run < runs; run += 1) {
    const began = performance.now();
    work();
    least = Math.min(least, performance.now() - began);
  }
  return least;
}

/** Below this nothing is measured: a quadratic pattern takes seconds for 100,000 characters. */
const harmless = 50;

/** Between four times the time, which is linear, and sixteen times, which is quadratic: a busy machine reaches neither. */
const most = 8;

/** Units for which four times the length takes far more than four times the time. */
function slow(read: (text: string) => unknown, asked: readonly string[] = units): readonly string[] {
  const attempt = (text: string) => () => {
    try {
      return read(text);
    } catch {
      return undefined;
    }
  };
  return asked.filter((unit) => {
    const [short, long] = sizes.map((size) => attempt(filled(unit, size)));
    if (!short || !long || leastTime(long, 1) < harmless) return false;
    const least = leastTime(long, 5);
    return least >= harmless && least > most * leastTime(short, 12);
  });
}

/** `a\0"…"` written by `texts` as an object. */
function body(path: unknown): unknown {
  if (typeof path !== 'string' || !path.includes('\u0000')) return path;
  const cut = path.indexOf('\u0000');
  return { [path.slice(0, cut)]: body(JSON.parse(path.slice(cut + 1)) as string) };
}

let turn = 0;
const bodies = registry.flatMap(({ name, body: schema }) => (schema ? [[name, schema] as const] : []));

describe.each(bodies)('%s', (_, schema) => {
  test('reads long text in linear time, whatever it consists of', () => {
    const options = schema as unknown as { options?: v.GenericSchema[]; pipe?: v.GenericSchema[] };
    const parts = options.options ?? [options.pipe?.[0] ?? schema];
    const fields = parts.flatMap((part) => texts(part));
    expect(fields.length).toBeGreaterThan(0);
    const found = fields.flatMap((field) =>
      slow((text) => v.safeParse(schema, body(field(text))), someOf(units, 4, (turn += 1))),
    );
    expect(found).toEqual([]);
  });
});

test.each<[string, (text: string) => unknown]>([
  ['a host', (text) => slugOfHost(text, 'localhost')],
  ['a query', (text) => parseQueryString(text)],
  ['a network address', (text) => addressKey(text)],
  ['a mail header', (text) => headerText(text, 200)],
])('%s is read in linear time', (_, read) => {
  expect(slow(read)).toEqual([]);
});

test('the measure sees a pattern that is not', () => {
  const isSeen = () => slow((text) => /\s+x/.test(text.slice(0, text.length / 4)), [' ']).length > 0;
  // what runs beside it may slow the shorter text alone, now and then
  expect([1, 2, 3, 4, 5].some(isSeen)).toBe(true);
});
