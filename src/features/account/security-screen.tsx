import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { OwnSession } from '../../../contract/account/account.schema.ts';
import { Card } from '../../ui/card/card.tsx';
import { PageSkeleton } from '../../ui/skeleton/page-skeleton.tsx';
import { Skeleton } from '../../ui/skeleton/skeleton.tsx';
import { AccountFrame } from './account-frame.tsx';
import * as css from './account.css.ts';
import { PasswordForm } from './password-form.tsx';
import { SessionList } from './session-list.tsx';

/** The password, and the browsers that are logged in. */
export function SecurityScreen({
  sessions,
  onChanged,
}: {
  sessions: readonly OwnSession[];
  onChanged: () => Promise<void>;
}) {
  return (
    <Frame>
      <div className={css.columns}>
        <Card as="section">
          <PasswordForm onChanged={onChanged} />
        </Card>
        <Card as="section">
          <SessionList sessions={sessions} onChanged={onChanged} />
        </Card>
      </div>
    </Frame>
  );
}

/** The page while the browsers are being fetched. */
export function SecurityPending() {
  return (
    <Frame>
      <PageSkeleton header={null}>
        <div className={css.columns}>
          <Skeleton height="20rem" />
          <Skeleton height="20rem" />
        </div>
      </PageSkeleton>
    </Frame>
  );
}

function Frame({ children }: { children: ReactNode }) {
  const { t } = useLingui();
  return (
    <AccountFrame title={t`Security`} lead={<Trans>The password, and the browsers logged in with it.</Trans>}>
      {children}
    </AccountFrame>
  );
}
