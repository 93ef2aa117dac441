import { type RawBuilder, sql } from 'kysely';
import type { applicantsSearch } from '../../contract/applicants/desk.search.ts';
import type { TenantTx } from '../db/scope.ts';
import { alphabetical, type Paged, selectPage } from '../kit/paged.ts';
import { isWithin, type Span } from '../kit/span.ts';
import { type ApplicantFilter, lacking, type Moment } from './desk.filter.ts';
import { findNamed } from './desk.names.ts';
import { sumsOf } from './desk.sums.ts';

export type EntryRow = Awaited<ReturnType<typeof listApplicants>>['rows'][number];
/** As the figures count them: an address that nobody has confirmed comes first (server/statistics). */
const firstReason = ({ born_by }: Moment) => sql<string>`case
  when u.verification <> 'verified' then 'unverified'
  when a.standing = 'tos_not_accepted' and a.date_of_birth > ${born_by}::date then 'guardian_not_confirmed'
  else a.standing::text end`;

const columnOf = { occupation: 'a.occupation_id', code: 'a.registration_code_id', area: 'a.area_id' } as const;
/** Of several the longest. */
const daysOf = { days_7: 7, days_30: 30 } as const;
const daysBefore = (now: Date, days: number): Date => new Date(now.getTime() - days * 86_400_000);

/** The applicants that a filter names, but for a name. Who took an address that was taken already is nobody, and an archived search has nobody in it. */
function chosen(tx: TenantTx, filter: ApplicantFilter, moment: Moment) {
  const { search_status, matchable, unmatchable_reason, occupation, source, area, minor, reached, since, without } =
    filter;
  const isConfirmed = [search_status, occupation, source, area, reached, since, without].some(
    (asked) => asked !== undefined,
  );
  let all = tx
    .selectFrom('users as u')
    .innerJoin('applicants as a', (join) =>
      join.onRef('a.tenant_id', '=', 'u.tenant_id').onRef('a.user_id', '=', 'u.id'),
    )
    .where('u.type', '=', 'applicant')
    .where('u.shadow_of', 'is', null)
    .where('a.search_status', '<>', 'archived')
    .where(isWithin(sql.ref('u.created_at'), filter))
    .$if(isConfirmed, (some) => some.where('u.verification', '=', 'verified'));
  if (search_status) all = all.where('a.search_status', 'in', search_status);
  if (area !== undefined) all = all.where('a.area_id', '=', area);
  if (occupation !== undefined) all = all.where('a.occupation_id', '=', occupation);
  // both of them are everybody
  if (matchable?.length === 1) all = all.where('a.matchable', '=', matchable[0] === 'yes');
  if (minor?.length === 1)
    all = all.where(sql<boolean>`coalesce(a.date_of_birth > ${moment.born_by}::date, false) = ${minor[0] === 'yes'}`);
  if (unmatchable_reason) all = all.where(sql<boolean>`${firstReason(moment)} = any(${unmatchable_reason}::text[])`);
  for (const step of reached ?? [])
    if (lacking[step].length > 0) all = all.where('a.standing', 'not in', [...lacking[step]]);
  if (since) all = all.where('u.created_at', '>', daysBefore(moment.now, Math.max(...since.map((one) => daysOf[one]))));
  for (const what of without ?? []) all = all.where(columnOf[what], 'is', null);
  if (source !== undefined)
    all = all.where(
      sql<boolean>`a.registration_code_id in (select c.id from registration_codes c where c.organization_id = ${source}::uuid)`,
    );
  return all;
}

const entries = (all: ReturnType<typeof chosen>) =>
  all
    .leftJoin('registration_codes as c', (join) =>
      join.onRef('c.tenant_id', '=', 'a.tenant_id').onRef('c.id', '=', 'a.registration_code_id'),
    )
    .leftJoin('organizations as o', (join) =>
      join.onRef('o.tenant_id', '=', 'c.tenant_id').onRef('o.id', '=', 'c.organization_id'),
    )
    .select([
      'a.id',
      'a.user_id',
      'a.date_of_birth',
      'a.search_status',
      'a.matchable',
      'a.occupation_id',
      'a.area_id',
      'a.tos_status',
      'a.findable_status',
      'u.firstname',
      'u.lastname',
      'u.verification',
      'u.account',
      'u.created_at',
      'c.name as code_name',
      'o.id as source_id',
      'o.name as source_name',
      sql<boolean>`num_nulls(a.occupation_id, a.graduation_type_id, a.date_of_birth, a.phonenumber,
        a.line_1, a.postcode, a.city, a.country) = 0`.as('is_complete'),
      sql<boolean>`num_nulls(a.lat, a.lng) = 0`.as('is_placed'),
      (eb) =>
        eb
          .selectFrom('legal_contacts as l')
          .select('l.status')
          .whereRef('l.tenant_id', '=', 'a.tenant_id')
          .whereRef('l.applicant_id', '=', 'a.id')
          .orderBy('l.sequence', 'desc')
          .limit(1)
          .as('guardian'),
    ]);

/** Those who registered in a span of time, counted as the list lists them: by the first reason, and what else figures tell. */
export async function tallyChosen(tx: TenantTx, span: Span, moment: Moment) {
  const people = chosen(tx, span, moment).select([
    firstReason(moment).as('standing'),
    'u.verification',
    'a.search_status',
    'a.occupation_id',
    'a.area_id',
    'a.registration_code_id',
  ]);
  const confirmed = sql`from people where verification = 'verified'`;
  const { rows } = await sql<{ what: string; key: string | null; name: string | null; count: number }>`
    with people as materialized ${people}
    select 'standing' as what, standing as key, null as name, count(*)::int as count from people group by 2
    union all select 'search_status', search_status, null, count(*)::int ${confirmed} group by 2
    union all select 'occupation', occupation_id::text, null, count(*)::int ${confirmed} group by 2
    union all select 'area', area_id::text, null, count(*)::int ${confirmed} group by 2
    union all select 'source', o.id::text, o.name, sum(s.count)::int
      from (select registration_code_id as id, count(*) ${confirmed} group by 1) s
      left join registration_codes c on c.id = s.id left join organizations o on o.id = c.organization_id
      group by o.id, o.name`.execute(tx);
  return rows;
}

/** All of them, or those whom these sums tell. */
async function countBySums(tx: TenantTx, told: RawBuilder<boolean> | null): Promise<number> {
  const unconfirmed = sql`(select count(*) from users u where u.type = 'applicant' and u.shadow_of is null
    and u.verification = 'unverified' and not exists (select from applicants a
      where a.tenant_id = u.tenant_id and a.user_id = u.id and a.search_status = 'archived'))`;
  const { rows } = await sql<{ total: number }>`select (
      coalesce((select sum(count) from applicant_counts where ${told ?? sql`what = 'search_status' and key <> 'archived'`}), 0)
      + ${told ? sql`0` : unconfirmed}
    )::int as total`.execute(tx);
  return rows[0]?.total ?? 0;
}

export async function listApplicants(
  tx: TenantTx,
  filter: ApplicantFilter,
  page: Paged<(typeof applicantsSearch)['order'][number]>,
  moment: Moment,
) {
  const { q, ...facts } = filter;
  const named = await findNamed(tx, q);
  const all = chosen(tx, facts, moment).$if(named !== null, (some) => some.where(named!.has(sql.ref('u.id'))));
  const by = page.by === 'lastname' ? alphabetical('u.lastname') : sql.ref('u.created_at');
  // what a row shows is looked up for the page alone, not for all before it
  const picked = all.select('a.id').orderBy(by, page.direction).orderBy('u.id', page.direction);
  const areFactsAsked = Object.values(facts).some((asked) => asked !== undefined && asked !== '');
  const sums = sumsOf(facts, moment);
  if (areFactsAsked && (named || !sums)) {
    const { rows, total } = await selectPage(picked, all, page);
    return { rows: await shown(tx, rows, moment), total };
  }
  const rows = await picked.limit(page.limit).offset(page.offset).execute();
  return { rows: await shown(tx, rows, moment), total: named?.total ?? (await countBySums(tx, sums)) };
}

/** These people as rows of the list, in this order. */
async function shown(tx: TenantTx, picked: readonly { readonly id: string }[], moment: Moment) {
  if (picked.length === 0) return [];
  const at = new Map(picked.map(({ id }, index) => [id, index]));
  const rows = await entries(chosen(tx, {}, moment).where('a.id', 'in', [...at.keys()])).execute();
  return rows.toSorted((a, b) => (at.get(a.id) ?? 0) - (at.get(b.id) ?? 0));
}

export type DetailsRow = NonNullable<Awaited<ReturnType<typeof findDetails>>>;

/** One of them, with what stands on their page. */
export const findDetails = (tx: TenantTx, id: string, moment: Moment) =>
  entries(chosen(tx, {}, moment).where('a.id', '=', id))
    .select(['u.email', 'a.phonenumber', 'a.city', 'a.looking_until', 'a.search_reason'])
    .executeTakeFirst();

/** What became of somebody's search and of their guardians' consent, the latest first. */
export const findSteps = (tx: TenantTx, applicantId: string) =>
  tx
    .selectFrom('audits')
    .select(['id', 'at', 'subject_type', 'event', 'status_to', 'actor_kind', 'reason'])
    .where('status_to', 'is not', null)
    .where((eb) =>
      eb.or([
        eb('subject_type', '=', 'Applicant').and('subject_id', '=', applicantId),
        eb('subject_type', '=', 'LegalContact').and(
          'subject_id',
          'in',
          eb.selectFrom('legal_contacts as l').select('l.id').where('l.applicant_id', '=', applicantId),
        ),
      ]),
    )
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(50)
    .execute();
