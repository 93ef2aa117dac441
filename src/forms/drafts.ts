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

/** Keeps what somebody typed, for them alone, until it is saved or they log out. Passwords are left out. */
export function keepDraft(name: string, userId: string, values: object): void {
  quietly(() => storageOf(userId).setItem(keyOf(name, userId), JSON.stringify(withoutSecrets(values))));
}

/** What this user typed here before, or undefined. Only fields that `shape` has are taken. */
export function readDraft<T extends object>(name: string, userId: string, shape: T): Partial<T> | undefined {
  const text = quietly(() => storageOf(userId).getItem(keyOf(name, userId)));
  const kept: unknown = text === null || text === undefined ? undefined : quietly(() => JSON.parse(text) as unknown);
  if (typeof kept !== 'object' || kept === null) return undefined;
  const known = Object.entries(kept).filter(([field]) => Object.hasOwn(shape, field) && !secret.test(field));
  return Object.fromEntries(known) as Partial<T>;
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
