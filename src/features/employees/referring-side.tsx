import { Trans, useLingui } from '@lingui/react/macro';
import type { RegistrationCode } from '../../../contract/registration-codes/registration-codes.schema.ts';
import { type Column, DataTable } from '../../ui/data-table/data-table.tsx';
import { Heading } from '../../ui/heading/heading.tsx';
import { RouterButtonLink, RouterLink } from '../../ui/link/router-link.tsx';
import { Row } from '../../ui/stack/stack.tsx';
import type { EmployeeDashboardData } from './employee-dashboard.calls.ts';
import * as css from './employee-dashboard.css.ts';

/** The codes that are used most, and what came of them. */
export function ReferringSide({ codes: { codes, active } }: { codes: NonNullable<EmployeeDashboardData['codes']> }) {
  const { t, i18n } = useLingui();
  const columns: Column<RegistrationCode>[] = [
    {
      id: 'name',
      header: t`Name`,
      isLead: true,
      render: ({ id, name }) => (
        <RouterLink
          variant="alone"
          to="/registration-codes/$registration_code_id"
          params={{ registration_code_id: id }}
        >
          {name}
        </RouterLink>
      ),
    },
    { id: 'times_used', header: t`Registered`, align: 'end', render: ({ times_used }) => i18n.number(times_used) },
    {
      id: 'times_matchable',
      header: t`Can be found`,
      align: 'end',
      render: ({ times_matchable }) => i18n.number(times_matchable),
    },
  ];
  const count = i18n.number(active);
  return (
    <section className={css.side} aria-labelledby="referring">
      <div className={css.head}>
        <Heading level={2} look="title" id="referring">
          <Trans>Your registration codes</Trans>
        </Heading>
        <RouterLink variant="alone" to="/registration-codes" search={{ status: 'active' }}>
          <Trans>All {count} active codes</Trans>
        </RouterLink>
      </div>
      <DataTable caption={t`Registration codes used most`} columns={columns} rows={codes} getKey={({ id }) => id} />
      <Row>
        <RouterButtonLink variant="secondary" to="/registration-codes/create">
          <Trans>Create code</Trans>
        </RouterButtonLink>
      </Row>
    </section>
  );
}
