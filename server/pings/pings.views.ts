import type { ApplicantPing, OrganizationPing } from '../../contract/pings/pings.schema.ts';
import type { Match } from '../../contract/search/search.schema.ts';
import { eventsFor } from '../../machines/kit/lifecycle.ts';
import { pingLifecycle } from '../../machines/pings/ping.lifecycle.ts';
import { occupationName } from '../occupations/occupations.ts';
import type { PingRow } from './pings.repository.ts';

const iso = (date: Date | null): string | null => date?.toISOString() ?? null;

/** Written by createPing alone, so its shape is known. */
const matchOfRow = (row: PingRow): Match => row.match as Match;

/** Contact details are released by the applicant's yes, and stay released when the ping is archived afterwards. */
const isReleased = ({ status, responded_at, decline_reason }: PingRow): boolean =>
  status === 'accepted' || (status === 'archived' && responded_at !== null && decline_reason === null);

/** A ping for the organization that sent it: no name and no contact before the yes. */
export function organizationPingView(row: PingRow, now: Date): OrganizationPing {
  const events = eventsFor(pingLifecycle, row.status, 'employee').filter(
    (event) => event !== 'cancel' || row.send_at > now,
  );
  return {
    perspective: 'organization',
    id: row.id,
    status: row.status,
    applicant: {
      id: row.applicant_id,
      occupation: row.occupation_id ? occupationName(row.occupation_id) : null,
      graduation_type_id: row.graduation_type_id,
      city: row.applicant_city,
      // who deletes the account is out of sight at once, not only once erased
      contact:
        isReleased(row) && row.applicant_account === 'active'
          ? {
              firstname: row.applicant_firstname,
              lastname: row.applicant_lastname,
              email: row.applicant_email,
              phonenumber: row.applicant_phonenumber,
            }
          : null,
    },
    employee: { id: row.employee_id, fullname: `${row.employee_firstname} ${row.employee_lastname}` },
    subject: row.subject,
    body: row.body,
    match: matchOfRow(row),
    send_at: row.send_at.toISOString(),
    sent_at: iso(row.sent_at),
    expires_at: row.expires_at.toISOString(),
    responded_at: iso(row.responded_at),
    decline_reason: row.decline_reason,
    created_at: row.created_at.toISOString(),
    events,
  };
}

/** A ping for the applicant who received it. */
export function applicantPingView(row: PingRow): ApplicantPing {
  const released = isReleased(row);
  return {
    perspective: 'applicant',
    id: row.id,
    status: row.status,
    organization: { name: row.organization_name, city: row.organization_city, website: row.organization_website },
    employee: {
      fullname: `${row.employee_firstname} ${row.employee_lastname}`,
      position: row.employee_position,
      email: released ? row.employee_email : null,
      phonenumber: released ? row.employee_phonenumber : null,
    },
    subject: row.subject,
    body: row.body,
    match: matchOfRow(row),
    sent_at: iso(row.sent_at),
    expires_at: row.expires_at.toISOString(),
    responded_at: iso(row.responded_at),
    releases: {
      name: `${row.applicant_firstname} ${row.applicant_lastname}`,
      email: row.applicant_email,
      phonenumber: row.applicant_phonenumber,
    },
    events: eventsFor(pingLifecycle, row.status, 'applicant'),
  };
}
