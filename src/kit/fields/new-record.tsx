import { type ToOptions, useNavigate } from '@tanstack/react-router';
import { useNewForm } from '../use-new-form.tsx';
import type { RecordForm, ValuesOf, Written } from './fields.ts';
import { RecordFields } from './record-fields.tsx';

interface NewRecordProps<R extends Written, Offers> {
  readonly of: RecordForm<R, Offers>;
  readonly offers: Offers;
  /** What stands in the fields already. */
  readonly begin?: Partial<ValuesOf<R>>;
  /** Names what is typed and not saved yet, where it isn't always the same beginning. */
  readonly draft?: string;
  /** What the button says, and what is said of a record that counts from now on. */
  readonly button: string;
  readonly done: string;
  /** The page of a record. */
  readonly page: (id: string) => ToOptions;
}

/** The form of a new record; its page opens once it is saved. */
export function NewRecord<R extends Written, Offers>({
  of,
  offers,
  begin,
  draft = of.resource.name,
  button,
  done,
  page,
}: NewRecordProps<R, Offers>) {
  const navigate = useNavigate();
  const open = ({ id }: { id: string }) => navigate(page(id));
  const form = useNewForm({ of: of.resource, draft, button, done, open });
  return <RecordFields {...form} of={of} offers={offers} values={{ ...of.empty, ...begin, status: 'active' }} />;
}
