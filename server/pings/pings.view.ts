import { releasedDetailNames } from '../../contract/applicants/applicant-details.ts';
import type { Locale } from '../../contract/kit/fields.ts';
import type { OrganizationPing } from '../../contract/pings/pings.schema.ts';
import type { ApplicantPing, Company } from '../../contract/pings/applicant-ping.schema.ts';
import type { Releases } from '../../contract/pings/releases.schema.ts';
import type { Match } from '../../contract/search/match.schema.ts';
import { consentText } from '../consents/consent-texts.ts';
import { areaOf } from '../geo/areas.ts';
import { renderTemplate } from '../../contract/email-templates/render.ts';
import { handleOf, nameOf } from '../handles/handles.ts';
import { occupationName } from '../occupations/occupations.ts';
import { appointmentViews } from './appointments.view.ts';
import { followUpView } from './follow-ups.view.ts';
import { offerOf } from './ping-letters.ts';
import type { PingRow } from './pings.repository.ts';
import {
  isFoundHere,
  isReleased,
  organizationReleaseView,
  pingEvents,
  releaseView,
  waitsForGuardian,
} from './release.ts';
import { writeAgainOn } from '../search/availability.ts';
import type { TenantRow } from '../tenants/tenants.repository.ts';
import { isMinor } from '../users/me.service.ts';

const iso = (date: Date | null): string | null => date?.toISOString() ?? null;

/** Written by createPing alone, so its shape is known. */
const matchOfRow = (row: PingRow): Match => row.match as Match;

/**
 * What an organization sees of somebody beside the contact details: what it saw when it wrote. Only while a yes to it
 * stands is that kept up to date, and whoever took the yes back is nobody to it any more. A block changes nothing else
 * here: whom it keeps from writing must not learn of it.
 */
function shownFacts(row: PingRow, now: Date): Pick<OrganizationPing['applicant'], ShownFact> {
  if (row.withdrawn_at) {
    return { occupation: null, graduation_type_id: null, area: null, recommended: false };
  }
  const isLive = isReleased(row, now);
  const occupationId = isLive ? row.occupation_id : row.shown_occupation_id;
  return {
    occupation: occupationId ? occupationName(occupationId) : null,
    graduation_type_id: isLive ? row.graduation_type_id : row.shown_graduation_type_id,
    area: areaOf(isLive ? row.applicant_area_id : row.shown_area_id)?.name ?? null,
    recommended: isLive ? row.applicant_recommenders.length > 0 : row.shown_recommended,
  };
}
type ShownFact = 'occupation' | 'graduation_type_id' | 'area' | 'recommended';

/** Until when the organization of a message that ended without a yes is not to write to the applicant. */
const pauseAfter = (row: PingRow, now: Date): string | null =>
  row.released_at === null && row.sent_at !== null && ['declined', 'expired', 'revoked'].includes(row.status)
    ? writeAgainOn(row.latest_written, row, now)
    : null;

/**
 * A ping for the organization that sent it: no name and no contact before the yes, and never the town. As long as the
 * name is released, the copy of the letter bears it as the mail did; a yes taken back takes the letter along, which
 * says what the person looks for and where.
 */
export function organizationPingView(row: PingRow, now: Date): OrganizationPing {
  const released = isReleased(row, now);
  const isWithdrawn = row.withdrawn_at !== null;
  const letter = (text: string): string | null => {
    if (isWithdrawn) return null;
    return released ? renderTemplate(text, { 'applicant.firstname': row.applicant_firstname }) : text;
  };
  return {
    perspective: 'organization',
    id: row.id,
    status: row.status,
    applicant: {
      handle: handleOf(row, row.organization_id, row.applicant_id),
      name: nameOf(row, row.organization_id, row.applicant_id),
      ...shownFacts(row, now),
      contact: released
        ? {
            firstname: row.applicant_firstname,
            lastname: row.applicant_lastname,
            ...contactOf(row),
          }
        : null,
    },
    employee: { id: row.employee_id, fullname: `${row.employee_firstname} ${row.employee_lastname}` },
    offer: offerOf(row.kind, row.offered_occupation_id),
    personal_line: isWithdrawn || row.personal_line === '' ? null : row.personal_line,
    subject: letter(row.subject),
    body: letter(row.body),
    reasons: isWithdrawn ? [] : matchOfRow(row).reasons,
    send_at: row.send_at.toISOString(),
    sent_at: iso(row.sent_at),
    expires_at: row.expires_at.toISOString(),
    responded_at: iso(row.responded_at),
    decline_reason: row.decline_reason,
    write_again_on: pauseAfter(row, now),
    release: organizationReleaseView(row),
    found_here: isFoundHere(row, now),
    closed_by_place: row.closed_because === 'found',
    ended_by_staff: row.closed_because === 'staff',
    unread: row.unread_at !== null,
    follow_up: followUpView(row, now),
    appointments: appointmentViews(row, 'employee', now),
    contacted: isReleased(row, now) ? row.contacted : null,
    created_at: row.created_at.toISOString(),
    events: pingEvents(row, 'employee', now),
  };
}

const releasedOf = (row: PingRow) =>
  Object.fromEntries(releasedDetailNames.map((name) => [name, row[name]])) as Pick<
    PingRow,
    (typeof releasedDetailNames)[number]
  >;

const contactOf = (row: PingRow): Omit<Releases, 'name' | 'consent'> => ({
  email: row.applicant_email,
  phonenumber: row.applicant_phonenumber,
  ...releasedOf(row),
  recommended_by: row.applicant_recommenders,
});

/** What a yes to this ping hands over, as it stands now, and the text that the yes is given to. */
export const releasesOf = (row: PingRow, locale: Locale): Releases => ({
  name: `${row.applicant_firstname} ${row.applicant_lastname}`,
  ...contactOf(row),
  consent: { ...consentText('release', locale), locale },
});

/** Who is asked, or told, when this minor says yes; null for whoever decides alone. */
export function guardianOf(
  row: PingRow,
  tenant: TenantRow,
  now: Date,
): { readonly firstname: string; readonly choice: 'ask' | 'tell' } | null {
  if (row.guardian_firstname === null || !isMinor(row.applicant_date_of_birth, tenant, now)) return null;
  return { firstname: row.guardian_firstname, choice: row.release_choice };
}

/** A ping for the applicant who received it. */
export function applicantPingView(
  row: PingRow,
  organization: Company,
  tenant: TenantRow,
  locale: Locale,
  now: Date,
): ApplicantPing {
  const waits = waitsForGuardian(row, tenant, now);
  const guardian = row.status === 'pending' ? guardianOf(row, tenant, now) : null;
  const released = isReleased(row, now);
  return {
    perspective: 'applicant',
    id: row.id,
    status: row.status,
    organization,
    employee: {
      fullname: `${row.employee_firstname} ${row.employee_lastname}`,
      position: row.employee_position,
      email: released ? row.employee_email : null,
      phonenumber: released ? row.employee_phonenumber : null,
    },
    offer: offerOf(row.kind, row.offered_occupation_id),
    personal_line: row.personal_line || null,
    subject: row.subject,
    body: row.body,
    match: matchOfRow(row),
    sent_at: iso(row.sent_at),
    expires_at: row.expires_at.toISOString(),
    responded_at: iso(row.responded_at),
    releases: releasesOf(row, locale),
    masked: false,
    release: releaseView(row),
    later: row.later_at && { since: row.later_at.toISOString(), reminds_at: iso(row.remind_at) },
    closed_because: row.closed_because,
    appointments: appointmentViews(row, 'applicant', now),
    asked_contacted:
      isReleased(row, now) && row.asked_at !== null && row.contacted === null && row.appointments.length === 0,
    guardian_asked_at: waits ? iso(row.guardian_asked_at) : null,
    guardian: guardian?.firstname ?? null,
    guardian_choice: guardian?.choice ?? null,
    events: pingEvents(row, 'applicant', now).filter((event) => !waits || (event !== 'accept' && event !== 'later')),
  };
}
