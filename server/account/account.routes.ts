import * as endpoints from '../../contract/account/account.endpoints.ts';
import type { Route } from '../http/route.ts';
import { askDeletion, cancelDeletion, confirmDeletion } from './deletion.service.ts';
import {
  askEmailChange,
  cancelEmailChange,
  confirmEmailChange,
  pendingEmailChange,
  resendEmailChange,
} from '../verification/email-change.service.ts';
import { exportAccount } from './export.service.ts';
import { endSessions } from '../session/sessions.repository.ts';
import { changePassword } from './password-change.service.ts';
import { loadMe } from '../users/me.service.ts';
import { endOwnSession, ownSessions } from './sessions.service.ts';

export function accountRoutes(route: Route): void {
  route(endpoints.changePassword, async (call) => changePassword(call, call.body));
  route(endpoints.showEmailChange, async ({ tx, actor, now }) => ({
    data: await pendingEmailChange(tx, actor.user_id, now),
  }));
  route(endpoints.changeEmail, async (call) => {
    await askEmailChange(call, call.body);
    return { data: await pendingEmailChange(call.tx, call.actor.user_id, call.now) };
  });
  route(endpoints.resendEmailChange, async (call) => {
    await resendEmailChange(call);
    return { data: await pendingEmailChange(call.tx, call.actor.user_id, call.now) };
  });
  route(endpoints.confirmEmailChange, async (call) => {
    await confirmEmailChange(call, call.body.code);
    return { data: await loadMe(call.tx, call.actor.user_id, call.tenant, call.now) };
  });
  route(endpoints.cancelEmailChange, async (call) => cancelEmailChange(call));
  route(endpoints.listSessions, async ({ tx, actor, now }) => ({ data: await ownSessions(tx, actor, now) }));
  route(endpoints.endSession, async (call) => endOwnSession(call, call.params.id));
  route(endpoints.endOtherSessions, ({ tx, actor }) => endSessions(tx, actor.user_id, actor.session_id));
  route(endpoints.exportAccount, async (call) => ({ data: await exportAccount(call) }));
  route(endpoints.askDeletion, async (call) => ({ data: await askDeletion(call, call.body.password) }));
  route(endpoints.confirmDeletion, async (call) => ({ data: await confirmDeletion(call, call.body.token) }));
  route(endpoints.cancelDeletion, async (call) => cancelDeletion(call, call.body.token));
}
