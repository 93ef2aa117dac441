import { Trans, useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import type { Endpoint, InputOf } from '../../contract/kit/endpoint.ts';
import type { Stored } from '../../machines/records/record-form.machine.ts';
import { call } from '../api/call.ts';
import { useMe } from '../api/session.ts';
import { Button } from '../ui/button/button.tsx';
import { useNotify } from '../ui/toast/notify.ts';
import { ContestedSave } from './contested-save.tsx';
import type { InWords } from './fields/fields.ts';
import type { SavedForm } from './saved-form.ts';
import { useChanged } from './use-changed.ts';
import { useRecordForm } from './use-record-form.ts';

type ChangesOf<Update> = InputOf<Update> extends { body: infer Body extends object } ? Body : never;

interface StoredForm<Record, Update> {
  /** The resource, by two of its verbs. */
  readonly of: { readonly show: Endpoint; readonly update: Update };
  readonly record: Record;
  /** Of the pages that show it. */
  readonly address: string;
  readonly draft: string;
  /** For whoever was slower than a colleague. */
  readonly inWords: (record: Record) => InWords;
  /** Adds what is sent otherwise than it is answered, so that it is compared too. */
  readonly asSent?: (record: Record) => Record;
}

/** The form over a stored record. It says when it is saved, and what shows the record is read again. */
export function useStoredForm<Record extends Stored & { readonly id: string }, Update extends Endpoint>({
  of: { show, update },
  record,
  address,
  draft,
  inWords,
  asSent = (stored) => stored,
}: StoredForm<Record, Update>): SavedForm<object> {
  const { t } = useLingui();
  const notify = useNotify();
  const { user } = useMe();
  const changed = useChanged(address);
  const params = { id: record.id };
  const recordOf = (answer: unknown) => asSent((answer as { data: Record }).data);
  const { form, theirs, keepTheirs } = useRecordForm<Record, Record, ChangesOf<Update>>({
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- another record, not another function
    record: useMemo(() => asSent(record), [record]),
    save: async (body, version) => recordOf(await call<Endpoint>(update, { params, body }, { version })),
    read: async () => recordOf(await call(show, { params })),
    onStored: async (_, isOwn) => {
      if (isOwn) notify.show({ tone: 'success', title: t`The changes are saved` });
      await changed();
    },
  });
  return {
    // of this version: what a colleague has saved since isn't written over unseen
    draft: { name: `${draft}.${record.id}.${record.version}`, userId: user.id, isCorrection: true },
    record: form.record,
    submit: (input) => {
      const { status: _status, ...changes } = input as { status?: unknown };
      return form.submit(changes as ChangesOf<Update>);
    },
    children: ({ isPending, takeStored }) => (
      <ContestedSave
        theirs={theirs && otherWords(inWords(theirs), inWords(record))}
        isPending={isPending}
        onKeepTheirs={() => {
          takeStored();
          keepTheirs();
        }}
      >
        <Button type="submit" isPending={isPending}>
          <Trans>Save changes</Trans>
        </Button>
      </ContestedSave>
    ),
  };
}

const otherWords = (theirs: InWords, known: InWords): string =>
  theirs
    .filter(([, words], index) => words !== known[index]?.[1])
    .map(([part, words]) => `${part}: ${words}`)
    .join('; ');
