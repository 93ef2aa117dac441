import type { Match } from '../../contract/search/search.schema.ts';
import { type PlaceholderValues, renderTemplate, withoutSentencesOf } from '../email-templates/render.ts';

/** Subject or body of a ping from its template. Where the way to the company isn't known, its sentence goes. */
export function fillLetter(text: string, typed: PlaceholderValues, match: Match): string {
  // Name and link are filled in later, in what is stored: braces that somebody typed as a name must not be.
  const values = Object.fromEntries(
    Object.entries(typed).map(([name, value]) => [name, value.replaceAll(/[{}]/g, '')]),
  );
  const way = match.reasons.find((reason) => reason.kind === 'distance' && reason.place === null);
  return way?.kind === 'distance'
    ? renderTemplate(text, { ...values, distance_km: String(way.within_km) })
    : renderTemplate(withoutSentencesOf('distance_km', text), values);
}
