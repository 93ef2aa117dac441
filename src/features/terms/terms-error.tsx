import { Trans } from '@lingui/react/macro';
import { Do } from '../../kit/do.tsx';
import { Text } from '../../ui/heading/heading.tsx';
import { Outcome } from '../../ui/outcome/outcome.tsx';
import type { ConsentActor } from './guardian-consent.actors.ts';

export function TermsError({ actor }: { actor: ConsentActor }) {
  return (
    <Outcome
      tone="danger"
      title={<Trans>We couldn’t load this page completely.</Trans>}
      action={
        <Do on={actor} event={{ type: 'consent.retry' }}>
          <Trans>Try again</Trans>
        </Do>
      }
    >
      <Text look="lead">
        <Trans>Please check your connection. Nothing is lost.</Trans>
      </Text>
    </Outcome>
  );
}
