import { showOpenMatters } from '../../contract/reports/open-matters.endpoints.ts';
import { call } from './call.ts';

/** What the staff's menu counts: a file of its own, which nobody else transfers. */
export const fetchOpenMatters = async () => (await call(showOpenMatters, {})).data;
