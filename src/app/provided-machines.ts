import type { AnyStateMachine } from 'xstate';
import { providedSessionMachine } from './session.ts';
import { providedTenantMachine } from './tenant.ts';

/** Every machine with what it calls, by file name; a test proves that none still has a placeholder. */
export const providedMachines: Readonly<Record<string, AnyStateMachine>> = {
  session: providedSessionMachine,
  tenant: providedTenantMachine,
};
