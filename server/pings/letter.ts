import type { Match } from '../../contract/search/search.schema.ts';
import { type PlaceholderValues, renderTemplate, withoutSentencesOf } from '../email-templates/render.ts';

/** Subject or body of a ping from its template. A distance that the match doesn't tell takes its sentence along. */
export function fillLetter(text: string, values: PlaceholderValues, match: Match): string {
  const distance = match.reasons.find(({ kind }) => kind === 'distance');
  const km = distance?.kind === 'distance' ? distance.distance_km : null;
  return km === null
    ? renderTemplate(withoutSentencesOf('distance_km', text), values)
    : renderTemplate(text, { ...values, distance_km: String(km) });
}
