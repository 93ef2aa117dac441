import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { AccountFrame } from './account-frame.tsx';
import { AccountPending } from './account-pending.tsx';
import { CompaniesSections, type CompaniesProps } from './companies.tsx';

/** Who knows what of an applicant, and who shall stay away. */
export function CompaniesScreen(props: CompaniesProps) {
  return (
    <Frame>
      <CompaniesSections {...props} />
    </Frame>
  );
}

/** The page while its lists are being fetched. */
export function CompaniesPending() {
  return (
    <Frame>
      <AccountPending />
    </Frame>
  );
}

function Frame({ children }: { children: ReactNode }) {
  const { t } = useLingui();
  return (
    <AccountFrame
      title={t`Companies`}
      lead={<Trans>Who has your contact details, who looked at your card, and whom you don’t want to hear from.</Trans>}
    >
      {children}
    </AccountFrame>
  );
}
