/** Widths of letters in thousandths of their size (Helvetica's, which Arial and Liberation Sans share). */
const widths: readonly (readonly [letters: string, width: number])[] = [
  ["il|'", 225],
  ['fjtI.,:;!/[]()- \u00A0·', 285],
  ['r„“”‘’"•', 345],
  ['cksvxyzJ', 500],
  ['abdeghnopquL0123456789_?+#…', 556],
  ['FTZ', 611],
  ['ABEKPSVXY&', 667],
  ['CDHNRUw', 722],
  ['GOQ', 778],
  ['mM', 833],
  ['W@→', 1000],
];
const widthOf = new Map(widths.flatMap(([letters, width]) => [...letters].map((letter) => [letter, width] as const)));

/** About how wide a text is, in the unit of `size`: layouts must not depend on the fonts of the machine that draws. */
export function measure(text: string, size: number, isBold = false): number {
  const plain = text.normalize('NFD').replaceAll(/\p{M}/gu, '');
  const sum = [...plain].reduce((all, letter) => all + (widthOf.get(letter) ?? 600), 0);
  return (sum / 1000) * size * (isBold ? 1.08 : 1.02);
}

/** Lines of at most `most` wide, broken between words; a longer word stands alone. */
export function wrap(text: string, most: number, size: number, isBold = false): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ').filter(Boolean)) {
    const last = lines.at(-1);
    if (last !== undefined && measure(`${last} ${word}`, size, isBold) <= most)
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}
