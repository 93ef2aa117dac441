import { showAgenda } from '../../../contract/statistics/agenda.endpoints.ts';
import { call } from '../../api/call.ts';

/** What the company has before it. */
export async function loadEmployeeDashboard(signal: AbortSignal) {
  return (await call(showAgenda, {}, { signal })).data;
}
