import { crc32, inflateSync } from 'node:zlib';

/** Size of a picture, in pixels. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

interface Header extends Size {
  /** Bits of one sample. */
  readonly depth: number;
  /** The format's colour type: 0, 2, 3, 4 or 6. */
  readonly color: number;
  readonly isInterlaced: boolean;
}

interface Chunk {
  readonly type: string;
  readonly data: Buffer;
  /** Length, type, data and checksum, as they stand in the file. */
  readonly raw: Buffer;
}

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** Depths and samples per pixel by colour type (PNG specification, 11.2.1). */
const colorTypes: Readonly<Record<number, { readonly depths: readonly number[]; readonly samples: number }>> = {
  0: { depths: [1, 2, 4, 8, 16], samples: 1 },
  2: { depths: [8, 16], samples: 3 },
  3: { depths: [1, 2, 4, 8], samples: 1 },
  4: { depths: [8, 16], samples: 2 },
  6: { depths: [8, 16], samples: 4 },
};

/** First column and row, and the steps to the next, of the seven passes of an interlaced picture (8.2). */
const passes = [
  [0, 0, 8, 8],
  [4, 0, 8, 8],
  [0, 4, 4, 8],
  [2, 0, 4, 4],
  [0, 2, 2, 4],
  [1, 0, 2, 2],
  [0, 1, 1, 2],
] as const;

/** What the picture needs; comments, dates and places where it was taken don't leave the file. */
const kept = new Set(['IHDR', 'gAMA', 'cHRM', 'sRGB', 'iCCP', 'PLTE', 'tRNS', 'IDAT', 'IEND']);
const order = /^IHDR(?: (?:gAMA|cHRM|sRGB|iCCP))*(?<palette> PLTE)?(?: tRNS)?(?: IDAT)+ IEND$/;
const isCritical = (type: string): boolean => /^[A-Z]/.test(type);

export const isPng = (bytes: Buffer): boolean => bytes.subarray(0, signature.length).equals(signature);

/** The size a PNG says it has; undefined where it says none. Nothing but its first chunk is read. */
export function pngSize(bytes: Buffer): Size | undefined {
  return headerOf(chunkAt(bytes, signature.length));
}

/**
 * The picture alone: the same pixels without whatever else was in the file. Undefined when any byte of it is missing
 * or wrong, so that no browser would draw all of it, and for a picture that moves. Check {@link pngSize} first: this
 * takes the memory that the size asks for.
 */
export function stillPicture(bytes: Buffer): Buffer | undefined {
  const chunks = chunksOf(bytes);
  const header = headerOf(chunks[0]);
  const needed = chunks.filter(({ type }) => kept.has(type));
  const found = order.exec(needed.map(({ type }) => type).join(' '));
  const isStrange = chunks.some(({ type }) => type === 'acTL' || (isCritical(type) && !kept.has(type)));
  if (!header || !found || isStrange) return undefined;
  if (header.color === 3 && found.groups?.['palette'] === undefined) return undefined;
  const data = Buffer.concat(needed.filter(({ type }) => type === 'IDAT').map((chunk) => chunk.data));
  return isComplete(data, header) ? Buffer.concat([signature, ...needed.map(({ raw }) => raw)]) : undefined;
}

function chunkAt(bytes: Buffer, at: number): Chunk | undefined {
  if (at + 12 > bytes.length) return undefined;
  const end = at + 12 + bytes.readUInt32BE(at);
  if (end > bytes.length) return undefined;
  const checked = bytes.subarray(at + 4, end - 4);
  if (crc32(checked) !== bytes.readUInt32BE(end - 4)) return undefined;
  return { type: checked.toString('latin1', 0, 4), data: checked.subarray(4), raw: bytes.subarray(at, end) };
}

/** Up to the end of the picture, or to the first chunk that is not whole. */
function chunksOf(bytes: Buffer): readonly Chunk[] {
  const chunks: Chunk[] = [];
  let at = signature.length;
  for (;;) {
    const chunk = chunkAt(bytes, at);
    if (!chunk) return chunks;
    chunks.push(chunk);
    if (chunk.type === 'IEND') return chunks;
    at += chunk.raw.length;
  }
}

function headerOf(chunk: Chunk | undefined): Header | undefined {
  if (chunk?.type !== 'IHDR' || chunk.data.length !== 13) return undefined;
  const [depth = 0, color = -1, compression, filter, interlace = -1] = chunk.data.subarray(8);
  const isKnown = colorTypes[color]?.depths.includes(depth) && compression === 0 && filter === 0 && interlace <= 1;
  const size = { width: chunk.data.readUInt32BE(0), height: chunk.data.readUInt32BE(4) };
  return isKnown && size.width > 0 && size.height > 0
    ? { ...size, depth, color, isInterlaced: interlace === 1 }
    : undefined;
}

/** Whether the pixels are there, all of them and no more: a header may say anything. */
function isComplete(data: Buffer, header: Header): boolean {
  const rows = rowLengths(header);
  const length = rows.reduce((sum, row) => sum + row, 0);
  const pixels = inflated(data, length);
  if (pixels?.length !== length) return false;
  let at = 0;
  return rows.every((row) => {
    const filter = pixels[at] ?? 5;
    at += row;
    return filter <= 4;
  });
}

/** Bytes of each row with its filter, pass after pass. */
function rowLengths({ width, height, depth, color, isInterlaced }: Header): readonly number[] {
  const samples = colorTypes[color]?.samples ?? 0;
  return (isInterlaced ? passes : ([[0, 0, 1, 1]] as const)).flatMap(([left, top, across, down]) => {
    const columns = Math.ceil((width - left) / across);
    const rows = Math.ceil((height - top) / down);
    return columns > 0 && rows > 0
      ? Array.from({ length: rows }, () => 1 + Math.ceil((columns * samples * depth) / 8))
      : [];
  });
}

function inflated(data: Buffer, length: number): Buffer | undefined {
  try {
    return inflateSync(data, { maxOutputLength: length });
  } catch {
    return undefined;
  }
}
