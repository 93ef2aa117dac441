import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useRouter } from '@tanstack/react-router';
import { moveEmployee } from '../../../../contract/employees/employees.endpoints.ts';
import type { Employee } from '../../../../contract/employees/employees.schema.ts';
import { RecordEvents } from '../../../kit/record-events.tsx';
import { useReason } from '../../../kit/use-reason.ts';
import { TextArea } from '../../../ui/text-area/text-area.tsx';
import { useNotify } from '../../../ui/toast/notify.ts';

const words = {
  verify_manually: msg`Confirm the address by hand`,
  reactivate: msg`Open the account again`,
  deactivate: msg`Deactivate`,
};

/** What an administrator may do with somebody's account now. */
export function AccountEvents({ employee }: { employee: Employee }) {
  const { t } = useLingui();
  const notify = useNotify();
  const router = useRouter();
  const why = useReason(`employee.${employee.id}`);
  const name = `${employee.firstname} ${employee.lastname}`;
  const { email } = employee;
  return (
    <RecordEvents
      record={employee}
      transition={moveEmployee}
      words={words}
      looks={{ verify_manually: 'primary', reactivate: 'primary', deactivate: 'quiet' }}
      asks={{
        deactivate: {
          title: t`Deactivate the account of ${name}?`,
          description: t`${name} is logged out at once and can’t log in any more. Their messages and answers go to a colleague; where there is none, open messages end. You can open the account again.`,
          keep: t`Cancel`,
          confirm: t`Deactivate`,
        },
        verify_manually: {
          title: t`Confirm the address of ${name} by hand?`,
          description: t`You vouch that ${email} is theirs: they belong to the company from then on and log in with the password they have chosen.`,
          keep: t`Cancel`,
          confirm: t`Confirm`,
          isReversible: true,
          details: why.details,
          check: why.check,
          children: (
            <TextArea
              {...why.field}
              label={t`How do you know?`}
              help={t`For example: called back at the number of the company. It stays in the log.`}
              errors={why.isMissing ? [t`Please write how you know.`] : []}
              required
              rows={3}
            />
          ),
        },
      }}
      onChanged={() => router.invalidate()}
      onDone={(event) => {
        why.forget();
        const done = {
          deactivate: t`${name} has no access any more`,
          reactivate: t`${name} can log in again`,
          verify_manually: t`The address of ${name} is confirmed`,
        };
        notify.show({ tone: 'success', title: done[event] });
      }}
    />
  );
}
