import { handedOver } from '../../contract/handovers/handed-over.ts';
import type { Endpoint } from '../../contract/kit/endpoint.ts';
import type { ErrorCode } from '../../contract/kit/errors.ts';
import { abilitiesOf, type Stage, stages } from '../../contract/kit/roles.ts';
import type { Actor } from './route.ts';

/** What a caller who stands at a stage is told to do next. */
const nextStep: Record<Stage, ErrorCode> = {
  public: 'unauthenticated',
  session: 'unverified',
  verified: 'onboarding_required',
  onboarded: 'tos_required',
  tos: 'forbidden',
};

/**
 * Why a caller may not call, before anything is looked up; undefined when they may. Role first, then stage; whoever came
 * by a handover may do what it is for, and nothing that isn't named.
 */
export function refusal(
  { name, access }: Pick<Endpoint, 'name' | 'access'>,
  actor: Pick<Actor, 'type' | 'stage' | 'handover_id'> | undefined,
  tenant: Parameters<typeof abilitiesOf>[1],
): ErrorCode | undefined {
  if (access.stage === 'public') return undefined;
  if (!actor) return 'unauthenticated';
  if (access.roles && !access.roles.includes(actor.type)) return 'forbidden';
  if (access.ability && !abilitiesOf(actor.type, tenant).includes(access.ability)) return 'forbidden';
  if (actor.handover_id !== undefined && !handedOver.has(name)) return 'forbidden';
  return stages.indexOf(actor.stage) < stages.indexOf(access.stage) ? nextStep[actor.stage] : undefined;
}
