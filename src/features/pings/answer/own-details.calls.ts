import { answerPing } from '../../../../contract/pings/pings.endpoints.ts';
import { sendReleaseCode, takeReleaseCode } from '../../../../contract/pings/release-codes.endpoints.ts';
import { call } from '../../../api/call.ts';

/** What a link asks beside its question: number and address in full, and to answer later. Each throws ApiError; id and secret stay in the closure. */
export const ownDetailsCalls = ({ id, token }: { readonly id: string; readonly token: string }) => {
  const params = { id };
  return {
    send: async () => (await call(sendReleaseCode, { params, body: { token } })).data,
    later: async () => (await call(answerPing, { params, body: { token, event: 'later' } })).data,
    take: async (code: string) => (await call(takeReleaseCode, { params, body: { token, code } })).data,
  };
};
export type OwnDetailsCalls = ReturnType<typeof ownDetailsCalls>;
