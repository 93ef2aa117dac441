/** HTML that is safe to output as it is. */
export class Markup {
  readonly html: string;

  constructor(html: string) {
    this.html = html;
  }
}

type Piece = string | number | Markup | readonly Markup[] | undefined;

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** Text as HTML, for content and for attributes in double quotes. */
const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (character) => entities[character] ?? '');

const output = (piece: Piece): string => {
  if (piece === undefined) return '';
  if (piece instanceof Markup) return piece.html;
  if (typeof piece === 'object') return piece.map((part) => part.html).join('');
  return escapeHtml(String(piece));
};

/**
 * A template whose values are escaped, unless they are Markup themselves; undefined gives nothing.
 * Not named html, for formatters lay out such templates, and in mails every character counts.
 */
export const markup = (parts: TemplateStringsArray, ...pieces: readonly Piece[]): Markup =>
  new Markup(parts.reduce((all, part, index) => `${all}${output(pieces[index - 1])}${part}`));
