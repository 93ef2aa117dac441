import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Agreement } from '../../../contract/terms/terms.schema.ts';
import { useMe } from '../../api/session.ts';
import { Text } from '../../ui/heading/heading.tsx';
import { AccountFrame } from './account-frame.tsx';
import { AccountPending } from './account-pending.tsx';
import { AccountSection } from './account-section.tsx';
import { Agreements } from './agreements.tsx';
import { ConsentSection, type ConsentSectionProps } from './consent-section.tsx';

interface ConsentsScreenProps {
  /** With the texts in force; undefined before the onboarding is done. */
  readonly agreed:
    | (Pick<ConsentSectionProps, 'consents' | 'terms'> & { readonly agreements: readonly Agreement[] })
    | undefined;
  /** Of a minor: who has agreed. */
  readonly guardian: ReactNode;
  readonly onChanged: () => Promise<void>;
}

/** What an applicant, or a guardian for them, has agreed to: how it stands, and every yes so far. */
export function ConsentsScreen({ agreed, guardian, onChanged }: ConsentsScreenProps) {
  const isMinor = useMe().applicant?.minor ?? false;
  return (
    <Frame>
      {agreed ? (
        <>
          <ConsentSection consents={agreed.consents} terms={agreed.terms} isMinor={isMinor} onChanged={onChanged} />
          {guardian}
          <Agreements agreements={agreed.agreements} />
        </>
      ) : (
        <AccountSection title={<Trans>Nothing agreed to yet</Trans>} isFixed>
          <Text>
            <Trans>
              You are asked once your details are complete. Until then no company sees anything of you. What you agree
              to will stand here.
            </Trans>
          </Text>
        </AccountSection>
      )}
    </Frame>
  );
}

/** The page while its texts are being fetched. */
export function ConsentsPending() {
  return (
    <Frame>
      <AccountPending />
    </Frame>
  );
}

function Frame({ children }: { children: ReactNode }) {
  const { t } = useLingui();
  return (
    <AccountFrame title={t`Consent`} lead={<Trans>What was agreed to, when, and how it is taken back.</Trans>}>
      {children}
    </AccountFrame>
  );
}
