import { showEmployeeStatistics } from '../../../contract/statistics/statistics.endpoints.ts';
import { call } from '../../api/call.ts';

/** What it can look back on; nothing where that couldn't be learnt, for the page stands without. */
export async function askFigures() {
  try {
    const { data } = await call(showEmployeeStatistics, {});
    return data.perspective === 'organization' ? data : undefined;
  } catch {
    return undefined;
  }
}
