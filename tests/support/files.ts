import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Files } from '../../server/files/files.ts';
import { openFolder } from '../../server/files/folder.ts';

/** Uploads of one test, in a folder of its own. */
export function freshFiles(): Files & { removeAll(): Promise<void> } {
  const folder = join(tmpdir(), `werdegang-files-${randomUUID()}`);
  return { ...openFolder(folder), removeAll: () => rm(folder, { recursive: true, force: true }) };
}
