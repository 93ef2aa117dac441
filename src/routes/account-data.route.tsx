import { getRouteApi } from '@tanstack/react-router';
import { DataScreen } from '../features/account/data-screen.tsx';

const data = getRouteApi('/own/account/data');

export function DataRoute() {
  return <DataScreen data={data.useLoaderData()} />;
}
