import { hasCriterion } from '../../contract/search/estimate.schema.ts';
import type { Database } from '../db/client.ts';
import { newId } from '../db/ids.ts';
import { inTenantUnhurried, type TenantTx } from '../db/scope.ts';
import type { Deps } from '../deps.ts';
import { Failure } from '../http/failure.ts';
import { tenantsWith } from '../jobs/in-each-tenant.ts';
import type { TenantRow } from '../tenants/tenants.repository.ts';
import { sendDigests } from './alerts.digests.ts';
import { queueStillNeededMails } from './alerts.mails.ts';
import { meet, meetAll } from './alerts.matches.ts';
import { type AlertRow, storeAlert } from './alerts.repository.ts';
import { moveBySystem } from './alerts.service.ts';
import { criteriaOf } from './alerts.view.ts';
import { findReaders } from './readers.repository.ts';
import {
  alertsDue,
  findDueAlerts,
  findLatestRun,
  forgetOld,
  insertRun,
  isOrganizationActive,
  type kinds,
  lockDueAlert,
  storeMatches,
} from './runs.repository.ts';
import { dueRun, timetable } from './schedule.ts';

type Work = (tx: TenantTx, alert: AlertRow, tenant: TenantRow, now: Date, deps: Pick<Deps, 'config'>) => Promise<void>;

/** Criteria that hold no more, such as a place that is gone, rest the alert instead of failing every minute. */
async function orPause(tx: TenantTx, alert: AlertRow, now: Date, work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    if (alert.status === 'active') await moveBySystem(tx, alert, 'pause', 'its criteria hold no more', now);
    else await storeAlert(tx, alert.id, { paused_until: null });
  }
}

/** Stores who is new since the last run. Of mornings that were missed one run makes up for all. */
const run: Work = async (tx, alert, tenant, now) => {
  if (!alert.next_run_at) return;
  if ((await findReaders(tx, { alert_id: alert.id })).length === 0)
    return moveBySystem(tx, alert, 'pause', 'nobody is left to tell', now);
  const { run: due, next } = dueRun(alert.interval, alert.first_run_on, tenant.timezone, alert.next_run_at, now);
  const row = { id: newId({ now: () => now }), alert_id: alert.id, run_on: due.on };
  // a company at rest is told nothing; what it missed is new to it later
  const runs = (await isOrganizationActive(tx, alert.organization_id)) && (await insertRun(tx, row, now));
  if (!runs) return storeAlert(tx, alert.id, { next_run_at: next.at });
  await orPause(tx, alert, now, async () =>
    storeMatches(tx, row, await meet(tx, alert, row.id, tenant, now), next.at, now),
  );
};

const resume: Work = async (tx, alert, tenant, now) => {
  const canRun = hasCriterion(criteriaOf(alert.criteria)) && (await findReaders(tx, { alert_id: alert.id })).length > 0;
  if (!canRun) return storeAlert(tx, alert.id, { paused_until: null });
  await orPause(tx, alert, now, async () => {
    await meetAll(tx, alert, tenant, now);
    await moveBySystem(tx, alert, 'resume', 'the pause is over', now);
    await storeAlert(tx, alert.id, {
      ...timetable({ ...alert, status: 'active' }, alert, tenant, now),
      used_at: now,
      asked_at: null,
    });
  });
};

/** Nobody of a company at rest could look. */
async function restsWith(tx: TenantTx, alert: AlertRow, now: Date): Promise<boolean> {
  if (await isOrganizationActive(tx, alert.organization_id)) return false;
  await storeAlert(tx, alert.id, { used_at: now, asked_at: null });
  return true;
}

const ask: Work = async (tx, alert, tenant, now, deps) => {
  if (await restsWith(tx, alert, now)) return;
  await storeAlert(tx, alert.id, { asked_at: now });
  const readers = await findReaders(tx, { alert_id: alert.id });
  await queueStillNeededMails(tx, alert, await findLatestRun(tx, alert.id), readers, tenant, now, deps);
};

const end: Work = async (tx, alert, _, now) => {
  if (await restsWith(tx, alert, now)) return;
  await moveBySystem(tx, alert, 'pause', 'nobody has looked for long', now);
};

const works = { toResume: resume, toEnd: end, toAsk: ask, toRun: run } as const satisfies Record<
  keyof typeof kinds,
  Work
>;

/**
 * What is due of a tenant's alerts, each in a transaction of its own: whoever searches meanwhile waits for none, and one
 * that fails keeps no other from its turn. The mails follow once no run is left that somebody else has in hand.
 */
async function sweepTenant(db: Database, tenant: TenantRow, now: Date, deps: Pick<Deps, 'config'>): Promise<unknown[]> {
  const failed = new Map<string, unknown>();
  const due = (kind: keyof typeof kinds) => inTenantUnhurried(db, tenant.id, (tx) => findDueAlerts(tx, kind, now));
  for (const kind of Object.keys(works) as (keyof typeof works)[])
    // oxlint-disable-next-line no-await-in-loop -- one transaction at a time
    for (const id of await due(kind)) {
      // oxlint-disable-next-line no-await-in-loop -- as above
      await inTenantUnhurried(db, tenant.id, async (tx) => {
        const alert = await lockDueAlert(tx, id, kind, now);
        if (alert) await works[kind](tx, alert, tenant, now, deps);
      }).catch((error: unknown) => failed.set(id, error));
    }
  await inTenantUnhurried(db, tenant.id, (tx) => forgetOld(tx, now));
  const left = (await due('toRun')).filter((id) => !failed.has(id));
  if (left.length > 0) return [...failed.values()];
  return [...failed.values(), ...(await sendDigests(db, tenant, now, deps))];
}

/** Once a minute. @throws AggregateError at the end, where something failed */
export async function sweepAlerts(db: Database, now: Date, deps: Pick<Deps, 'config'>): Promise<void> {
  const failures: unknown[] = [];
  for (const tenant of await tenantsWith(db, alertsDue(now))) {
    // oxlint-disable-next-line no-await-in-loop -- one tenant after the other
    failures.push(...(await sweepTenant(db, tenant, now, deps).catch((error: unknown) => [error])));
  }
  if (failures.length > 0) throw new AggregateError(failures, 'Some alerts failed.');
}
