import { useLingui } from '@lingui/react/macro';
import { registrationCodes } from '../../../contract/registration-codes/registration-codes.endpoints.ts';
import type { RegistrationCode } from '../../../contract/registration-codes/registration-codes.schema.ts';
import { RecordEvents } from '../../kit/record-events.tsx';
import { useChanged } from '../../kit/use-changed.ts';
import { eventWords } from './code-words.ts';

/** What may be done with this code now. Archiving asks first. */
export function CodeEvents({ code }: { code: RegistrationCode }) {
  const { t } = useLingui();
  return (
    <RecordEvents
      record={code}
      transition={registrationCodes.transition}
      words={eventWords}
      looks={{ activate: 'primary', extend: 'primary', archive: 'quiet' }}
      asks={{
        archive: {
          title: t`Archive this code?`,
          description: t`It stops working for good: whoever opens the link reads that it is not valid right now. Applicants who registered with it stay with you.`,
          keep: t`Keep it`,
          confirm: t`Archive for good`,
        },
      }}
      onChanged={useChanged('/registration-codes')}
    />
  );
}
