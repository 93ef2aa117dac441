import type { AccountExport } from '../../contract/account/export.schema.ts';
import type { Locale } from '../../contract/kit/fields.ts';
import type { TenantTx } from '../db/scope.ts';
import { mailboxOf } from '../employees/employees.service.ts';
import { areaOf } from '../geo/areas.ts';
import { graduationTypeName } from '../graduation-types/graduation-types.ts';
import { handMailsOver } from '../mail/outbox.ts';
import { occupationName } from '../occupations/occupations.ts';
import { dropOwner } from './follow-ups.repository.ts';
import { endIfOpen } from './open-pings.ts';
import { findOpenPingIdsOfEmployee, findPingsSent, listPings, movePingsToColleague } from './pings.repository.ts';
import { asSettled } from './pings.ticks.ts';
import { mailsWithName } from './release.ts';

const iso = (date: Date | null): string | null => date?.toISOString() ?? null;
/** What an employee who leaves has sent goes to a colleague, with mails about it that wait; where there is none, what is open ends: nobody would read the answer. */
export async function passOnPings(
  tx: TenantTx,
  { employee_id, to, now }: { readonly employee_id: string; readonly to: string | undefined; readonly now: Date },
): Promise<void> {
  if (to !== undefined) {
    await movePingsToColleague(tx, employee_id, to, now);
    await dropOwner(tx, employee_id, now);
    const from = (await mailboxOf(tx, employee_id)).address;
    await handMailsOver(tx, { from, to: await mailboxOf(tx, to) }, [
      ...mailsWithName,
      'ping_declined',
      'ping_withdrawn',
    ]);
    return;
  }
  for (const { id } of await findOpenPingIdsOfEmployee(tx, employee_id)) {
    // oxlint-disable-next-line no-await-in-loop -- one transaction, one statement after the other
    await endIfOpen(tx, id, now);
  }
}

/** Everything an applicant was sent and what they answered, the newest first. */
export async function pingsReceived(
  tx: TenantTx,
  applicantId: string,
  locale: Locale,
  now: Date,
): Promise<AccountExport['pings_received']> {
  const all = { by: 'created_at', direction: 'desc', limit: 10_000, offset: 0 } as const;
  const { rows } = await listPings(tx, { applicant_id: applicantId }, {}, all, {
    now,
    today: '',
    timezone: 'UTC',
  });
  return rows
    .map((stored) => asSettled(stored, now))
    .map((row) => ({
      organization: row.organization_name,
      employee: `${row.employee_firstname} ${row.employee_lastname}`,
      offered_kind: row.offered_occupation_id && row.kind,
      offered_occupation: row.offered_occupation_id && occupationName(row.offered_occupation_id),
      subject: row.subject,
      personal_line: row.personal_line,
      body: row.body.replaceAll('{applicant.firstname}', row.applicant_firstname).replaceAll('{response_link}', '…'),
      occupation: row.shown_occupation_id && occupationName(row.shown_occupation_id),
      graduation_type: row.shown_graduation_type_id && graduationTypeName(row.shown_graduation_type_id, locale),
      area: areaOf(row.shown_area_id)?.name ?? null,
      recommended: row.shown_recommended,
      status: row.status,
      sent_at: iso(row.sent_at),
      responded_at: iso(row.responded_at),
      decline_reason: row.decline_reason,
      released_at: iso(row.released_at),
      released_until: iso(row.released_until),
      withdrawn_at: iso(row.withdrawn_at),
      note: row.note,
      asked_at: iso(row.asked_at),
      contacted: row.contacted,
    }));
}

/** What an employee wrote, without whom to. */
export async function pingsSent(tx: TenantTx, employeeId: string) {
  const rows = await findPingsSent(tx, employeeId);
  return rows.map(({ offered_occupation_id, kind, ...row }) => ({
    ...row,
    offered_kind: offered_occupation_id && kind,
    offered_occupation: offered_occupation_id && occupationName(offered_occupation_id),
    created_at: row.created_at.toISOString(),
  }));
}
