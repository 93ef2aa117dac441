/** Modules that the same visits need: they are never parted. */
export interface Part {
  /** As sent, in bytes, by a rule of thumb. */
  readonly bytes: number;
  readonly hasStyles: boolean;
  /** By number, which visits need it. */
  readonly visits: readonly number[];
  /** By number, which parts it imports. */
  readonly imports: readonly number[];
}

export interface Visit {
  /** For how many it counts. */
  readonly weight: number;
  /** It must not grow, whatever that spares others. */
  readonly isFixed: boolean;
}

/** What a file costs whoever fetches it beside its contents, and everybody by being named in the entry, in bytes. */
interface Prices {
  readonly perFile: number;
  readonly perName: number;
}

/** By part, the number of its file. */
type FileOf = readonly number[];

/** One bit for each visit. */
type Visits = Uint32Array;

/** What a division into files comes to. */
interface Division {
  readonly fileOf: FileOf;
  /** By file, who fetches it: whoever needs a part of it, or a file that imports it. */
  readonly fetched: readonly Visits[];
  /** By file, for each who fetches it. */
  readonly costs: readonly number[];
  /** By file, the files that it imports. */
  readonly imports: readonly (readonly number[])[];
  /** Of all visits as they count. */
  readonly sum: number;
}

const bitsOf = (indices: readonly number[], words: number): Visits => {
  const bits = new Uint32Array(words);
  for (const index of indices) bits[index >> 5] = (bits[index >> 5] ?? 0) | (1 << (index & 31));
  return bits;
};

/** How divisions are weighed: what is the same for all of them is worked out once. */
function scales(parts: readonly Part[], visits: readonly Visit[], { perFile, perName }: Prices) {
  const words = Math.ceil(visits.length / 32);
  const needs = parts.map((part) => bitsOf(part.visits, words));
  const everybody = visits.reduce((sum, { weight }) => sum + weight, 0);
  /** By byte of the bits, what the visits in it count together. */
  const weights = Array.from({ length: words * 4 }, (_, byte) =>
    Float64Array.from({ length: 256 }, (__, value) =>
      [0, 1, 2, 3, 4, 5, 6, 7].reduce(
        (sum, bit) => sum + ((value >> bit) & 1) * (visits[byte * 8 + bit]?.weight ?? 0),
        0,
      ),
    ),
  );
  const weightOf = (bits: Visits): number => {
    let sum = 0;
    for (let at = 0; at < words; at += 1) {
      const word = bits[at] ?? 0;
      for (let byte = 0; word >>> (byte * 8) !== 0 && byte < 4; byte += 1)
        sum += weights[at * 4 + byte]?.[(word >>> (byte * 8)) & 255] ?? 0;
    }
    return sum;
  };

  return (fileOf: FileOf, count: number): Division => {
    const files = Array.from({ length: count }, () => ({ bits: new Uint32Array(words), bytes: 0, hasStyles: false }));
    const imports: number[][] = files.map(() => []);
    const isKnown = new Uint8Array(count * count);
    for (const [index, part] of parts.entries()) {
      const from = fileOf[index] ?? 0;
      const file = files[from];
      const own = needs[index];
      if (!file || !own) continue;
      for (let at = 0; at < words; at += 1) file.bits[at] = (file.bits[at] ?? 0) | (own[at] ?? 0);
      file.bytes += part.bytes;
      file.hasStyles ||= part.hasStyles;
      for (const next of part.imports) {
        const to = fileOf[next] ?? 0;
        if (to === from || isKnown[from * count + to] === 1) continue;
        isKnown[from * count + to] = 1;
        imports[from]?.push(to);
      }
    }
    const fetched = files.map(({ bits }) => bits);
    const waiting = files.map((_, index) => index);
    for (let from = waiting.pop(); from !== undefined; from = waiting.pop())
      for (const to of imports[from] ?? []) if (grow(fetched[to], fetched[from])) waiting.push(to);
    const costs = files.map(({ bytes, hasStyles }) => (bytes === 0 ? 0 : bytes + perFile * (hasStyles ? 1.5 : 1)));
    let sum = 0;
    for (let file = 0; file < count; file += 1)
      if (costs[file] !== 0)
        sum += (costs[file] ?? 0) * weightOf(fetched[file] ?? new Uint32Array(0)) + perName * everybody;
    return { fileOf, fetched, costs, imports, sum };
  };
}

/** Whether the first has become more by the second. */
function grow(bits: Visits = new Uint32Array(0), by: Visits = bits): boolean {
  let isGrown = false;
  for (const [at, word] of bits.entries()) {
    const next = (word | (by[at] ?? 0)) >>> 0;
    isGrown ||= next !== word;
    bits[at] = next;
  }
  return isGrown;
}

/**
 * Moves single parts from one file to another while that spares bytes: joining alone (vite.chunks.ts) puts what few need
 * with what many need, once there is nothing left that would fit better, and its contracts then come along.
 * @param start by part, the number of its file
 */
export function moved(parts: readonly Part[], visits: readonly Visit[], start: FileOf, prices: Prices): FileOf {
  const count = Math.max(...start) + 1;
  const weigh = scales(parts, visits, prices);
  const words = Math.ceil(visits.length / 32);
  const fixedOnes = visits.flatMap(({ isFixed }, index) => (isFixed ? [index] : []));
  const fixed = bitsOf(fixedOnes, words);
  const needs = parts.map((part) => bitsOf(part.visits, words));
  /** Of visits that must not grow none has the first alone. */
  const isWithin = (a: Visits, b: Visits): boolean =>
    a.every((word, at) => (word & ~(b[at] ?? 0) & (fixed[at] ?? 0)) === 0);
  /** By others than those, too. */
  const isShared = (by: Visits): boolean => by.some((word, at) => (word & ~(fixed[at] ?? 0)) !== 0);
  const costOf = ({ fetched, costs }: Division, visit: number): number =>
    costs.reduce(
      (sum, cost, file) => (((fetched[file]?.[visit >> 5] ?? 0) >>> (visit & 31)) & 1 ? sum + cost : sum),
      prices.perName * costs.filter((cost) => cost !== 0).length,
    );

  let now = weigh(start, count);
  const most = new Map(fixedOnes.map((visit) => [visit, costOf(now, visit)]));
  const mayBe = (next: Division): boolean =>
    [...most].every(([visit, cost]) => costOf(next, visit) <= cost) && !isCircular(next.imports);
  /** When a file was changed last, and when a part was last weighed. */
  const changed = Array.from({ length: count }, () => 1);
  const weighed = parts.map(() => 0);
  let time = 1;
  /** Where the part is best, as everything else lies. */
  const bestFor = (part: number, own: Visits): { readonly file: number; readonly division: Division } => {
    const from = now.fileOf[part] ?? 0;
    const there = now.fetched[from] ?? own;
    const last = weighed[part] ?? 0;
    let best = { file: from, division: now };
    if (!isShared(there)) return best;
    for (const [file, by] of now.fetched.entries()) {
      if (file === from || Math.max(changed[from] ?? 0, changed[file] ?? 0) <= last) continue;
      if (!isShared(by) || !isWithin(own, by) || !isWithin(by, there)) continue;
      const division = weigh(now.fileOf.with(part, file), count);
      if (division.sum < best.division.sum - 1 && mayBe(division)) best = { file, division };
    }
    return best;
  };

  for (let before: Division | undefined; before !== now;) {
    before = now;
    for (const [part, own] of needs.entries()) {
      const from = now.fileOf[part] ?? 0;
      const { file, division } = bestFor(part, own);
      weighed[part] = time;
      if (file === from) continue;
      now = division;
      time += 1;
      changed[from] = time;
      changed[file] = time;
    }
  }
  return now.fileOf;
}

function isCircular(imports: readonly (readonly number[])[]): boolean {
  const done = new Set<number>();
  const open = new Set<number>();
  const leadsBack = (index: number): boolean => {
    if (open.has(index)) return true;
    if (done.has(index)) return false;
    open.add(index);
    const isBack = (imports[index] ?? []).some(leadsBack);
    open.delete(index);
    done.add(index);
    return isBack;
  };
  return imports.some((_, index) => leadsBack(index));
}
