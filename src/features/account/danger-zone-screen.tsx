import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '../../ui/button/button.tsx';
import { Text } from '../../ui/heading/heading.tsx';
import { RouterButtonLink } from '../../ui/link/router-link.tsx';
import { Row } from '../../ui/stack/stack.tsx';
import { useNotify } from '../../ui/toast/notify.ts';
import { AccountFrame } from './account-frame.tsx';
import { AccountSection } from './account-section.tsx';
import { downloadExport } from './account.calls.ts';
import { DeletionCard } from './deletion-card.tsx';

/** Take everything along, or delete it. */
export function DangerZoneScreen({ proofMonths }: { proofMonths: number }) {
  const { t } = useLingui();
  return (
    <AccountFrame title={t`Data and deletion`} lead={<Trans>Take everything along, or delete it.</Trans>}>
      <Export />
      <DeletionCard proofMonths={proofMonths} />
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
    <AccountSection
      title={<Trans>All data</Trans>}
      about={
        <Text>
          <Trans>
            Everything we have stored: details, agreements, messages, logins and a list of the e-mails. To read and
            print, or as a file for programs (JSON).
          </Trans>
        </Text>
      }
    >
      <Row>
        <RouterButtonLink to="/account/data" variant="secondary">
          <Trans>Read</Trans>
        </RouterButtonLink>
        <Button variant="plain" isPending={isPending} onClick={() => void download()}>
          <Trans>Download</Trans>
        </Button>
      </Row>
    </AccountSection>
  );
}
