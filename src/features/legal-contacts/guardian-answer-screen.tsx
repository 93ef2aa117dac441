import { useLingui } from '@lingui/react/macro';
import { useActorRef, useSelector } from '@xstate/react';
import { useState } from 'react';
import { Loading, Skeleton } from '../../ui/skeleton/skeleton.tsx';
import { Stack } from '../../ui/stack/stack.tsx';
import { ConsentQuestion } from './consent-question.tsx';
import { DeclineQuestion } from './decline-question.tsx';
import { type GuardianAnswerActor, providedGuardianAnswerMachine } from './guardian-answer.actors.ts';
import { AnswerOutcome } from './answer-outcome.tsx';
import { LinkOutcome } from './link-outcome.tsx';
import { WithdrawQuestion } from './withdraw-question.tsx';

/** The guardian's page: reads what it is about and agrees, declines, or takes an agreement back. No login. */
export function GuardianAnswerScreen({ id, token }: { id: string; token: string | undefined }) {
  return token === undefined ? <LinkOutcome situation="invalid" /> : <WithToken id={id} token={token} />;
}

function WithToken(link: { id: string; token: string }) {
  const [machine] = useState(() => providedGuardianAnswerMachine(link));
  return <GuardianAnswerPage actor={useActorRef(machine)} />;
}

export function GuardianAnswerPage({ actor }: { actor: GuardianAnswerActor }) {
  const { t } = useLingui();
  const situation = useSelector(actor, ({ value }) => value);
  const view = useSelector(actor, ({ context }) => context.view);
  /** Of the text agreed to last; another one in its place says that a newer text is in force. */
  const [agreedTo, setAgreedTo] = useState<string>();
  const child = view?.applicant.firstname ?? '';

  switch (situation) {
    case 'opening':
    case 'sorting':
      return (
        <Loading label={t`Opening the page …`}>
          <Stack gap={4}>
            <Skeleton height="48px" width="90%" />
            <Skeleton height="72px" />
            <Skeleton height="240px" />
          </Stack>
        </Loading>
      );
    case 'asking':
    case 'accepting':
    case 'confirmingNotMe':
    case 'reporting':
      return (
        view && (
          <ConsentQuestion
            actor={actor}
            view={view}
            isNewer={agreedTo !== undefined && agreedTo !== view.terms.hash}
            onAgree={() => setAgreedTo(view.terms.hash)}
          />
        )
      );
    case 'confirmingDecline':
    case 'declining':
      return <DeclineQuestion actor={actor} child={child} />;
    case 'askingWithdraw':
    case 'withdrawing':
      return <WithdrawQuestion actor={actor} child={child} confirmedAt={view?.confirmed_at ?? null} />;
    case 'confirmed':
    case 'alreadyConfirmed':
    case 'declined':
    case 'alreadyDeclined':
    case 'reported':
    case 'withdrawn':
    case 'noLongerNeeded':
      return (
        <AnswerOutcome
          situation={situation}
          child={child}
          isFound={view?.applicant.matchable ?? false}
          confirmedAt={view?.confirmed_at ?? null}
        />
      );
    case 'failed':
      return <LinkOutcome situation="failed" actor={actor} />;
    case 'expired':
    case 'requestingLink':
      return <LinkOutcome situation="expired" actor={actor} />;
    case 'invalid':
    case 'replaced':
    case 'linkSent':
      return <LinkOutcome situation={situation} />;
  }
}
