export type ComboboxOption = {
  value: string;
  label: string;
  /** quieter words after the label */ hint?: string | undefined;
};

/** As many as fit a short scroll; the rest by typing on. Keeps a list of 10,000 quick. */
export const shownAtOnce = 100;

/** Another way to find options than by their labels. */
export interface ComboboxSearch {
  find: (typed: string) => readonly ComboboxOption[];
  /** A sentence about what was typed, above what was found. */
  note: (typed: string) => string | undefined;
}

const fold = (text: string): string =>
  text
    .replaceAll('ß', 'ss')
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase();

/** ae, oe, ue typed for ä, ö, ü. */
const german = (text: string): string => text.replace(/ä/gi, 'ae').replace(/ö/gi, 'oe').replace(/ü/gi, 'ue');

const startsWord = (text: string, word: string): boolean =>
  text.startsWith(word) || text.includes(` ${word}`) || text.includes(`-${word}`) || text.includes(`/${word}`);

/**
 * Options whose label contains every typed word, in any order, whatever the accents ("backer" finds Bäcker/in,
 * "baecker" too). Those starting with the text come first, then those where a word starts, then the others.
 */
export const matching = (options: readonly ComboboxOption[], typed: string): ComboboxOption[] => {
  const text = fold(typed).trim();
  if (text === '') return [...options];
  const words = text.split(/\s+/);
  const rank = (label: string): number => {
    if (!words.every((word) => label.includes(word))) return 3;
    if (label.startsWith(text)) return 0;
    return startsWord(label, words[0] ?? '') ? 1 : 2;
  };
  return options
    .map((option) => ({ option, rank: Math.min(rank(fold(option.label)), rank(fold(german(option.label)))) }))
    .filter((entry) => entry.rank < 3)
    .toSorted((a, b) => a.rank - b.rank)
    .map((entry) => entry.option);
};
