import { moveAppointment, proposeAppointment, sayContacted } from '../../contract/pings/appointments.endpoints.ts';
import type { Ping } from '../../contract/pings/pings.schema.ts';
import { Failure } from '../http/failure.ts';
import type { Route } from '../http/route.ts';
import { moveAppointmentOf, propose } from './appointments.service.ts';
import { ownPing } from './own-ping.ts';
import { updatePing } from './pings.repository.ts';
import { applicantPingView, organizationPingView } from './pings.view.ts';
import { isReleased } from './release.ts';

export function appointmentRoutes(route: Route): void {
  route(proposeAppointment, async (call) => {
    const ping = await ownPing(call, call.params.id);
    await propose(call, ping, call.body);
    return { data: organizationPingView(await ownPing(call, ping.id), call.now) };
  });

  route(moveAppointment, async (call) => {
    const { actor, tenant, locale, now } = call;
    const ping = await moveAppointmentOf(call, call.params.id, call.body.event);
    const data: Ping = actor.applicant_id
      ? applicantPingView(ping, tenant, locale, now)
      : organizationPingView(ping, now);
    return { data };
  });

  route(sayContacted, async (call) => {
    const { tx, tenant, locale, now, params, body } = call;
    const ping = await ownPing(call, params.id);
    if (!ping.asked_at || !isReleased(ping, now)) throw new Failure('transition_not_allowed', { meta: { events: [] } });
    await updatePing(tx, ping.id, { contacted: body.contacted }, now);
    return { data: applicantPingView({ ...ping, contacted: body.contacted }, tenant, locale, now) };
  });
}
