import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { linkOptions } from '@tanstack/react-router';
import type { Alert, AlertEvent, AlertInterval, AlertStatus } from '../../../contract/alerts/alerts.schema.ts';
import { dayInWords } from '../../i18n/days.ts';
import type { StatusWords } from '../../kit/columns.tsx';
import { readersOf } from './mails/readers-of.ts';

export const statusWords: StatusWords<AlertStatus> = {
  draft: { label: msg`Draft`, sentence: msg`Not switched on yet: no e-mail comes.` },
  active: { label: msg`Active`, sentence: msg`Its recipients get an e-mail whenever somebody new matches.` },
  inactive: { label: msg`Paused`, sentence: msg`No e-mail comes until it is resumed.` },
  archived: { label: msg`Archived`, sentence: msg`Ended for good. What it found stays with you.` },
};

/** What an alert's status means, and why it rests. */
export function statusSentence(i18n: I18n, alert: Alert): string {
  const { status, paused_until } = alert;
  const until = paused_until && dayInWords(i18n, paused_until, 'long');
  if (until !== null) return i18n._(msg`Rests until ${until}, then goes on by itself.`);
  if (status === 'inactive' && readersOf(alert).length === 0)
    return i18n._(msg`Rests because nobody gets its e-mails any more. As soon as somebody does, it can be resumed.`);
  return i18n._(statusWords[status].sentence);
}

/** What a button that causes an event says. */
export const eventWords: Record<AlertEvent, MessageDescriptor> = {
  activate: msg`Switch on`,
  pause: msg`Pause`,
  resume: msg`Resume`,
  archive: msg`Archive`,
};

export const eventLooks = { activate: 'primary', resume: 'primary', archive: 'quiet' } as const;

/** In a row stands what can be taken back. */
export const rowWords = { activate: eventWords.activate, pause: eventWords.pause, resume: eventWords.resume };

export const intervalWords: Record<AlertInterval, MessageDescriptor> = {
  daily: msg`Every morning`,
  weekly: msg`Mondays`,
  biweekly: msg`Every two weeks`,
  monthly: msg`Once a month`,
};

export const recipientsInWords = (i18n: I18n, { recipients }: Alert): string =>
  recipients
    .map(({ fullname, opted_out }) => (opted_out ? i18n._(msg`${fullname} (unsubscribed)`) : fullname))
    .join(', ');

export const alertPage = (alert_id: string) => linkOptions({ to: '/alerts/$alert_id', params: { alert_id } });
export const editAlertPage = (alert_id: string) => linkOptions({ to: '/alerts/$alert_id/edit', params: { alert_id } });
