import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { OwnOrganization, UsageType } from '../../../contract/users/me.schema.ts';

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

export const organizationWords: Record<
  OwnOrganization['status'],
  { label: MessageDescriptor; sentence: MessageDescriptor }
> = {
  created: {
    label: msg`Created`,
    sentence: msg`Your company is being checked. As soon as it is confirmed, you can start.`,
  },
  verified: {
    label: msg`Confirmed`,
    sentence: msg`Your company is confirmed and starts as soon as you say what you want to do here.`,
  },
  active: {
    label: msg`Active`,
    sentence: msg`Your company takes part. What it trains, its address and its website stand below each message you write.`,
  },
  inactive: {
    label: msg`Inactive`,
    sentence: msg`Your company is paused: it can neither search nor write until it is activated again.`,
  },
  archived: {
    label: msg`Archived`,
    sentence: msg`Your company no longer takes part. If it should again, write to us.`,
  },
};
