import { useLingui } from '@lingui/react/macro';
import { moveStaffMember } from '../../../contract/users/staff.endpoints.ts';
import type { StaffMember } from '../../../contract/users/staff.schema.ts';
import { RecordEvents } from '../../kit/record-events.tsx';
import type { InRow } from '../../kit/row-events.tsx';
import { useChanged } from '../../kit/use-changed.ts';
import { useNotify } from '../../ui/toast/notify.ts';
import { eventLooks, eventWords } from './staff-words.ts';

/** Shuts somebody of the team out, after a question that says what follows, or lets them in again. */
export function StaffEvents({ row: member, begin }: InRow<StaffMember>) {
  const { t } = useLingui();
  const notify = useNotify();
  const name = `${member.firstname} ${member.lastname}`;
  /** Has never been here. */
  const isAwaited = member.last_active_at === null;
  return (
    <RecordEvents
      record={member}
      transition={moveStaffMember}
      words={eventWords}
      looks={eventLooks}
      asks={{
        deactivate: {
          title: t`Deactivate the account of ${name}?`,
          description: isAwaited
            ? t`The link of the invitation stops working. You can open the account again.`
            : t`${name} is logged out at once and can’t log in any more, and is told by e-mail. What they have done stays in the log. You can open the account again.`,
          keep: t`Cancel`,
          confirm: t`Deactivate`,
        },
      }}
      onChanged={useChanged('/staff')}
      onDone={(event) =>
        notify.show({
          tone: 'success',
          title:
            event === 'deactivate'
              ? t`${name} has no access any more`
              : isAwaited
                ? t`${name} gets a new invitation`
                : t`${name} can log in again`,
        })
      }
      isInRow
      begin={begin}
    />
  );
}
