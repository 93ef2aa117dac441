import { Trans } from '@lingui/react/macro';
import { declineInvitation } from '../../../contract/invitations/invitations.endpoints.ts';
import { call } from '../../api/call.ts';
import { FormErrorBanner } from '../../forms/form-error-banner.tsx';
import { Do } from '../../kit/do.tsx';
import { useLink } from '../../kit/use-link.ts';
import { Button } from '../../ui/button/button.tsx';
import { Text } from '../../ui/heading/heading.tsx';
import { Outcome } from '../../ui/outcome/outcome.tsx';
import { Row } from '../../ui/stack/stack.tsx';
import { InvitationProblem, invitationReasons } from './invitation-problem.tsx';

interface DeclineInvitationProps {
  readonly organization: string;
  readonly token: string;
  readonly onBack: () => void;
}

/** Asks before an invitation is declined, in the place of the form, and says that it is. */
export function DeclineInvitation({ organization, token, onBack }: DeclineInvitationProps) {
  const { actor, state, reason, formError } = useLink('invitationDecline', {
    submit: async (_: object, signal) => await call(declineInvitation, { body: { token } }, { signal }),
    reasonOf: (refused) => invitationReasons[refused.code],
  });
  if (reason !== null) return <InvitationProblem problem={reason} />;
  if (state === 'done')
    return (
      <Outcome tone="info" title={<Trans>You have declined the invitation</Trans>}>
        <Text look="lead">
          <Trans>There is nothing else to do. If it was a mistake, ask at {organization} for a new invitation.</Trans>
        </Text>
      </Outcome>
    );
  return (
    <Outcome
      tone="info"
      picture="none"
      title={<Trans>Decline the invitation?</Trans>}
      action={
        <Row gap={3}>
          <Do on={actor} event={{ type: 'link.submit', values: {} }} isPending={state === 'pending'} variant="danger">
            <Trans>Decline the invitation</Trans>
          </Do>
          <Button variant="secondary" onClick={onBack} disabled={state === 'pending'}>
            <Trans>Back</Trans>
          </Button>
        </Row>
      }
    >
      <Text look="lead">
        <Trans>{organization} sees that you declined. Nothing more is sent to you, and the link stops working.</Trans>
      </Text>
      <FormErrorBanner formError={formError} />
    </Outcome>
  );
}
