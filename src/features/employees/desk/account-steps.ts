import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { EmployeeDetails } from '../../../../contract/employees/employees.schema.ts';

type Step = EmployeeDetails['history'][number];

/** What the log's events say, by somebody who is known by name. */
const byName = (by: string): Readonly<Record<string, MessageDescriptor>> => ({
  deactivate: msg`${by} deactivated the account.`,
  bar_return: msg`${by} took the way back: a deletion that was under way can’t be undone any more.`,
  reactivate: msg`${by} opened the account again.`,
  verify_manually: msg`${by} confirmed the e-mail address by hand.`,
  schedule_deletion: msg`${by} had the account deleted.`,
  cancel_deletion: msg`${by} called the deletion off.`,
});

const plain: Readonly<Record<string, MessageDescriptor>> = {
  verify_email: msg`The e-mail address was confirmed.`,
  verify_manually: msg`The e-mail address was confirmed by hand.`,
  deactivate: msg`The account was deactivated.`,
  bar_return: msg`The way back was taken: a deletion that was under way can’t be undone any more.`,
  reactivate: msg`The account was opened again.`,
  schedule_deletion: msg`They asked to delete the account.`,
  cancel_deletion: msg`They kept the account after all.`,
  update: msg`They changed their name.`,
  email_change: msg`They changed their e-mail address.`,
  password_change: msg`They changed their password.`,
  password_reset: msg`They set a new password by a link.`,
};

/**
 * A line of the account's history. What has no words of its own is said as a change. An administrator whose own account is
 * gone since has no name any more, and what they did is not the person's own doing for that.
 */
export function accountStep(i18n: I18n, { event, by, author }: Pick<Step, 'event' | 'by' | 'author'>): string {
  const who = by ?? (author === 'administrator' ? i18n._(msg`An administrator`) : null);
  const named = who === null ? undefined : byName(who)[event];
  return i18n._(named ?? plain[event] ?? msg`Something of the account was changed.`);
}
