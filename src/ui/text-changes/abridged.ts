import type { ChangeObject } from 'diff';

/** A part of a comparison, as it is read. */
export interface Part {
  readonly kind: 'same' | 'added' | 'removed';
  readonly text: string;
}

/** Characters of what stays that are shown beside a change. */
const around = 90;

const kindOf = ({ added, removed }: ChangeObject<string>): Part['kind'] =>
  added ? 'added' : removed ? 'removed' : 'same';

/** From a word's beginning on, and to a word's end. */
const tail = (text: string): string => text.slice(-around).replace(/^\S*\s/, '');
const head = (text: string): string => text.slice(0, around).replace(/\s\S*$/, '');

function shortened(text: string, isFirst: boolean, isLast: boolean): string {
  if (isFirst) return text.length > around ? `… ${tail(text)}` : text;
  if (isLast) return text.length > around ? `${head(text)} …` : text;
  return text.length > 2 * around ? `${head(text)} … ${tail(text)}` : text;
}

/** A comparison with the changes whole, and of what stays no more than one needs to find them. */
export function abridged(parts: readonly ChangeObject<string>[]): readonly Part[] {
  return parts.map((part, index) => {
    const kind = kindOf(part);
    const isEnd = index === parts.length - 1;
    return { kind, text: kind === 'same' ? shortened(part.value, index === 0, isEnd) : part.value };
  });
}
