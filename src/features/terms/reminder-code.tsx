import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { createReminderCode } from '../../../contract/legal-contacts/guardian-reminder.endpoints.ts';
import type { ReminderCode as Code } from '../../../contract/legal-contacts/guardian-reminder.schema.ts';
import type { LegalContact } from '../../../contract/legal-contacts/legal-contacts.schema.ts';
import { call } from '../../api/call.ts';
import { useRefusedAct } from '../../forms/use-refused-act.ts';
import { Button } from '../../ui/button/button.tsx';
import { CopyField } from '../../ui/copy-field/copy-field.tsx';
import { Heading, Text } from '../../ui/heading/heading.tsx';
import { QrPicture } from '../../ui/qr-picture/qr-picture.tsx';
import { Stack } from '../../ui/stack/stack.tsx';
import * as css from './terms.css.ts';

/** For a guardian who is there: scanned, it has their own mail sent anew, and shows nothing of the child. */
export function ReminderCode({ contact: { id, firstname } }: { contact: LegalContact }) {
  const { t, i18n } = useLingui();
  const sayWhy = useRefusedAct();
  const [code, setCode] = useState<Code>();
  const [isPending, setPending] = useState(false);
  const show = async () => {
    setPending(true);
    try {
      setCode((await call(createReminderCode, { params: { id } })).data);
    } catch (error) {
      sayWhy(error);
    }
    setPending(false);
  };
  const until = code && i18n.date(code.expires_at, { timeStyle: 'short' });
  return (
    <Stack gap={3} align="start">
      <Heading level={2} look="title">
        <Trans>Is {firstname} with you right now?</Trans>
      </Heading>
      <Text>
        <Trans>
          Show a code on your screen. {firstname} scans it with the phone camera, presses one button, and the e-mail
          arrives there anew.
        </Trans>
      </Text>
      {code ? (
        <>
          <QrPicture qr={code.qr} className={css.reminder} />
          <CopyField label={t`Or send the link`} name="reminder" value={code.link} />
          <Text look="small">
            <Trans>Can be used until {until}. It shows nothing of you, and changes no address.</Trans>
          </Text>
        </>
      ) : (
        <Button variant="secondary" isPending={isPending} onClick={() => void show()}>
          <Trans>Show the code</Trans>
        </Button>
      )}
    </Stack>
  );
}
