import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { FormErrorBanner } from '../../forms/form-error-banner.tsx';
import { Do } from '../../kit/do.tsx';
import { Text } from '../../ui/heading/heading.tsx';
import { Outcome } from '../../ui/outcome/outcome.tsx';
import type { GuardianAnswerActor } from './guardian-answer.actors.ts';
import { PlainWithdraw } from './plain-decisions.tsx';
import { PlainSwitch, usePlainWords } from './plain-words.tsx';
import { useSettledError } from '../../forms/use-settled-error.ts';

/** Takes a given consent back, from the link in the guardian's copy. */
export function WithdrawQuestion({
  actor,
  child,
  confirmedAt,
}: {
  actor: GuardianAnswerActor;
  child: string;
  confirmedAt: string | null;
}) {
  const { i18n } = useLingui();
  const isPending = useSelector(actor, (snapshot) => snapshot.matches('withdrawing'));
  const formError = useSettledError(actor, isPending);
  const [isPlain, setPlain] = usePlainWords();
  const day = confirmedAt === null ? undefined : i18n.date(confirmedAt, { dateStyle: 'long' });
  return (
    <Outcome
      tone="info"
      picture="none"
      title={<Trans>Withdraw your consent for {child}?</Trans>}
      action={
        <Do on={actor} event={{ type: 'consent.withdraw' }} variant="danger" isPending={isPending}>
          <Trans>Withdraw consent</Trans>
        </Do>
      }
    >
      <FormErrorBanner formError={formError} />
      {isPlain ? (
        <PlainWithdraw child={child} day={day} />
      ) : (
        <>
          {day === undefined ? null : (
            <Text look="lead">
              <Trans>You agreed on {day}.</Trans>
            </Text>
          )}
          <Text>
            <Trans>
              From the moment you withdraw, no company finds {child} any more, and none sees contact details.
            </Trans>
          </Text>
          <Text>
            <Trans>
              We ask each company that has contact details to delete what it noted. Which companies these are, you read
              in the e-mail that we send you then.
            </Trans>
          </Text>
          <Text>
            <Trans>If you do not want to withdraw, simply close this page. Nothing changes then.</Trans>
          </Text>
        </>
      )}
      <PlainSwitch isPlain={isPlain} onChange={setPlain} />
    </Outcome>
  );
}
