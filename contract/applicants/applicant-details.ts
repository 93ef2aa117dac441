import * as v from 'valibot';
import { dateSchema } from '../kit/fields.ts';

/** How somebody would like to get to know a company. */
export const firstMeetings = ['internship', 'trial_day', 'talk'] as const;
export type FirstMeeting = (typeof firstMeetings)[number];

/**
 * What nobody has to say, and everybody onboarded may, at any time (decisions, section 6), as it is stored: null is not
 * said. One's own account, its export, a guardian's list of what is stored and what is read from the table for them
 * follow from here.
 */
export const applicantDetails = {
  /** The first day of a month. */
  available_from: v.nullable(dateSchema),
  mobility_km: v.nullable(v.number()),
  /** The hour from which one can be called. */
  reachable_from: v.nullable(v.number()),
  first_meeting: v.nullable(v.picklist(firstMeetings)),
} as const;

const stored = v.object(applicantDetails);
export type ApplicantDetails = v.InferOutput<typeof stored>;

/** Which of them companies find somebody with, and which a yes hands over: contract, queries and answers follow from here. */
export const foundDetails = v.pick(stored, ['available_from', 'mobility_km']).entries;
export const releasedDetails = v.pick(stored, ['reachable_from', 'first_meeting']).entries;
export const releasedDetailNames = Object.keys(releasedDetails) as (keyof typeof releasedDetails)[];

export type ApplicantDetail = keyof typeof applicantDetails;
export const applicantDetailNames = Object.keys(applicantDetails) as ApplicantDetail[];
