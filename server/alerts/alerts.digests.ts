import { dayIn } from '../../contract/kit/age.ts';
import type { Database } from '../db/client.ts';
import { inTenantUnhurried, type TenantTx } from '../db/scope.ts';
import type { Deps } from '../deps.ts';
import { search } from '../search/search.service.ts';
import type { TenantRow } from '../tenants/tenants.repository.ts';
import { queueDigestMail, type Section } from './alerts.mails.ts';
import { searchOf } from './alerts.matches.ts';
import { findReaders, type Reader } from './readers.repository.ts';
import { closeRuns, findUntold, findWaiting, insertDigest, storeTold, type UntoldRun } from './runs.repository.ts';
import { nextRun } from './schedule.ts';

/** So many of an alert stand in a mail; its link leads to all. */
const rows = 10;

async function sectionOf(tx: TenantTx, run: UntoldRun, reader: Reader, tenant: TenantRow, now: Date): Promise<Section> {
  const { filter } = searchOf(run);
  const query = { filter: { ...filter, alert_run_id: run.id }, per_page: rows };
  const viewer = { organization_id: reader.organization_id, employee_id: reader.id };
  const { data, meta } = await search(tx, query, viewer, tenant, now);
  return { run, found: data, total: meta.total };
}

/** One mail of all runs that wait for somebody; none where nobody in them can be found any more, and one a day at most. */
async function sendDigest(
  tx: TenantTx,
  employeeId: string,
  tenant: TenantRow,
  now: Date,
  deps: Pick<Deps, 'config'>,
): Promise<void> {
  const [reader] = await findReaders(tx, { employee_id: employeeId });
  const runs = reader ? await findUntold(tx, employeeId, now) : [];
  if (!reader || runs.length === 0) return;
  const sections: Section[] = [];
  // oxlint-disable-next-line no-await-in-loop -- one transaction, one statement after the other
  for (const run of runs) sections.push(await sectionOf(tx, run, reader, tenant, now));
  const found = sections.filter(({ total }) => total > 0);
  if (found.length > 0) {
    if (!(await insertDigest(tx, employeeId, dayIn(tenant.timezone, now), now))) return;
    await queueDigestMail(tx, reader, found, tenant, now, deps);
  }
  for (const { run, total } of sections) {
    // oxlint-disable-next-line no-await-in-loop -- as above
    await storeTold(tx, employeeId, run, total > 0 ? now : undefined);
  }
}

/** The mails of a morning, each in a transaction of its own. @returns what went wrong */
export async function sendDigests(
  db: Database,
  tenant: TenantRow,
  now: Date,
  deps: Pick<Deps, 'config'>,
): Promise<unknown[]> {
  const failures: unknown[] = [];
  const waiting = await inTenantUnhurried(db, tenant.id, (tx) => findWaiting(tx, now));
  for (const id of waiting) {
    // oxlint-disable-next-line no-await-in-loop -- one transaction at a time
    await inTenantUnhurried(db, tenant.id, (tx) => sendDigest(tx, id, tenant, now, deps)).catch((error: unknown) =>
      failures.push(error),
    );
  }
  if (failures.length > 0) return failures;
  const later = nextRun('daily', null, tenant.timezone, now).at;
  await inTenantUnhurried(db, tenant.id, (tx) => closeRuns(tx, later, dayIn(tenant.timezone, now), now));
  return [];
}
