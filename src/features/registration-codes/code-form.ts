import { msg } from '@lingui/core/macro';
import { registrationCodes } from '../../../contract/registration-codes/registration-codes.endpoints.ts';
import { recordForm } from '../../kit/fields/fields.ts';
import * as field from '../../kit/fields/kinds.tsx';

const limits = {
  legend: msg`How long it is valid`,
  note: msg`By days, by the number of registrations, or both. An empty field means no limit.`,
};
const noEnd = msg`no end`;

/** Everything an organization says about a code. */
export const codeForm = recordForm(registrationCodes, {
  fields: {
    name: field.text(msg`Name`, {
      help: msg`Only you and your colleagues see it, for example “Rejections autumn 2026”.`,
      width: 'long',
    }),
    recommendation_text: field.lines(msg`Your recommendation`, {
      help: msg`Applicants read it before they register. Other companies don’t; only once the applicant says yes do they find out that you recommend them.`,
      rows: 4,
    }),
    occupation_ids: field.occupations(msg`Suggested occupations`, {
      help: msg`A suggestion for the profile. Applicants can choose another one.`,
    }),
    valid_from: field.day(msg`First day`, { none: noEnd, row: limits }),
    valid_until: field.day(msg`Last day`, { none: noEnd, row: limits }),
    max_uses: field.count(msg`Registrations at most`, { none: msg`no limit`, row: limits }),
  },
});
