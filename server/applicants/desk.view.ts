import type { ageBands, ApplicantDetails, ApplicantEntry } from '../../contract/applicants/desk.schema.ts';
import { dayIn, hasReachedAge } from '../../contract/kit/age.ts';
import { relations } from '../../contract/legal-contacts/legal-contacts.schema.ts';
import type { Agreement } from '../../contract/terms/terms.schema.ts';
import { applicantSearchLifecycle } from '../../machines/applicants/applicant-search.lifecycle.ts';
import { eventsFor } from '../../machines/kit/lifecycle.ts';
import { legalContactLifecycle } from '../../machines/legal-contacts/legal-contact.lifecycle.ts';
import type { latestGuardian } from '../legal-contacts/named-last.ts';
import { areaOf } from '../geo/areas.ts';
import type { Caller } from '../kit/records.ts';
import { occupationName } from '../occupations/occupations.ts';
import { isMinor } from '../users/me.service.ts';
import type { DetailsRow, EntryRow, findSteps } from './desk.repository.ts';
import { unmatchableReasons } from './matchability.ts';

type AgeBand = (typeof ageBands)[number];
const bands: readonly (readonly [below: number, band: AgeBand])[] = [
  [16, 'under_16'],
  [18, 'under_18'],
  [21, 'under_21'],
];

function bandOf(born: string | null, today: string): AgeBand | null {
  if (born === null) return null;
  return bands.find(([below]) => !hasReachedAge(born, below, today))?.[1] ?? 'older';
}

/** Somebody as staff's list has them. */
export function entryView(row: EntryRow, { tenant, now }: Pick<Caller, 'tenant' | 'now'>): ApplicantEntry {
  const minor = isMinor(row.date_of_birth, tenant, now);
  return {
    id: row.id,
    firstname: row.firstname,
    lastname: row.lastname,
    age_band: bandOf(row.date_of_birth, dayIn(tenant.timezone, now)),
    minor,
    guardian: row.guardian,
    search_status: row.search_status,
    matchable: row.matchable,
    unmatchable_reasons: unmatchableReasons({
      search_status: row.search_status,
      verified: row.verification === 'verified',
      onboarded: row.is_complete,
      tos_status: row.tos_status,
      findable_status: row.findable_status,
      minor,
      account: row.account,
      geocoded: row.is_placed,
    }),
    occupation: row.occupation_id === null ? null : occupationName(row.occupation_id),
    area: areaOf(row.area_id)?.name ?? null,
    source:
      row.source_id !== null && row.source_name !== null
        ? { organization_id: row.source_id, organization: row.source_name, code: row.code_name ?? '' }
        : null,
    created_at: row.created_at.toISOString(),
  };
}

interface Beside {
  readonly guardian: Awaited<ReturnType<typeof latestGuardian>>;
  /** Nobody has answered as the guardian. */
  readonly isUnanswered: boolean;
  /** The mail reached the wrong person, who said so. */
  readonly notMe: boolean;
  readonly steps: Awaited<ReturnType<typeof findSteps>>;
  readonly agreements: readonly Agreement[];
  readonly refusals: number;
}

const iso = (date: Date | null): string | null => date?.toISOString() ?? null;

/**
 * A link is sent again by staff; what a letter says they enter by its number, where they have it before them. While the
 * account is being deleted nobody is asked or says yes; a no and what is taken back are entered still.
 */
const guardianView = (
  guardian: NonNullable<Beside['guardian']>,
  { type }: Caller['actor'],
  {
    minor,
    isActive,
    isUnanswered,
    notMe,
    refusals,
  }: Pick<Beside, 'isUnanswered' | 'notMe' | 'refusals'> & { readonly minor: boolean; readonly isActive: boolean },
): NonNullable<ApplicantDetails['legal_contact']> => ({
  id: guardian.id,
  firstname: guardian.firstname,
  lastname: guardian.lastname,
  relation: relations.find((known) => known === guardian.relation) ?? 'guardian',
  email: guardian.email,
  status: guardian.status,
  not_me: notMe,
  sent_at: iso(guardian.sent_at),
  expires_at: iso(guardian.expires_at),
  confirmed_at: iso(guardian.confirmed_at),
  events: minor
    ? eventsFor(legalContactLifecycle, guardian.status, type).filter((event) =>
        guardian.email === null
          ? (event === 'accept' && isActive) ||
            event === 'decline' ||
            (event === 'withdraw' && guardian.confirmed_at !== null)
          : isActive && event === 'resend',
      )
    : [],
  refusals,
  replaceable: minor && isActive && isUnanswered,
});

const foundBy = ({ search_status, search_reason: reason }: DetailsRow): ApplicantDetails['found'] =>
  search_status === 'doesnot_want_matching' && (reason === 'found_here' || reason === 'found_elsewhere')
    ? reason
    : null;

/** Somebody as their page for staff has them. */
export function detailsView(
  row: DetailsRow,
  { guardian, steps, agreements, ...beside }: Beside,
  call: Pick<Caller, 'tenant' | 'now' | 'actor'>,
): ApplicantDetails {
  const entry = entryView(row, call);
  return {
    ...entry,
    email: row.email,
    date_of_birth: row.date_of_birth,
    phonenumber: row.phonenumber,
    city: row.city,
    looking_until: iso(row.looking_until),
    found: foundBy(row),
    legal_contact: guardian
      ? guardianView(guardian, call.actor, { ...beside, minor: entry.minor, isActive: row.account === 'active' })
      : null,
    steps: steps.map(({ id, at, subject_type, event, status_to, actor_kind, reason }) => ({
      id,
      at: at.toISOString(),
      what: subject_type === 'Applicant' ? ('search' as const) : ('guardian' as const),
      // whoever is no longer asked has taken nothing back
      to: status_to === 'revoked' && event !== 'withdraw' ? 'no_longer_asked' : (status_to ?? ''),
      by: actor_kind,
      reason,
    })),
    agreements: agreements.map(({ text: _text, locale: _locale, ...agreement }) => agreement),
    events: eventsFor(applicantSearchLifecycle, row.search_status, call.actor.type),
  };
}
