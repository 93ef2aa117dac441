import { Trans } from '@lingui/react/macro';
import { Button } from '../../ui/button/button.tsx';
import { Text } from '../../ui/heading/heading.tsx';
import { Outcome } from '../../ui/outcome/outcome.tsx';

export function TermsTrouble({ onRetry }: { onRetry: () => void }) {
  return (
    <Outcome
      tone="danger"
      title={<Trans>We couldn’t load this page completely.</Trans>}
      action={
        <Button onClick={onRetry}>
          <Trans>Try again</Trans>
        </Button>
      }
    >
      <Text look="lead">
        <Trans>Please check your connection. Nothing is lost.</Trans>
      </Text>
    </Outcome>
  );
}
