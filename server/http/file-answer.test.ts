import { get } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fastify } from 'fastify';
import { expect, test } from 'vitest';
import { FileAnswer, sendFile } from './file-answer.ts';

const mebibyte = 'x'.repeat(2 ** 20);

/** A file without an end, what was made of it, and when it was ended. */
function endless() {
  let made = 0;
  const ends = Promise.withResolvers<void>();
  async function* pieces() {
    try {
      for (;;) {
        made += 1;
        yield mebibyte;
      }
    } finally {
      ends.resolve();
    }
  }
  return { file: new FileAnswer('endless.csv', 'text/csv', pieces()), ended: ends.promise, made: () => made };
}

test('a reader who stops reading is waited for, and one who goes away ends the file', async () => {
  const app = fastify();
  const { file, ended, made } = endless();
  app.get('/', async (_request, reply) => {
    await file.begin();
    return sendFile(reply, file);
  });
  await app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.server.address() as AddressInfo;
  const answer = await new Promise<NodeJS.ReadableStream & { destroy(): void }>((resolve, reject) => {
    get({ host: '127.0.0.1', port }, resolve).on('error', reject);
  });
  await new Promise((resolve) => {
    answer.once('readable', resolve);
  });
  answer.destroy();
  await ended;
  // what the lines between the two hold, and no more
  expect(made()).toBeLessThan(64);
  await app.close();
});

test('what fails at once fails before anything is sent', async () => {
  // oxlint-disable-next-line require-yield -- it never comes to that
  async function* pieces(): AsyncGenerator<string> {
    throw new Error('no database');
  }
  await expect(new FileAnswer('a.csv', 'text/csv', pieces()).begin()).rejects.toThrow('no database');
});

test.each(['a b.csv', '../a.csv', 'ä.csv', 'a"b.csv', 'a.csv\r\nx: y'])('no file is called %j', (name) => {
  expect(() => new FileAnswer(name, 'text/csv', endless().file.pieces())).toThrow(TypeError);
});
