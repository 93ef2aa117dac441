import { Trans } from '@lingui/react/macro';
import { redeemHandover } from '../../../contract/handovers/handovers.endpoints.ts';
import { call } from '../../api/call.ts';
import { useTenant } from '../../api/tenant.ts';
import { FormErrorBanner } from '../../forms/form-error-banner.tsx';
import { needCatalogs } from '../../i18n/catalogs.ts';
import { useOneCall } from '../../kit/use-one-call.ts';
import { Button } from '../../ui/button/button.tsx';
import { Heading, Text } from '../../ui/heading/heading.tsx';
import { Outcome } from '../../ui/outcome/outcome.tsx';
import { Row, Stack } from '../../ui/stack/stack.tsx';

/** Nobody else has a link here: its words are the administrators’. */
export const handoverWords = () => needCatalogs('reports');

/** Where an administrator of the operator arrives: opening it does nothing, the button goes in. */
export function HandoverScreen({ token }: { token: string | undefined }) {
  const name = useTenant()?.name ?? '';
  const { pending, formError, press } = useOneCall(async () => window.location.replace('/organizations'));
  if (token === undefined)
    return (
      <Outcome tone="warning" title={<Trans>This link leads nowhere</Trans>}>
        <Text look="lead">
          <Trans>Please go in again from the page you came from.</Trans>
        </Text>
      </Outcome>
    );
  return (
    <Stack gap={6} align="start">
      <Heading level={1}>
        <Trans>You are about to enter {name}</Trans>
      </Heading>
      <Text look="lead">
        <Trans>
          As an administrator, for an hour at most. The link works for one minute and once. Whoever is logged in here in
          this browser is logged out.
        </Trans>
      </Text>
      <FormErrorBanner formError={formError} />
      <Row>
        <Button
          isPending={pending === 'enter'}
          onClick={() => press('enter', () => call(redeemHandover, { body: { token } }))}
        >
          <Trans>Enter now</Trans>
        </Button>
      </Row>
    </Stack>
  );
}
