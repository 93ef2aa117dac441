import { listSessions } from '../../contract/account/account.endpoints.ts';
import { call } from '../api/call.ts';

export const loadSessions = async (signal: AbortSignal) => (await call(listSessions, {}, { signal })).data;
