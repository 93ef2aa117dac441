import { useLingui } from '@lingui/react/macro';
import { alerts } from '../../../contract/alerts/alerts.endpoints.ts';
import type { Alert } from '../../../contract/alerts/alerts.schema.ts';
import { RecordEvents } from '../../kit/record-events.tsx';
import type { InRow } from '../../kit/row-events.tsx';
import { useChanged } from '../../kit/use-changed.ts';
import { useDayAhead } from '../../kit/use-day-ahead.ts';
import { TextField } from '../../ui/text-field/text-field.tsx';
import { eventLooks, eventWords, rowWords } from './alert-words.ts';

/** What may be done with this alert now. A pause may name the day it ends. */
export function AlertEvents({ row: alert, begin, isInRow = false }: InRow<Alert>) {
  const { t } = useLingui();
  const { field, ...until } = useDayAhead('paused_until');
  const help = t`It then goes on by itself. Without a day it rests until you resume it.`;
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
          children: <TextField {...field} label={t`Until`} help={help} />,
          ...until,
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
