import { getRouteApi, useRouter } from '@tanstack/react-router';
import { ReportScreen } from '../features/account/report-screen.tsx';

const report = getRouteApi('/own/account/companies/$organization_id/report');

export function ReportRoute() {
  const { message } = report.useSearch();
  const about = report.useLoaderData();
  const router = useRouter();
  return (
    <ReportScreen
      key={about.organization.id}
      about={about}
      message={message}
      onSent={() => void router.invalidate({ filter: ({ routeId }) => routeId !== report.id })}
    />
  );
}
