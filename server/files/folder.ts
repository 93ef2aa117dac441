import { mkdir, open, readdir, readFile, rename, rm } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { randomUUID } from 'node:crypto';
import type { Files } from './files.ts';

const isAbsent = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === 'ENOENT';

/** Files below a folder, which is made with the first one. A file is there whole or not at all, whatever breaks off. */
export function openFolder(folder: string): Files {
  return {
    async write(name, bytes) {
      const path = join(folder, name);
      const unfinished = `${path}.${randomUUID()}`;
      await mkdir(dirname(path), { recursive: true });
      {
        await using file = await open(unfinished, 'wx', 0o600);
        await file.writeFile(bytes);
        await file.sync();
      }
      await rename(unfinished, path);
    },
    read: (name) =>
      readFile(join(folder, name)).catch((error: unknown) => {
        if (isAbsent(error)) return undefined;
        throw error;
      }),
    remove: (name) => rm(join(folder, name), { force: true }),
    async list(below) {
      const found = await readdir(join(folder, below), { withFileTypes: true, recursive: true }).catch(
        (error: unknown) => {
          if (isAbsent(error)) return [];
          throw error;
        },
      );
      return found
        .filter((entry) => entry.isFile())
        .map((entry) => relative(folder, join(entry.parentPath, entry.name)));
    },
  };
}
