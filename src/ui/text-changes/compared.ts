import { type ChangeObject, diffArrays, diffWordsWithSpace } from 'diff';

/** In ms. Texts that take longer to compare have nothing in common. */
const longest = 300;
/** Paragraphs of which less stays are read as two, not as one with other words in it. */
const leastKept = 0.5;

const gap = '\n\n';
const paragraphsOf = (text: string): string[] => text.trim().split(/\n{2,}/);

const stays = ({ added, removed }: ChangeObject<string>): boolean => !added && !removed;

const whole = (paragraphs: readonly string[], kind: 'added' | 'removed' | 'same'): ChangeObject<string>[] =>
  paragraphs.map((text) => ({
    value: text + gap,
    added: kind === 'added',
    removed: kind === 'removed',
    count: 1,
  }));

/** One paragraph that took the place of another: word by word where they are much alike. */
function replaced(from: string, to: string): readonly ChangeObject<string>[] {
  const words = diffWordsWithSpace(from, to, { timeout: longest }) ?? [];
  const kept = words.filter(stays).reduce((sum, { value }) => sum + value.length, 0);
  if ((2 * kept) / (from.length + to.length) < leastKept) return [...whole([from], 'removed'), ...whole([to], 'added')];
  return [...words, ...whole([''], 'same')];
}

/** What stays in one piece between two changes, and nothing empty at the end. */
function joined(parts: readonly ChangeObject<string>[]): readonly ChangeObject<string>[] {
  const all: ChangeObject<string>[] = [];
  for (const part of parts) {
    const last = all.at(-1);
    if (last && stays(last) && stays(part)) all[all.length - 1] = { ...last, value: last.value + part.value };
    else all.push(part);
  }
  return all
    .map((part, index) => (index === all.length - 1 ? { ...part, value: part.value.trimEnd() } : part))
    .filter(({ value }) => value !== '');
}

/** What a text says otherwise than an earlier one, paragraph by paragraph; undefined where that takes too long. */
export function compared(from: string, to: string): readonly ChangeObject<string>[] | undefined {
  const blocks = diffArrays(paragraphsOf(from), paragraphsOf(to), { timeout: longest });
  const parts = blocks?.flatMap((block, index) => {
    // what takes a place is told with what stood there
    if (block.added && blocks[index - 1]?.removed) return [];
    const next = blocks[index + 1];
    if (block.removed && next?.added)
      return [
        ...block.value.flatMap((text, at) => {
          const other = next.value[at];
          return other === undefined ? whole([text], 'removed') : replaced(text, other);
        }),
        ...whole(next.value.slice(block.value.length), 'added'),
      ];
    return whole(block.value, block.added ? 'added' : block.removed ? 'removed' : 'same');
  });
  return parts && joined(parts);
}
