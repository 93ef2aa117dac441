import { Trans, useLingui } from '@lingui/react/macro';
import type { Employee } from '../../../contract/employees/employees.schema.ts';
import { useMe } from '../../api/session.ts';
import { Badge } from '../../ui/badge/badge.tsx';
import { StatusBadge } from '../../ui/badge/status-badge.tsx';
import { type Column, DataTable } from '../../ui/data-table/data-table.tsx';
import { Heading, Text } from '../../ui/heading/heading.tsx';
import { TextLink } from '../../ui/link/link.tsx';
import { RouterButtonLink } from '../../ui/link/router-link.tsx';
import { Pagination } from '../../ui/pagination/pagination.tsx';
import { international } from '../../ui/phone-field/phone-number.ts';
import { Stack } from '../../ui/stack/stack.tsx';
import * as css from './organization.css.ts';

/** A page of a list as the server gives it. */
export interface Page<Row> {
  readonly data: readonly Row[];
  readonly meta: { readonly total: number; readonly per_page: number; readonly current_page: number };
}

/** Everybody who works with the company's account here. */
export function EmployeesScreen({
  employees,
  mayInvite,
  onPage,
}: {
  employees: Page<Employee>;
  mayInvite: boolean;
  onPage: (page: number) => void;
}) {
  const { t } = useLingui();
  const { data, meta } = employees;
  return (
    <Stack gap={4}>
      <div className={css.head}>
        <div className={css.words}>
          <Heading level={2} look="title">
            <Trans>Who works here with you</Trans>
          </Heading>
          <Text>
            <Trans>All of you see the same codes, messages and answers.</Trans>
          </Text>
        </div>
        {mayInvite ? (
          <RouterButtonLink to="/organization/invitations" variant="secondary">
            <Trans>Invite a colleague</Trans>
          </RouterButtonLink>
        ) : null}
      </div>
      <DataTable caption={t`Employees`} columns={useColumns()} rows={data} getKey={({ id }) => id} />
      <Pagination
        aria-label={t`Pages of employees`}
        page={meta.current_page}
        perPage={meta.per_page}
        total={meta.total}
        onPage={onPage}
      />
    </Stack>
  );
}

function useColumns(): Column<Employee>[] {
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
            {international(meta.phonenumber)}
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
