import { forms, isTypoOf, spellings } from './occupation-words.ts';
import type { Occupation } from './occupations.schema.ts';

export interface OccupationHit {
  readonly occupation: Occupation;
  /** What the typed words are another name of, where it isn't the occupation's own. */
  readonly by: string | undefined;
}

/** Finds occupations by what people call them, the most likely first; nothing typed finds all. */
export type FindOccupations = (typed: string) => readonly OccupationHit[];

/** How typed words were found, the best first. */
const whole = 0;
const beginning = 1;
const wordStart = 2;
const inside = 3;
const typo = 4;
const nowhere = 5;

/** Shorter words are found at the start of a word only: "IT" isn't meant by "Sanitär". */
const shortestInside = 3;
const shortestTypo = 4;

interface Term {
  readonly text: string;
  readonly words: readonly string[];
  /** Nothing for the occupation's own name. */
  readonly shown: string | undefined;
  /** Own names first, then other words in their order. */
  readonly place: number;
}

interface Entry {
  readonly occupation: Occupation;
  readonly terms: readonly Term[];
  readonly words: readonly string[];
}

const termsOf = (name: string, place: number, shown?: string): Term[] =>
  forms(name)
    .flatMap(spellings)
    .map((text) => ({ text, words: text.split(' '), shown, place }));

/** As it is written: `Bäcker/in` is found whole, its `in` is no word. */
const written = (name: string, place: number): Term[] =>
  spellings(name).map((text) => ({ text, words: [], shown: undefined, place }));

function entryOf(occupation: Occupation): Entry {
  const { name, en, words } = occupation;
  const own = [name, ...(en === null ? [] : [en])].flatMap((one, place) => [
    ...termsOf(one, place),
    ...written(one, place),
  ]);
  const terms = [...own, ...words.flatMap((word, index) => termsOf(word, 2 + index, word))];
  return {
    occupation,
    terms,
    words: [...new Set(terms.flatMap((term) => [...term.words, term.text.replaceAll(' ', '')]))],
  };
}

/** How a typed word may be met by one of an occupation's, from the likeliest to the least. */
const meetings: readonly { level: number; shortest: number; meets: (typed: string, word: string) => boolean }[] = [
  { level: wordStart, shortest: 1, meets: (typed, word) => word.startsWith(typed) },
  { level: inside, shortest: shortestInside, meets: (typed, word) => word.includes(typed) },
  { level: typo, shortest: shortestTypo, meets: isTypoOf },
];

function levelOfWord(typed: string, { words }: Entry): number {
  const met = meetings.find(
    ({ shortest, meets }) => typed.length >= shortest && words.some((word) => meets(typed, word)),
  );
  return met?.level ?? nowhere;
}

interface Rank {
  readonly level: number;
  readonly term: Term | undefined;
}

/** @param typed one spelling of what was typed */
function rankOf(typed: string, entry: Entry): Rank {
  const same = entry.terms.find(({ text }) => text === typed);
  if (same) return { level: whole, term: same };
  const begun = entry.terms.find(({ text }) => text.startsWith(typed));
  if (begun) return { level: beginning, term: begun };
  const words = typed.split(' ');
  const level = Math.max(...words.map((word) => levelOfWord(word, entry)));
  const meets = meetings.find((meeting) => meeting.level === level)?.meets;
  const term = meets && entry.terms.find((one) => words.every((word) => one.words.some((other) => meets(word, other))));
  return { level, term };
}

/** The one index of browser and server. */
export function occupationIndex(occupations: readonly Occupation[]): FindOccupations {
  let entries: readonly Entry[] | undefined;
  return (typed) => {
    const [text = ''] = spellings(typed);
    if (text === '') return occupations.map((occupation) => ({ occupation, by: undefined }));
    entries ??= occupations.map(entryOf);
    const ranked = entries
      .map((entry, order) => ({ occupation: entry.occupation, order, ...rankOf(text, entry) }))
      .filter(({ level }) => level < nowhere)
      .map(({ level, ...hit }) => ({
        ...hit,
        level: hit.occupation.kind === 'field' ? Math.max(level, wordStart) : level,
      }));
    const isSure = ranked.some(({ level }) => level <= wordStart);
    return ranked
      .filter(({ level }) => !isSure || level < typo)
      .toSorted(
        (a, b) =>
          a.level - b.level ||
          Number(a.occupation.kind === 'field') - Number(b.occupation.kind === 'field') ||
          (a.term?.place ?? 99) - (b.term?.place ?? 99) ||
          a.order - b.order,
      )
      .map(({ occupation, term }) => ({ occupation, by: term?.shown }));
  };
}
