import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import type { Tenant } from '../../../contract/tenants/administration.schema.ts';
import { Button } from '../../ui/button/button.tsx';
import { Card } from '../../ui/card/card.tsx';
import { useLayer } from '../../ui/dialog/layer.ts';
import { Heading, Text } from '../../ui/heading/heading.tsx';
import { Row, Stack } from '../../ui/stack/stack.tsx';
import { handoverDialog } from './tenant-later.ts';

/** Goes on in the tenant itself, for an hour at most. */
export function OpenTenantCard({ tenant }: { tenant: Tenant }) {
  const [isOpen, setOpen] = useState(false);
  const dialog = useLayer(handoverDialog, { tenant, isOpen, onClose: () => setOpen(false) });
  return (
    <Card as="section">
      <Stack gap={4}>
        <Heading level={2} look="title">
          <Trans>Help out inside</Trans>
        </Heading>
        <Text>
          <Trans>
            You go in as an administrator, for an hour at most: companies, the team until there is an administrator, and
            the terms. Applicants, messages, figures and files stay closed. The logs of both places say that you were
            there and why.
          </Trans>
        </Text>
        <Row>
          <Button variant="secondary" onClick={() => setOpen(true)}>
            <Trans>Go in …</Trans>
          </Button>
        </Row>
      </Stack>
      {dialog}
    </Card>
  );
}
