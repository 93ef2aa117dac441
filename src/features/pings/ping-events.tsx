import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { pings } from '../../../contract/pings/pings.endpoints.ts';
import type { OrganizationPing } from '../../../contract/pings/pings.schema.ts';
import { call } from '../../api/call.ts';
import { outcomeOf } from '../../api/results.ts';
import { calm, troubleOf } from '../../forms/trouble.ts';
import { TroubleBanner } from '../../forms/trouble-banner.tsx';
import { Button } from '../../ui/button/button.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { Row, Stack } from '../../ui/stack/stack.tsx';
import { TextArea } from '../../ui/text-area/text-area.tsx';

const deeds = ['cancel', 'revoke', 'archive'] as const;
type Deed = (typeof deeds)[number];

/** What may be done with a message now, along its lifecycle. Taking back one that is out asks first. */
export function PingEvents({ ping, onChanged }: { ping: OrganizationPing; onChanged: () => Promise<void> }) {
  const { t } = useLingui();
  const [pending, setPending] = useState<Deed>();
  const [trouble, setTrouble] = useState(calm);
  const [isAsking, setAsking] = useState(false);
  const [reason, setReason] = useState('');
  const words: Record<Deed, string> = { cancel: t`Take back`, revoke: t`Take back`, archive: t`Archive` };

  const send = async (event: Deed) => {
    setAsking(false);
    setPending(event);
    setTrouble(calm);
    const why = reason.trim();
    try {
      await call(pings.transition, {
        params: { id: ping.id },
        body: { event, ...(event === 'revoke' && why !== '' && { reason: why }) },
      });
    } catch (error) {
      setTrouble(troubleOf(outcomeOf(error)));
    }
    await onChanged();
    setPending(undefined);
  };

  return (
    <Stack gap={3}>
      <TroubleBanner trouble={trouble} />
      <Row gap={2} justify="end">
        {deeds
          .filter((deed) => ping.events.includes(deed))
          .map((deed) => (
            <Button
              key={deed}
              variant="secondary"
              isPending={pending === deed}
              onClick={() => (deed === 'revoke' ? setAsking(true) : void send(deed))}
            >
              {words[deed]}
            </Button>
          ))}
      </Row>
      <Dialog
        title={t`Take this message back?`}
        description={t`The link in the e-mail stops working, and the applicant can no longer answer. This can’t be undone.`}
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        isAlert
        footer={
          <>
            <Button variant="secondary" onClick={() => setAsking(false)}>
              <Trans>Let it stand</Trans>
            </Button>
            <Button variant="danger" onClick={() => void send('revoke')}>
              <Trans>Take it back</Trans>
            </Button>
          </>
        }
      >
        <TextArea
          name="reason"
          label={t`Reason`}
          help={t`Optional, for your records: for example “the place is filled”. The applicant doesn’t see it.`}
          value={reason}
          onChange={setReason}
          rows={3}
          maxLength={500}
        />
      </Dialog>
    </Stack>
  );
}
