import { fillTemplate, type PlaceholderValues } from '../../contract/email-templates/render.ts';
import type { Match } from '../../contract/search/match.schema.ts';

/** Subject or body of a ping from its template: name and link are filled in later, in what is stored. */
export function fillLetter(text: string, values: PlaceholderValues, match: Match): string {
  const way = match.reasons.find((reason) => reason.kind === 'distance' && reason.place === null);
  return fillTemplate(text, way?.kind === 'distance' ? { ...values, distance_km: String(way.within_km) } : values);
}
