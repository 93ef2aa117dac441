import { showApplicantDashboard } from '../../../contract/applicants/dashboard.endpoints.ts';
import type { OwnApplicant } from '../../../contract/users/me.schema.ts';
import { call } from '../../api/call.ts';
import { pingAppointments } from './answers-later.ts';
import { letters, placeFound, unmatchableNotes } from './dialogs-later.ts';
import { moment } from './moment-later.ts';
import { isNewlyFindable, isNewlyGiven } from './use-moment.ts';

/** What the applicant's page shows, in one answer, and with it the parts that not everybody's page has. */
export async function loadApplicantDashboard(applicant: OwnApplicant | undefined, signal: AbortSignal) {
  const part = applicant?.found
    ? placeFound.fetch()
    : applicant?.matchability === 'unmatchable'
      ? unmatchableNotes.fetch()
      : undefined;
  const { data } = await call(showApplicantDashboard, {}, { signal });
  const isMeeting = data.pings.some((ping) => ping.appointments.length > 0 || ping.asked_contacted);
  // a page that begins without its drawing would jump when that comes; messages come before having become findable
  const isMoment =
    data.pings.length === 0 ? isNewlyFindable(applicant, data.findable_since) : data.pings.some(isNewlyGiven);
  if (isMoment) await moment.fetch();
  if (data.pings.length > 0) await Promise.all([letters.fetch(), isMeeting && pingAppointments.fetch()]);
  await part;
  return data;
}
