import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import type { deskAnswers } from '../../../../contract/pings/desk.search.ts';
import type { DeskPing } from '../../../../contract/pings/desk.schema.ts';
import type { StatusWords } from '../../../kit/columns.tsx';
import { statusLabels } from '../ping-words.ts';

/** Called as the company reads them, and told to staff. */
export const deskStatusWords: StatusWords<DeskPing['status']> = {
  created: {
    label: statusLabels.created,
    sentence: msg`It goes out within a minute; until then the company can undo it.`,
  },
  pending: { label: statusLabels.pending, sentence: msg`It has arrived, and the applicant has not answered yet.` },
  accepted: {
    label: statusLabels.accepted,
    sentence: msg`The applicant has said yes: the company has the contact details.`,
  },
  declined: { label: statusLabels.declined, sentence: msg`The applicant has said no.` },
  expired: { label: statusLabels.expired, sentence: msg`The time for an answer is over; nobody answered.` },
  revoked: { label: statusLabels.revoked, sentence: msg`It has ended, or a yes to it was taken back.` },
  archived: { label: statusLabels.archived, sentence: msg`The company has filed it, or it was over for 90 days.` },
};

/** Of those whose time for an answer is over, or that got one. */
export const answerWords: Readonly<Record<(typeof deskAnswers)[number], MessageDescriptor>> = {
  given: msg`Has come`,
  missing: msg`Has not come in time`,
  possible: msg`Was possible`,
};
