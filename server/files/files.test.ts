import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newId } from '../db/ids.ts';
import { systemClock } from '../clock.ts';
import { type BucketServer, startBucketServer } from '../../tests/support/bucket-server.ts';
import { type Files, pictureName } from './files.ts';
import { openFiles } from './open-files.ts';

let folder: string;
let bucket: BucketServer;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'files-'));
  bucket = await startBucketServer();
});
afterAll(async () => {
  await bucket.close();
  await rm(folder, { recursive: true });
});

const name = () => pictureName(newId(systemClock), newId(systemClock));
const bytes = Buffer.from([0, 1, 2, 255]);

describe.each<[string, () => Files]>([
  ['a folder', () => openFiles(join(folder, 'disk'))],
  ['a bucket', () => openFiles(bucket.address)],
])('%s', (_, open) => {
  test('gives back what was written, the latest, until it is removed', async () => {
    const [files, one, other] = [open(), name(), name()];
    expect(await files.read(one)).toBeUndefined();
    await files.write(one, bytes);
    await files.write(other, Buffer.from('other'));
    await files.write(one, Buffer.concat([bytes, bytes]));
    expect(await files.read(one)).toEqual(Buffer.concat([bytes, bytes]));
    await files.remove(one);
    await files.remove(one);
    expect([await files.read(one), (await files.read(other))?.toString()]).toEqual([undefined, 'other']);
  });

  test('lists what lies below a folder, however much, and nothing beside it', async () => {
    const files = open();
    expect(await files.list('erasures')).toEqual([]);
    const names = ['a', 'b', 'c', 'd', 'e'].map((one) => `erasures/${one}/${one}.json`);
    for (const one of [...names, 'erasures-2/x.json']) await files.write(one, bytes);
    expect(new Set(await files.list('erasures'))).toEqual(new Set(names));
  });
});

test('a bucket that knows us not, or is not there, fails instead of losing anything', async () => {
  for (const [part, other] of [
    ['cret@', 'cure@'],
    ['/kept', '/lost'],
  ] as const) {
    const files = openFiles(bucket.address.replace(part, other));
    await expect(files.write(name(), bytes)).rejects.toThrow(/bucket/);
  }
});

test('a folder holds whole files alone', async () => {
  const [files, one] = [openFiles(join(folder, 'whole')), name()];
  await Promise.all([1, 2, 3].map(() => files.write(one, bytes)));
  expect(await readdir(join(folder, 'whole', one.split('/')[0] ?? ''))).toEqual([one.split('/')[1]]);
});

test.each(['../x', 'a/b', `${'0'.repeat(36)}/../${'0'.repeat(36)}`])('%s is no name of a picture', (id) => {
  expect(() => pictureName(id, id)).toThrow('named by the ids');
});
