import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '../../ui/button/button.tsx';
import { Card } from '../../ui/card/card.tsx';
import { Heading, Text } from '../../ui/heading/heading.tsx';
import { Row, Stack } from '../../ui/stack/stack.tsx';
import { useNotify } from '../../ui/toast/notify.ts';
import { AccountFrame } from './account-frame.tsx';
import { downloadExport } from './account.calls.ts';
import * as css from './account.css.ts';
import { DeletionCard } from './deletion-card.tsx';

/** Take everything along, or delete it. */
export function DangerZoneScreen() {
  const { t } = useLingui();
  return (
    <AccountFrame title={t`Danger zone`} lead={<Trans>Take everything along, or delete it.</Trans>}>
      <div className={css.columns}>
        <Card as="section">
          <Export />
        </Card>
        <Card as="section">
          <DeletionCard />
        </Card>
      </div>
    </AccountFrame>
  );
}

function Export() {
  const { t } = useLingui();
  const notify = useNotify();
  const [isPending, setPending] = useState(false);
  const download = async () => {
    setPending(true);
    try {
      await downloadExport();
    } catch {
      notify.show({ tone: 'danger', title: t`That didn’t work. Please try again.` });
    }
    setPending(false);
  };
  return (
    <Stack gap={4}>
      <Heading level={2} look="title">
        <Trans>All data as a file</Trans>
      </Heading>
      <Text>
        <Trans>
          Everything we have stored, in one file (JSON): details, agreements, messages, logins and a list of the mails.
        </Trans>
      </Text>
      <Row>
        <Button variant="secondary" isPending={isPending} onClick={() => void download()}>
          <Trans>Download</Trans>
        </Button>
      </Row>
    </Stack>
  );
}
