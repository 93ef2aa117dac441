import type { Me, OwnApplicant } from '../../contract/users/me.schema.ts';
import { meOf } from '../../machines/session/session.fixtures.ts';

/** Somebody who is ready and can be found, with everything companies see of them. */
export const anApplicant = (facts: Partial<OwnApplicant> = {}): Me => ({
  ...meOf('applicant'),
  applicant: {
    id: '0198a1f6-40bc-7c6f-bf5c-a5e1afb0a1d0',
    area: 'Köln West',
    graduation_type_id: null,
    occupation_id: null,
    had_occupation: true,
    date_of_birth: '2000-01-01',
    minor: false,
    meta: { phonenumber: '+492219901234' },
    address: null,
    geocoded: true,
    further_occupation_ids: [],
    available_from: null,
    mobility_km: null,
    reachable_from: null,
    first_meeting: null,
    name_released: false,
    recommended: false,
    renewed_lately: false,
    search_status: 'wants_to_be_matched',
    looking_until: '2027-02-01T00:00:00.000Z',
    found: null,
    tos_status: 'accepted',
    findable_status: 'accepted',
    matchability: 'matchable',
    unmatchable_reasons: [],
    ...facts,
  },
});
