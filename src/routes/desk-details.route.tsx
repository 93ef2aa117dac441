import { getRouteApi } from '@tanstack/react-router';
import { showEmployeeStatistics } from '../../contract/statistics/statistics.endpoints.ts';
import { selectMe } from '../../machines/session/session.selectors.ts';
import { call } from '../api/call.ts';
import type { SessionActor } from '../api/session.ts';
import { CompanyFigures } from '../features/organizations/desk/company-figures.tsx';
import { DeskDetailsScreen } from '../features/organizations/desk/desk-details-screen.tsx';
import { statusLabels } from '../features/pings/ping-words.ts';

const route = getRouteApi('/member/organizations/$organization_id');
const details = getRouteApi('/member/organizations/$organization_id/company/');

interface FiguresAsked {
  readonly context: { readonly session: SessionActor };
  readonly params: { readonly organization_id: string };
  readonly abortController: AbortController;
}

/** How a company stands, in figures, which are none of the operator's business. */
export async function loadFigures({ context, params, abortController: { signal } }: FiguresAsked) {
  if (selectMe(context.session.getSnapshot())?.handover) return null;
  const { data } = await call(showEmployeeStatistics, { query: { filter: params } }, { signal });
  return data.perspective === 'tenant' ? data : null;
}

/** A file of its own: what stands beside a route comes with each of its pages. */
export function DeskDetailsRoute() {
  const { organization } = route.useLoaderData();
  const figures = details.useLoaderData();
  return (
    <DeskDetailsScreen
      key={organization.id}
      organization={organization}
      figures={figures && <CompanyFigures of={figures} id={organization.id} labels={statusLabels} />}
    />
  );
}
