import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { OwnSession } from '../../../contract/account/account.schema.ts';
import { Badge } from '../../ui/badge/badge.tsx';
import { Button } from '../../ui/button/button.tsx';
import { Text } from '../../ui/heading/heading.tsx';
import { Row, Stack } from '../../ui/stack/stack.tsx';
import { useNotify } from '../../ui/toast/notify.ts';
import { AccountSection } from './account-section.tsx';
import { agoInWords } from './ago.ts';
import { endBrowser, endOtherBrowsers } from './account.calls.ts';
import * as css from './account.css.ts';
import { deviceInWords } from './device.ts';

export interface SessionListProps {
  readonly sessions: readonly OwnSession[];
  /** When they were read, in ms. */
  readonly now: number;
  readonly onChanged: () => Promise<void>;
}

/** Where one is logged in; a browser one doesn't know can be logged out. */
export function SessionList({ sessions, now, onChanged }: SessionListProps) {
  const { t } = useLingui();
  const notify = useNotify();
  const [isEnding, setEnding] = useState(false);
  const endOthers = async () => {
    setEnding(true);
    try {
      await endOtherBrowsers();
      notify.show({ tone: 'success', title: t`Logged out everywhere else` });
    } catch {
      notify.show({ tone: 'danger', title: t`That didn’t work. Please try again.` });
    }
    await onChanged();
    setEnding(false);
  };
  return (
    <AccountSection
      title={<Trans>Logged in here</Trans>}
      about={
        <Text>
          <Trans>An unknown one among them? Log it out and change the password.</Trans>
        </Text>
      }
    >
      <Stack gap={4}>
        <ul className={css.list}>
          {sessions.map((session) => (
            <Browser key={session.id} session={session} now={now} onChanged={onChanged} />
          ))}
        </ul>
        {sessions.length > 1 ? (
          <Row>
            <Button variant="secondary" isPending={isEnding} onClick={() => void endOthers()}>
              <Trans>Log out everywhere else</Trans>
            </Button>
          </Row>
        ) : null}
      </Stack>
    </AccountSection>
  );
}

function Browser({ session, now, onChanged }: Omit<SessionListProps, 'sessions'> & { session: OwnSession }) {
  const { t, i18n } = useLingui();
  const notify = useNotify();
  const [isEnding, setEnding] = useState(false);
  const name = deviceInWords(i18n, session.user_agent);
  const seen = agoInWords(i18n, session.last_seen_at, now);
  const since = i18n.date(session.created_at, { dateStyle: 'long' });
  const end = async () => {
    setEnding(true);
    try {
      await endBrowser(session.id);
      notify.show({ tone: 'success', title: t`${name} is logged out` });
    } catch {
      notify.show({ tone: 'danger', title: t`That didn’t work. Please try again.` });
    }
    await onChanged();
    setEnding(false);
  };
  return (
    <li className={css.browser}>
      <div className={css.words}>
        <span className={css.name}>
          {name}
          {session.current ? <Badge tone="success" shape="tick" label={t`this browser`} /> : null}
        </span>
        <Text look="small">
          {session.current ? (
            <Trans>Logged in since {since}</Trans>
          ) : (
            <Trans>
              Last used {seen}, logged in since {since}
            </Trans>
          )}
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
