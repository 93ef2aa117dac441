import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { FirstMeeting } from '../../../contract/applicants/applicant-details.ts';

/** How somebody would like to get to know the company. */
export const meetingWords: Readonly<Record<FirstMeeting, MessageDescriptor>> = {
  internship: msg`An internship`,
  trial_day: msg`A trial day`,
  talk: msg`A talk`,
};
