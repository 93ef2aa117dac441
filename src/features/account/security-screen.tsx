import { Trans, useLingui } from '@lingui/react/macro';
import type { OwnSession } from '../../../contract/account/account.schema.ts';
import { Card } from '../../ui/card/card.tsx';
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
  const { t } = useLingui();
  return (
    <AccountFrame title={t`Security`} lead={<Trans>The password, and the browsers logged in with it.</Trans>}>
      <div className={css.columns}>
        <Card as="section">
          <PasswordForm onChanged={onChanged} />
        </Card>
        <Card as="section">
          <SessionList sessions={sessions} onChanged={onChanged} />
        </Card>
      </div>
    </AccountFrame>
  );
}
