import type { MessageDescriptor } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { ApplicantEntry } from '../../../../contract/applicants/desk.schema.ts';
import { askAgain, previewAskingAgain } from '../../../../contract/legal-contacts/asking-again.endpoints.ts';
import type { AskedAgain } from '../../../../contract/legal-contacts/asking-again.schema.ts';
import { call } from '../../../api/call.ts';
import { Quiet, Together } from '../../../kit/choosing/together.tsx';
import type { Chosen } from '../../../kit/choosing/use-chosen.ts';

interface AskingAgainProps {
  readonly chosen: Chosen<ApplicantEntry>;
  readonly children: ReactNode;
}

export const fullName = ({ firstname, lastname }: Pick<ApplicantEntry, 'firstname' | 'lastname'>): string =>
  `${firstname} ${lastname}`;

/** Somebody for whom a guardian's answer is awaited. */
export const awaitsGuardian = ({ minor, guardian }: Pick<ApplicantEntry, 'minor' | 'guardian'>): boolean =>
  minor && (guardian === 'pending' || guardian === 'expired');

/** Sends the guardians of those chosen their link again, after a look at who gets it. */
export function AskingAgain({ chosen, children }: AskingAgainProps) {
  const { t } = useLingui();
  return (
    <Together
      chosen={chosen}
      nameOf={fullName}
      idOf={(one: AskedAgain) => one.applicant_id}
      preview={async (ids) => (await call(previewAskingAgain, { body: { applicant_ids: [...ids] } })).data}
      send={(ids) => call(askAgain, { body: { applicant_ids: [...ids] } })}
      list="/applicants"
      words={{
        button: (count) => t`${plural(count, { one: 'Ask one guardian again …', other: 'Ask # guardians again …' })}`,
        title: (count) =>
          count === 0
            ? t`No guardian would be asked`
            : t`${plural(count, { one: 'Ask one guardian again?', other: 'Ask # guardians again?' })}`,
        description: t`Each gets the e-mail with the link once more. The link in an earlier e-mail stops working. It goes out in a minute, and until then you can undo it.`,
        confirm: (count) => t`${plural(count, { one: 'Send it', other: 'Send #' })}`,
        done: (count) =>
          t`${plural(count, { 0: 'Nobody was asked', one: 'One guardian is asked again', other: '# guardians are asked again' })}`,
      }}
      renderOne={(one) => (
        <Quiet>
          <Told of={one} />
        </Quiet>
      )}
    >
      {children}
    </Together>
  );
}

const refusalWords: Readonly<Record<NonNullable<AskedAgain['refused']>, MessageDescriptor>> = {
  of_age: msg`Decides alone by now.`,
  leaving: msg`The account is being deleted.`,
  nobody: msg`Nobody is named yet.`,
  letter: msg`Signs a letter and has no e-mail address.`,
  answered: msg`Has answered already.`,
  just_now: msg`Was asked within the last minute.`,
  limit: msg`Was asked as often today as may be. Please try again tomorrow.`,
};

function Told({ of: { refused, to, at_once } }: { of: AskedAgain }) {
  const { i18n } = useLingui();
  if (refused !== null || to === null) return refused === null ? null : i18n._(refusalWords[refused]);
  const { name, address } = to;
  return at_once ? (
    <Trans>
      To {name}, {address}. It goes out at once and can’t be undone: it takes the place of an e-mail that still waits.
    </Trans>
  ) : (
    <Trans>
      To {name}, {address}
    </Trans>
  );
}
