import * as v from 'valibot';
import { dateSchema } from '../kit/fields.ts';
import { type ApplicantDetail, firstMeetings } from './applicant-details.ts';

/** How far somebody would travel, in km. */
export const mobilities = [10, 25, 50, 100] as const;

/** What is accepted of each when it is changed; null takes it back. */
export const applicantDetailInputs = {
  available_from: v.nullable(v.pipe(dateSchema, v.endsWith('-01', 'type'))),
  mobility_km: v.nullable(v.picklist(mobilities)),
  reachable_from: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(23))),
  first_meeting: v.nullable(v.picklist(firstMeetings)),
} as const satisfies Record<ApplicantDetail, unknown>;
