import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { longAgo, type Employee } from '../../../contract/employees/employees.schema.ts';
import type { StatusWords } from '../../kit/columns.tsx';

/** Of an e-mail address, without which nobody sees anything. */
export const verificationWords: StatusWords<'verified' | 'unverified'> = {
  verified: {
    label: msg`Confirmed`,
    sentence: msg`The e-mail address is confirmed: everything here is open to them.`,
  },
  unverified: {
    label: msg`Not confirmed`,
    sentence: msg`The code we mailed has not been entered yet. Until then they see nothing here.`,
  },
};

/** Of an account: who may log in, for the filter. */
export const statusWords: Record<Employee['status'], MessageDescriptor> = {
  active: msg`Has access`,
  inactive: msg`Deactivated`,
};

/** What a button says that shuts a colleague out. */
export const eventWords = { deactivate: msg`Deactivate` };
export const eventLooks = { deactivate: 'quiet' } as const;

/** When somebody was here last, as coarsely as the server says it. */
export function lastActiveInWords(i18n: I18n, days: number | null): string {
  if (days === null) return i18n._(msg`not yet`);
  if (days === 0) return i18n._(msg`today`);
  if (days === 1) return i18n._(msg`in the last 7 days`);
  if (days >= longAgo) return i18n._(msg`more than three months ago`);
  return new Intl.RelativeTimeFormat(i18n.locale, { numeric: 'always' }).format(-days / 7, 'week');
}
