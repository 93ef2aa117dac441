import type { Placeholder } from '../../../contract/email-templates/placeholders.ts';

/** A placeholder that is being typed: where its brace stands, and what of its name is there. */
export interface Begun {
  readonly at: number;
  readonly name: string;
}

/** What is begun at the caret; undefined where nothing is. */
export function begunAt(text: string, caret: number): Begun | undefined {
  const found = /\{\s*([\w.]*)$/.exec(text.slice(0, caret));
  return found ? { at: found.index, name: found[1] ?? '' } : undefined;
}

/** The text with a placeholder put where the selection is, or completed, and where the caret stands then. */
export function withPlaceholder(
  text: string,
  { from, to }: { readonly from: number; readonly to: number },
  name: Placeholder,
): { readonly text: string; readonly caret: number } {
  const start = from === to ? (begunAt(text, from)?.at ?? from) : from;
  const rest = text.slice(to).replace(/^[\w.]*\s*\}/, (tail) => (start === from ? tail : ''));
  const head = `${text.slice(0, start)}{${name}}`;
  return { text: head + rest, caret: head.length };
}

/** Names that what is begun may become: by their name, or by what they are called. */
export const fitting = (
  names: readonly Placeholder[],
  begun: Begun | undefined,
  called: (name: Placeholder) => string,
): readonly Placeholder[] => {
  const typed = begun?.name.toLowerCase() ?? '';
  if (typed === '') return names;
  return names.filter((name) => name.includes(typed) || called(name).toLowerCase().includes(typed));
};
