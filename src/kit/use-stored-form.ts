import { useLingui } from '@lingui/react/macro';
import type { Endpoint, InputOf } from '../../contract/kit/endpoint.ts';
import type { Stored } from '../../machines/records/record-form.machine.ts';
import { call } from '../api/call.ts';
import { useNotify } from '../ui/toast/notify.ts';
import { useChanged } from './use-changed.ts';
import { useRecordForm } from './use-record-form.ts';

type ChangesOf<Update> = InputOf<Update> extends { body: infer Body extends object } ? Body : never;

interface StoredForm<Record, Update> {
  /** The resource, by two of its verbs. */
  readonly of: { readonly show: Endpoint; readonly update: Update };
  readonly record: Record;
  /** Of the pages that show it. */
  readonly address: string;
}

/** The form over a record of a resource: it says when it is saved, and what shows the record is read again. */
export function useStoredForm<Record extends Stored & { readonly id: string }, Update extends Endpoint>({
  of: { show, update },
  record,
  address,
}: StoredForm<Record, Update>) {
  const { t } = useLingui();
  const notify = useNotify();
  const changed = useChanged(address);
  const params = { id: record.id };
  const recordOf = (answer: unknown) => (answer as { data: Record }).data;
  return useRecordForm<Record, Record, ChangesOf<Update>>({
    record,
    save: async (body, version) => recordOf(await call<Endpoint>(update, { params, body }, { version })),
    read: async () => recordOf(await call(show, { params })),
    onStored: async (_, isOwn) => {
      if (isOwn) notify.show({ tone: 'success', title: t`The changes are saved` });
      await changed();
    },
  });
}

/** What a record says, field by field, each with the field's name. */
export type InWords = readonly (readonly [field: string, words: string])[];

/** What one record says otherwise than another. */
export const otherWords = (theirs: InWords, known: InWords): string =>
  theirs
    .filter(([, words], index) => words !== known[index]?.[1])
    .map(([field, words]) => `${field}: ${words}`)
    .join('; ');
