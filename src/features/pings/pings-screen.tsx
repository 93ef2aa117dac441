import { Trans, useLingui } from '@lingui/react/macro';
import { getRouteApi } from '@tanstack/react-router';
import { createElement } from 'react';
import type { OrganizationPing } from '../../../contract/pings/pings.schema.ts';
import { type List, ListPage, ListPending, useListQuery } from '../../kit/list-page.tsx';
import { useChanged } from '../../kit/use-changed.ts';
import { useLater } from '../../ui/dialog/layer.ts';
import { ProposalsIllustration } from '../../ui/illustrations/proposals.tsx';
import { RouterButtonLink } from '../../ui/link/router-link.tsx';
import { OpenedPing } from './opened-ping.tsx';
import { usePingColumns } from './ping-columns.tsx';
import { usePingFilter } from './ping-filter.ts';
import { deletionRequests } from './pings-later.ts';

const route = getRouteApi('/member/pings');

/** Every message of the own company, with where it stands; one of them beside the list. */
export function PingsScreen() {
  const { list, deletions, now } = route.useLoaderData();
  const onChanged = useChanged('/pings');
  const ToDelete = useLater(deletionRequests, deletions.requests.length > 0, () => undefined);
  return (
    <>
      <ListPage {...usePings(now)} page={list}>
        {ToDelete ? createElement(ToDelete, { ...deletions, onChanged }) : null}
      </ListPage>
      <OpenedPing />
    </>
  );
}

export function PingsPending() {
  return <ListPending {...usePings(0)} />;
}

function usePings(now: number): List<OrganizationPing> {
  const { t } = useLingui();
  const { ask } = useListQuery();
  return {
    title: t`Contacted applicants`,
    lead: t`All messages of your company. Name, contact details and recommending companies appear with a yes.`,
    action: (
      <RouterButtonLink to="/search">
        <Trans>Find applicants</Trans>
      </RouterButtonLink>
    ),
    caption: t`Contacted applicants`,
    pages: t`Pages of contacted applicants`,
    columns: usePingColumns(now, ({ id }) => ask({ ping: id })),
    order: '-created_at',
    filters: [usePingFilter()],
    none: t`No message with this status`,
    first: {
      illustration: <ProposalsIllustration />,
      title: t`Your messages will be here`,
      words: <Trans>Find somebody who fits, write with a template, and see here what became of it.</Trans>,
    },
    beside: 'ping',
  };
}
