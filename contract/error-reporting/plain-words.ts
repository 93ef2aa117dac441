/**
 * What engines say of an error, in their own words, and ours. A sentence may quote whatever a value held, so that only
 * words of this list are passed on.
 */
const known = new Set(
  `a access accessed accessing after all already an and anonymous argument arguments array arrow as assigned assignment
  assign at attempt attempted available await be before bigint block boolean browser call callback called can cannot cant class
  code compare component constant constructor convert converting could data date declared define defined delete denied
  dependencies deep depth destructure detached did didnt does doesnt dynamically end error escape evaluating exceeded exist
  expected export expression extended failed fetch file find for found frozen function generator get getter global had
  has hasnt have hydrate hydration identifier if illegal import imported in index infinite infinity initialization initialize
  initialized input instance instanceof instead integer invalid invocation is isnt iterable iterator its json key large length let
  lexical literal load loader loading loop many map match maximum method missing module more must name nan negative network
  new no node non not null number object of on one only operation operator or out outside parameter parse parsing patch
  perform permission position promise properties property prototype proxy quota range rangeerror read reading readonly redefine
  reduce reference regular render rendered rendering request required resolve rest result return returned right script scope security
  set setter should side size spread stack state storage strict string stringify structure suspended symbol syntax tag target
  template than that the their this thrown timed timeout to token too type typeof undefined unexpected unhandled unknown
  unterminated update used using value valid variable was when while with within without yield you zero`.split(/\s+/),
);

const longest = 200;

const isKnown = (word: string): boolean => known.has(word.toLowerCase().replaceAll(/['’]/g, ''));

/** A sentence of an error with nothing in it but words that any program could have said: the rest becomes `…`. */
export function plainWords(text: string): string {
  return text
    .slice(0, 1_000)
    .replaceAll(/"[^"]*"/g, '"…"')
    .replaceAll(/(?<=^|[\s(])'[^']*'/g, "'…'")
    .replaceAll(/[^\s().:,"]+/g, (word) => (isKnown(word) || word === "'…'" ? word : '…'))
    .replaceAll(/…(?:[\s().:,]*…)+/g, '…')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .slice(0, longest);
}
