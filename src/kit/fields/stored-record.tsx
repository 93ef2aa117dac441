import { useLingui } from '@lingui/react';
import { useStoredForm } from '../use-stored-form.tsx';
import type { RecordForm, RecordOf, Written } from './fields.ts';
import { RecordFields } from './record-fields.tsx';

interface StoredRecordProps<R extends Written, Offers> {
  readonly of: RecordForm<R, Offers>;
  readonly record: RecordOf<R>;
  readonly offers: Offers;
}

/** The form over a stored record. */
export function StoredRecord<R extends Written, Offers>({ of, record, offers }: StoredRecordProps<R, Offers>) {
  const { i18n } = useLingui();
  // a draft is let off with less until it counts
  const status = record.status === 'draft' ? 'draft' : 'active';
  const form = useStoredForm({
    of: of.resource,
    record,
    address: of.address,
    draft: of.resource.name,
    inWords: (one: RecordOf<R>) => of.inWords(one, { i18n, offers }),
    asSent: (one: RecordOf<R>) => ({ ...one, ...of.valuesOf(one) }),
  });
  return <RecordFields key={record.id} {...form} of={of} offers={offers} values={{ ...of.valuesOf(record), status }} />;
}
