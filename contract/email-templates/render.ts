import { isPlaceholder, linkOf, type Placeholder, stretchesOf, type TemplatePurpose } from './placeholders.ts';

/** Values for placeholders; a placeholder without one stays, in braces alone. */
export type PlaceholderValues = Partial<Record<Placeholder, string>>;

/** Fills placeholders in one pass: braces that somebody typed as a name are no placeholder, now or later. */
export const renderTemplate = (text: string, values: PlaceholderValues): string =>
  stretchesOf(text)
    .map((stretch) => {
      const { name } = stretch;
      if (name === undefined || !isPlaceholder(name)) return stretch.text;
      return values[name]?.replaceAll(/[{}]/g, '') ?? `{${name}}`;
    })
    .join('');

/** As `renderTemplate`; where the way is not known, its sentence is left out whole rather than sent with a gap. */
export const fillTemplate = (text: string, values: PlaceholderValues): string =>
  renderTemplate(values.distance_km === undefined ? withoutSentencesOf('distance_km', text) : text, values);

/** Sentences end with their mark or their line; dots inside placeholders end none. */
export function withoutSentencesOf(name: Placeholder, text: string): string {
  const stretches = stretchesOf(text);
  if (!stretches.some((stretch) => stretch.name === name)) return text;
  const kept: string[] = [];
  let sentence = '';
  let isLeftOut = false;
  const end = (mark: string) => {
    if (!isLeftOut) kept.push(sentence, mark);
    else if (mark === '\n') kept.push(mark);
    sentence = '';
    isLeftOut = false;
  };
  for (const stretch of stretches) {
    if (stretch.name !== undefined) {
      sentence += stretch.text;
      isLeftOut ||= stretch.name === name;
    } else
      for (const [index, part] of stretch.text.split(/([.!?]+|\n)/).entries()) {
        if (index % 2 === 0) sentence += part;
        else end(part);
      }
  }
  end('');
  return kept.join('').replace(/^[ \t]+/gm, '');
}

/** What a company may not know of an applicant, or an employee not have said. */
const unsaid = [
  'applicant.city',
  'employee.position',
  'employee.phonenumber',
] as const satisfies readonly Placeholder[];

/** A text where as little is known as can be; its other placeholders stay. */
export const leastOf = (text: string): string =>
  renderTemplate(withoutSentencesOf('distance_km', text), Object.fromEntries(unsaid.map((name) => [name, ''])));

/** A filled text around the button its link becomes; one that is named again is not repeated. */
export function aroundLink(
  text: string,
  purpose: TemplatePurpose,
): { readonly before: string; readonly after: string } {
  const [before = '', ...after] = text.split(`{${linkOf[purpose]}}`);
  return { before: before.trim(), after: after.join('').trim() };
}
