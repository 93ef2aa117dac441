import { useLingui } from '@lingui/react/macro';
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import type { OwnDetails } from '../../../../contract/pings/release-codes.schema.ts';
import { Loading, Skeleton } from '../../../ui/skeleton/skeleton.tsx';
import { Stack } from '../../../ui/stack/stack.tsx';
import { AcceptQuestion } from './accept-question.tsx';
import { AcceptedMessage } from './accepted-message.tsx';
import { ClosedMessage } from './closed-message.tsx';
import { DeclineQuestion } from './decline-question.tsx';
import { GuardianAskedMessage } from './guardian-asked-message.tsx';
import { Message } from './message.tsx';
import { type OwnDetailsCalls, ownDetailsCalls } from './own-details.calls.ts';
import { type PingAnswerActor, providedPingAnswerMachine } from './ping-answer.actors.ts';
import { WithdrawQuestion } from './withdraw-question.tsx';
import { WithdrawnMessage } from './withdrawn-message.tsx';

interface PingAnswerScreenProps {
  readonly id: string;
  readonly token: string | undefined;
  /** The link was the mail's no: its question is open at once, one tap sends it. Opening alone answers nothing. */
  readonly isNo?: boolean;
}

/** A company's message, opened by the link of its mail: read, then accept or decline. No login. */
export function PingAnswerScreen({ id, token, isNo = false }: PingAnswerScreenProps) {
  return token === undefined ? <ClosedMessage situation="invalid" /> : <WithToken link={{ id, token }} isNo={isNo} />;
}

function WithToken({ link, isNo }: { link: { id: string; token: string }; isNo: boolean }) {
  const [machine] = useState(() => providedPingAnswerMachine(link));
  const [calls] = useState(() => ownDetailsCalls(link));
  const actor = useActorRef(machine);
  useEffect(() => (isNo ? declineOnce(actor) : undefined), [actor, isNo]);
  return <PingAnswerPage actor={actor} calls={calls} />;
}

/** Asks for a no as soon as the message is there and can be answered; how to stop waiting for it. */
function declineOnce(actor: PingAnswerActor): () => void {
  const arrived = actor.subscribe((snapshot) => {
    if (!snapshot.matches('asking') && !snapshot.matches('guardianAsked')) return;
    arrived.unsubscribe();
    actor.send({ type: 'ping.decline' });
  });
  return () => arrived.unsubscribe();
}

export function PingAnswerPage({ actor, calls }: { actor: PingAnswerActor; calls: OwnDetailsCalls }) {
  const { t } = useLingui();
  const situation = useSelector(actor, ({ value }) => value);
  const answered = useSelector(actor, ({ context }) => context.ping);
  /** Told for a code: in memory alone, so that the next visit needs another. */
  const [own, setOwn] = useState<OwnDetails>();
  const ping = answered && own ? { ...answered, masked: false, releases: { ...answered.releases, ...own } } : answered;

  switch (situation) {
    case 'opening':
    case 'sorting':
      return (
        <Loading label={t`Opening the message …`}>
          <Stack gap={4}>
            <Skeleton height="48px" width="90%" />
            <Skeleton height="280px" />
            <Skeleton height="48px" />
          </Stack>
        </Loading>
      );
    case 'asking':
      return ping && <Message actor={actor} ping={ping} onLater={calls.later} />;
    case 'guardianAsked':
      return ping && <GuardianAskedMessage actor={actor} ping={ping} />;
    case 'confirmingAccept':
    case 'accepting':
      return ping && <AcceptQuestion actor={actor} ping={ping} calls={calls} onShow={setOwn} />;
    case 'confirmingDecline':
    case 'declining':
      return ping && <DeclineQuestion actor={actor} ping={ping} />;
    case 'accepted':
      return ping && <AcceptedMessage actor={actor} ping={ping} />;
    case 'confirmingWithdraw':
    case 'withdrawing':
      return ping && <WithdrawQuestion actor={actor} ping={ping} />;
    case 'withdrawn':
      return ping && <WithdrawnMessage ping={ping} />;
    case 'declined':
    case 'expired':
    case 'revoked':
    case 'invalid':
      return <ClosedMessage situation={situation} organization={ping?.organization.name} />;
    case 'failed':
      return <ClosedMessage situation="failed" actor={actor} />;
  }
}
