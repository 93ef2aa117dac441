import { Trans } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { FormErrorBanner } from '../../forms/form-error-banner.tsx';
import { Do } from '../../kit/do.tsx';
import { Text } from '../../ui/heading/heading.tsx';
import { Outcome } from '../../ui/outcome/outcome.tsx';
import type { GuardianAnswerActor } from './guardian-answer.actors.ts';
import * as css from './legal-contacts.css.ts';
import { PlainDecline } from './plain-decisions.tsx';
import { PlainSwitch, usePlainWords } from './plain-words.tsx';
import { useSettledError } from '../../forms/use-settled-error.ts';

/** Once more before a no. */
export function DeclineQuestion({ actor, child }: { actor: GuardianAnswerActor; child: string }) {
  const isPending = useSelector(actor, (snapshot) => snapshot.matches('declining'));
  const formError = useSettledError(actor, isPending);
  const [isPlain, setPlain] = usePlainWords();
  return (
    <Outcome
      tone="info"
      picture="none"
      title={<Trans>You do not want to agree?</Trans>}
      action={
        <div className={css.answers}>
          <Do on={actor} event={{ type: 'decline.confirm' }} width="full" variant="danger" isPending={isPending}>
            <Trans>Yes, I decline</Trans>
          </Do>
          <Do on={actor} event={{ type: 'decline.cancel' }} width="full" variant="secondary">
            <Trans>Back</Trans>
          </Do>
        </div>
      }
    >
      <FormErrorBanner formError={formError} />
      {isPlain ? (
        <PlainDecline child={child} />
      ) : (
        <>
          <Text look="lead">
            <Trans>
              Then no company sees {child}. We tell {child} by e-mail that you have declined.
            </Trans>
          </Text>
          <Text>
            <Trans>You can change your mind later: {child} can ask you once more.</Trans>
          </Text>
        </>
      )}
      <PlainSwitch isPlain={isPlain} onChange={setPlain} />
    </Outcome>
  );
}
