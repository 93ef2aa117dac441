import { type ExpressionBuilder, type SelectQueryBuilder, sql } from 'kysely';
import type {
  RegistrationCodeKind,
  RegistrationCodeStatus,
} from '../../contract/registration-codes/registration-codes.schema.ts';
import type { registrationCodesSearch } from '../../contract/registration-codes/registration-codes.search.ts';
import { isMatchable } from '../applicants/matchable.ts';
import type { Schema } from '../db/schema.ts';
import type { TenantTx } from '../db/scope.ts';
import { alphabetical, type Paged, selectPage } from '../kit/paged.ts';
import { statusAt } from './in-use.ts';

/** A code as stored, with what is derived at reading: its status now, its days, and how many of its applicants can be found. */
export type RegistrationCodeRow = Awaited<ReturnType<typeof findRegistrationCode>> & object;

type Reader = ExpressionBuilder<Schema, 'registration_codes'>;

/** Whoever prints it once more should know. */
const endingMs = 14 * 86_400_000;

const registered = (eb: Reader) =>
  eb
    .selectFrom('applicants as a')
    .whereRef('a.tenant_id', '=', 'registration_codes.tenant_id')
    .whereRef('a.registration_code_id', '=', 'registration_codes.id')
    .select((inner) => inner.fn.countAll<number>().as('count'));

/** When the month began; of an archived row nothing else is known than that the person had found a place. */
const foundBefore = (timezone: string, now: Date) => sql<boolean>`(a.search_reason in ('found_here', 'found_elsewhere')
  and (a.search_status = 'archived' or a.search_status = 'doesnot_want_matching' and a.search_ended_at
    < date_trunc('month', ${now}::timestamptz at time zone ${timezone}) at time zone ${timezone}))`;

/** The days of use in the tenant's time zone; `valid_until` is stored as the instant after the last day. */
const derived = (codes: SelectQueryBuilder<Schema, 'registration_codes', object>, timezone: string, now: Date) =>
  codes
    .selectAll('registration_codes')
    .select((eb) => [
      statusAt(now).as('status_now'),
      sql<string | null>`to_char(valid_from at time zone ${timezone}, 'YYYY-MM-DD')`.as('first_day'),
      sql<string | null>`to_char((valid_until at time zone ${timezone}) - interval '1 day', 'YYYY-MM-DD')`.as(
        'last_day',
      ),
      registered(eb).where(isMatchable).as('times_matchable'),
      registered(eb).where(foundBefore(timezone, now)).as('times_found'),
    ]);

export function findRegistrationCode(
  tx: TenantTx,
  where: { readonly id: string; readonly organization_id?: string },
  timezone: string,
  now: Date,
) {
  const own = tx
    .selectFrom('registration_codes')
    .where('id', '=', where.id)
    .$if(where.organization_id !== undefined, (all) => all.where('organization_id', '=', where.organization_id ?? ''))
    .where('is_mailed', '=', false);
  return derived(own, timezone, now).executeTakeFirst();
}

/** Where no order is asked for, what is in use comes first. */
export function listRegistrationCodes(
  tx: TenantTx,
  where: {
    readonly organization_id: string;
    readonly status?: readonly RegistrationCodeStatus[] | undefined;
    readonly profile_id?: string | undefined;
    readonly ending?: unknown;
    readonly isOrdered: boolean;
  },
  page: Paged<(typeof registrationCodesSearch)['order'][number]>,
  timezone: string,
  now: Date,
) {
  const own = tx
    .selectFrom('registration_codes')
    .where('organization_id', '=', where.organization_id)
    .where('is_mailed', '=', false);
  const asked = own
    .$if(where.status !== undefined, (all) => all.where(statusAt(now), 'in', where.status ?? []))
    .$if(where.profile_id !== undefined, (all) => all.where('profile_id', '=', where.profile_id ?? ''))
    .$if(where.ending !== undefined, (all) =>
      all.where(statusAt(now), '=', 'active').where('valid_until', '<=', new Date(now.getTime() + endingMs)),
    );
  const column = page.by === 'name' ? alphabetical(page.by) : sql.ref(page.by);
  const rows = derived(asked, timezone, now)
    .$if(!where.isOrdered, (select) => select.orderBy(sql`${statusAt(now)} = 'active'`, 'desc'))
    .orderBy(column, (order) => (page.direction === 'desc' ? order.desc() : order.asc()).nullsLast())
    .orderBy('id', 'desc');
  return selectPage(rows, asked, page);
}

/** The instant a day begins in a time zone, as SQL; `after` adds days. */
export const dayStart = (day: string | null, timezone: string, after = 0) =>
  day === null ? null : sql<Date>`((${day}::text::date + ${after}::int)::timestamp at time zone ${timezone})`;

export type OfferedCode = NonNullable<Awaited<ReturnType<typeof findByCode>>>;

/** The code a visitor typed, whatever its status, with the organization that recommends. */
export function findByCode(tx: TenantTx, code: string, timezone: string, now: Date) {
  return derived(tx.selectFrom('registration_codes'), timezone, now)
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

/** Who signs: the contact of the face that is shown, else whoever made the code, while they work there. */
export async function findSigner(
  tx: TenantTx,
  { organization_id, profile_id, created_by }: Pick<OfferedCode, 'organization_id' | 'profile_id' | 'created_by'>,
): Promise<{ name: string; position: string | null } | null> {
  const contact = sql<string | null>`(select contact_employee_id from profiles
    where organization_id = ${organization_id} and status = 'published' and (is_default or id = ${profile_id})
    order by is_default limit 1)`;
  const row = await tx
    .selectFrom('employees')
    .innerJoin('users', (join) =>
      join.onRef('users.tenant_id', '=', 'employees.tenant_id').onRef('users.id', '=', 'employees.user_id'),
    )
    .select(['users.firstname', 'users.lastname', 'employees.position'])
    .where('employees.organization_id', '=', organization_id)
    .where('users.account', '=', 'active')
    .where((eb) =>
      eb.or([eb('employees.id', '=', contact), ...(created_by === null ? [] : [eb('users.id', '=', created_by)])]),
    )
    .orderBy(sql`employees.id is not distinct from ${contact}`, 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ? { name: `${row.firstname} ${row.lastname}`, position: row.position } : null;
}

export const isCodeTaken = async (tx: TenantTx, code: string): Promise<boolean> =>
  (await tx.selectFrom('registration_codes').select('id').where('code', '=', code).executeTakeFirst()) !== undefined;

/** Whether somebody has come by it; locked, so that nobody comes meanwhile. */
export async function isCodeUsed(tx: TenantTx, id: string): Promise<boolean> {
  const code = tx.selectFrom('registration_codes').select('times_used').where('id', '=', id);
  return (await code.forNoKeyUpdate().executeTakeFirstOrThrow()).times_used > 0;
}

/** A published face of this organization. */
export async function isShown(tx: TenantTx, organizationId: string, profileId: string): Promise<boolean> {
  const own = tx.selectFrom('profiles').select('id').where('organization_id', '=', organizationId);
  const shown = own.where('id', '=', profileId).where('status', '=', 'published');
  return (await shown.executeTakeFirst()) !== undefined;
}

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
): Promise<
  | {
      organization_id: string;
      kind: RegistrationCodeKind;
      is_mailed: boolean;
      recommendation_text: string;
      occupation_ids: string[];
    }
  | undefined
> {
  return tx
    .updateTable('registration_codes')
    .set((eb) => ({ times_used: eb('times_used', '+', 1), updated_at: now }))
    .where('id', '=', id)
    .where((eb) => eb.or([eb('max_uses', 'is', null), eb('times_used', '<', eb.ref('max_uses'))]))
    .returning(['organization_id', 'kind', 'is_mailed', 'recommendation_text', 'occupation_ids'])
    .executeTakeFirst();
}
