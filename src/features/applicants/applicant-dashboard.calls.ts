import { listGraduationTypes } from '../../../contract/graduation-types/graduation-types.endpoints.ts';
import { listOccupations } from '../../../contract/occupations/occupations.endpoints.ts';
import { pings } from '../../../contract/pings/pings.endpoints.ts';
import type { ApplicantPing, Ping } from '../../../contract/pings/pings.schema.ts';
import type { Me } from '../../../contract/users/me.schema.ts';
import { call } from '../../api/call.ts';

const isMine = (ping: Ping): ping is ApplicantPing => ping.perspective === 'applicant';

/** The messages companies sent, newest first, and the names of what the applicant chose. */
export async function loadApplicantDashboard(applicant: Me['applicant'], signal: AbortSignal) {
  const [received, occupations, graduationTypes] = await Promise.all([
    call(pings.list, { query: { per_page: '50', order: '-created_at' } }, { signal }),
    call(listOccupations, {}, { signal }),
    call(listGraduationTypes, {}, { signal }),
  ]);
  const graduation = graduationTypes.data.find(({ id }) => id === applicant?.graduation_type_id);
  return {
    pings: received.data.filter(isMine),
    occupation: occupations.data.find(({ id }) => id === applicant?.occupation_id)?.name,
    further: occupations.data
      .filter(({ id }) => applicant?.further_occupation_ids.includes(id) === true)
      .map(({ name }) => name),
    /** In every language: the reader may change it while the page is open. */
    graduation: graduation?.short,
  };
}

export type ApplicantDashboardData = Awaited<ReturnType<typeof loadApplicantDashboard>>;
