import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { organizationPings } from '../../../../contract/pings/desk.endpoints.ts';
import type { DeskPing } from '../../../../contract/pings/desk.schema.ts';
import { RecordEvents } from '../../../kit/record-events.tsx';
import { useChanged } from '../../../kit/use-changed.ts';
import { useReason } from '../../../kit/use-reason.ts';
import { TextArea } from '../../../ui/text-area/text-area.tsx';
import { useNotify } from '../../../ui/toast/notify.ts';

const words = { revoke: msg`End` };

/** Ends a message that waits for an answer. Both sides read the same reason, so the question says so. */
export function EndMessage({ ping }: { ping: DeskPing }) {
  const { t } = useLingui();
  const notify = useNotify();
  const why = useReason(`end-message.${ping.id}`);
  const { name: organization } = ping.organization;
  return (
    <RecordEvents
      record={ping}
      transition={organizationPings.transition}
      words={words}
      looks={{ revoke: 'quiet' }}
      asks={{
        revoke: {
          title: t`End this message of ${organization}?`,
          description: t`The applicant can’t answer it any more, and the company doesn’t learn who they are. This can’t be undone.`,
          keep: t`Cancel`,
          confirm: t`End the message`,
          details: why.details,
          check: why.check,
          children: (
            <TextArea
              {...why.field}
              label={t`Why?`}
              help={t`The applicant and ${ping.employee} read this by e-mail. Please name nobody.`}
              errors={why.isMissing ? [t`Please write why.`] : []}
              required
              rows={4}
            />
          ),
        },
      }}
      onChanged={useChanged('/organizations')}
      onDone={() => {
        why.forget();
        notify.show({ tone: 'success', title: t`The message is ended, and both sides are told` });
      }}
      isInRow
    />
  );
}
