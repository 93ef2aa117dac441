import type { I18n } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import type { OrganizationPing } from '../../../contract/pings/pings.schema.ts';
import { spanInWords } from '../../i18n/appointment-time.ts';
import { daysSince } from '../../i18n/days.ts';
import { againSentence, hiredHere } from './ping-words.ts';

/** What a row says beside its status: the next date that counts, or since when somebody waits. `now` in ms. */
export function nextWords(i18n: I18n, ping: OrganizationPing, now: number, timezone: string): string {
  const { status, release, follow_up } = ping;
  const on = (at: string | null) => (at === null ? '' : i18n.date(at, { day: 'numeric', month: 'short' }));
  const { withdrawn_at = null, deletion_confirmed_at = null, deletion_closed = false, until = null } = release ?? {};
  if (withdrawn_at !== null) {
    const confirmed = on(deletion_confirmed_at);
    if (confirmed !== '') return i18n._(msg`Deleted on ${confirmed}`);
    return i18n._(deletion_closed ? msg`Settled with the association` : msg`Please delete and confirm.`);
  }
  if (ping.found_here) return i18n._(hiredHere);
  const [appointment] = ping.appointments;
  if (appointment && status === 'accepted') {
    const when = spanInWords(i18n, timezone, appointment);
    if (appointment.status === 'accepted') return when;
    return i18n._(msg`Appointment proposed: ${when}`);
  }
  if (ping.contacted === false && !follow_up?.outcome) return i18n._(msg`Says: nobody has been in touch.`);
  const day = on(follow_up?.next_on ? `${follow_up.next_on}T12:00:00` : (until ?? ping.expires_at));
  if (status === 'pending') return i18n._(msg`Answer by ${day}`);
  if (follow_up?.next_on) return i18n._(msg`Again on ${day}`);
  if (until !== null)
    return Date.parse(until) > now
      ? i18n._(msg`Contact details until ${day}`)
      : i18n._(msg`The contact details are gone.`);
  if (release !== null && !follow_up?.outcome) return sinceWords(i18n, daysSince(release.at, now));
  if (status !== 'declined' && status !== 'expired') return '';
  if (ping.write_again_on === null) return againSentence(i18n, null);
  // the whole sentence stands in the panel: a row has one line for it
  const again = on(`${ping.write_again_on}T12:00:00`);
  return i18n._(msg`Again from ${again}`);
}

function sinceWords(i18n: I18n, days: number): string {
  if (days === 0) return i18n._(msg`Said yes today`);
  return i18n._(msg`${plural(days, { one: 'Said yes yesterday', other: 'Said yes # days ago' })}`);
}
