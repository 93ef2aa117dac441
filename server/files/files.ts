/** Where uploads are kept. Names are made by the program, never taken from a request. */
export interface Files {
  readonly write: (name: string, bytes: Buffer) => Promise<void>;
  /** Undefined for a name that nothing bears. */
  readonly read: (name: string) => Promise<Buffer | undefined>;
  /** Nothing happens where nothing bears the name. */
  readonly remove: (name: string) => Promise<void>;
  /** Every name below this folder, in no order; none where there is no such folder. */
  readonly list: (folder: string) => Promise<readonly string[]>;
}

const safe = /^[0-9a-f-]{36}\/[0-9a-f-]{36}\.webp$/;

/** Where a tenant's picture lies. @throws Error for anything but two ids, so that no path leads elsewhere */
export function pictureName(tenantId: string, id: string): string {
  const name = `${tenantId}/${id}.webp`;
  if (!safe.test(name)) throw new Error('A picture is named by the ids of its tenant and its own.');
  return name;
}
