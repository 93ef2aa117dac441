import { useLingui } from '@lingui/react/macro';
import type { Employee } from '../../../contract/employees/employees.schema.ts';
import { useMe } from '../../api/session.ts';
import { Badge } from '../../ui/badge/badge.tsx';
import { StatusBadge } from '../../ui/badge/status-badge.tsx';
import type { Column } from '../../ui/data-table/data-table.tsx';
import { TextLink } from '../../ui/link/link.tsx';
import { PhoneNumberText } from '../../ui/phone-field/phone-number-text.tsx';
import * as css from './organization.css.ts';

export function useEmployeeColumns(): Column<Employee>[] {
  const { t } = useLingui();
  const own = useMe().employee?.id;
  return [
    {
      id: 'lastname',
      header: t`Name`,
      isLead: true,
      render: ({ id, firstname, lastname }) => (
        <span className={css.name}>
          {firstname} {lastname}
          {id === own ? <Badge tone="neutral" shape="dot" label={t`You`} /> : null}
        </span>
      ),
    },
    { id: 'position', header: t`Position`, render: ({ meta }) => meta.position ?? t`not given` },
    {
      id: 'email',
      header: t`E-mail address`,
      render: ({ email }) => (
        <TextLink variant="alone" href={`mailto:${email}`}>
          {email}
        </TextLink>
      ),
    },
    {
      id: 'phonenumber',
      header: t`Phone number`,
      render: ({ meta }) =>
        meta.phonenumber ? (
          <TextLink variant="alone" href={`tel:${meta.phonenumber}`}>
            <PhoneNumberText number={meta.phonenumber} />
          </TextLink>
        ) : (
          t`not given`
        ),
    },
    {
      id: 'verified',
      header: t`Status`,
      render: ({ verified }) =>
        verified ? (
          <StatusBadge
            status="verified"
            label={t`Confirmed`}
            sentence={t`The e-mail address is confirmed: everything here is open to them.`}
          />
        ) : (
          <StatusBadge
            status="unverified"
            label={t`Not confirmed`}
            sentence={t`The code we mailed has not been entered yet. Until then they see nothing here.`}
          />
        ),
    },
  ];
}
