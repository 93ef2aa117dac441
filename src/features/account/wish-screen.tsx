import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { GraduationType } from '../../../contract/graduation-types/graduation-types.schema.ts';
import type { Occupation } from '../../../contract/occupations/occupations.schema.ts';
import { useMe } from '../../api/session.ts';
import { Text } from '../../ui/heading/heading.tsx';
import { AccountFrame } from './account-frame.tsx';
import { AccountSection } from './account-section.tsx';
import { WishForm } from './wish-form.tsx';

interface WishScreenProps {
  readonly occupations: readonly Occupation[];
  readonly graduationTypes: readonly GraduationType[];
}

/** What an applicant looks for and brings along, to be changed as often as their plans do. */
export function WishScreen(choices: WishScreenProps) {
  const { t } = useLingui();
  const { applicant } = useMe();
  const [now] = useState(() => new Date());
  if (!applicant) return null;
  return (
    <AccountFrame title={t`Your wish`} lead={<Trans>Which job, from when, and how far you would travel for it.</Trans>}>
      <AccountSection
        title={<Trans>What you are looking for</Trans>}
        about={
          <Text>
            <Trans>
              Companies find you by the job and the certificate. The rest may stay open; what you leave open puts you at
              no disadvantage.
            </Trans>
          </Text>
        }
      >
        <WishForm {...choices} applicant={applicant} now={now} />
      </AccountSection>
    </AccountFrame>
  );
}
