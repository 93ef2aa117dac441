import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { getRouteApi } from '@tanstack/react-router';
import { audits } from '../../../../contract/audits/audits.endpoints.ts';
import { subjectMessages } from '../../../../contract/audits/subjects.messages.ts';
import type { AuditEntry } from '../../../../contract/audits/audits.schema.ts';
import * as column from '../../../kit/columns.tsx';
import { CsvButton } from '../../../kit/desk/csv-button.tsx';
import { type ListFilter, useListQuery } from '../../../kit/list-page.tsx';
import { recordList, RecordListPage, RecordListPending } from '../../../kit/record-list.tsx';
import { InvitationsIllustration } from '../../../ui/illustrations/invitations.tsx';
import { actorWords, periodWords } from './audit-words.ts';
import { Actor, Changes, Event, Moment, Subject } from './audit-cells.tsx';

const route = getRouteApi('/member/audits');

/** What was done in the tenant. */
const list = recordList(audits, {
  title: msg`Log`,
  lead: msg`Who did what, the newest first. Of a change it keeps which fields and never what stands in them, of a table taken as a file what was searched for; for twelve months at most.`,
  pages: msg`Pages of the log`,
  columns: [
    column.lead('event', msg`What`, ({ row }: column.CellProps<AuditEntry>) => <Event of={row} />),
    column.own('subject', msg`About`, ({ row }: column.CellProps<AuditEntry>) => <Subject of={row} />),
    column.own('actor', msg`By`, ({ row }: column.CellProps<AuditEntry>) => <Actor of={row} />),
    column.own('changes', msg`Details`, ({ row }: column.CellProps<AuditEntry>) => <Changes of={row} />),
    column.own('at', msg`When`, ({ row }: column.CellProps<AuditEntry>) => <Moment of={row} />),
  ],
  filters: {
    since: [msg`Period`, periodWords],
    actor: [msg`By`, actorWords],
    subject: [msg`About`, subjectMessages],
  },
  none: msg`Nothing that fits these filters was done`,
  first: {
    illustration: <InvitationsIllustration />,
    title: msg`Nothing was done yet`,
    words: msg`Whatever companies, applicants and you do is noted here.`,
  },
});

/** The company whose page has led here: it can be left, and no other is offered. */
function useCompanyFilter(): readonly ListFilter[] {
  const { t } = useLingui();
  const { organization_id } = useListQuery().query;
  if (typeof organization_id !== 'string') return [];
  return [
    { name: 'organization_id', label: t`Company`, options: [{ value: organization_id, label: t`This company` }] },
  ];
}

export function AuditsScreen() {
  const page = route.useLoaderData();
  const file = page.meta.total > 0 ? <CsvButton of={audits} /> : undefined;
  return <RecordListPage of={list} action={file} more={useCompanyFilter()} page={page} />;
}

export const AuditsPending = () => <RecordListPending of={list} />;
