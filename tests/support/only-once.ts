/**
 * Entries of several files as one record.
 * @throws Error for a name that two of them have: one would hide the other
 */
export function onlyOnce<Value>(entries: Iterable<readonly [string, Value]>): Record<string, Value> {
  const all: Record<string, Value> = {};
  for (const [name, value] of entries) {
    if (name in all) throw new Error(`“${name}” stands in two places: keep one.`);
    all[name] = value;
  }
  return all;
}
