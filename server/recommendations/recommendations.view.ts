import { type Recommendation, recommendationEvents } from '../../contract/recommendations/recommendations.schema.ts';
import { eventsFor } from '../../machines/kit/lifecycle.ts';
import { recommendationLifecycle } from '../../machines/recommendations/recommendation.lifecycle.ts';
import type { Caller } from '../kit/records.ts';
import { shown } from '../kit/shown.ts';
import type { RecommendationRow } from './recommendations.repository.ts';

/** Nobody has registered yet: the company can't know who will, and once the address is gone there is nothing to take back. */
const isPossible = (
  { applicant_id, email, status, hidden_at, is_mailed, kind }: RecommendationRow,
  event: string,
): boolean => {
  // of who came by a personal code or a mail it was said beforehand: there is no word to take back
  if (event === 'unconfirm') return applicant_id !== null && kind === 'group' && !is_mailed;
  // one that is hidden can be withdrawn still
  if (event === 'withdraw' && status === 'revoked' && hidden_at === null) return false;
  return applicant_id !== null || (event === 'revoke' && email !== null);
};

export function recommendationView(row: RecommendationRow, { actor }: Pick<Caller, 'actor'>): Recommendation {
  const { code_id, code_name, code, is_mailed, applicant_id, mailed_firstname } = row;
  const allowed: readonly string[] = eventsFor(recommendationLifecycle, row.status, actor.type);
  const isOpen = applicant_id === null;
  return {
    ...shown(row),
    hidden: row.hidden_at !== null,
    firstname: row.firstname ?? mailed_firstname,
    by_mail: is_mailed ?? false,
    email: isOpen ? row.email : null,
    erase_at: isOpen ? (row.erase_at?.toISOString() ?? null) : null,
    code: !is_mailed && code_id && code ? { id: code_id, name: code_name ?? '', code } : null,
    events: recommendationEvents.filter((event) => allowed.includes(event) && isPossible(row, event)),
  };
}
