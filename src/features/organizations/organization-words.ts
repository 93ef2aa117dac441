import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { OwnOrganization } from '../../../contract/users/me.schema.ts';

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
