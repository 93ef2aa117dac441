import { searchWords } from '../features/applicants/search-words.ts';
import { organizationWords } from '../features/organizations/organization-words.ts';
import { statusLabels } from '../features/pings/ping-words.ts';
import type { StaffDashboardData } from '../features/statistics/desk/staff-dashboard.calls.ts';
import { StaffDashboardScreen } from '../features/statistics/desk/staff-dashboard-screen.tsx';
import type { StatusLabels } from '../features/statistics/desk/staff-dashboard-words.ts';

/** Each status has one word, wherever it is counted or shown. */
const labels: StatusLabels = {
  search: labelsOf(searchWords),
  organization: labelsOf(organizationWords),
  ping: statusLabels,
};

function labelsOf<Status extends string, Label>(words: Record<Status, { readonly label: Label }>) {
  return Object.fromEntries(
    Object.entries<{ readonly label: Label }>(words).map(([status, { label }]) => [status, label]),
  ) as Record<Status, Label>;
}

export function StaffDashboardRoute({ data }: { data: StaffDashboardData }) {
  return <StaffDashboardScreen data={data} labels={labels} />;
}
