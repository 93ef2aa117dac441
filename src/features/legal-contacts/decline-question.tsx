import { Trans } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { TroubleBanner } from '../../forms/trouble-banner.tsx';
import { Button } from '../../ui/button/button.tsx';
import { Text } from '../../ui/heading/heading.tsx';
import { Outcome } from '../../ui/outcome/outcome.tsx';
import type { GuardianAnswerActor } from './guardian-answer-screen.tsx';
import * as css from './legal-contacts.css.ts';
import { useSettledTrouble } from '../../forms/use-settled-trouble.ts';

/** Once more before a no. */
export function DeclineQuestion({ actor, child }: { actor: GuardianAnswerActor; child: string }) {
  const isPending = useSelector(actor, (snapshot) => snapshot.matches('declining'));
  const trouble = useSettledTrouble(actor, isPending);
  return (
    <Outcome
      tone="info"
      picture="none"
      title={<Trans>You do not want to agree?</Trans>}
      action={
        <div className={css.answers}>
          <Button
            width="full"
            variant="danger"
            isPending={isPending}
            onClick={() => actor.send({ type: 'decline.confirm' })}
          >
            <Trans>Yes, I decline</Trans>
          </Button>
          <Button
            width="full"
            variant="secondary"
            disabled={isPending}
            onClick={() => actor.send({ type: 'decline.cancel' })}
          >
            <Trans>Back</Trans>
          </Button>
        </div>
      }
    >
      <TroubleBanner trouble={trouble} />
      <Text look="lead">
        <Trans>
          Then no company sees {child}. We tell {child} by e-mail that you have declined.
        </Trans>
      </Text>
      <Text>
        <Trans>You can change your mind later: {child} can ask you once more.</Trans>
      </Text>
    </Outcome>
  );
}
