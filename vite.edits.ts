/** Text that takes the place of a piece of code, from one index to another. */
export interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** Code with pieces replaced that don't overlap. */
export const edited = (code: string, edits: readonly Edit[]): string =>
  edits
    .toSorted((a, b) => b.start - a.start)
    .reduce((text, { start, end, text: written }) => text.slice(0, start) + written + text.slice(end), code);

/** What a file is called, without its folders. */
export const baseOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1);
