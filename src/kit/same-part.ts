/** What changes concern of a record, spelled the same whoever says it: nothing is nothing, and an order of names is none. */
function partOf(record: object, changes: object): string {
  return JSON.stringify(
    Object.keys(changes)
      .toSorted()
      .map((name) => {
        const value: unknown = Reflect.get(record, name);
        if (Array.isArray(value)) return value.map(String).toSorted((a, b) => a.localeCompare(b));
        return typeof value === 'object' && value !== null
          ? Object.entries(value)
              .filter(([, it]) => it !== null && it !== '')
              .toSorted(([a], [b]) => a.localeCompare(b))
          : (value ?? '');
      }),
  );
}

/** Two records say the same where these changes say anything. */
export const isSamePart = (one: object, other: object, changes: object): boolean =>
  partOf(one, changes) === partOf(other, changes);
