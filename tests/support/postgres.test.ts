import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { sweep } from './postgres.ts';

const room = mkdtempSync(join(tmpdir(), 'sweep-'));
afterAll(() => rmSync(room, { recursive: true }));

const gone = spawnSync(process.execPath, ['-e', '']).pid;
const minute = 60_000;

/** A folder of a database whose server said this number, begun so long ago. */
function folderOf(name: string, age: number, pid?: number): string {
  const folder = join(room, `postgres-${name}`);
  mkdirSync(join(folder, 'data'), { recursive: true });
  if (pid !== undefined) writeFileSync(join(folder, 'data/postmaster.pid'), `${pid}\n`);
  const then = new Date(Date.now() - age);
  utimesSync(folder, then, then);
  return folder;
}

test('what killed runs left is removed, and no database that is running or being made', () => {
  const left = [folderOf('killed', 2 * minute, gone), folderOf('never-begun', 61 * minute)];
  const kept = [
    folderOf('running', 90 * minute, process.pid),
    // of the servers that make its files the number is written with a minus, and the last has ended
    folderOf('made-by', 90 * minute, -process.pid),
    folderOf('between-two-of-these', 1000, -gone),
    folderOf('just-created', 1000),
  ];
  sweep(join(room, 'postgres-'));
  expect(left.filter((folder) => existsSync(folder))).toEqual([]);
  expect(kept.filter((folder) => !existsSync(folder))).toEqual([]);
});
