import type { AlertInterval } from '../../contract/alerts/alerts.schema.ts';
import { dayIn } from '../../contract/kit/age.ts';
import { nextRun } from '../alerts/schedule.ts';
import type { DemoApplicant } from './applicants.ts';
import type { DemoOrganizations } from './organizations.ts';
import { daysBefore, type Seeding } from './seeding.ts';
import { voicesOf } from './voices.ts';

const timezone = 'Europe/Berlin';

interface Saved {
  readonly name: 'own' | 'related';
  readonly interval: AlertInterval;
  readonly related: 'none' | 'kldb3';
  /** How many its latest run has reported; who else fits was there when it was saved. */
  readonly reported: number;
}

const saved: readonly Saved[] = [
  { name: 'own', interval: 'daily', related: 'none', reported: 3 },
  { name: 'related', interval: 'weekly', related: 'kldb3', reported: 2 },
];

/** What searching@example.org has saved, with what it has found so far. */
export async function seedAlerts(
  { tx, tenantId, world, random, now }: Seeding,
  { organizations, employees }: Pick<DemoOrganizations, 'organizations' | 'employees'>,
  applicants: readonly DemoApplicant[],
): Promise<void> {
  const [organization, employee] = [organizations[1], employees[1]];
  if (!organization || !employee) throw new Error('The demo data has nobody who searches.');
  const occupation_ids = organization.occupation_ids ?? [];
  const fitting = applicants.filter(
    ({ occupation_id, search_status }) =>
      search_status === 'wants_to_be_matched' && occupation_id && occupation_ids.includes(occupation_id),
  );
  const lastRun = daysBefore(nextRun('daily', null, timezone, now).at, 1);
  for (const { name, interval, related, reported } of saved) {
    const [id, run_id] = [random.id(), random.id()];
    const found = fitting.slice(0, reported);
    const made = daysBefore(now, 20);
    const next = nextRun(interval, null, timezone, now);
    // oxlint-disable-next-line no-await-in-loop -- one transaction, one statement after the other
    await tx
      .insertInto('alerts')
      .values({
        tenant_id: tenantId,
        id,
        organization_id: organization.id,
        created_by: employee.user.id,
        by_staff: false,
        name: voicesOf(world).alerts[name],
        interval,
        criteria: JSON.stringify({ occupation_ids, related }),
        email_template_id: null,
        status: 'active',
        paused_until: null,
        first_run_on: next.on,
        next_run_at: next.at,
        last_run_at: lastRun,
        last_sent_at: found.length > 0 ? lastRun : null,
        matches_last_run: found.length,
        matches_total: found.length,
        used_at: now,
        created_at: made,
        updated_at: made,
      })
      .execute();
    const told_until = dayIn(timezone, lastRun);
    const recipient = { tenant_id: tenantId, alert_id: id, employee_id: employee.id, opted_out_at: null, told_until };
    // oxlint-disable-next-line no-await-in-loop -- as above
    await tx.insertInto('alert_recipients').values(recipient).execute();
    const run = { id: run_id, alert_id: id, run_on: told_until, matches: found.length, digest_at: null };
    // oxlint-disable-next-line no-await-in-loop -- as above
    await tx
      .insertInto('alert_runs')
      .values({ tenant_id: tenantId, ...run, created_at: lastRun })
      .execute();
    const seen = fitting.map((applicant) => ({
      tenant_id: tenantId,
      alert_id: id,
      applicant_id: applicant.id,
      run_id: found.includes(applicant) ? run_id : null,
    }));
    // oxlint-disable-next-line no-await-in-loop -- as above
    if (seen.length > 0) await tx.insertInto('alert_seen').values(seen).execute();
  }
}
