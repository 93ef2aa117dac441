import type { AnyStateMachine, SnapshotFrom } from 'xstate';
import { stepwise } from '../../../machines/kit/coverage.ts';
import type { Plan } from './plan.ts';

/** What a new document finds: the machine begun anew, and what the server then answers in `state`, as things stand there. */
export function reopenedBy<Machine extends AnyStateMachine>(
  plan: Plan<Machine>,
  state: string,
  fact?: string,
  from?: SnapshotFrom<Machine>,
): SnapshotFrom<Machine> {
  const machine = stepwise(plan.machine);
  const at = from ?? machine.start(plan.openings[0]?.input as never).after;
  const told = plan
    .movesFrom(at, undefined)
    .find((move) => move.kind === 'answer' && move.state === state && !move.fault && move.fact === fact);
  if (!told) throw new Error(`Nothing is answered in ${state} where ${fact ?? 'nothing is known'}.`);
  return machine.step(at, told.event).after;
}
