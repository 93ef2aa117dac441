import { sendReleaseCode, takeReleaseCode } from '../../../../contract/pings/release-codes.endpoints.ts';
import { call } from '../../../api/call.ts';

/** The code that shows number and address in full. Each throws ApiError; id and secret stay in the closure. */
export const ownDetailsCalls = ({ id, token }: { readonly id: string; readonly token: string }) => {
  const params = { id };
  return {
    send: async () => (await call(sendReleaseCode, { params, body: { token } })).data,
    take: async (code: string) => (await call(takeReleaseCode, { params, body: { token, code } })).data,
  };
};
export type OwnDetailsCalls = ReturnType<typeof ownDetailsCalls>;
