import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { PageSkeleton } from '../../ui/skeleton/page-skeleton.tsx';
import { Skeleton } from '../../ui/skeleton/skeleton.tsx';
import { AccountFrame } from './account-frame.tsx';
import * as css from './account.css.ts';
import { PasswordForm } from './password-form.tsx';
import { SessionList, type SessionListProps } from './session-list.tsx';

/** The password, and the browsers that are logged in. */
export function SecurityScreen({ onChanged, ...read }: SessionListProps) {
  return (
    <Frame>
      <PasswordForm onChanged={onChanged} />
      <SessionList {...read} onChanged={onChanged} />
    </Frame>
  );
}

/** The page while the browsers are being fetched. */
export function SecurityPending() {
  return (
    <Frame>
      <PageSkeleton header={null}>
        <div className={css.section}>
          <Skeleton height="3.5rem" />
          <Skeleton height="24rem" />
        </div>
        <div className={css.section}>
          <Skeleton height="3.5rem" />
          <Skeleton height="8rem" />
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
