import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type {
  RegistrationCode,
  RegistrationCodeStatus,
} from '../../../contract/registration-codes/registration-codes.schema.ts';
import { registrationCodeStatuses } from '../../../contract/registration-codes/registration-codes.search.ts';
import { type Column, DataTable } from '../../ui/data-table/data-table.tsx';
import { EmptyState } from '../../ui/empty-state/empty-state.tsx';
import { InvitationsIllustration } from '../../ui/illustrations/invitations.tsx';
import { RouterButtonLink, RouterLink } from '../../ui/link/router-link.tsx';
import { PageHeader } from '../../ui/page-header/page-header.tsx';
import { Pagination } from '../../ui/pagination/pagination.tsx';
import { Select } from '../../ui/select/select.tsx';
import { PageSkeleton } from '../../ui/skeleton/page-skeleton.tsx';
import { Skeleton } from '../../ui/skeleton/skeleton.tsx';
import { Stack } from '../../ui/stack/stack.tsx';
import { CodeStatus } from './code-status.tsx';
import { spoken, statusWords } from './code-words.ts';
import { CopyButton } from './copy-button.tsx';
import * as css from './registration-codes.css.ts';

/** The list's query as the address has it. */
export interface CodesQuery {
  readonly page?: string | undefined;
  readonly order?: string | undefined;
  readonly status?: RegistrationCodeStatus | undefined;
}

interface CodesScreenProps {
  readonly codes: readonly RegistrationCode[];
  readonly meta: { readonly total: number; readonly per_page: number; readonly current_page: number };
  readonly query: CodesQuery;
  readonly onQuery: (query: CodesQuery) => void;
}

export function CodesScreen({ codes, meta, query, onQuery }: CodesScreenProps) {
  const { t, i18n } = useLingui();
  const columns = useColumns();
  const isFirst = meta.total === 0 && query.status === undefined;
  return (
    <Stack gap={6}>
      <Header actions={isFirst ? undefined : <ToCreate />} />
      {isFirst ? (
        <EmptyState illustration={<InvitationsIllustration />} title={t`Your codes will be here`} action={<ToCreate />}>
          <Trans>A code takes a minute. You get a link, a QR code and a text for your rejections.</Trans>
        </EmptyState>
      ) : (
        <>
          <div className={css.filter}>
            <Select
              name="status"
              label={t`Status`}
              value={query.status ?? ''}
              onChange={(status) =>
                onQuery({ ...query, page: undefined, status: registrationCodeStatuses.find((word) => word === status) })
              }
              options={[
                { value: '', label: t`All` },
                ...registrationCodeStatuses.map((status) => ({
                  value: status,
                  label: i18n._(statusWords[status].label),
                })),
              ]}
            />
          </div>
          {meta.total === 0 ? (
            <EmptyState title={t`No code with this status`} />
          ) : (
            <>
              <DataTable
                caption={t`Registration codes`}
                columns={columns}
                rows={codes}
                getKey={({ id }) => id}
                order={query.order}
                filter={query.status}
                onOrder={(order) => onQuery({ ...query, page: undefined, order })}
              />
              <Pagination
                aria-label={t`Pages of registration codes`}
                page={meta.current_page}
                perPage={meta.per_page}
                total={meta.total}
                onPage={(page) => onQuery({ ...query, page: String(page) })}
              />
            </>
          )}
        </>
      )}
    </Stack>
  );
}

/** The list while it is being fetched. */
export function CodesPending() {
  const { t } = useLingui();
  const columns = useColumns();
  return (
    <PageSkeleton header={<Header actions={<ToCreate />} />}>
      <div className={css.filter}>
        <Skeleton height="4.75rem" />
      </div>
      <DataTable caption={t`Registration codes`} columns={columns} rows={[]} getKey={({ id }) => id} skeletonRows={8} />
    </PageSkeleton>
  );
}

function Header({ actions }: { actions: ReactNode }) {
  const { t } = useLingui();
  return (
    <PageHeader
      title={t`Registration codes`}
      lead={t`Instead of a bare rejection: recommend good applicants to companies that are looking for them.`}
      actions={actions}
    />
  );
}

function ToCreate() {
  return (
    <RouterButtonLink to="/registration-codes/create">
      <Trans>New code</Trans>
    </RouterButtonLink>
  );
}

function useColumns(): Column<RegistrationCode>[] {
  const { t, i18n } = useLingui();
  const day = (date: string | null) =>
    date === null ? t`no end` : i18n.date(new Date(`${date}T12:00:00`), { dateStyle: 'medium' });
  return [
    {
      id: 'name',
      header: t`Name`,
      isLead: true,
      isSortable: true,
      render: (code) => (
        <span className={css.name}>
          <RouterLink
            variant="alone"
            to="/registration-codes/$registration_code_id/edit"
            params={{ registration_code_id: code.id }}
          >
            {code.name}
          </RouterLink>
          <span className={css.code}>{spoken(code.code)}</span>
        </span>
      ),
    },
    {
      id: 'status',
      header: t`Status`,
      render: (code) => (
        <span className={css.whole}>
          <CodeStatus code={code} />
        </span>
      ),
    },
    {
      id: 'times_opened',
      header: t`Opened`,
      align: 'end',
      isSortable: true,
      render: (code) => i18n.number(code.times_opened),
    },
    {
      id: 'times_used',
      header: t`Registered`,
      align: 'end',
      isSortable: true,
      render: (code) => i18n.number(code.times_used),
    },
    {
      id: 'times_matchable',
      header: t`Can be found`,
      align: 'end',
      render: (code) => i18n.number(code.times_matchable),
    },
    { id: 'valid_until', header: t`Last day`, isSortable: true, render: (code) => day(code.valid_until) },
    {
      id: 'copy',
      header: t`Copy`,
      isQuiet: true,
      align: 'end',
      render: (code) =>
        code.status === 'active' ? (
          <span className={css.whole}>
            <CopyButton variant="quiet" size="compact" copy={() => navigator.clipboard.writeText(code.link)}>
              <Trans>Copy link</Trans>
            </CopyButton>
          </span>
        ) : null,
    },
  ];
}
