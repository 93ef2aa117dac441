import { dayIn } from '../../contract/kit/age.ts';
import { instantAt } from '../../contract/kit/zoned.ts';
import type { SuspiciousEvent } from '../../contract/reports/suspicious-events.schema.ts';
import { byCaller } from '../audit/action.ts';
import { audit } from '../audit/audit.ts';
import type { Database } from '../db/client.ts';
import type { TenantTx } from '../db/scope.ts';
import { Failure } from '../http/failure.ts';
import { inEachTenant } from '../jobs/in-each-tenant.ts';
import type { Caller } from '../kit/records.ts';
import type { TenantRow } from '../tenants/tenants.repository.ts';
import {
  countSuspicious,
  findSuspicious,
  findSuspiciousAbout,
  forgetSuspicious,
  hasColleague,
  noteChecked,
  purgeSuspicious,
  storeNoticed,
  suspiciousDue,
} from './suspicious-events.repository.ts';
import { rules } from './suspicious-events.rules.ts';
import { type EventReader, mayCheck, suspiciousView } from './suspicious-events.view.ts';

/** How many nobody has looked into. */
export const suspiciousWaiting = countSuspicious;
/** For an account's export. */
export const suspiciousAbout = findSuspiciousAbout;
export const forgetSuspiciousOf = forgetSuspicious;

const minuteMs = 60_000;
const everyMinutes = 10;
const dayMs = 86_400_000;

/** Looks at what the tenant's day has seen; the first look of a day is at the whole of the one before. */
async function notice(tx: TenantTx, tenant: TenantRow, now: Date): Promise<void> {
  const day = dayIn(tenant.timezone, new Date(now.getTime() - everyMinutes * minuteMs));
  const watch = {
    day,
    since: instantAt(tenant.timezone, day, 0),
    month: new Date(now.getTime() - 30 * dayMs),
    guardianAge: tenant.guardian_age,
  };
  for (const [kind, { period, query }] of Object.entries(rules)) {
    // oxlint-disable-next-line no-await-in-loop -- one connection, one statement after the other
    const { rows } = await query(watch).execute(tx);
    for (const row of rows) {
      // oxlint-disable-next-line no-await-in-loop -- as above
      await storeNoticed(tx, { ...row, kind: kind as SuspiciousEvent['kind'], day, period }, now);
    }
  }
  await purgeSuspicious(tx, now);
}

/** Every ten minutes, by the clock's; a look that is missed is made up for by the next one of the day. */
export async function noticeSuspicious(db: Database, now: Date): Promise<void> {
  if (now.getUTCMinutes() % everyMinutes !== 0) return;
  await inEachTenant(db, suspiciousDue(now), (tx, tenant) => notice(tx, tenant, now));
}

/** Who asks for it. */
export const eventReader = async ({ tx, actor }: Caller): Promise<EventReader> => ({
  id: actor.user_id,
  isAlone: !(await hasColleague(tx, actor.user_id)),
});

/** Staff have looked into one. @throws Failure not_found, transition_not_allowed where somebody already has, or it is about the caller */
export async function checkSuspicious(call: Caller, id: string, note: string): Promise<SuspiciousEvent> {
  const { tx, actor, now } = call;
  const row = await findSuspicious(tx, id);
  if (!row) throw new Failure('not_found');
  const reader = await eventReader(call);
  if (!mayCheck(row, reader)) throw new Failure('transition_not_allowed', { meta: { events: [] } });
  await noteChecked(tx, row, { by: actor.user_id, note, now });
  // what was typed is about people, and goes with the event
  await audit(tx, { ...byCaller(call), subject_type: 'SuspiciousEvent', subject_id: id, event: 'check' });
  const checked = await findSuspicious(tx, id);
  return suspiciousView(checked ?? row, reader);
}
