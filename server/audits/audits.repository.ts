import { sql } from 'kysely';
import { mostAudits } from '../../contract/audits/audits.schema.ts';
import type { auditActors, auditSubjects } from '../../contract/audits/audits.search.ts';
import type { TenantTx } from '../db/scope.ts';
import { type Paged, type Place, selectBehind } from '../kit/paged.ts';
import type { Span } from '../kit/span.ts';
import type { AuditedPerson } from './person.repository.ts';

export interface AuditFilter extends Span {
  readonly actor?: readonly (typeof auditActors)[number][] | undefined;
  readonly subject?: readonly (typeof auditSubjects)[number][] | undefined;
  /** Names of events, any of them. */
  readonly events?: readonly string[] | undefined;
  /** What this person did, and what was done to them and what is theirs. */
  readonly person?: AuditedPerson | undefined;
  /** What was done to this company, its people and its records. */
  readonly organization_id?: string | undefined;
}

const ofCompanies = [
  'alerts',
  'deletion_requests',
  'email_templates',
  'employees',
  'invitations',
  'pings',
  'profiles',
  'recommendations',
  'registration_codes',
  'reports',
] as const;

/** A company, its people by employee and by account, and all of its records that are still there. */
const partsOf = (organizationId: string) =>
  sql`(${sql.join(
    [
      sql`select ${organizationId}::uuid as id`,
      sql`select user_id from employees where organization_id = ${organizationId}::uuid`,
      sql`select a.id from appointments a join pings p on p.tenant_id = a.tenant_id and p.id = a.ping_id
        where p.organization_id = ${organizationId}::uuid`,
      ...ofCompanies.map(
        (table) => sql`select id from ${sql.table(table)} where organization_id = ${organizationId}::uuid`,
      ),
    ],
    sql` union all `,
  )})`;

const asked = (tx: TenantTx, { after, before, actor, subject, events, person, organization_id }: AuditFilter) =>
  tx
    .selectFrom('audits as l')
    .$if(after !== undefined, (all) => all.where('l.at', '>=', after ?? new Date(0)))
    .$if(before !== undefined, (all) => all.where('l.at', '<', before ?? new Date(0)))
    .$if(actor !== undefined, (all) => all.where('l.actor_kind', 'in', actor ?? []))
    .$if(subject !== undefined, (all) => all.where('l.subject_type', 'in', subject ?? []))
    .$if(events !== undefined, (all) => all.where('l.event', 'in', events ?? []))
    .$if(person !== undefined, (all) =>
      all.where(
        sql<boolean>`(l.actor_id = any(${person?.ids ?? []}::uuid[]) or l.subject_id = any(${person?.ids ?? []}::uuid[]))`,
      ),
    )
    .$if(organization_id !== undefined, (all) =>
      all.where(sql<boolean>`l.subject_id in ${partsOf(organization_id ?? '')}`),
    );

/** A page of what was done. */
export async function listAudits(tx: TenantTx, filter: AuditFilter, { by, direction, limit, offset }: Paged<'at'>) {
  const rows = await asked(tx, filter)
    .selectAll('l')
    .orderBy(`l.${by}`, direction)
    .orderBy('l.id', direction)
    .limit(Math.max(0, Math.min(limit, mostAudits - offset)))
    .offset(offset)
    .execute();
  const counted = await tx
    .selectFrom(asked(tx, filter).select('l.id').limit(mostAudits).as('some'))
    .select(sql<number>`count(*)`.as('total'))
    .executeTakeFirstOrThrow();
  return { rows: await withNames(tx, rows), total: counted.total };
}
export type AuditRow = Awaited<ReturnType<typeof listAudits>>['rows'][number];

/** What was done before or after a place in the log, however far that is. */
export async function auditsBehind(
  tx: TenantTx,
  filter: AuditFilter,
  { direction, limit }: Paged<'at'>,
  behind: Place | undefined,
) {
  const ordered = { by: sql`l.at`, id: 'l.id', direction };
  return withNames(tx, await selectBehind(asked(tx, filter).selectAll('l'), ordered, { limit, behind }));
}

async function withNames<Row extends { readonly actor_id: string | null; readonly subject_id: string }>(
  tx: TenantTx,
  rows: readonly Row[],
) {
  const names = await namesOf(tx, [
    ...new Set(rows.flatMap(({ actor_id, subject_id }) => [actor_id ?? [], subject_id].flat())),
  ]);
  return rows.map((row) => ({
    ...row,
    actor_name: names.get(row.actor_id ?? '') ?? null,
    subject_name: names.get(row.subject_id) ?? null,
  }));
}

/** What somebody or a company is called now; undefined where nobody is there. */
export async function findAudited(tx: TenantTx, id: string): Promise<{ name: string | null } | undefined> {
  const { rows } = await sql<{ id: string }>`
    select id from users where id = ${id}::uuid
    union all select id from applicants where id = ${id}::uuid
    union all select user_id from employees where id = ${id}::uuid
    union all select id from organizations where id = ${id}::uuid`.execute(tx);
  const [found] = rows;
  return found && { name: (await namesOf(tx, [found.id])).get(found.id) ?? null };
}

/** What a company's records are called now, and whom one invites. */
async function recordNames(tx: TenantTx, ids: readonly string[]): Promise<readonly (readonly [string, string])[]> {
  const among = sql`any(${`{${ids.join()}}`}::uuid[])`;
  const { rows } = await sql<{ id: string; name: string }>`
    select id, concat_ws(' ', firstname, lastname) as name from invitations where id = ${among}
    union all select id, name from alerts where id = ${among}
    union all select id, name from profiles where id = ${among}
    union all select id, name from registration_codes where id = ${among} and not is_mailed`.execute(tx);
  return rows.map(({ id, name }) => [id, name] as const);
}

/**
 * What people, companies and their records are called now, by their ids and those of applicants; nobody who was erased
 * is among them.
 */
async function namesOf(tx: TenantTx, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  // as one text, however many they are: of a value for each the statement is made anew, and each is looked through for quotes
  const among = (some: readonly string[]) => sql<boolean>`id = any(${`{${some.join()}}`}::uuid[])`;
  const applicants = await tx.selectFrom('applicants').select(['id', 'user_id']).where(among(ids)).execute();
  const users = [...ids, ...applicants.map(({ user_id }) => user_id)];
  const people = (table: 'users' | 'legal_contacts', of: readonly string[]) =>
    tx.selectFrom(table).select(['id', 'firstname', 'lastname']).where(among(of)).execute();
  const companies = await tx.selectFrom('organizations').select(['id', 'name']).where(among(ids)).execute();
  const found = [...(await people('users', users)), ...(await people('legal_contacts', ids))];
  const names = new Map(
    found.map(({ id, firstname, lastname }) => [id, `${firstname ?? ''} ${lastname ?? ''}`.trim()]),
  );
  for (const [id, name] of await recordNames(tx, ids)) names.set(id, name);
  for (const { id, user_id } of applicants) names.set(id, names.get(user_id) ?? '');
  for (const { id, name } of companies) names.set(id, name);
  return new Map([...names].filter(([, name]) => name !== ''));
}
