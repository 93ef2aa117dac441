import { type RawBuilder, sql } from 'kysely';
import type { nearByOrders } from '../../contract/near-by/near-by.search.ts';
import { bandsKm } from '../../contract/search/bands.ts';
import type { TenantTx } from '../db/scope.ts';
import { around, kmFrom, type Point } from '../geo/distance.ts';
import type { Paged } from '../kit/paged.ts';
import { isReleasedAt } from '../pings/released-at.ts';
import { uuids } from '../search/admitted.ts';
import { currentTenant } from '../tenants/current-tenant.ts';
import { isShownTo } from './shown.ts';

/** An organization as somebody finds it, with the profile that is its face. */
export interface NearByRow {
  readonly id: string;
  readonly name: string;
  readonly profile_id: string;
  readonly city: string | null;
  readonly website: string | null;
  readonly lat: number | null;
  readonly lng: number | null;
  readonly km: number | null;
  /** Occupations of the profile that the organization trains. */
  readonly offered: readonly string[];
}

interface Figures {
  readonly total: number;
  /** For each of `bandsKm`, with the occupations asked for. */
  readonly within: readonly number[];
  /** Whatever the occupations asked for: how many within the radius offer one, the most offered first. */
  readonly offered: readonly { readonly id: string; readonly total: number }[];
  /** For each group of wishes, how many within the radius offer one of it. */
  readonly wished: readonly number[];
}

export interface LookAround {
  readonly applicant_id: string;
  /** Undefined where nobody knows: everything is found then, and nothing is near. */
  readonly home: Point | undefined;
  readonly radius: number;
  /** One of these is offered; undefined admits whatever is. */
  readonly occupation_ids: readonly string[] | undefined;
  /** Of each wish the occupations it means. */
  readonly wishes: readonly (readonly string[])[];
  readonly page: Paged<(typeof nearByOrders)[number]>;
}

const widest = Math.max(...bandsKm);
/** So many occupations are told with their figures. */
const mostOffered = 30;

const offered = sql`array(select unnest(p.occupation_ids) intersect select unnest(o.occupation_ids))`;

/** Every organization that an applicant sees, of those around a point where there is one. */
const seen = (applicantId: string, home: Point | undefined, condition: RawBuilder<unknown>) =>
  sql`select o.id, o.name, o.shown_city as city, o.website, o.shown_lat as lat, o.shown_lng as lng, p.id as profile_id, p.name as face,
    ${home ? kmFrom(home) : sql`null::float8`} as km, ${offered} as offered
  from organizations o join profiles p on p.tenant_id = o.tenant_id and p.organization_id = o.id and p.is_default
  where o.tenant_id = ${currentTenant} and o.status = 'active' and ${isShownTo(applicantId)} and ${condition}`;

const columns = sql`id, name, profile_id, city, website, lat, lng, km, offered`;

function ordered({ by, direction }: LookAround['page']) {
  const way = sql.raw(direction);
  const byName = sql`face collate "und-x-icu"`;
  return by === 'name' ? sql`${byName} ${way}, id` : sql`km ${way} nulls last, ${byName}, id`;
}

/** A page of what is around somebody, and the figures beside the choices, which one statement counts together. */
export async function lookAround(
  tx: TenantTx,
  { applicant_id, home, radius, occupation_ids, wishes, page }: LookAround,
): Promise<Figures & { readonly rows: readonly NearByRow[] }> {
  const inRadius = home ? sql`km <= ${radius}::float8` : sql`true`;
  const asked = occupation_ids ? sql`offered && ${uuids(occupation_ids)}` : sql`true`;
  const counted = (condition: RawBuilder<unknown>) => sql`(select count(*)::int from near where ${condition})`;
  const each = (conditions: readonly RawBuilder<unknown>[]) =>
    sql`array[${sql.join(conditions.map(counted), sql`, `)}]::int[]`;
  const rowsOf = (rows: RawBuilder<unknown>) => sql`(select coalesce(json_agg(r), '[]') from (${rows}) r)`;
  const { rows } = await sql<Figures & { rows: NearByRow[] }>`with near as materialized (
      select * from (${seen(applicant_id, home, home ? around(home, widest) : sql`true`)}) found
      where ${home ? sql`km <= ${widest}::float8` : sql`true`})
    select ${counted(sql`${inRadius} and ${asked}`)} as total,
      ${home ? each(bandsKm.map((band) => sql`km <= ${band}::float8 and ${asked}`)) : sql`'{}'::int[]`} as within,
      ${each(wishes.map((ids) => sql`${inRadius} and offered && ${uuids(ids)}`))} as wished,
      ${rowsOf(sql`select one as id, count(*)::int as total from near, unnest(offered) one where ${inRadius}
        group by one order by total desc, one limit ${mostOffered}::int`)} as offered,
      ${rowsOf(sql`select ${columns} from near where ${inRadius} and ${asked} order by ${ordered(page)}
        limit ${page.limit}::int offset ${page.offset}::int`)} as rows`.execute(tx);
  const [found] = rows;
  if (!found) throw new Error('A statement that counts has no row.');
  return found;
}

/** One that an applicant sees, however far away. */
export async function findSeen(
  tx: TenantTx,
  applicantId: string,
  home: Point | undefined,
  id: string,
): Promise<NearByRow | undefined> {
  const { rows } = await sql<NearByRow>`select ${columns}
    from (${seen(applicantId, home, sql`o.id = ${id}::uuid`)}) one`.execute(tx);
  return rows[0];
}

/** Where an organization says it is, and since when it is verified. */
export const findStanding = (tx: TenantTx, id: string) =>
  tx
    .selectFrom('organizations')
    .select(['line_1', 'line_2', 'postcode', 'city', 'country', 'verified_at'])
    .where('id', '=', id)
    .executeTakeFirst();

/**
 * Organizations whose message waits for this applicant's answer, or that see their contact details now, whatever became of
 * the message since. While a message can be undone nobody is told of it.
 */
export const findWriters = (tx: TenantTx, applicantId: string, now: Date) =>
  tx
    .selectFrom('pings as p')
    .select('p.organization_id')
    .distinct()
    .where('p.applicant_id', '=', applicantId)
    .where((eb) =>
      eb.or([eb.and([eb('p.status', '=', 'pending'), eb('p.sent_at', 'is not', null)]), isReleasedAt(now)]),
    )
    .execute();
