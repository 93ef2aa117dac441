import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ReportReason } from '../../contract/reports/reports.schema.ts';

/** What a company is reported for: the same words to whoever reports, to whoever answers, and in an export. */
export const reportReasonWords: Readonly<Record<ReportReason, MessageDescriptor>> = {
  improper: msg`Improper or hurtful words`,
  insistent: msg`Calls or writes again and again`,
  personal: msg`Asks about private things`,
  money: msg`Wants money`,
  untrue: msg`What was promised isn’t true`,
  other: msg`Something else`,
};
