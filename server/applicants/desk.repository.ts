import { sql } from 'kysely';
import type { InferOutput } from 'valibot';
import type { applicants } from '../../contract/applicants/desk.endpoints.ts';
import type { applicantsSearch } from '../../contract/applicants/desk.search.ts';
import type { Period } from '../../contract/statistics/period.search.ts';
import type { TenantTx } from '../db/scope.ts';
import { literally } from '../kit/literally.ts';
import { alphabetical, type Paged, selectPage } from '../kit/paged.ts';
import { isWithin, type Span } from '../kit/span.ts';

export type EntryRow = Awaited<ReturnType<typeof listApplicants>>['rows'][number];
type ApplicantFilter = Omit<NonNullable<InferOutput<(typeof applicants.list)['query']>['filter']>, keyof Period> & Span;

/** The last day of birth of those who decide alone today (`bornBy`). */
interface Moment {
  readonly born_by: string;
  readonly now: Date;
}

/** As the figures count them: an address that nobody has confirmed comes first (server/statistics). */
const firstReason = ({ born_by }: Moment) => sql<string>`case
  when u.verification <> 'verified' then 'unverified'
  when a.standing = 'tos_not_accepted' and a.date_of_birth > ${born_by}::date then 'guardian_not_confirmed'
  else a.standing::text end`;

/** What stands between somebody and a step. */
const lacking = {
  onboarded: ['onboarding_incomplete'],
  tos_accepted: ['onboarding_incomplete', 'tos_not_accepted'],
} as const;
const columnOf = { occupation: 'a.occupation_id', code: 'a.registration_code_id', area: 'a.area_id' } as const;
/** Of several the longest. */
const daysOf = { days_7: 7, days_30: 30 } as const;
const daysBefore = (now: Date, days: number): Date => new Date(now.getTime() - days * 86_400_000);

/** The applicants that a filter names. Who took an address that was taken already is nobody, and an archived search has nobody in it. */
function chosen(tx: TenantTx, filter: ApplicantFilter, moment: Moment) {
  const { q, search_status, matchable, unmatchable_reason, occupation, source, area, minor, reached, since, without } =
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
  for (const word of (q ?? '').split(/\s+/u).filter((part) => part !== '')) {
    const pattern = `${literally(word)}%`;
    all = all.where(sql<boolean>`(u.firstname ilike ${pattern} or u.lastname ilike ${pattern}
      or u.lastname ilike ${`% ${pattern}`} or u.lastname ilike ${`%-${pattern}`} or u.firstname ilike ${`% ${pattern}`}
      or u.firstname ilike ${`%-${pattern}`})`);
  }
  if (search_status) all = all.where('a.search_status', 'in', search_status);
  if (area !== undefined) all = all.where('a.area_id', '=', area);
  if (occupation !== undefined) all = all.where('a.occupation_id', '=', occupation);
  // both of them are everybody
  if (matchable?.length === 1) all = all.where('a.matchable', '=', matchable[0] === 'yes');
  if (minor?.length === 1)
    all = all.where(sql<boolean>`coalesce(a.date_of_birth > ${moment.born_by}::date, false) = ${minor[0] === 'yes'}`);
  if (unmatchable_reason) all = all.where(sql<boolean>`${firstReason(moment)} = any(${unmatchable_reason}::text[])`);
  for (const step of reached ?? [])
    if (step !== 'verified') all = all.where('a.standing', 'not in', [...lacking[step]]);
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

/** All of them, by the sums that the figures are made of: to walk them takes longer than the page. */
async function countAll(tx: TenantTx): Promise<number> {
  const { rows } = await sql<{ total: number }>`select (
      coalesce((select sum(count) from applicant_counts where what = 'search_status' and key <> 'archived'), 0)
      + (select count(*) from users u where u.type = 'applicant' and u.shadow_of is null and u.verification = 'unverified'
        and not exists (select from applicants a
          where a.tenant_id = u.tenant_id and a.user_id = u.id and a.search_status = 'archived'))
    )::int as total`.execute(tx);
  return rows[0]?.total ?? 0;
}

export async function listApplicants(
  tx: TenantTx,
  filter: ApplicantFilter,
  page: Paged<(typeof applicantsSearch)['order'][number]>,
  moment: Moment,
) {
  const all = chosen(tx, filter, moment);
  const rows = entries(all)
    .orderBy(page.by === 'lastname' ? alphabetical('u.lastname') : 'u.created_at', page.direction)
    .orderBy('u.id', page.direction);
  if (Object.values(filter).some((asked) => asked !== undefined && asked !== '')) return selectPage(rows, all, page);
  return { rows: await rows.limit(page.limit).offset(page.offset).execute(), total: await countAll(tx) };
}

export type DetailsRow = NonNullable<Awaited<ReturnType<typeof findDetails>>>;

/** One of them, with what stands on their page. */
export const findDetails = (tx: TenantTx, id: string, moment: Moment) =>
  entries(chosen(tx, {}, moment).where('a.id', '=', id))
    .select(['u.email', 'a.phonenumber', 'a.city', 'a.looking_until'])
    .executeTakeFirst();

/** What became of somebody's search and of their guardians' consent, the latest first. */
export const findSteps = (tx: TenantTx, applicantId: string) =>
  tx
    .selectFrom('audits')
    .select(['id', 'at', 'subject_type', 'status_to', 'actor_kind', 'reason'])
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
