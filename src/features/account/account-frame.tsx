import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { isOnboarded } from '../../../contract/users/onboarding.ts';
import { useMe } from '../../api/session.ts';
import { PageHeader } from '../../ui/page-header/page-header.tsx';
import { Stack } from '../../ui/stack/stack.tsx';
import { NavTab, NavTabs } from '../../ui/tabs/nav-tabs.tsx';
import * as css from './account.css.ts';

/** The pages about oneself. Security waits for a confirmed address, an applicant's wish for the onboarding. */
export function AccountFrame({ title, lead, children }: { title: string; lead: ReactNode; children: ReactNode }) {
  const { t } = useLingui();
  const { user, applicant } = useMe();
  return (
    <Stack gap={6}>
      <PageHeader title={title} lead={lead} />
      <NavTabs aria-label={t`Account`}>
        <NavTab to="/account" activeOptions={{ exact: true }}>
          <Trans>General</Trans>
        </NavTab>
        {applicant && isOnboarded(user.onboarding) && user.verified ? (
          <NavTab to="/account/wish">
            <Trans>Wish</Trans>
          </NavTab>
        ) : null}
        {applicant && user.verified ? (
          <>
            <NavTab to="/account/companies">
              <Trans>Companies</Trans>
            </NavTab>
            <NavTab to="/account/consents">
              <Trans>Consent</Trans>
            </NavTab>
          </>
        ) : null}
        {user.verified ? (
          <NavTab to="/account/security">
            <Trans>Security</Trans>
          </NavTab>
        ) : null}
        <NavTab to="/account/danger-zone">
          <Trans>Data</Trans>
        </NavTab>
      </NavTabs>
      <div className={css.sections}>{children}</div>
    </Stack>
  );
}
