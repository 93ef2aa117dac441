import type { Product } from './product.ts';

/** Where a sentence stands in the papers that the product is made from, with the words it rests on. */
export interface Place {
  readonly document: 'specification' | 'decisions' | 'statecharts' | 'lifecycles';
  readonly section: string;
  readonly quote: string;
}

/**
 * One rule of the product, written by hand from the specification and never from a machine: what a machine does is
 * not the reason why a sentence says so.
 */
export interface Sentence {
  /** Stays the same when the words change: `session.expiry`. */
  readonly id: string;
  readonly place: Place;
  readonly given: string;
  readonly when: string;
  readonly then: string;
  /** @throws Departure where the product does something else */
  readonly shownBy: (product: Product) => unknown;
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

const place =
  (document: Place['document']) =>
  (section: string, quote: string): Place => ({ document, section, quote });

/** A section of the specification. */
export const spec = place('specification');
/** A section of the decisions, where the specification contradicts itself or is silent. */
export const decisions = place('decisions');
/** A machine or table of the statecharts on paper. */
export const statecharts = place('statecharts');
/** A machine of the reference data to which the decisions defer (section 4), with the condition of a transition. */
export const reference = place('lifecycles');

/** Where a sentence comes from, for whoever sees it fail. */
export const inPlace = ({ place: { document, section, quote } }: Sentence): string =>
  `${document}, ${section}: “${quote}”`;

export const inWords = ({ given, when, then }: Sentence): string => `Given ${given}, when ${when}, then ${then}.`;
