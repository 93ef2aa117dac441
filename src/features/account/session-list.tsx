import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { OwnSession } from '../../../contract/account/account.schema.ts';
import { Badge } from '../../ui/badge/badge.tsx';
import { Button } from '../../ui/button/button.tsx';
import { Text } from '../../ui/heading/heading.tsx';
import { useNotify } from '../../ui/toast/notify.ts';
import { AccountSection } from './account-section.tsx';
import { endBrowser } from './account.calls.ts';
import * as css from './account.css.ts';
import { deviceInWords } from './device.ts';

/** Where one is logged in; a browser one doesn't know can be logged out. */
export function SessionList({
  sessions,
  onChanged,
}: {
  sessions: readonly OwnSession[];
  onChanged: () => Promise<void>;
}) {
  return (
    <AccountSection
      title={<Trans>Logged in here</Trans>}
      about={
        <Text>
          <Trans>An unknown one among them? Log it out and change the password.</Trans>
        </Text>
      }
    >
      <ul className={css.list}>
        {sessions.map((session) => (
          <Browser key={session.id} session={session} onChanged={onChanged} />
        ))}
      </ul>
    </AccountSection>
  );
}

function Browser({ session, onChanged }: { session: OwnSession; onChanged: () => Promise<void> }) {
  const { t, i18n } = useLingui();
  const notify = useNotify();
  const [isEnding, setEnding] = useState(false);
  const name = deviceInWords(i18n, session.user_agent);
  const format = { dateStyle: 'medium', timeStyle: 'short' } as const;
  const seen = i18n.date(session.last_seen_at, format);
  const since = i18n.date(session.created_at, format);
  const end = async () => {
    setEnding(true);
    try {
      await endBrowser(session.id);
      notify.show({ tone: 'success', title: t`${name} is logged out` });
    } catch {
      notify.show({ tone: 'danger', title: t`That didn’t work. Please try again.` });
    }
    setEnding(false);
    await onChanged();
  };
  return (
    <li className={css.browser}>
      <div className={css.words}>
        <span className={css.name}>
          {name}
          {session.current ? <Badge tone="success" shape="tick" label={t`this browser`} /> : null}
        </span>
        <Text look="small">
          <Trans>
            Last used {seen}, logged in since {since}
          </Trans>
        </Text>
      </div>
      {session.current ? null : (
        <Button variant="secondary" size="compact" isPending={isEnding} onClick={() => void end()}>
          <Trans>Log out</Trans>
        </Button>
      )}
    </li>
  );
}
