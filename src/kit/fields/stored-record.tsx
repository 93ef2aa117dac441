import { Trans, useLingui } from '@lingui/react/macro';
import { useRouter } from '@tanstack/react-router';
import { type ReactNode, type Ref, useMemo } from 'react';
import * as v from 'valibot';
import type { Endpoint } from '../../../contract/kit/endpoint.ts';
import { call } from '../../api/call.ts';
import { useMe } from '../../api/session.ts';
import { Button } from '../../ui/button/button.tsx';
import { useNotify } from '../../ui/toast/notify.ts';
import { ContestedSave } from '../contested-save.tsx';
import { isSamePart } from '../same-part.ts';
import { useChanged } from '../use-changed.ts';
import { useRecordForm } from '../use-record-form.ts';
import type { InWords, RecordForm, RecordOf, ValuesOf, Written } from './fields.ts';
import { type FormHandle, RecordFields } from './record-fields.tsx';

interface StoredRecordProps<R extends Written, Offers> {
  readonly of: RecordForm<R, Offers>;
  readonly record: RecordOf<R>;
  readonly offers: Offers;
  readonly renderPreview?: (values: ValuesOf<R>) => ReactNode;
  readonly handle?: Ref<FormHandle> | undefined;
  /** Where the form stands in the place of what it changes: saved, or left as it was. */
  readonly onClose?: () => void;
}

/** The form over a stored record. It says when it is saved, and what shows the record is read again. */
export function StoredRecord<R extends Written, Offers>(props: StoredRecordProps<R, Offers>) {
  return <Stored key={props.record.id} {...props} />;
}

function Stored<R extends Written, Offers>({
  of,
  record,
  offers,
  renderPreview,
  handle,
  onClose,
}: StoredRecordProps<R, Offers>) {
  const { t, i18n } = useLingui();
  const notify = useNotify();
  const { user } = useMe();
  const { show, update, name } = of.resource;
  const router = useRouter();
  const changed = useChanged(of.address);
  const { id, status } = record;
  const values = of.valuesOf(record);
  /** A draft is let off with less. */
  const strictOnceItCounts = v.pipe(
    v.looseObject({}),
    v.transform((input): unknown => ({ ...input, status: status === 'draft' ? status : 'active' })),
    of.schema,
  );
  /** With what is sent otherwise than it is answered, so that it is compared too. */
  const asSent = (stored: RecordOf<R>) => ({ ...stored, ...of.valuesOf(stored) });
  const recordOf = (answer: unknown) => asSent((answer as { data: RecordOf<R> }).data);
  const inWords = (stored: RecordOf<R>) => of.inWords(stored, { i18n, offers });
  /** What was saved in these while a draft lay here. */
  const savedSince = (names: readonly string[]) =>
    names.length === 0
      ? undefined
      : wordsOf(inWords(record).filter((_, index) => names.includes(of.fields[index]?.name ?? '')));
  const { form, theirs, known, keepTheirs } = useRecordForm<RecordOf<R>, RecordOf<R>, object>({
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- another record, not another function
    record: useMemo(() => asSent(record), [record]),
    save: async (body, before) => recordOf(await call<Endpoint>(update, { params: { id }, body }, { version: before })),
    read: async () => recordOf(await call(show, { params: { id } })),
    onStored: async (_, isOwn) => {
      if (isOwn) notify.show({ tone: 'success', title: t`The changes are saved` });
      // its other pages stand as they were until they are read again, and their buttons would send a version gone by
      router.clearCache({ filter: ({ params }) => Object.values(params).includes(id) });
      await changed();
      if (isOwn) onClose?.();
    },
  });
  return (
    <RecordFields
      of={of.countsAtOnce ? { ...of, schema: strictOnceItCounts } : of}
      offers={offers}
      values={values}
      renderPreview={renderPreview}
      handle={handle}
      draft={{ name: `${name}.${id}`, userId: user.id, isCorrection: true }}
      record={form.record}
      submit={(input, began) => form.submit(changesOf(input, began))}
    >
      {({ isPending, outdated, takeStored }) => (
        <ContestedSave
          theirs={
            theirs
              ? wordsOf(inWords(theirs).filter(([, words], index) => words !== inWords(known)[index]?.[1]))
              : savedSince(outdated)
          }
          isPending={isPending}
          onKeepTheirs={() => {
            takeStored();
            keepTheirs();
            onClose?.();
          }}
          onCancel={
            onClose &&
            (() => {
              takeStored();
              onClose();
            })
          }
        >
          <Button type="submit" isPending={isPending}>
            <Trans>Save changes</Trans>
          </Button>
        </ContestedSave>
      )}
    </RecordFields>
  );
}

/** Only these are sent: what a colleague saves in other fields stays. */
const changesOf = (input: object, began: object): object =>
  Object.fromEntries(
    Object.entries(input).filter(([name]) => name in began && !isSamePart(input, began, { [name]: true })),
  );

const wordsOf = (parts: InWords): string => parts.map(([part, words]) => `${part}: ${words}`).join('; ');
