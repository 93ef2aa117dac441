import { moveAppointment, proposeAppointment, sayContacted } from '../../contract/pings/appointments.endpoints.ts';
import type { Ping } from '../../contract/pings/pings.schema.ts';
import { Failure } from '../http/failure.ts';
import type { Route } from '../http/route.ts';
import { applicantPing } from './applicant-pings.ts';
import { moveAppointmentOf, propose } from './appointments.service.ts';
import { ownPing } from './own-ping.ts';
import { updatePing } from './pings.repository.ts';
import { organizationPingView } from './pings.view.ts';
import { isReleased } from './release.ts';

export function appointmentRoutes(route: Route): void {
  route(proposeAppointment, async (call) => {
    const ping = await ownPing(call, call.params.id);
    await propose(call, ping, call.body);
    return { data: organizationPingView(await ownPing(call, ping.id), call.now) };
  });

  route(moveAppointment, async (call) => {
    const ping = await moveAppointmentOf(call, call.params.id, call.body.event);
    const data: Ping = call.actor.applicant_id ? await applicantPing(call, ping) : organizationPingView(ping, call.now);
    return { data };
  });

  route(sayContacted, async (call) => {
    const { tx, now, params, body } = call;
    const ping = await ownPing(call, params.id);
    if (!ping.asked_at || !isReleased(ping, now)) throw new Failure('transition_not_allowed', { meta: { events: [] } });
    await updatePing(tx, ping.id, { contacted: body.contacted }, now);
    return { data: await applicantPing(call, { ...ping, contacted: body.contacted }) };
  });
}
