import { useLingui } from '@lingui/react/macro';
import { moveEmployee } from '../../../contract/employees/employees.endpoints.ts';
import type { Employee } from '../../../contract/employees/employees.schema.ts';
import { useTenant } from '../../api/tenant.ts';
import { RecordEvents } from '../../kit/record-events.tsx';
import type { InRow } from '../../kit/row-events.tsx';
import { useChanged } from '../../kit/use-changed.ts';
import { useNotify } from '../../ui/toast/notify.ts';
import { eventLooks, eventWords } from './employee-words.ts';

/** Shuts a colleague out, after a question that says what follows. */
export function EmployeeEvents({ row: employee, begin }: InRow<Employee>) {
  const { t } = useLingui();
  const notify = useNotify();
  const tenantName = useTenant()?.name ?? '';
  const name = `${employee.firstname} ${employee.lastname}`;
  return (
    <RecordEvents
      record={employee}
      transition={moveEmployee}
      words={eventWords}
      looks={eventLooks}
      asks={{
        deactivate: {
          title: t`Deactivate the account of ${name}?`,
          description: t`${name} is logged out at once and can’t log in any more. Their messages and answers become yours; what has not gone out yet and their open invitations are taken back. Only ${tenantName} can open the account again.`,
          keep: t`Cancel`,
          confirm: t`Deactivate`,
        },
      }}
      onChanged={useChanged('/organization/employees')}
      onDone={() => notify.show({ tone: 'success', title: t`${name} has no access any more` })}
      isInRow
      begin={begin}
    />
  );
}
