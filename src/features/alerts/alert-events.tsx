import { useLingui } from '@lingui/react/macro';
import { useId, useState } from 'react';
import { alerts } from '../../../contract/alerts/alerts.endpoints.ts';
import type { Alert } from '../../../contract/alerts/alerts.schema.ts';
import type { RuleKey } from '../../../contract/kit/rules.messages.ts';
import { serverNow } from '../../api/server-time.ts';
import { ruleSentence } from '../../forms/rule-sentence.ts';
import { RecordEvents } from '../../kit/record-events.tsx';
import type { InRow } from '../../kit/row-events.tsx';
import { useChanged } from '../../kit/use-changed.ts';
import { TextField } from '../../ui/text-field/text-field.tsx';
import { eventLooks, eventWords, rowWords } from './alert-words.ts';

interface AlertEventsProps extends Pick<InRow<Alert>, 'begin'> {
  readonly alert: Alert;
  readonly isInRow?: boolean;
}

/** What may be done with this alert now. A pause may name the day it ends. */
export function AlertEvents({ alert, isInRow = false, begin }: AlertEventsProps) {
  const { t, i18n } = useLingui();
  const [until, setUntil] = useState('');
  const [broken, setBroken] = useState<RuleKey>();
  const untilId = useId();
  const checkUntil = () => {
    const control = document.getElementById(untilId);
    // half a day reads as none to everything but the control
    const isIncomplete = control instanceof HTMLInputElement && control.validity.badInput;
    const isOver = until !== '' && Date.parse(`${until}T00:00`) <= serverNow();
    setBroken(isIncomplete ? 'date_incomplete' : isOver ? 'date_future' : undefined);
    if (isIncomplete || isOver) control?.focus();
    return !isIncomplete && !isOver;
  };
  return (
    <RecordEvents
      record={alert}
      transition={alerts.transition}
      words={isInRow ? rowWords : eventWords}
      looks={eventLooks}
      asks={{
        pause: {
          title: t`Pause “${alert.name}”?`,
          description: t`No e-mail comes meanwhile. Whoever joins in the meantime isn’t reported later.`,
          keep: t`Keep it running`,
          confirm: t`Pause`,
          isReversible: true,
          children: (
            <TextField
              id={untilId}
              name="paused_until"
              label={t`Until`}
              help={t`It then goes on by itself. Without a day it rests until you resume it.`}
              type="date"
              value={until}
              onChange={(day) => {
                setUntil(day);
                setBroken(undefined);
              }}
              errors={broken && [ruleSentence(i18n, 'paused_until', { rule: broken })]}
            />
          ),
          details: until === '' ? {} : { paused_until: until },
          check: checkUntil,
        },
        archive: {
          title: t`Archive “${alert.name}”?`,
          description: t`It stops for good and sends nothing any more. Messages you wrote stay.`,
          keep: t`Keep it`,
          confirm: t`Archive for good`,
        },
      }}
      onChanged={useChanged('/alerts')}
      isInRow={isInRow}
      begin={begin}
    />
  );
}

export const AlertRowEvents = ({ row, begin }: InRow<Alert>) => <AlertEvents alert={row} isInRow begin={begin} />;
