import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { pings } from '../../../contract/pings/pings.endpoints.ts';
import type { OrganizationPing } from '../../../contract/pings/pings.schema.ts';
import { RecordEvents } from '../../kit/record-events.tsx';
import { useReason } from '../../kit/use-reason.ts';
import { TextArea } from '../../ui/text-area/text-area.tsx';

const words = { cancel: msg`Take back`, revoke: msg`Take back`, archive: msg`Archive` };

/** What may be done with a message now. Taking back one that is out asks first, and so does filing away a yes. */
export function PingEvents({ ping, onChanged }: { ping: OrganizationPing; onChanged: () => Promise<void> }) {
  const { t } = useLingui();
  const why = useReason(`ping.${ping.id}`);
  const isYes = ping.status === 'accepted';
  const archiving = {
    title: t`Archive this contact?`,
    description: [
      t`Nothing reminds you of it any more. This can’t be undone.`,
      ...(ping.appointments.length > 0 ? [t`Please call off appointments first.`] : []),
    ].join(' '),
    keep: t`Let it stand`,
    confirm: t`Archive`,
  };
  return (
    <RecordEvents
      // what asks first is settled when the buttons appear, and the answer may come while they stand there
      key={String(isYes)}
      record={ping}
      transition={pings.transition}
      words={words}
      asks={{
        revoke: {
          title: t`Take this message back?`,
          description: t`The link in the e-mail stops working, and the applicant can no longer answer. This can’t be undone.`,
          keep: t`Let it stand`,
          confirm: t`Take it back`,
          details: why.details.reason === '' ? {} : why.details,
          children: (
            <TextArea
              {...why.field}
              label={t`Reason`}
              help={t`Optional, for your records: for example “the place is filled”. The applicant doesn’t see it.`}
              rows={3}
            />
          ),
        },
        ...(isYes && { archive: archiving }),
      }}
      onChanged={onChanged}
      onDone={why.forget}
      justify="end"
    />
  );
}
