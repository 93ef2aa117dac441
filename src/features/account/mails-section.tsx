import { Trans, useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import { channels } from '../../../contract/channels/channels.endpoints.ts';
import type { Channel, ChannelInput } from '../../../contract/channels/channels.schema.ts';
import { type Preference, preferencesOf } from '../../../contract/channels/channels.search.ts';
import type { Role } from '../../../contract/kit/roles.ts';
import { ApiError } from '../../api/api-error.ts';
import { call } from '../../api/call.ts';
import { outcomeOf } from '../../api/results.ts';
import { useMe } from '../../api/session.ts';
import { Banner } from '../../ui/banner/banner.tsx';
import { Button } from '../../ui/button/button.tsx';
import { Text } from '../../ui/heading/heading.tsx';
import { Stack } from '../../ui/stack/stack.tsx';
import { Switch } from '../../ui/switch/switch.tsx';
import { AccountSection } from './account-section.tsx';

async function save(channel: Channel, body: ChannelInput): Promise<Channel> {
  const params = { id: channel.id };
  try {
    return (await call(channels.update, { params, body }, { version: channel.version })).data;
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'stale') throw error;
    // another tab, or a mail's link, was faster; what is asked for here is one thing, and meant
    const { version = channel.version } = (await call(channels.list, {})).data[0] ?? {};
    return (await call(channels.update, { params, body }, { version })).data;
  }
}

/** As it is stored, where that can be told. */
async function readAgain(known: Channel): Promise<Channel> {
  try {
    return (await call(channels.list, {})).data[0] ?? known;
  } catch {
    return known;
  }
}

type What = Preference | 'bounced_at';

/** Which mails come: a switch for each kind, saved at once; and what to do where none arrive. */
export function MailsSection({ channel: atFirst }: { channel: Channel }) {
  const { t } = useLingui();
  const { type, email } = useMe().user;
  const [channel, setChannel] = useState(atFirst);
  /** On its way to the server. */
  const [wanted, setWanted] = useState<Partial<Record<What, boolean>>>({});
  const [failed, setFailed] = useState<What>();
  // one after the other, each upon what the one before has stored
  const queue = useRef(Promise.resolve(atFirst));
  const latest = useRef<Partial<Record<What, object>>>({});

  const change = async (what: What, on: boolean, body: ChannelInput) => {
    latest.current[what] = body;
    setFailed(undefined);
    setWanted((chosen) => ({ ...chosen, [what]: on }));
    const settled = queue.current.then(async (stored) => {
      try {
        return await save(stored, body);
      } catch (error) {
        // an ended session is said by the login page alone
        if (outcomeOf(error).kind === 'unauthenticated') return stored;
        if (latest.current[what] === body) setFailed(what);
        return readAgain(stored);
      }
    });
    queue.current = settled;
    setChannel(await settled);
    // what was chosen since stands until it is saved
    if (latest.current[what] === body) setWanted((chosen) => ({ ...chosen, [what]: undefined }));
  };
  const errorOf = (what: typeof failed) => (failed === what ? [t`That was not saved. Please try again.`] : undefined);
  const words = useWords(type);

  return (
    <AccountSection
      title={<Trans>E-mails</Trans>}
      about={
        <Text>
          <Trans>What comes to {email}.</Trans>
        </Text>
      }
    >
      <Stack gap={6}>
        {channel.bounced_at !== null && channel.address === email ? (
          <Bounced
            since={channel.bounced_at}
            address={email}
            error={errorOf('bounced_at')?.[0]}
            isPending={wanted.bounced_at !== undefined}
            onRetry={() => void change('bounced_at', false, { bounced_at: null })}
          />
        ) : null}
        <Switch name="account" {...words.account} checked disabled onChange={() => undefined} />
        {preferencesOf[type].map((preference) => (
          <Switch
            key={preference}
            name={preference}
            {...words[preference]}
            checked={wanted[preference] ?? channel.preferences[preference]}
            isBusy={wanted[preference] !== undefined}
            onChange={(on) => void change(preference, on, { preferences: { [preference]: on } })}
            errors={errorOf(preference)}
          />
        ))}
      </Stack>
    </AccountSection>
  );
}

interface Words {
  readonly label: string;
  readonly help: string;
}

function useWords(type: Role): Readonly<Record<(typeof preferencesOf)[Role][number] | 'account', Words>> {
  const { t } = useLingui();
  return {
    account: {
      label: t`About the account`,
      help: t`Codes, passwords, deadlines, consents and what has to be deleted. They always come, or the account would not be safe.`,
    },
    contact:
      type === 'applicant'
        ? {
            label: t`Messages from companies`,
            help: t`When a company writes to you or waits for your answer. Without an e-mail the message is on your overview all the same.`,
          }
        : {
            label: t`Answers from applicants`,
            help: t`When somebody says yes or no, or is not looking any more. Without an e-mail you see it in your contacts all the same.`,
          },
    alert: { label: t`Alerts`, help: t`Who is new and matches one of your alerts.` },
  };
}

function Bounced({
  since,
  address,
  error,
  isPending,
  onRetry,
}: {
  readonly since: string;
  readonly address: string;
  readonly error: string | undefined;
  readonly isPending: boolean;
  readonly onRetry: () => void;
}) {
  const { t, i18n } = useLingui();
  const day = i18n.date(since, { dateStyle: 'long' });
  return (
    <Banner
      tone="warning"
      title={t`No e-mails arrive at ${address}`}
      action={
        <Button variant="secondary" size="compact" isPending={isPending} onClick={onRetry}>
          <Trans>The address is right, try again</Trans>
        </Button>
      }
    >
      <Trans>
        The mailbox has refused them since {day}. Until that is settled only e-mails about the account are tried. Is the
        address wrong? It can be changed above.
      </Trans>
      {error === undefined ? null : <Text>{error}</Text>}
    </Banner>
  );
}
