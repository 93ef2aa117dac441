import { mkdirSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** Another process holds the data folder. */
export class DataFolderInUse extends Error {
  override readonly name = 'DataFolderInUse';

  constructor(folder: string) {
    super(
      `The data folder ${folder} is in use by another process of this program. Stop that one first, or choose another folder with DATA_DIR.`,
    );
  }
}

/**
 * Takes the lock beside the data folder: PGlite takes none, and two processes on one folder lose data.
 * An exclusive SQLite transaction is released by the system however the process ends.
 * Returns the release. Throws {@link DataFolderInUse}.
 */
export function lockDataFolder(folder: string): () => void {
  const path = resolve(folder);
  mkdirSync(dirname(path), { recursive: true });
  const lock = new DatabaseSync(`${path}.lock`, { timeout: 0 });
  try {
    lock.exec('pragma journal_mode = delete; begin exclusive');
  } catch {
    lock.close();
    throw new DataFolderInUse(path);
  }
  return () => lock.close();
}
