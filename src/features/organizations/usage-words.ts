import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { UsageType } from '../../../contract/users/me.schema.ts';

/** In the order of the question; what each choice means in a sentence. */
export const usageWords: Record<UsageType, { label: MessageDescriptor; sentence: MessageDescriptor }> = {
  searching: {
    label: msg`We are looking for applicants`,
    sentence: msg`You search for suitable young people near by and write to them.`,
  },
  referring: {
    label: msg`We have more applicants than places`,
    sentence: msg`You give good applicants a code when you turn them down, so that other companies can find them.`,
  },
  searching_and_referring: {
    label: msg`Both`,
    sentence: msg`You pass applicants on, and look for some yourselves.`,
  },
};
