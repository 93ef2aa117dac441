import { dayIn } from '../../contract/kit/age.ts';
import type { PingsOverview } from '../../contract/pings/overview.schema.ts';
import { works } from '../../contract/pings/pings.search.ts';
import type { TenantTx } from '../db/scope.ts';
import { nameOf } from '../handles/handles.ts';
import { occupationName } from '../occupations/occupations.ts';
import type { TenantRow } from '../tenants/tenants.repository.ts';
import { countWork, findOwners, type PingFilter } from './pings.repository.ts';
import { countRequests, findNames, type Moment } from './work.repository.ts';

export const momentOf = (tenant: TenantRow, now: Date): Moment => ({
  now,
  today: dayIn(tenant.timezone, now),
  timezone: tenant.timezone,
});

const numbersOf = (counts: Awaited<ReturnType<typeof countWork>>) =>
  works.map((work) => counts.reduce((sum, row) => (row.work === work ? sum + row.count : sum), 0));

const byName = <Named extends { readonly name: string }>(of: readonly Named[]): Named[] =>
  of.toSorted((one, other) => one.name.localeCompare(other.name, 'de'));

/** What there is to do; a request to delete whose message is gone counts too, where the list isn't narrowed. */
export async function overviewOf(
  tx: TenantTx,
  organizationId: string,
  tenant: TenantRow,
  now: Date,
  filter?: ListFilter,
): Promise<PingsOverview> {
  const moment = momentOf(tenant, now);
  const all = await countWork(tx, organizationId, moment);
  const asked =
    filter && (await countWork(tx, organizationId, moment, await named(tx, organizationId, filter, tenant, now)));
  const [todo = 0, open = 0, done = 0] = numbersOf(asked ?? all);
  const requests = await countRequests(tx, organizationId);
  const ids = new Set(all.flatMap(({ occupation_id }) => occupation_id ?? []));
  return {
    todo: todo + (asked ? 0 : requests.orphaned),
    open,
    done,
    occupations: byName([...ids].map((id) => ({ id, name: occupationName(id) }))),
    owners: byName(await findOwners(tx, organizationId)),
    deletions: requests.all,
  };
}

/** What a reader may ask: names are looked up before the database is asked. */
type ListFilter = Omit<PingFilter, 'ids'> & { readonly q?: string | null | undefined };

/** The same for the database: names become the messages they stand for. */
export async function named(
  tx: TenantTx,
  organizationId: string,
  { q, ...filter }: ListFilter,
  tenant: TenantRow,
  now: Date,
): Promise<PingFilter> {
  return q ? { ...filter, ids: await idsByName(tx, organizationId, q, tenant, now) } : filter;
}

/** As people type: without accents and upper case. */
const plain = (text: string): string => text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** Messages to whom the organization knows by a name with all these words in it: its own one, after a yes the real one. */
async function idsByName(
  tx: TenantTx,
  organizationId: string,
  asked: string,
  tenant: TenantRow,
  now: Date,
): Promise<string[]> {
  const words = plain(asked).split(/\s+/).filter(Boolean);
  const rows = await findNames(tx, organizationId, now);
  return rows
    .filter(({ applicant_id, fullname }) => {
      const names = plain(`${nameOf(tenant, organizationId, applicant_id)} ${fullname ?? ''}`);
      return words.every((word) => names.includes(word));
    })
    .map(({ id }) => id);
}
