import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { AlertEvent, AlertInterval, AlertStatus } from '../../../contract/alerts/alerts.schema.ts';

/** A status in a word, and in a sentence that says what it means. */
export const statusWords: Record<AlertStatus, { label: MessageDescriptor; sentence: MessageDescriptor }> = {
  draft: { label: msg`Draft`, sentence: msg`Not switched on yet: no e-mail comes.` },
  active: { label: msg`Active`, sentence: msg`Its recipients get an e-mail whenever somebody new matches.` },
  inactive: { label: msg`Paused`, sentence: msg`No e-mail comes until it is resumed.` },
  archived: { label: msg`Archived`, sentence: msg`Ended for good. What it found stays with you.` },
};

/** What a button that causes an event says. */
export const eventWords: Record<AlertEvent, MessageDescriptor> = {
  activate: msg`Switch on`,
  pause: msg`Pause`,
  resume: msg`Resume`,
  archive: msg`Archive`,
};

/** In a row stands what can be taken back. */
export const rowWords = { activate: eventWords.activate, pause: eventWords.pause, resume: eventWords.resume };

export const intervalWords: Record<AlertInterval, MessageDescriptor> = {
  daily: msg`Every morning`,
  weekly: msg`Mondays`,
  biweekly: msg`Every two weeks`,
  monthly: msg`Once a month`,
};
