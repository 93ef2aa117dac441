import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { logout } from '../../../contract/authentication/session.endpoints.ts';
import type { Me } from '../../../contract/users/me.schema.ts';
import { call } from '../../api/call.ts';
import { outcomeOf } from '../../api/results.ts';
import { useTenant } from '../../api/tenant.ts';
import { discardDrafts } from '../../forms/drafts.ts';
import { timeInWords } from '../../i18n/days.ts';
import { Button } from '../../ui/button/button.tsx';
import * as css from './handover-bar.css.ts';

/** On every page of who came by a handover, and not to be closed: for whom, why, until when, and the way out. */
export function HandoverBar({
  handover: { operator, reason, ends_at, home },
}: {
  handover: NonNullable<Me['handover']>;
}) {
  const { t, i18n } = useLingui();
  const [isPending, setPending] = useState(false);
  const [isStuck, setStuck] = useState(false);
  const { name = '', timezone = 'Europe/Berlin' } = useTenant() ?? {};
  const until = timeInWords(i18n, timezone, ends_at);
  const leave = async () => {
    setPending(true);
    setStuck(false);
    try {
      await call(logout, {});
    } catch (error) {
      // whoever goes on believes that the visit is over
      if (outcomeOf(error).kind !== 'unauthenticated') {
        setPending(false);
        return setStuck(true);
      }
    }
    discardDrafts();
    window.location.assign(home);
  };
  return (
    <aside className={css.bar} aria-label={t`Your visit`}>
      <p className={css.words}>
        <strong>
          <Trans>
            You are in {name} for {operator}, until {until}.
          </Trans>
        </strong>{' '}
        <span className={css.reason}>{reason}</span>
        <strong role="alert">
          {isStuck ? <Trans>That did not get through, and your visit goes on. Please try again.</Trans> : null}
        </strong>
      </p>
      <Button variant="secondary" size="compact" isPending={isPending} onClick={() => void leave()}>
        <Trans>Leave</Trans>
      </Button>
    </aside>
  );
}
