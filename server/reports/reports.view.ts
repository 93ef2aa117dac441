import type { OwnReport, Report } from '../../contract/reports/reports.schema.ts';
import { reportEvents } from '../../contract/reports/reports.schema.ts';
import type { Author } from '../../contract/kit/roles.ts';
import { eventsFor } from '../../machines/kit/lifecycle.ts';
import { reportLifecycle } from '../../machines/reports/report.lifecycle.ts';
import type { findReportsBy, ReportRow } from './reports.repository.ts';

type OwnRow = Awaited<ReturnType<typeof findReportsBy>>[number];

/** What whoever made it reads. */
export const ownReportView = (row: OwnRow): OwnReport => ({
  id: row.id,
  organization: { id: row.organization_id, name: row.organization_name },
  reason: row.reason,
  text: row.text,
  status: row.status,
  created_at: row.created_at.toISOString(),
  answer_by: row.answer_by,
  answer: row.answer,
  answered_at: row.answered_at?.toISOString() ?? null,
});

export function reportView(row: ReportRow, reader: Author): Report {
  const { applicant_id, firstname, lastname, email, guardian_firstname, guardian_lastname } = row;
  const isKnown = applicant_id !== null && firstname !== null && lastname !== null && email !== null;
  const events = eventsFor(reportLifecycle, row.status, reader);
  return {
    ...ownReportView(row),
    reporter: row.reporter,
    applicant: isKnown ? { id: applicant_id, firstname, lastname, email } : null,
    guardian:
      guardian_firstname === null || guardian_lastname === null
        ? null
        : { firstname: guardian_firstname, lastname: guardian_lastname, email: row.guardian_email },
    ping_id: row.ping_id,
    answered_by: row.answerer,
    events: reportEvents.filter((event) => events.includes(event)),
  };
}
