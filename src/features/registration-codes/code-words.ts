import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { linkOptions } from '@tanstack/react-router';
import type {
  RegistrationCodeEvent,
  RegistrationCodeKind,
  RegistrationCodeStatus,
} from '../../../contract/registration-codes/registration-codes.schema.ts';
import type { StatusWords } from '../../kit/columns.tsx';

export const statusWords: StatusWords<RegistrationCodeStatus> = {
  draft: { label: msg`Draft`, sentence: msg`Nobody can use this code yet. Activate it to hand it out.` },
  active: { label: msg`Active`, sentence: msg`Applicants can register with this code.` },
  inactive: {
    label: msg`Paused`,
    sentence: msg`Whoever opens the link reads that the code is not valid right now. You can activate it again.`,
  },
  expired: {
    label: msg`Expired`,
    sentence: msg`The last day has passed or all uses are used up. Change the period, then extend it.`,
  },
  archived: { label: msg`Archived`, sentence: msg`Out of use for good. Who registered with it stays with you.` },
};

export const kindWords: Record<RegistrationCodeKind, MessageDescriptor> = {
  group: msg`For several`,
  personal: msg`For one person`,
};

export const kindSentences: Record<RegistrationCodeKind, MessageDescriptor> = {
  group: msg`For a fair or all rejections. You say afterwards whom you know; only then does it count as a recommendation.`,
  personal: msg`For somebody you know. It works once and counts as your recommendation at once.`,
};

/** What a button that causes an event says. */
export const eventWords: Record<RegistrationCodeEvent, MessageDescriptor> = {
  activate: msg`Activate`,
  deactivate: msg`Pause`,
  extend: msg`Extend`,
  archive: msg`Archive`,
};

/** A code as one reads it out: in two halves. */
export const spoken = (code: string): string => `${code.slice(0, 4)} ${code.slice(4)}`;

export const codePage = (registration_code_id: string) =>
  linkOptions({ to: '/registration-codes/$registration_code_id', params: { registration_code_id } });
