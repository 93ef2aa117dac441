import { type ExpressionBuilder, type SelectQueryBuilder, sql } from 'kysely';
import type { RegistrationCodeStatus } from '../../contract/registration-codes/registration-codes.schema.ts';
import type { Schema } from '../db/schema.ts';
import { isMatchable } from '../applicants/matchable.ts';
import type { TenantTx } from '../db/scope.ts';

/** A code as stored, with what is derived at reading: its status now, its days, and how many of its applicants can be found. */
export type RegistrationCodeRow = Awaited<ReturnType<typeof findRegistrationCode>> & object;

type Reader = ExpressionBuilder<Schema, 'registration_codes'>;

/** Active but past its last day or used up is expired, whether or not the tick has written it yet. */
export const statusAt = (now: Date) => sql<RegistrationCodeStatus>`
  case when registration_codes.status = 'active'
        and (registration_codes.valid_until <= ${now} or registration_codes.times_used >= registration_codes.max_uses)
       then 'expired' else registration_codes.status end`;

const registered = (eb: Reader) =>
  eb
    .selectFrom('applicants as a')
    .whereRef('a.tenant_id', '=', 'registration_codes.tenant_id')
    .whereRef('a.registration_code_id', '=', 'registration_codes.id')
    .select((inner) => inner.fn.countAll<number>().as('count'));

const found = sql<boolean>`(a.search_reason in ('found_here', 'found_elsewhere')
  and a.search_status in ('doesnot_want_matching', 'archived'))`;
/** Of an archived row nothing else is known than that the person had found a place. */
const onboarded = sql<boolean>`(a.search_status not in ('unconfirmed', 'archived') or ${found})`;

/** The days of use in the tenant's time zone; `valid_until` is stored as the instant after the last day. */
const withDerived = (tx: TenantTx, timezone: string, now: Date) =>
  tx
    .selectFrom('registration_codes')
    .selectAll('registration_codes')
    .select((eb) => [
      statusAt(now).as('status_now'),
      sql<string | null>`to_char(valid_from at time zone ${timezone}, 'YYYY-MM-DD')`.as('first_day'),
      sql<string | null>`to_char((valid_until at time zone ${timezone}) - interval '1 day', 'YYYY-MM-DD')`.as(
        'last_day',
      ),
      registered(eb).where(isMatchable).as('times_matchable'),
      registered(eb).where(onboarded).as('times_onboarded'),
      registered(eb).where(found).as('times_found'),
    ]);

export function findRegistrationCode(
  tx: TenantTx,
  where: { readonly id: string; readonly organization_id: string },
  timezone: string,
  now: Date,
) {
  return withDerived(tx, timezone, now)
    .where('id', '=', where.id)
    .where('organization_id', '=', where.organization_id)
    .executeTakeFirst();
}

export interface RegistrationCodeQuery {
  readonly organization_id: string;
  readonly status?: readonly RegistrationCodeStatus[] | undefined;
  /** Where nothing is asked for, what is in use comes first, the newest of each. */
  readonly order?:
    | {
        readonly by: 'created_at' | 'name' | 'times_used' | 'times_opened' | 'valid_until';
        readonly descending: boolean;
      }
    | undefined;
  readonly limit: number;
  readonly offset: number;
}

export async function listRegistrationCodes(tx: TenantTx, query: RegistrationCodeQuery, timezone: string, now: Date) {
  const filtered = <O>(select: SelectQueryBuilder<Schema, 'registration_codes', O>) => {
    const own = select.where('organization_id', '=', query.organization_id);
    return query.status ? own.where(statusAt(now), 'in', query.status) : own;
  };
  const { by, descending } = query.order ?? { by: 'created_at', descending: true };
  const column = by === 'name' ? sql`name collate "und-x-icu"` : sql.ref(by);
  const rows = await filtered(withDerived(tx, timezone, now))
    .$if(!query.order, (select) => select.orderBy(sql`${statusAt(now)} = 'active'`, 'desc'))
    .orderBy(column, (order) => (descending ? order.desc() : order.asc()).nullsLast())
    .orderBy('id', 'desc')
    .limit(query.limit)
    .offset(query.offset)
    .execute();
  const { total } = await filtered(tx.selectFrom('registration_codes'))
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return { rows, total };
}

/** The instant a day begins in a time zone, as SQL; `after` adds days. */
export const dayStart = (day: string | null, timezone: string, after = 0) =>
  day === null ? null : sql<Date>`((${day}::text::date + ${after}::int)::timestamp at time zone ${timezone})`;

/** The code a visitor typed, whatever its status, with the organization that recommends. */
export function findByCode(tx: TenantTx, code: string, timezone: string, now: Date) {
  return withDerived(tx, timezone, now)
    .innerJoin('organizations', (join) =>
      join
        .onRef('organizations.tenant_id', '=', 'registration_codes.tenant_id')
        .onRef('organizations.id', '=', 'registration_codes.organization_id'),
    )
    .select([
      'organizations.name as organization_name',
      'organizations.city',
      'organizations.status as organization_status',
    ])
    .where('code', '=', code)
    .executeTakeFirst();
}

export const isCodeTaken = async (tx: TenantTx, code: string): Promise<boolean> =>
  (await tx.selectFrom('registration_codes').select('id').where('code', '=', code).executeTakeFirst()) !== undefined;

export async function countOpening(tx: TenantTx, id: string): Promise<void> {
  await tx
    .updateTable('registration_codes')
    .set((eb) => ({ times_opened: eb('times_opened', '+', 1) }))
    .where('id', '=', id)
    .execute();
}

/** Counts a use; undefined where the code was used as often as it may be. */
export async function addUse(
  tx: TenantTx,
  id: string,
  now: Date,
): Promise<{ organization_id: string; recommendation_text: string; occupation_ids: string[] } | undefined> {
  return tx
    .updateTable('registration_codes')
    .set((eb) => ({ times_used: eb('times_used', '+', 1), updated_at: now }))
    .where('id', '=', id)
    .where((eb) => eb.or([eb('max_uses', 'is', null), eb('times_used', '<', eb.ref('max_uses'))]))
    .returning(['organization_id', 'recommendation_text', 'occupation_ids'])
    .executeTakeFirst();
}
