import { crc32, deflateSync } from 'node:zlib';

export interface PngWishes {
  readonly width: number;
  readonly height: number;
  /** The format's colour type: 6, red, green, blue and alpha in 8 bits, unless said otherwise. */
  readonly color?: 3 | 6;
  /** The byte every pixel is made of. */
  readonly shade?: number;
  /** Rows of pixels that are there; all unless said otherwise. */
  readonly rows?: number;
  readonly isInterlaced?: boolean;
  /** Chunks between header and pixels. */
  readonly before?: readonly Buffer[];
}

/** One chunk with its length and checksum. */
export function pngChunk(type: string, data: Buffer): Buffer {
  const checked = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(checked));
  return Buffer.concat([length, checked, sum]);
}

/** A PNG of one shade, drawn byte by byte. */
export function aPng({ width, height, color = 6, shade = 128, rows = height, ...more }: PngWishes): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, color, 0, 0, more.isInterlaced ? 1 : 0], 8);
  const row = (columns: number) =>
    Buffer.concat([Buffer.alloc(1), Buffer.alloc(columns * (color === 3 ? 1 : 4), shade)]);
  const pixels = more.isInterlaced
    ? passes.flatMap(([left, top, across, down]) =>
        Array.from({ length: Math.ceil((rows - top) / down) }, () => row(Math.ceil((width - left) / across))),
      )
    : Array.from({ length: rows }, () => row(width));
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    pngChunk('IHDR', header),
    ...(more.before ?? []),
    pngChunk('IDAT', deflateSync(Buffer.concat(pixels))),
    pngChunk('IEND', Buffer.alloc(0)),
  ]);
}

/** First column and row, and the steps, of the passes of an interlaced picture. */
const passes = [
  [0, 0, 8, 8],
  [4, 0, 8, 8],
  [0, 4, 4, 8],
  [2, 0, 4, 4],
  [0, 2, 2, 4],
  [1, 0, 2, 2],
  [0, 1, 1, 2],
] as const;
