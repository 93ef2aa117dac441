import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Report, ReportStatus } from '../../../contract/reports/reports.schema.ts';
import type { StatusWords } from '../../kit/columns.tsx';

export const statusWords: StatusWords<ReportStatus> = {
  pending: { label: msg`To answer`, sentence: msg`Whoever reported it waits for your answer.` },
  confirmed: { label: msg`True`, sentence: msg`You found that it is true, and said so.` },
  declined: { label: msg`Not true`, sentence: msg`You found that it isn’t so, and said so.` },
  archived: { label: msg`Filed away`, sentence: msg`Answered and done.` },
};

export const reporterWords: Readonly<Record<Report['reporter'], MessageDescriptor>> = {
  applicant: msg`An applicant`,
  guardian: msg`A guardian`,
};
