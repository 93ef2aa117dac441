import { foundDetails } from '../../contract/applicants/applicant-details.ts';
import { mostCounted, type SearchResult } from '../../contract/search/search.schema.ts';
import type { TenantTx } from '../db/scope.ts';
import type { ResolvedSearch } from './admitted.ts';
import { countedPage, pageOfMany } from './in-order.ts';
import type { Candidate } from './ranking.ts';
import { isRecommendedTo } from './recommended.ts';

type Fact = keyof typeof foundDetails;
const facts = Object.keys(foundDetails) as Fact[];

/** Of whom the reasons are told. */
export interface MatchedApplicant extends Omit<Candidate, 'area'> {
  readonly id: string;
  readonly graduation_type_id: string | null;
  readonly area_id: number | null;
}
export interface FoundApplicant extends MatchedApplicant, Pick<SearchResult, Fact> {
  readonly tos_accepted_at: Date | null;
}

/** What of a row is told as it is stored. */
export const factsOf = (row: Pick<SearchResult, Fact>): Pick<SearchResult, Fact> =>
  Object.fromEntries(facts.map((fact) => [fact, row[fact]])) as Pick<SearchResult, Fact>;

/**
 * A page of those found, in the order asked for, and how many there are: at least so many where they are more than
 * `most`. Pages end where totals do, for nobody turns five hundred of them.
 */
export async function findMatches(
  tx: TenantTx,
  search: ResolvedSearch,
  most = mostCounted,
): Promise<{ rows: readonly FoundApplicant[]; total: number }> {
  const asked = { ...search, limit: Math.max(0, Math.min(search.limit, mostCounted - search.offset)) };
  const { total, ids } = await countedPage(tx, asked, most);
  return { rows: await findFound(tx, ids ?? (asked.limit === 0 ? [] : await pageOfMany(tx, asked, most))), total };
}

async function findFound(tx: TenantTx, ids: readonly string[]): Promise<readonly FoundApplicant[]> {
  if (ids.length === 0) return [];
  const rows = await tx
    .selectFrom('applicants')
    .select([
      'id',
      'occupation_id',
      'further_occupation_ids',
      'graduation_type_id',
      'area_id',
      'renewed_at',
      'tos_accepted_at',
      ...facts,
    ])
    .where('id', 'in', ids)
    .execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** Which of these applicants a company other than the one that looks recommends. */
export async function findRecommended(
  tx: TenantTx,
  applicantIds: readonly string[],
  organizationId: string,
): Promise<ReadonlySet<string>> {
  if (applicantIds.length === 0) return new Set();
  const rows = await tx
    .selectFrom('applicants as a')
    .select('a.id')
    .where('a.id', 'in', applicantIds)
    .where(isRecommendedTo(organizationId))
    .execute();
  return new Set(rows.map(({ id }) => id));
}
