import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { inflateSync } from 'node:zlib';

/** Lato as it comes with the program: a web font, which nothing that draws pictures can read. */
const packed = join(
  dirname(createRequire(import.meta.url).resolve('@fontsource/lato/package.json')),
  'files/lato-latin-700-normal.woff',
);
const header = 12;
const entry = 16;

/** The TrueType font inside a web font (WOFF 1.0): the same tables, each no longer compressed. */
function unpacked(woff: Buffer): Buffer {
  const count = woff.readUInt16BE(12);
  const font = [Buffer.alloc(header + count * entry)];
  const [head = Buffer.alloc(0)] = font;
  const power = Math.floor(Math.log2(count));
  woff.copy(head, 0, 4, 8);
  head.writeUInt16BE(count, 4);
  head.writeUInt16BE(2 ** power * 16, 6);
  head.writeUInt16BE(power, 8);
  head.writeUInt16BE((count - 2 ** power) * 16, 10);
  let offset = head.length;
  for (let index = 0; index < count; index += 1) {
    const at = 44 + index * 20;
    const [start, length, original] = [4, 8, 12].map((field) => woff.readUInt32BE(at + field)) as [
      number,
      number,
      number,
    ];
    const part = woff.subarray(start, start + length);
    const table = length < original ? inflateSync(part) : part;
    const padded = Buffer.alloc(Math.ceil(table.length / 4) * 4);
    table.copy(padded);
    const place = header + index * entry;
    woff.copy(head, place, at, at + 4);
    head.writeUInt32BE(woff.readUInt32BE(at + 16), place + 4);
    head.writeUInt32BE(offset, place + 8);
    head.writeUInt32BE(original, place + 12);
    offset += padded.length;
    font.push(padded);
  }
  return Buffer.concat(font);
}

async function write(): Promise<string> {
  const file = join(await mkdtemp(join(tmpdir(), 'lato-')), 'lato-bold.ttf');
  await writeFile(file, unpacked(await readFile(packed)));
  return file;
}

let written: Promise<string> | undefined;

/** A file with the typeface, made when something is first drawn. */
export const latoBold = (): Promise<string> => (written ??= write());
