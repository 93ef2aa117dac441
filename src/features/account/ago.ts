import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { daysSince } from '../../i18n/days.ts';

const minuteMs = 60_000;

/** When something was, as one says it; days as the reader's calendar counts them. `now` in ms. */
export function agoInWords(i18n: I18n, moment: string, now: number): string {
  const minutes = Math.floor((now - new Date(moment).getTime()) / minuteMs);
  if (minutes < 2) return i18n._(msg`just now`);
  if (minutes < 60) return i18n._(msg`${minutes} minutes ago`);
  const time = i18n.date(moment, { timeStyle: 'short' });
  const days = daysSince(moment, now);
  if (days === 0) return i18n._(msg`today at ${time}`);
  if (days === 1) return i18n._(msg`yesterday at ${time}`);
  if (days < 7) return i18n._(msg`${days} days ago`);
  const day = i18n.date(moment, { dateStyle: 'long' });
  return i18n._(msg`on ${day}`);
}
