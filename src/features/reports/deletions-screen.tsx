import { msg } from '@lingui/core/macro';
import { getRouteApi } from '@tanstack/react-router';
import { openDeletions } from '../../../contract/pings/open-deletions.endpoints.ts';
import type { OpenDeletion } from '../../../contract/pings/open-deletions.schema.ts';
import * as column from '../../kit/columns.tsx';
import { recordList, RecordListPage, RecordListPending } from '../../kit/record-list.tsx';
import { NewsIllustration } from '../../ui/illustrations/news.tsx';
import { AskedAt, DeletionEvents, Reminded } from './deletion-cells.tsx';
import { TrustFrame } from './trust-frame.tsx';

const route = getRouteApi('/member/reports/deletions');
type Cell = column.CellProps<OpenDeletion>;

/** What companies were asked to delete and have not confirmed. */
const list = recordList(openDeletions, {
  title: msg`Deletions not confirmed`,
  lead: msg`These companies were asked to delete somebody’s contact details and have not confirmed it. People are called here as the company knows them.`,
  isTab: true,
  pages: msg`Pages of deletions`,
  columns: [
    column.opens(
      'organization',
      msg`Company`,
      ({ organization: { id, name } }: OpenDeletion) => [
        name,
        { to: '/organizations/$organization_id', params: { organization_id: id } },
      ],
      ({ row }) => row.name,
    ),
    column.own('requested_at', msg`Asked`, AskedAt),
    column.own('reminded_at', msg`Reminded`, Reminded),
    column.actions('events', msg`What you can do`, ({ row }: Cell) => <DeletionEvents of={row} />),
  ],
  filters: { overdue: [msg`Time`, { yes: msg`Overdue`, no: msg`Still in time` }] },
  none: msg`No deletion fits this filter`,
  first: {
    illustration: <NewsIllustration />,
    title: msg`All deletions are confirmed`,
    words: msg`When somebody takes back a yes, or deletes the account, the company is asked to delete the contact details. What it doesn’t confirm stands here.`,
  },
});

export function DeletionsScreen() {
  const { page, open } = route.useLoaderData();
  return (
    <TrustFrame open={open}>
      <RecordListPage of={list} page={page} />
    </TrustFrame>
  );
}

export const DeletionsPending = () => (
  <TrustFrame>
    <RecordListPending of={list} />
  </TrustFrame>
);
