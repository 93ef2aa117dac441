const prefix = 'draft:';

/** Never kept, whatever the form. */
const secret = /password|token|code$/i;

/** Whoever is not logged in: what they type is kept in this tab alone, for the next may be somebody else's. */
export const guest = 'guest';

const storageOf = (userId: string): Storage => (userId === guest ? sessionStorage : localStorage);

const keyOf = (name: string, userId: string) => `${prefix}${userId}:${name}`;

/** Storage may be full, blocked or absent: a draft is a comfort, so nothing depends on it. */
function quietly<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}

function withoutSecrets(values: object): Record<string, unknown> {
  return Object.fromEntries(Object.entries(values).filter(([name]) => !secret.test(name)));
}

/**
 * Keeps what somebody typed, for them alone, until it is saved or they log out. Passwords are left out.
 * @param stored what was stored in the same fields by then
 */
export function keepDraft(name: string, userId: string, values: object, stored: object = {}): void {
  const kept = { values: withoutSecrets(values), stored: withoutSecrets(stored) };
  quietly(() => storageOf(userId).setItem(keyOf(name, userId), JSON.stringify(kept)));
}

function readPart<T extends object>(part: 'values' | 'stored', name: string, userId: string, shape: T) {
  const text = quietly(() => storageOf(userId).getItem(keyOf(name, userId))) ?? 'null';
  const kept = quietly(() => JSON.parse(text) as Record<typeof part, object> | null)?.[part];
  if (typeof kept !== 'object' || kept === null) return undefined;
  const known = Object.entries(kept).filter(([field]) => Object.hasOwn(shape, field) && !secret.test(field));
  return Object.fromEntries(known) as Partial<T>;
}

/** What this user typed here before, or undefined. Only fields that `shape` has are taken. */
export const readDraft = <T extends object>(name: string, userId: string, shape: T): Partial<T> | undefined =>
  readPart('values', name, userId, shape);

/** The fields of a draft in which something else is stored by now, neither what stood there then nor what was typed. */
export function outdatedFields(name: string, userId: string, stored: object): readonly string[] {
  const typed = readPart('values', name, userId, stored) ?? {};
  const then = readPart('stored', name, userId, stored) ?? {};
  return Object.keys(then).filter((field) =>
    [typed, then].every(
      (one) => JSON.stringify(Reflect.get(one, field)) !== JSON.stringify(Reflect.get(stored, field)),
    ),
  );
}

/** Forgets one draft, after it was saved. */
export function discardDraft(name: string, userId: string): void {
  quietly(() => storageOf(userId).removeItem(keyOf(name, userId)));
}

/** Forgets every draft in this browser, at logout. */
export function discardDrafts(): void {
  quietly(() => {
    for (const storage of [localStorage, sessionStorage])
      for (const key of Object.keys(storage)) if (key.startsWith(prefix)) storage.removeItem(key);
  });
}
