import {
  createReminderCode,
  lookupReminder,
  sendReminder,
} from '../../contract/legal-contacts/guardian-reminder.endpoints.ts';
import type { Action } from '../audit/action.ts';
import type { Call, Route } from '../http/route.ts';
import { tenantUrl } from '../tenants/tenant-url.ts';
import { openReminder, reminderCode, reminderView } from './guardian-reminder.service.ts';
import { findLatestLegalContact } from './legal-contacts.repository.ts';
import { resend } from './legal-contacts.service.ts';

/** Whoever scanned it, the child showed it: the sending is the child's, and who pressed is not known. */
const byApplicant = ({ now, request }: Pick<Call, 'now' | 'request'>): Action => ({
  author: 'applicant',
  actor_kind: 'applicant',
  now,
  request_id: request.id,
});

export function guardianReminderRoutes(route: Route): void {
  route(createReminderCode, async ({ tx, actor, params, tenant, deps, now }) => ({
    data: await reminderCode(tx, actor.applicant_id, params.id, tenant, now, (token) =>
      tenantUrl(deps.config, tenant, `/legal-contacts/${params.id}/remind#token=${token}`),
    ),
  }));

  route(lookupReminder, async ({ tx, params, body, tenant, now }) => {
    const opened = await openReminder(tx, params.id, body.token, tenant, now);
    return { data: await reminderView(tx, opened, tenant, now) };
  });

  route(sendReminder, async (call) => {
    const { tx, params, body, tenant, deps, now } = call;
    const { applicant, contact } = await openReminder(tx, params.id, body.token, tenant, now);
    const link = (id: string, token: string) =>
      tenantUrl(deps.config, tenant, `/legal-contacts/${id}/verify#token=${token}`);
    await resend(tx, applicant, contact, { tenant, link }, byApplicant(call));
    const sent = (await findLatestLegalContact(tx, applicant.id)) ?? contact;
    return { data: await reminderView(tx, { applicant, contact: sent }, tenant, now) };
  });
}
