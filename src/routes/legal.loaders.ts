import { showPrivacy } from '../../contract/tenants/privacy.endpoints.ts';
import { call } from '../api/call.ts';

export const loadPrivacy = async (signal: AbortSignal) => (await call(showPrivacy, {}, { signal })).data;
