import { Trans, useLingui } from '@lingui/react/macro';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { registrationCodes } from '../../../contract/registration-codes/registration-codes.endpoints.ts';
import type {
  RegistrationCode,
  RegistrationCodeEvent,
} from '../../../contract/registration-codes/registration-codes.schema.ts';
import { call } from '../../api/call.ts';
import { outcomeOf } from '../../api/results.ts';
import { calm, troubleOf } from '../../forms/trouble.ts';
import { TroubleBanner } from '../../forms/trouble-banner.tsx';
import { Button } from '../../ui/button/button.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { Row, Stack } from '../../ui/stack/stack.tsx';
import { eventWords } from './code-words.ts';

/** The buttons of the lifecycle: what may be done with this code now. Archiving asks first. */
export function CodeEvents({ code }: { code: RegistrationCode }) {
  const { t, i18n } = useLingui();
  const router = useRouter();
  const [pending, setPending] = useState<RegistrationCodeEvent>();
  const [trouble, setTrouble] = useState(calm);
  const [isAsking, setAsking] = useState(false);

  const send = async (event: RegistrationCodeEvent) => {
    setAsking(false);
    setPending(event);
    setTrouble(calm);
    try {
      await call(registrationCodes.transition, { params: { id: code.id }, body: { event } });
    } catch (error) {
      setTrouble(troubleOf(outcomeOf(error)));
    }
    await router.invalidate();
    setPending(undefined);
  };

  return (
    <Stack gap={3}>
      <Row gap={2}>
        {code.events.map((event) => (
          <Button
            key={event}
            variant={
              event === 'activate' || event === 'extend' ? 'primary' : event === 'archive' ? 'quiet' : 'secondary'
            }
            isPending={pending === event}
            onClick={() => (event === 'archive' ? setAsking(true) : void send(event))}
          >
            {i18n._(eventWords[event])}
          </Button>
        ))}
      </Row>
      <TroubleBanner trouble={trouble} />
      <Dialog
        title={t`Archive this code?`}
        description={t`It stops working for good: whoever opens the link reads that it is not valid right now. Applicants who registered with it stay with you.`}
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        isAlert
        footer={
          <>
            <Button variant="secondary" onClick={() => setAsking(false)}>
              <Trans>Keep it</Trans>
            </Button>
            <Button variant="danger" onClick={() => void send('archive')}>
              <Trans>Archive for good</Trans>
            </Button>
          </>
        }
      />
    </Stack>
  );
}
