import { msg } from '@lingui/core/macro';
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
