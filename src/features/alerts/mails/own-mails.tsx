import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { alerts } from '../../../../contract/alerts/alerts.endpoints.ts';
import type { Alert } from '../../../../contract/alerts/alerts.schema.ts';
import { optOutOfAlert } from '../../../../contract/alerts/mails.endpoints.ts';
import { call } from '../../../api/call.ts';
import { useMe } from '../../../api/session.ts';
import type { RecordFact } from '../../../kit/record-facts.tsx';
import { RecordEvents } from '../../../kit/record-events.tsx';
import { useChanged } from '../../../kit/use-changed.ts';
import { usePress } from '../../../kit/use-press.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Text } from '../../../ui/heading/heading.tsx';
import { Row, Stack } from '../../../ui/stack/stack.tsx';
import { useNotify } from '../../../ui/toast/notify.ts';
import { eventWords } from '../alert-words.ts';
import { readersOf } from './readers-of.ts';

/** Of an alert that tells its reader. */
export function useOwnMails(alert: Alert): RecordFact | false {
  const { t } = useLingui();
  const { employee } = useMe();
  const own = alert.recipients.find(({ employee_id }) => employee_id === employee?.id);
  return (
    own !== undefined &&
    alert.status !== 'archived' && [t`E-mails to you`, <OwnMails key="own" alert={alert} own={own} />]
  );
}

interface OwnMailsProps {
  readonly alert: Alert;
  /** Who looks at it, as one of its recipients. */
  readonly own: Alert['recipients'][number];
}

/** Whether an alert's mails come to its reader, and a button that makes it the other way round. */
export function OwnMails({ alert, own: { employee_id, opted_out } }: OwnMailsProps) {
  const { t } = useLingui();
  const notify = useNotify();
  const changed = useChanged('/alerts');
  const [isBack, setBack] = useState(false);
  const isOnly = alert.status === 'active' && !opted_out && readersOf(alert).length === 1;
  const isResting = isBack && alert.events.includes('resume');
  const choose = usePress('/alerts', async () => {
    const { data } = await call(optOutOfAlert, { params: { id: alert.id }, body: { opted_out: !opted_out } });
    const isOff = data.recipients.some((one) => one.employee_id === employee_id && one.opted_out);
    setBack(!isOff);
    if (opted_out && isOff)
      notify.show({
        tone: 'info',
        title: t`E-mails of all alerts are switched off. “Account” switches them on again.`,
      });
  });
  return (
    <Stack gap={2}>
      <Row gap={3}>
        {opted_out ? <Trans>Switched off</Trans> : <Trans>Switched on</Trans>}
        <Button variant="secondary" size="compact" {...choose}>
          {opted_out ? <Trans>E-mail me again</Trans> : <Trans>Don’t e-mail me</Trans>}
        </Button>
      </Row>
      {isOnly ? (
        <Text look="small">
          <Trans>Nobody else gets them: without you the alert rests, for everybody.</Trans>
        </Text>
      ) : null}
      {isResting ? (
        <Row gap={3}>
          <Trans>The alert itself still rests.</Trans>
          <RecordEvents
            record={alert}
            transition={alerts.transition}
            words={{ resume: eventWords.resume }}
            onChanged={changed}
            isInRow
          />
        </Row>
      ) : null}
    </Stack>
  );
}
