import { Trans, useLingui } from '@lingui/react/macro';
import type { Employee } from '../../../contract/employees/employees.schema.ts';
import { useTenant } from '../../api/tenant.ts';
import { StatusBadge } from '../../ui/badge/status-badge.tsx';
import { Standing } from '../../ui/data-table/cells.tsx';
import { lastActiveInWords, verificationWords } from './employee-words.ts';

interface EmployeeStandingProps {
  readonly employee: Employee;
  /** Its reader is who can open the account again. */
  readonly isForStaff?: boolean;
}

/** When a colleague was here last, or why they can't be. */
export function EmployeeStanding({ employee, isForStaff = false }: EmployeeStandingProps) {
  const { t, i18n } = useLingui();
  const tenantName = useTenant()?.name ?? '';
  const { status, leaves_at, verified, last_active_days } = employee;
  if (leaves_at !== null) {
    const day = i18n.date(leaves_at, { dateStyle: 'medium' });
    return (
      <Standing badge={<StatusBadge status="inactive" label={t`Is leaving`} />}>
        <Trans>Deletes the account. Until {day} they can still keep it.</Trans>
      </Standing>
    );
  }
  if (status === 'inactive')
    return (
      <Standing badge={<StatusBadge status="inactive" label={t`Deactivated`} />}>
        {isForStaff ? (
          <Trans>Can’t log in. An administrator can open the account again.</Trans>
        ) : (
          <Trans>Can’t log in. Only {tenantName} can open the account again.</Trans>
        )}
      </Standing>
    );
  if (!verified) {
    const { label, sentence } = verificationWords.unverified;
    return <Standing badge={<StatusBadge status="unverified" label={i18n._(label)} />}>{i18n._(sentence)}</Standing>;
  }
  return lastActiveInWords(i18n, last_active_days);
}
