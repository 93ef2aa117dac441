import { dayIn } from '../../contract/kit/age.ts';
import type { PingsOverview } from '../../contract/pings/overview.schema.ts';
import { works } from '../../contract/pings/pings.search.ts';
import type { TenantTx } from '../db/scope.ts';
import { nameOf } from '../handles/handles.ts';
import { occupationName } from '../occupations/occupations.ts';
import type { TenantRow } from '../tenants/tenants.repository.ts';
import { countOrphanedRequests, countWork, findNames, type Moment } from './work.repository.ts';

export const momentOf = (tenant: TenantRow, now: Date): Moment => ({ now, today: dayIn(tenant.timezone, now) });

/** What there is to do; a request to delete whose message is gone counts too. */
export async function overviewOf(
  tx: TenantTx,
  organizationId: string,
  tenant: TenantRow,
  now: Date,
): Promise<PingsOverview> {
  const counts = await countWork(tx, organizationId, momentOf(tenant, now));
  const [todo = 0, open = 0, done = 0] = works.map((work) =>
    counts.reduce((sum, row) => (row.work === work ? sum + row.count : sum), 0),
  );
  const ids = new Set(counts.flatMap(({ occupation_id }) => occupation_id ?? []));
  return {
    todo: todo + (await countOrphanedRequests(tx, organizationId)),
    open,
    done,
    occupations: [...ids]
      .map((id) => ({ id, name: occupationName(id) }))
      .toSorted((one, other) => one.name.localeCompare(other.name, 'de')),
  };
}

/** As people type: without accents and upper case. */
const plain = (text: string): string => text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** Messages to whom the organization knows by a name with all these words in it: its own one, after a yes the real one. */
export async function idsByName(
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
