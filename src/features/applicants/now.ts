import { dayIn } from '../../../contract/kit/age.ts';
import type { Appointment } from '../../../contract/pings/appointments.schema.ts';
import type { ApplicantPing } from '../../../contract/pings/applicant-ping.schema.ts';
import type { OwnApplicant } from '../../../contract/users/me.schema.ts';

/** What an applicant's page begins with: the one thing that matters now. */
export type Now =
  | { readonly kind: 'found' | 'paused' | 'expired' | 'unfindable' | 'findable' }
  | { readonly kind: 'messages'; readonly pings: readonly ApplicantPing[] }
  | { readonly kind: 'today' | 'upcoming'; readonly ping: ApplicantPing; readonly appointment: Appointment }
  /** Proposed times to choose from; whether a company got in touch; a guardian's word; a call that will come. */
  | { readonly kind: 'proposed' | 'asked' | 'guardian' | 'promised'; readonly ping: ApplicantPing };

/** A yes is news for so long; then the page is about the search again. */
const promisedMs = 14 * 86_400_000;

/** Put aside, and the day of the reminder hasn't come: it isn't what matters now. */
const isAside = ({ later }: ApplicantPing, now: number): boolean =>
  later !== null && (later.reminds_at === null || Date.parse(later.reminds_at) > now);

const answersOf = (pings: readonly ApplicantPing[], now: number) =>
  pings.filter((ping) => ping.status === 'pending' && ping.guardian_asked_at === null && !isAside(ping, now));

function appointmentNow(pings: readonly ApplicantPing[], timeZone: string, now: number): Now | undefined {
  const [next] = pings
    .flatMap((ping) => ping.appointments.map((appointment) => ({ ping, appointment })))
    .filter(({ appointment: { status, ends_at } }) => status === 'accepted' && Date.parse(ends_at) > now)
    .toSorted((a, b) => Date.parse(a.appointment.starts_at) - Date.parse(b.appointment.starts_at));
  const dayOf = (time: string | number) => dayIn(timeZone, new Date(time));
  const isToday = next && dayOf(next.appointment.starts_at) === dayOf(now);
  const choice = pings.find(({ appointments }) => appointments.some(({ status }) => status === 'pending'));
  if (isToday) return { kind: 'today', ...next };
  if (choice) return { kind: 'proposed', ping: choice };
  return next && { kind: 'upcoming', ...next };
}

function searchNow({ found, search_status, matchability }: OwnApplicant): Now {
  if (matchability === 'matchable') return { kind: 'findable' };
  if (found) return { kind: 'found' };
  if (search_status === 'doesnot_want_matching') return { kind: 'paused' };
  return { kind: search_status === 'expired' ? 'expired' : 'unfindable' };
}

/** A place found comes before everything; then what somebody waits for, by how soon it has to be done. */
export function nowOf(
  applicant: OwnApplicant,
  pings: readonly ApplicantPing[],
  { timeZone, now }: { readonly timeZone: string; readonly now: number },
): Now {
  const search = searchNow(applicant);
  if (search.kind === 'found') return search;
  const toAnswer = answersOf(pings, now);
  const appointment = appointmentNow(pings, timeZone, now);
  if (appointment?.kind === 'today') return appointment;
  if (toAnswer.length > 0) return { kind: 'messages', pings: toAnswer };
  if (appointment) return appointment;
  const asked = pings.find(({ asked_contacted: isAsked }) => isAsked);
  if (asked) return { kind: 'asked', ping: asked };
  if (search.kind !== 'findable') return search;
  const waiting = pings.find(({ status, guardian_asked_at: askedAt }) => status === 'pending' && askedAt !== null);
  if (waiting) return { kind: 'guardian', ping: waiting };
  const promised = pings.find(
    ({ release }) => release && release.withdrawn_at === null && now - Date.parse(release.at) < promisedMs,
  );
  return promised && promised.appointments.length === 0 ? { kind: 'promised', ping: promised } : search;
}
