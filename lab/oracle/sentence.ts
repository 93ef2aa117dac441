import type { Product } from './product.ts';

/** One rule of the product, written by hand from the specification and never from a machine. */
export interface Sentence {
  /** Stays the same when the words change: `session.expired`. */
  readonly id: string;
  /** The machine that its stories are told of, or `verdicts`. */
  readonly about: string;
  /** Where it stands in the papers that the product is made from, with the words it rests on. */
  readonly place: string;
  readonly words: string;
  /** @throws Departure where the product does something else */
  readonly shownBy: (product: Product) => void;
  /** The lines that show it, and what a line in the same notation would show. */
  readonly lines: readonly string[];
  readonly read: (line: string) => (product: Product) => void;
}

/** The product departed from a sentence; says how, and whether it could not go on at all. */
export class Departure extends Error {
  override name = 'Departure';
  readonly crashed: boolean;

  constructor(message: string, crashed = false) {
    super(message);
    this.crashed = crashed;
  }
}

const heading = /^(\S+) — ((?:specification|decisions|statecharts|lifecycles) [^:]+: .+)$/;

/** Reads sentences: `id — paper section: quote`, the words, and for each story that shows it a line that begins with `-`. */
export function sentencesIn(about: string, text: string, storyOf: (line: string) => Sentence['shownBy']): Sentence[] {
  return text
    .trim()
    .split(/\n\s*\n/)
    .map((paragraph) => {
      const [said = '', ...told] = paragraph.replaceAll(/\n */g, '\n').split('\n- ');
      const [first = '', ...words] = said.trim().split('\n');
      const [, id, place] = heading.exec(first) ?? [];
      if (id === undefined || place === undefined || words.length === 0 || told.length === 0)
        throw new Error(`No sentence is made like this: “${first}”`);
      const lines = told.map((line) => line.replaceAll('\n', ' ').trim());
      const stories = lines.map(storyOf);
      return {
        id,
        about,
        place,
        words: words.join(' '),
        shownBy: (product) => stories.forEach((shown) => shown(product)),
        lines,
        read: storyOf,
      };
    });
}

/** A line with one of each `{a | b}`. */
export function chosen(line: string): string[] {
  const [all, choices] = /\{([^{}]*)\}/.exec(line) ?? [];
  if (all === undefined || choices === undefined) return [line];
  return choices.split('|').flatMap((choice) => chosen(line.replace(all, () => choice.trim())));
}
