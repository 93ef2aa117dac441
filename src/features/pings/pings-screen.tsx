import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { DeletionRequest } from '../../../contract/pings/deletion-requests.schema.ts';
import type { GraduationType } from '../../../contract/graduation-types/graduation-types.schema.ts';
import type { OrganizationPing, PingStatus } from '../../../contract/pings/pings.schema.ts';
import { pingStatuses } from '../../../contract/pings/pings.search.ts';
import { type Column, DataTable } from '../../ui/data-table/data-table.tsx';
import { EmptyState } from '../../ui/empty-state/empty-state.tsx';
import { ProposalsIllustration } from '../../ui/illustrations/proposals.tsx';
import { RouterButtonLink } from '../../ui/link/router-link.tsx';
import { PageHeader } from '../../ui/page-header/page-header.tsx';
import { Pagination } from '../../ui/pagination/pagination.tsx';
import { Select } from '../../ui/select/select.tsx';
import { PageSkeleton } from '../../ui/skeleton/page-skeleton.tsx';
import { Skeleton } from '../../ui/skeleton/skeleton.tsx';
import { Stack } from '../../ui/stack/stack.tsx';
import { DeletionRequests } from './deletion-requests.tsx';
import { PingDrawer } from './ping-drawer.tsx';
import { PingStatusBadge } from './ping-status.tsx';
import { statusLabels, statusSentence } from './ping-words.ts';
import * as css from './pings.css.ts';

/** The list's query as the address has it; `ping` is the one in the side panel. */
export interface PingsQuery {
  readonly page?: string | undefined;
  readonly order?: string | undefined;
  readonly status?: PingStatus | undefined;
  /** Said yes, looks on, and waits for a call; in place of a status. */
  readonly waiting?: 'true' | undefined;
  readonly ping?: string | undefined;
}

interface PingsScreenProps {
  readonly pings: readonly OrganizationPing[];
  readonly meta: { readonly total: number; readonly per_page: number; readonly current_page: number };
  /** Shown in the side panel. */
  readonly opened: OrganizationPing | undefined;
  /** Asked and not confirmed yet: the first of them, and how many there are. */
  readonly deletions: { readonly requests: readonly DeletionRequest[]; readonly total: number };
  readonly graduationTypes: readonly GraduationType[];
  /** When the list was loaded, in ms: days are counted from then. */
  readonly now: number;
  readonly query: PingsQuery;
  readonly onQuery: (query: PingsQuery) => void;
  readonly onChanged: () => Promise<void>;
}

/** Every message of the own company, with where it stands. */
export function PingsScreen({
  pings,
  meta,
  opened,
  deletions,
  graduationTypes,
  now,
  query,
  onQuery,
  onChanged,
}: PingsScreenProps) {
  const { t, i18n } = useLingui();
  const open = (ping: OrganizationPing) => onQuery({ ...query, ping: ping.id });
  const columns = useColumns(now, open);
  const filter = query.waiting === undefined ? query.status : 'waiting';
  const isFirst = meta.total === 0 && filter === undefined;
  return (
    <Stack gap={6}>
      <Header actions={isFirst ? undefined : <ToSearch />} />
      <DeletionRequests {...deletions} onChanged={onChanged} />
      {isFirst ? (
        <EmptyState
          illustration={<ProposalsIllustration />}
          title={t`Your messages will be here`}
          action={<ToSearch />}
        >
          <Trans>Find somebody who fits, write with a template, and see here what became of it.</Trans>
        </EmptyState>
      ) : (
        <>
          <div className={css.filter}>
            <Select
              name="status"
              label={t`Status`}
              value={filter ?? ''}
              onChange={(status) =>
                onQuery({
                  order: query.order,
                  status: pingStatuses.find((word) => word === status),
                  waiting: status === 'waiting' ? 'true' : undefined,
                })
              }
              options={[
                { value: '', label: t`All` },
                { value: 'waiting', label: t`Waiting for your call` },
                // a draft is never stored
                ...pingStatuses
                  .filter((status) => status !== 'draft')
                  .map((status) => ({ value: status, label: i18n._(statusLabels[status]) })),
              ]}
            />
          </div>
          {meta.total === 0 ? (
            <EmptyState title={t`No message with this status`} />
          ) : (
            <>
              <DataTable
                caption={t`Contacted applicants`}
                columns={columns}
                rows={pings}
                getKey={({ id }) => id}
                order={query.order ?? '-created_at'}
                filter={filter}
                onOrder={(order) => onQuery({ order, status: query.status, waiting: query.waiting })}
                currentKey={opened?.id}
                onOpen={open}
              />
              <Pagination
                aria-label={t`Pages of contacted applicants`}
                page={meta.current_page}
                perPage={meta.per_page}
                total={meta.total}
                onPage={(page) => onQuery({ ...query, ping: undefined, page: String(page) })}
              />
            </>
          )}
        </>
      )}
      {opened ? (
        <PingDrawer
          ping={opened}
          now={now}
          graduation={
            graduationTypes.find(({ id }) => id === opened.applicant.graduation_type_id)?.short[
              i18n.locale === 'de' ? 'de' : 'en'
            ]
          }
          deletion={deletions.requests.find(({ ping_id }) => ping_id === opened.id)}
          onClose={() => onQuery({ ...query, ping: undefined })}
          onChanged={onChanged}
        />
      ) : null}
    </Stack>
  );
}

/** The list while it is being fetched. */
export function PingsPending() {
  const { t } = useLingui();
  const columns = useColumns(0, () => undefined);
  return (
    <PageSkeleton header={<Header actions={<ToSearch />} />}>
      <div className={css.filter}>
        <Skeleton height="4.75rem" />
      </div>
      <DataTable
        caption={t`Contacted applicants`}
        columns={columns}
        rows={[]}
        getKey={({ id }) => id}
        skeletonRows={8}
      />
    </PageSkeleton>
  );
}

function Header({ actions }: { actions: ReactNode }) {
  const { t } = useLingui();
  return (
    <PageHeader
      title={t`Contacted applicants`}
      lead={t`All messages of your company. Name, contact details and recommending companies appear with a yes.`}
      actions={actions}
    />
  );
}

function ToSearch() {
  return (
    <RouterButtonLink to="/search">
      <Trans>Find applicants</Trans>
    </RouterButtonLink>
  );
}

function useColumns(now: number, open: (ping: OrganizationPing) => void): Column<OrganizationPing>[] {
  const { t, i18n } = useLingui();
  return [
    {
      id: 'applicant',
      header: t`Applicant`,
      isLead: true,
      render: (ping) => {
        const { contact, name, occupation, area } = ping.applicant;
        const facts = contact ? [name, occupation, area] : [occupation, area];
        return (
          <span className={css.who}>
            <button type="button" className={css.open} aria-haspopup="dialog" onClick={() => open(ping)}>
              {contact ? `${contact.firstname} ${contact.lastname}` : name}
            </button>
            <span className={css.soft}>{facts.filter(Boolean).join(', ')}</span>
          </span>
        );
      },
    },
    {
      id: 'status',
      header: t`Status`,
      render: (ping) => (
        <span className={css.status}>
          <PingStatusBadge status={ping.status} release={ping.release} />
          <span className={css.soft}>{statusSentence(i18n, ping, now)}</span>
        </span>
      ),
    },
    {
      id: 'created_at',
      header: t`Contacted`,
      isSortable: true,
      render: (ping) => (
        <span className={css.whole}>{i18n.date(new Date(ping.created_at), { dateStyle: 'medium' })}</span>
      ),
    },
    { id: 'employee', header: t`By`, render: (ping) => ping.employee.fullname },
  ];
}
