import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { holdBuild, removeOldBuilds } from '../../server/build.ts';

const nobody = 2 ** 22 - 1;

test('a later build leaves the newest two and whatever a living process serves', async () => {
  const out = await mkdtemp(join(tmpdir(), 'builds-'));
  const names = ['a', 'b', 'c', 'd', 'e'].map((letter) => letter.repeat(16));
  for (const [age, name] of names.entries()) {
    await mkdir(join(out, name));
    if (name.startsWith('d')) await holdBuild(join(out, name));
    if (name.startsWith('e')) await writeFile(join(out, name, `in-use.${nobody}`), '');
    const made = new Date(Date.UTC(2026, 0, 10 - age));
    await utimes(join(out, name), made, made);
  }
  await removeOldBuilds(out, names[0] ?? '');
  expect((await readdir(out)).map((name) => name.charAt(0)).toSorted()).toEqual(['a', 'b', 'd']);
  await rm(out, { recursive: true });
});
