import type { Ability } from '../../contract/kit/roles.ts';
import { useMe } from '../api/session.ts';

/** Whether the reader may create or delete such a thing, by the abilities that the server enforces. */
export const useCan = (ability: Ability): boolean => useMe().abilities.includes(ability);
