const folded = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();

const spelledOut = (text: string): string =>
  text.normalize('NFC').replace(/ä/gi, 'ae').replace(/ö/gi, 'oe').replace(/ü/gi, 'ue');

/** Lower-case words without accents; ä also as ae where that makes a difference. */
export const spellings = (text: string): string[] => [...new Set([folded(text), folded(spelledOut(text))])];

/** The endings that stand for both genders: `Bäcker/in`, `Kaufmann/-frau`, `Angestellte/r`, `Koch/Köchin`. */
function bothOf(word: string): readonly [string, string] {
  const [one = '', other] = word.split(/\/(?=\p{L}|-)/u, 2);
  if (other === undefined) return [word, word];
  if (/^in\b/.test(other)) return [`${one}${other.slice(2)}`, `${one}${other}`];
  if (other === 'r') return [`${one}r`, one];
  if (!other.startsWith('-')) return [one, other];
  const ending = other.slice(1);
  const shared = one.toLowerCase().lastIndexOf(ending.slice(0, 3));
  return [one, ending === 'frau' ? one.replace(/mann$/, 'frau') : `${one.slice(0, shared)}${ending}`];
}

/** A name in both genders: `Bäcker/in` is Bäcker and Bäckerin. */
export function forms(name: string): string[] {
  const words = name.split(' ').map(bothOf);
  return [...new Set([words.map(([one]) => one).join(' '), words.map(([, other]) => other).join(' ')])];
}

/** Whether one letter more, less, wrong or two swapped lie between what was typed and the beginning of a word. */
export function isTypoOf(typed: string, word: string): boolean {
  let at = 0;
  while (at < typed.length && typed[at] === word[at]) at += 1;
  const [rest, target] = [typed.slice(at), word.slice(at)];
  return (
    target.startsWith(rest.slice(1)) ||
    target.slice(1).startsWith(rest) ||
    target.slice(1).startsWith(rest.slice(1)) ||
    (target[0] === rest[1] && target[1] === rest[0] && target.slice(2).startsWith(rest.slice(2)))
  );
}
