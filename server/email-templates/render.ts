import { type Placeholder, placeholders } from '../../contract/email-templates/email-templates.schema.ts';

const inBraces = /\{\s*([a-z_.]+)\s*\}/g;

/** Values for placeholders; a placeholder without one stays as it stands. */
export type PlaceholderValues = Partial<Record<Placeholder, string>>;

const isPlaceholder = (name: string): name is Placeholder => (placeholders as readonly string[]).includes(name);

/** Fills placeholders in one pass: a value that itself looks like a placeholder is left alone. */
export function renderTemplate(text: string, values: PlaceholderValues): string {
  return text.replace(inBraces, (whole, name: string) => (isPlaceholder(name) ? (values[name] ?? whole) : whole));
}

/** The names in braces that no placeholder bears. */
export function unknownPlaceholders(text: string): string[] {
  return [...text.matchAll(inBraces)].flatMap(([, name]) => (name && !isPlaceholder(name) ? [name] : []));
}

/** Leaves out the sentences that name a placeholder nobody can fill, rather than sending them with a gap. */
export function withoutSentencesOf(name: Placeholder, text: string): string {
  // dots inside other placeholders end no sentence
  const words = '(?:\\{[^}\\n]*\\}|[^.!?\\n{])*';
  const sentence = new RegExp(`${words}\\{\\s*${name.replaceAll('.', '\\.')}\\s*\\}${words}[.!?]?`, 'g');
  return text.replace(sentence, '').replace(/^[ \t]+/gm, '');
}
