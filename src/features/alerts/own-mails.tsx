import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { optOutOfAlert } from '../../../contract/alerts/alerts.endpoints.ts';
import type { Alert } from '../../../contract/alerts/alerts.schema.ts';
import { call } from '../../api/call.ts';
import { useRefusedAct } from '../../forms/use-refused-act.ts';
import { useChanged } from '../../kit/use-changed.ts';
import { Button } from '../../ui/button/button.tsx';
import { Row } from '../../ui/stack/stack.tsx';
import { useNotify } from '../../ui/toast/notify.ts';

interface OwnMailsProps {
  readonly alert: Alert;
  /** Who looks at it, as one of its recipients. */
  readonly own: Alert['recipients'][number];
}

/** Whether an alert's mails come to its reader, and a button that makes it the other way round. */
export function OwnMails({ alert: { id }, own: { employee_id, opted_out } }: OwnMailsProps) {
  const { t } = useLingui();
  const notify = useNotify();
  const refused = useRefusedAct();
  const changed = useChanged('/alerts');
  const [isPending, setPending] = useState(false);
  const choose = async () => {
    setPending(true);
    try {
      const { data } = await call(optOutOfAlert, { params: { id }, body: { opted_out: !opted_out } });
      const isOff = data.recipients.some((one) => one.employee_id === employee_id && one.opted_out);
      if (opted_out && isOff)
        notify.show({
          tone: 'info',
          title: t`E-mails of all alerts are switched off. “Account” switches them on again.`,
        });
    } catch (error) {
      refused(error);
    }
    await changed();
    setPending(false);
  };
  return (
    <Row gap={3}>
      {opted_out ? <Trans>Switched off</Trans> : <Trans>Switched on</Trans>}
      <Button variant="secondary" size="compact" isPending={isPending} onClick={() => void choose()}>
        {opted_out ? <Trans>E-mail me again</Trans> : <Trans>Don’t e-mail me</Trans>}
      </Button>
    </Row>
  );
}
