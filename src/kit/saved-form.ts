import type { ReactNode } from 'react';
import type { Draft, FormRecord } from '../forms/use-app-form.ts';

/** What the buttons at a form's end know of it. */
export interface FormEnd {
  readonly isPending: boolean;
  /** Goes back to what is stored. */
  readonly takeStored: () => void;
  /** As what a new record is saved. */
  readonly setStatus: (status: 'draft' | 'active') => void;
}

/** What the fields of a record take from the hook that saves it, new (`useNewForm`) or stored (`useStoredForm`). */
export interface SavedForm<Input> {
  readonly submit: (input: Input) => Promise<unknown>;
  readonly draft: Draft;
  readonly record?: FormRecord;
  /** The buttons. */
  readonly children: (end: FormEnd) => ReactNode;
}
