import { type SqlBool, sql, type Updateable } from 'kysely';
import type { ApplicantsTable } from '../db/tables-matching.ts';
import type { TenantTx } from '../db/scope.ts';
import { anyIn, anyOf, anyRow, type Due } from '../jobs/due.ts';

/** An applicant as stored, with what the rules need from the user. */
export type ApplicantRow = NonNullable<Awaited<ReturnType<typeof findApplicant>>>;

const joined = (tx: TenantTx, id: string) =>
  tx
    .selectFrom('applicants as a')
    .innerJoin('users as u', (join) => join.onRef('u.tenant_id', '=', 'a.tenant_id').onRef('u.id', '=', 'a.user_id'))
    .selectAll('a')
    .select(['u.firstname', 'u.lastname', 'u.email', 'u.locale', 'u.verification', 'u.account'])
    .where('a.id', '=', id);

/**
 * The applicant, locked until the transaction ends: status changes of one applicant come one after the other.
 * The order of locks, everywhere: applicant, then user, guardian, messages; whoever locks one of those takes the
 * applicant's first (findPing, lockLeavingUser, lockUser do so themselves), so that no two wait for each other. The
 * statement that waits for a lock sees everything but that row as it stood before; so what is decided by is read by
 * the next one.
 */
export async function findApplicant(tx: TenantTx, id: string) {
  await tx.selectFrom('applicants').select('id').where('id', '=', id).forUpdate().execute();
  return joined(tx, id).executeTakeFirst();
}

/** The applicant as they stand, for reading alone. */
export const readApplicant = (tx: TenantTx, id: string) => joined(tx, id).executeTakeFirst();

export async function updateApplicant(
  tx: TenantTx,
  id: string,
  values: Updateable<ApplicantsTable>,
  now: Date,
): Promise<void> {
  await tx
    .updateTable('applicants')
    .set({ ...values, updated_at: now })
    .where('id', '=', id)
    .execute();
}

/**
 * Applicants born after a day whose acceptance is not known to be a guardian's, while it stands or a company has contact
 * details by it, at most a thousand at a time: the ledger's newest acceptance decides. Or whether one of them is such.
 */
export function findUnguardedMinors(tx: TenantTx, bornBy: string, now: Date, id?: string) {
  const born = tx.selectFrom('applicants as a').select('a.id').where('a.date_of_birth', '>', bornBy);
  return (id === undefined ? born : born.where('a.id', '=', id))
    .where((eb) =>
      eb.or([
        eb('a.tos_status', '=', 'accepted'),
        eb.exists(
          eb
            .selectFrom('pings as p')
            .select('p.id')
            .whereRef('p.tenant_id', '=', 'a.tenant_id')
            .whereRef('p.applicant_id', '=', 'a.id')
            .where('p.released_at', 'is not', null)
            .where((until) => until.or([until('p.released_until', 'is', null), until('p.released_until', '>', now)])),
        ),
      ]),
    )
    .where((eb) =>
      eb(
        eb
          .selectFrom('consents as k')
          .select('k.given_by')
          .whereRef('k.tenant_id', '=', 'a.tenant_id')
          .whereRef('k.applicant_id', '=', 'a.id')
          .where('k.act', '=', 'terms')
          .where('k.kind', '=', 'accepted')
          .orderBy('k.created_at', 'desc')
          .orderBy('k.id', 'desc')
          .limit(1),
        'is distinct from',
        'guardian',
      ),
    )
    .limit(1000)
    .execute();
}

/** The versions that still hold: of the text about being found, and of the tenant's terms. */
interface StandingVersions {
  readonly findable: number;
  readonly terms: number;
}

/** Those with an account who agreed under an earlier version than these, a thousand at a time of either act. */
export async function findAgreedBefore(tx: TenantTx, { findable, terms }: StandingVersions): Promise<Set<string>> {
  const active = tx
    .selectFrom('applicants as a')
    .innerJoin('users as u', (join) => join.onRef('u.tenant_id', '=', 'a.tenant_id').onRef('u.id', '=', 'a.user_id'))
    .select('a.id')
    .where('u.account', '=', 'active')
    .limit(1000);
  const ofTerms = active.where('a.tos_status', '=', 'accepted').where('a.terms_version', '<', terms);
  const ofFindable = active.where('a.findable_status', '=', 'accepted').where('a.findable_version', '<', findable);
  return new Set([...(await ofTerms.execute()), ...(await ofFindable.execute())].map(({ id }) => id));
}

/** The account is looked up for those found by their version, of whom there are none mostly: joined, all users would be walked. */
const agreed = sql`from applicants a where a.tenant_id = t.id
    and (select u.account from users u where u.tenant_id = a.tenant_id and u.id = a.user_id) = 'active'`;

export const newTextsDue = (findable: number): Due =>
  anyOf(
    anyRow(sql`${agreed} and a.findable_status = 'accepted' and a.findable_version < ${findable}::int`),
    anyRow(sql`${agreed} and a.tos_status = 'accepted'
      and a.terms_version < (select max(k.version) from terms k where k.tenant_id = t.id and k.material)`),
  );

/** Set where a guardian age was raised. */
export const guardianChecksDue: Due = sql<SqlBool>`t.guardian_checks_left > 0`;

/** Nobody was found: one time fewer to look. */
export async function countGuardianCheck(tx: TenantTx, tenantId: string): Promise<void> {
  await tx
    .updateTable('tenants')
    .set((eb) => ({ guardian_checks_left: eb('guardian_checks_left', '-', 1) }))
    .where('id', '=', tenantId)
    .where('guardian_checks_left', '>', 0)
    .execute();
}

const only = (tx: TenantTx, id: string | undefined) =>
  id === undefined ? tx.selectFrom('applicants') : tx.selectFrom('applicants').where('id', '=', id);

const expired = (now: Date) => sql<SqlBool>`search_status = 'wants_to_be_matched' and looking_until <= ${now}`;
const toWarn = (now: Date, horizon: Date, days: number) =>
  sql<SqlBool>`search_status = 'wants_to_be_matched' and looking_until > ${now} and looking_until <= ${horizon}
    and (looking_warned_at is null or looking_warned_at < looking_until - make_interval(days => ${days}::int))`;
export const expiredDue = (now: Date): Due => anyIn('applicants', expired(now));
export const warningsDue = (now: Date, horizon: Date, days: number): Due =>
  anyIn('applicants', toWarn(now, horizon, days));

/** Applicants whose looking_until has passed, at most a thousand at a time; or whether this one's has. */
export function findExpiredApplicants(tx: TenantTx, now: Date, id?: string) {
  return only(tx, id).select('id').where(expired(now)).limit(1000).execute();
}

/**
 * Applicants whose search ends by `horizon`, and who were not warned within the last `days` before that end; or whether
 * this is one.
 */
export function findApplicantsToWarn(tx: TenantTx, now: Date, horizon: Date, days: number, id?: string) {
  return only(tx, id)
    .select('id')
    .where(toWarn(now, horizon, days))
    .limit(1000)
    .execute();
}
