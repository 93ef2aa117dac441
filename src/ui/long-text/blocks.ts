/** A piece of a long plain text. */
export type Block =
  | { readonly kind: 'heading'; readonly text: string }
  | { readonly kind: 'paragraph'; readonly text: string }
  | { readonly kind: 'list'; readonly items: readonly string[] };

const bullet = /^[-*•]\s+/;
const mark = /^#{1,6}\s+/;
const longestHeading = 80;

/** A short first line without a full stop says what the lines below it are about. */
const isHeading = (line: string): boolean =>
  mark.test(line) || (line.length <= longestHeading && !/[.!?:;,]$/.test(line) && !bullet.test(line));

/**
 * Headings, paragraphs and lists of a text whose parts are separated by empty lines. A line beginning with `#`
 * or a short first line without punctuation is a heading, lines beginning with `-` are a list.
 */
export function blocksOf(text: string): readonly Block[] {
  return text
    .split(/\r?\n\s*\n/)
    .map((part) =>
      part
        .split(/\r?\n/)
        .map((line) => line.trim())
        .filter((line) => line !== ''),
    )
    .filter((lines) => lines.length > 0)
    .flatMap((lines): Block[] => {
      const [first = '', ...rest] = lines;
      if (!isHeading(first)) return bodyOf(lines);
      return [{ kind: 'heading', text: first.replace(mark, '') }, ...bodyOf(rest)];
    });
}

function bodyOf(lines: readonly string[]): Block[] {
  const blocks: Block[] = [];
  for (const line of lines) {
    const last = blocks.at(-1);
    const isItem = bullet.test(line);
    const text = line.replace(bullet, '');
    if (isItem && last?.kind === 'list') blocks.splice(-1, 1, { kind: 'list', items: [...last.items, text] });
    else if (isItem) blocks.push({ kind: 'list', items: [text] });
    else blocks.push({ kind: 'paragraph', text });
  }
  return blocks;
}
