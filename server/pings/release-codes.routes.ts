import {
  sendReleaseCode as sendReleaseCodeEndpoint,
  takeReleaseCode as takeReleaseCodeEndpoint,
} from '../../contract/pings/release-codes.endpoints.ts';
import type { Route } from '../http/route.ts';
import { pingByToken } from './ping-by-token.ts';
import { sendReleaseCode, takeReleaseCode } from './release-codes.service.ts';

export function releaseCodesRoutes(route: Route): void {
  route(sendReleaseCodeEndpoint, async (call) => ({
    data: await sendReleaseCode(call, await pingByToken(call, call.params.id, call.body.token)),
  }));

  route(takeReleaseCodeEndpoint, async (call) => ({
    data: await takeReleaseCode(call, await pingByToken(call, call.params.id, call.body.token), call.body.code),
  }));
}
