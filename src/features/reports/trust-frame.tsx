import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { OpenMatters } from '../../../contract/reports/open-matters.endpoints.ts';
import { PageHeader } from '../../ui/page-header/page-header.tsx';
import { Stack } from '../../ui/stack/stack.tsx';
import { NavTab, NavTabs } from '../../ui/tabs/nav-tabs.tsx';

interface TrustFrameProps {
  /** How much waits in each list; while it is being fetched nothing is said. */
  readonly open?: OpenMatters;
  readonly children: ReactNode;
}

/** Around the lists of what somebody of the staff has to look after, each with how much waits in it. */
export function TrustFrame({ open, children }: TrustFrameProps) {
  const { t } = useLingui();
  return (
    <Stack gap={6}>
      <PageHeader
        title={t`What needs you`}
        lead={<Trans>Where somebody relies on you: what was reported, and what didn’t get done by itself.</Trans>}
      />
      <NavTabs aria-label={t`What needs you`}>
        <NavTab to="/reports" activeOptions={{ exact: true }}>
          <Trans>Reports</Trans>
          <Count of={open?.reports} />
        </NavTab>
        <NavTab to="/reports/deletions">
          <Trans>Deletions</Trans>
          <Count of={open?.deletions} />
        </NavTab>
        <NavTab to="/reports/undelivered">
          <Trans>E-mails</Trans>
          <Count of={open?.mails} />
        </NavTab>
        <NavTab to="/reports/suspicious">
          <Trans>Unusual</Trans>
          <Count of={open?.suspicious} />
        </NavTab>
      </NavTabs>
      {children}
    </Stack>
  );
}

/** Nothing where nothing waits. */
function Count({ of: count = 0 }: { of: number | undefined }) {
  const { i18n } = useLingui();
  return count === 0 ? null : <> {i18n.number(count)}</>;
}
