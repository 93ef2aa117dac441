import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { SearchStatus } from '../../../contract/users/me.schema.ts';

interface SearchWords {
  readonly label: MessageDescriptor;
  /** What it means and what happens next. */
  readonly sentence: MessageDescriptor;
}

export const searchWords: Readonly<Record<SearchStatus, SearchWords>> = {
  unconfirmed: {
    label: msg`Not active yet`,
    sentence: msg`As soon as everything is filled in and agreed to, companies can find you.`,
  },
  wants_to_be_matched: { label: msg`Looking`, sentence: msg`Companies that fit can find you and write to you.` },
  doesnot_want_matching: {
    label: msg`Not looking`,
    sentence: msg`No company finds you now. You can look again at any time.`,
  },
  expired: {
    label: msg`Run out`,
    sentence: msg`Your search has ended because nobody extended it. One click and companies find you again.`,
  },
  archived: {
    label: msg`Erased`,
    sentence: msg`You were not here for a long time. Everything about you is erased.`,
  },
};
