import { type SelectQueryBuilder, sql } from 'kysely';
import type { RecommendationStatus } from '../../contract/recommendations/recommendations.schema.ts';
import type { recommendationsSearch } from '../../contract/recommendations/recommendations.search.ts';
import { notBlockedBy } from '../blocks/blocks.ts';
import type { Schema } from '../db/schema.ts';
import type { TenantTx } from '../db/scope.ts';
import { alphabetical, type Paged, selectPage } from '../kit/paged.ts';

export type RecommendationRow = NonNullable<Awaited<ReturnType<typeof findRecommendation>>>;

/** Of a company, without those who have blocked it: it sees nothing of them. */
const within = (tx: TenantTx, organizationId: string) =>
  tx
    .selectFrom('recommendations as r')
    .innerJoin('applicants as a', (join) =>
      join.onRef('a.tenant_id', '=', 'r.tenant_id').onRef('a.id', '=', 'r.applicant_id'),
    )
    .where('r.organization_id', '=', organizationId)
    .where(notBlockedBy(organizationId));

/** Told as long as the company recommends somebody, and no longer. */
const isFindable = sql<boolean | null>`case when r.status <> 'revoked' then a.matchable end`;

type Joined = Schema & { r: Schema['recommendations']; a: Schema['applicants'] };
const whole = (recommendations: SelectQueryBuilder<Joined, 'r' | 'a', object>) =>
  recommendations
    .innerJoin('users as u', (join) => join.onRef('u.tenant_id', '=', 'a.tenant_id').onRef('u.id', '=', 'a.user_id'))
    .leftJoin('registration_codes as c', (join) =>
      join.onRef('c.tenant_id', '=', 'r.tenant_id').onRef('c.id', '=', 'r.registration_code_id'),
    )
    .select(['r.id', 'r.note', 'r.status', 'r.version', 'r.created_at'])
    .select(['u.firstname', 'u.lastname'])
    .select(['c.id as code_id', 'c.name as code_name', 'c.code'])
    .select(isFindable.as('findable'));

export const findRecommendation = (tx: TenantTx, id: string, organizationId: string) =>
  whole(within(tx, organizationId).where('r.id', '=', id)).executeTakeFirst();

/** Where no order is asked for, whom the company hasn't said yet whether it knows come first. */
export function listRecommendations(
  tx: TenantTx,
  {
    organization_id,
    status,
    findable,
    isOrdered,
  }: {
    readonly organization_id: string;
    readonly status?: readonly RecommendationStatus[] | undefined;
    readonly findable?: readonly ('yes' | 'no')[] | undefined;
    readonly isOrdered: boolean;
  },
  page: Paged<(typeof recommendationsSearch)['order'][number]>,
) {
  const asked = within(tx, organization_id)
    .$if(status !== undefined, (all) => all.where('r.status', 'in', status ?? []))
    .$if(findable !== undefined, (all) => all.where(isFindable, 'in', findable?.map((word) => word === 'yes') ?? []));
  const rows = whole(asked)
    .$if(!isOrdered, (all) => all.orderBy(sql`r.status = 'created'`, 'desc'))
    .orderBy(page.by === 'lastname' ? alphabetical('u.lastname') : 'r.created_at', page.direction)
    .$if(page.by === 'lastname', (all) => all.orderBy(alphabetical('u.firstname'), page.direction))
    .orderBy('r.id', 'desc');
  return selectPage(rows, asked, page);
}
