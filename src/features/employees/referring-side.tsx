import { Trans, useLingui } from '@lingui/react/macro';
import { type Column, DataTable } from '../../ui/data-table/data-table.tsx';
import { Heading, Text } from '../../ui/heading/heading.tsx';
import { RouterButtonLink, RouterLink } from '../../ui/link/router-link.tsx';
import { Row } from '../../ui/stack/stack.tsx';
import type { Agenda, CodeInUse } from '../../../contract/statistics/agenda.schema.ts';
import * as css from './employee-dashboard.css.ts';

/** The codes that are used most, and what came of them. */
export function ReferringSide({ codes: { rows, total } }: { codes: NonNullable<Agenda['codes']> }) {
  const { t, i18n } = useLingui();
  const columns: Column<CodeInUse>[] = [
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
    {
      id: 'times_found',
      header: t`Found a place, at least`,
      align: 'end',
      // of fewer than five nothing is told
      render: ({ times_found }) => (times_found === null ? '–' : i18n.number(times_found)),
    },
  ];
  const count = i18n.number(total);
  return (
    <section className={css.side} aria-labelledby="referring">
      <div className={css.head}>
        <Heading level={2} look="title" id="referring">
          <Trans>Your registration codes</Trans>
        </Heading>
        <RouterLink variant="alone" to="/registration-codes" search={{ status: 'active' }}>
          {total > rows.length ? <Trans>All {count} active codes</Trans> : <Trans>All codes</Trans>}
        </RouterLink>
      </div>
      <DataTable caption={t`Registration codes used most`} columns={columns} rows={rows} getKey={({ id }) => id} />
      {rows.some(({ times_found }) => times_found === null) ? (
        <Text look="small">
          <Trans>The number who found a place appears once there are several; until then you see a dash.</Trans>
        </Text>
      ) : null}
      <Row>
        <RouterButtonLink variant="secondary" to="/registration-codes/create">
          <Trans>Create code</Trans>
        </RouterButtonLink>
      </Row>
    </section>
  );
}
