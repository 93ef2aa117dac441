import { createContext, use, useEffect } from 'react';
import type { Address } from '../../../contract/users/me.schema.ts';

/** What stands in the forms of the steps, saved or not. */
export interface Typed {
  readonly occupation_id?: string;
  readonly further_occupation_ids?: readonly string[];
  readonly graduation_type_id?: string;
  readonly date_of_birth?: string;
  readonly address?: Partial<Address>;
}

/** Hears what is being typed. */
export const TypedContext = createContext<(typed: Typed) => void>(() => undefined);

/** Tells what stands in a step's form, from its first sight on. */
export function useTellTyped(values: Typed): void {
  const tell = use(TypedContext);
  useEffect(() => tell(values), [tell, values]);
}
