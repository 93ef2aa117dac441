import { Trans } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { FormErrorBanner } from '../../forms/form-error-banner.tsx';
import { Do } from '../../kit/do.tsx';
import { LoadFailed } from '../../kit/load-failed.tsx';
import { Text } from '../../ui/heading/heading.tsx';
import { RouterLink } from '../../ui/link/router-link.tsx';
import { Outcome } from '../../ui/outcome/outcome.tsx';
import type { GuardianAnswerActor } from './guardian-answer.actors.ts';
import { useSettledError } from '../../forms/use-settled-error.ts';

type LinkOutcomeProps =
  | { readonly situation: 'invalid' | 'replaced' | 'linkSent' }
  | { readonly situation: 'expired' | 'failed'; readonly actor: GuardianAnswerActor };

/** The link can't be used as it is: why, and the way on. */
export function LinkOutcome(props: LinkOutcomeProps) {
  switch (props.situation) {
    case 'invalid':
      return (
        <Outcome tone="warning" title={<Trans>This link is not valid</Trans>}>
          <Text look="lead">
            <Trans>
              Perhaps it was not copied completely. Please open it once more from the e-mail, or have it sent again.
            </Trans>
          </Text>
          <AskSomebody />
        </Outcome>
      );
    case 'replaced':
      return (
        <Outcome tone="info" picture="sent" title={<Trans>This link has been replaced</Trans>}>
          <Text look="lead">
            <Trans>Please open the newest e-mail from us: its link is the one that works.</Trans>
          </Text>
          <Text>
            <Trans>
              Is there none? Then your child is asking somebody else by now, and there is nothing for you to do.
            </Trans>
          </Text>
          <AskSomebody />
        </Outcome>
      );
    case 'linkSent':
      return (
        <Outcome tone="success" picture="sent" title={<Trans>A new link is on its way</Trans>}>
          <Text look="lead">
            <Trans>
              It goes to the same address and is valid for 14 days. Please look into your spam folder as well.
            </Trans>
          </Text>
        </Outcome>
      );
    case 'failed':
      return (
        <LoadFailed on={props.actor} event={{ type: 'page.retry' }} title={<Trans>The page could not be loaded</Trans>}>
          <Trans>Please check your connection. Your link stays valid.</Trans>
        </LoadFailed>
      );
    case 'expired':
      return <ExpiredLink actor={props.actor} />;
  }
}

/** The way on where the page has none. */
function AskSomebody() {
  return (
    <RouterLink variant="alone" to="/help" hash="parents">
      <Trans>Questions of parents, and whom to ask</Trans>
    </RouterLink>
  );
}

function ExpiredLink({ actor }: { actor: GuardianAnswerActor }) {
  const isPending = useSelector(actor, (snapshot) => snapshot.matches('requestingLink'));
  const formError = useSettledError(actor, isPending);
  return (
    <Outcome
      tone="warning"
      title={<Trans>This link has expired</Trans>}
      action={
        <Do on={actor} event={{ type: 'link.request' }} isPending={isPending}>
          <Trans>Send me a new link</Trans>
        </Do>
      }
    >
      <FormErrorBanner formError={formError} />
      <Text look="lead">
        <Trans>Links like this are valid for 14 days. We gladly send you a new one to the same address.</Trans>
      </Text>
    </Outcome>
  );
}
