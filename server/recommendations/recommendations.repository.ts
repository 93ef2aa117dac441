import { type SqlBool, sql } from 'kysely';
import type { RecommendationStatus } from '../../contract/recommendations/recommendations.schema.ts';
import type { recommendationsSearch } from '../../contract/recommendations/recommendations.search.ts';
import { trendDays, trendWeeks } from '../../contract/statistics/agenda.schema.ts';
import { notBlockedBy } from '../blocks/blocks.ts';
import type { TenantTx } from '../db/scope.ts';
import { anyIn, type Due } from '../jobs/due.ts';
import { weeksSince } from '../kit/weeks.ts';
import { alphabetical, type Paged, selectPage } from '../kit/paged.ts';

export type RecommendationRow = NonNullable<Awaited<ReturnType<typeof findRecommendation>>>;

/** Of a company, without those who have blocked it: it sees nothing of them. */
const within = (tx: TenantTx, organizationId: string) =>
  tx
    .selectFrom('recommendations as r')
    .leftJoin('applicants as a', (join) =>
      join.onRef('a.tenant_id', '=', 'r.tenant_id').onRef('a.id', '=', 'r.applicant_id'),
    )
    .where('r.organization_id', '=', organizationId)
    .where(notBlockedBy(organizationId));

/** Told as long as the company recommends somebody, and no longer. */
const isFindable = sql<boolean | null>`case when r.status <> 'revoked' then a.matchable end`;

/** When somebody came by a code that the company hands out; null for whom it has written to. */
const cameAt = sql<Date | null>`(select r.created_at from registration_codes rc
  where rc.tenant_id = r.tenant_id and rc.id = r.registration_code_id and not rc.is_mailed and r.applicant_id is not null)`;

/** How many came by the codes, by weeks of seven days that have passed since. */
export const countCame = (tx: TenantTx, organizationId: string, now: Date) =>
  tx
    .selectFrom(within(tx, organizationId).select(weeksSince(cameAt, now).as('week')).as('came'))
    .select(['week', ({ fn }) => fn.countAll<number>().as('count')])
    .where('week', '>=', 0)
    .where('week', '<', trendWeeks)
    .groupBy('week')
    .execute();

const whole = (recommendations: ReturnType<typeof within>) =>
  recommendations
    .leftJoin('users as u', (join) => join.onRef('u.tenant_id', '=', 'a.tenant_id').onRef('u.id', '=', 'a.user_id'))
    .leftJoin('registration_codes as c', (join) =>
      join.onRef('c.tenant_id', '=', 'r.tenant_id').onRef('c.id', '=', 'r.registration_code_id'),
    )
    .select(['r.id', 'r.applicant_id', 'r.registration_code_id', 'r.email', 'r.erase_at'])
    .select(['r.note', 'r.status', 'r.version', 'r.created_at', 'r.firstname as mailed_firstname'])
    .select('r.hidden_at')
    .select(['u.firstname', 'u.lastname'])
    .select(['c.id as code_id', 'c.name as code_name', 'c.code', 'c.kind', 'c.is_mailed'])
    .select(isFindable.as('findable'));

export const findRecommendation = (tx: TenantTx, id: string, organizationId: string) =>
  whole(within(tx, organizationId).where('r.id', '=', id)).executeTakeFirst();

/** Two colleagues who say it of the same people go one after the other; in the order of ids, so that neither waits for the other. */
export const lockRecommendations = (tx: TenantTx, ids: readonly string[], organizationId: string) =>
  tx
    .selectFrom('recommendations')
    .select('id')
    .where('id', 'in', ids)
    .where('organization_id', '=', organizationId)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();

/** Where no order is asked for, whom the company hasn't said yet whether it knows come first. */
export function listRecommendations(
  tx: TenantTx,
  {
    organization_id,
    status,
    findable,
    came,
    code,
    now,
    isOrdered,
  }: {
    readonly organization_id: string;
    readonly status?: readonly RecommendationStatus[] | undefined;
    readonly findable?: readonly ('yes' | 'no')[] | undefined;
    readonly came?: readonly ('lately' | 'unsaid')[] | undefined;
    readonly code?: string | undefined;
    readonly now: Date;
    readonly isOrdered: boolean;
  },
  page: Paged<(typeof recommendationsSearch)['order'][number]>,
) {
  const asked = within(tx, organization_id)
    .$if(status !== undefined, (all) => all.where('r.status', 'in', status ?? []))
    .$if(findable !== undefined, (all) => all.where(isFindable, 'in', findable?.map((word) => word === 'yes') ?? []))
    .$if(came?.includes('lately') ?? false, (all) =>
      all.where(sql<boolean>`${cameAt} > ${now}::timestamptz - ${trendDays}::int * interval '24 hours'`),
    )
    .$if(code !== undefined, (all) => all.where('r.registration_code_id', '=', code ?? null))
    .$if(came?.includes('unsaid') ?? false, (all) =>
      all.where('r.status', '=', 'created').where('r.applicant_id', 'is not', null),
    );
  const rows = whole(asked)
    .$if(!isOrdered, (all) => all.orderBy(sql`r.status = 'created' and r.applicant_id is not null`, 'desc'))
    .orderBy(page.by === 'lastname' ? alphabetical('u.lastname') : 'r.created_at', page.direction)
    .$if(page.by === 'lastname', (all) => all.orderBy(alphabetical('u.firstname'), page.direction))
    .orderBy('r.id', 'desc');
  return selectPage(rows, asked, page);
}

/** How many mails an organization has sent since. */
export async function countSent(tx: TenantTx, organizationId: string, since: Date): Promise<number> {
  const { count } = await tx
    .selectFrom('recommendations')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('organization_id', '=', organizationId)
    .where('created_at', '>', since)
    .where('email', 'is not', null)
    .executeTakeFirstOrThrow();
  return count;
}

/** The organization has written to this address, which isn't erased yet: whatever became of it. */
export const hasWrittenTo = async (tx: TenantTx, organizationId: string, email: string): Promise<boolean> =>
  (await tx
    .selectFrom('recommendations')
    .select('id')
    .where('organization_id', '=', organizationId)
    .where(sql`lower(email)`, '=', sql<string>`lower(${email})`)
    .executeTakeFirst()) !== undefined;

const past = (now: Date) => sql<SqlBool>`erase_at <= ${now}`;
export const addressesDue = (now: Date): Due => anyIn('recommendations', past(now));

/** Of whom nobody is known that they registered, the note goes too: it may name them. */
export function clearAddresses(tx: TenantTx, now: Date) {
  return tx
    .updateTable('recommendations')
    .set({
      email: null,
      firstname: null,
      erase_at: null,
      note: sql`case when applicant_id is null then '' else note end`,
      updated_at: now,
    })
    .where(past(now))
    .returning(['id', 'registration_code_id'])
    .execute();
}

/** What companies say about somebody: those that count, and those hidden by whom they are about. */
export const findReceived = (tx: TenantTx, applicantId: string) =>
  tx
    .selectFrom('recommendations as r')
    .innerJoin('organizations as o', (join) =>
      join.onRef('o.tenant_id', '=', 'r.tenant_id').onRef('o.id', '=', 'r.organization_id'),
    )
    .select(['r.id', 'r.note', 'r.status', 'r.version', 'r.hidden_at', 'r.created_at', 'o.name as organization'])
    .where('r.applicant_id', '=', applicantId)
    .where((eb) => eb.or([eb('r.status', '=', 'accepted'), eb('r.hidden_at', 'is not', null)]))
    .orderBy('r.created_at')
    .orderBy('r.id')
    .execute();

export async function setHidden(tx: TenantTx, id: string, hidden_at: Date | null): Promise<void> {
  await tx.updateTable('recommendations').set({ hidden_at }).where('id', '=', id).execute();
}
