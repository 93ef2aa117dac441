import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useMemo } from 'react';
import type { Endpoint } from '../../../contract/kit/endpoint.ts';
import { call } from '../../api/call.ts';
import { useMe } from '../../api/session.ts';
import { Button } from '../../ui/button/button.tsx';
import { useNotify } from '../../ui/toast/notify.ts';
import { ContestedSave } from '../contested-save.tsx';
import { useChanged } from '../use-changed.ts';
import { useRecordForm } from '../use-record-form.ts';
import type { InWords, RecordForm, RecordOf, ValuesOf, Written } from './fields.ts';
import { RecordFields } from './record-fields.tsx';

interface StoredRecordProps<R extends Written, Offers> {
  readonly of: RecordForm<R, Offers>;
  readonly record: RecordOf<R>;
  readonly offers: Offers;
  readonly renderBeside?: (values: ValuesOf<R>) => ReactNode;
}

/** The form over a stored record. It says when it is saved, and what shows the record is read again. */
export function StoredRecord<R extends Written, Offers>(props: StoredRecordProps<R, Offers>) {
  return <Stored key={props.record.id} {...props} />;
}

function Stored<R extends Written, Offers>({ of, record, offers, renderBeside }: StoredRecordProps<R, Offers>) {
  const { t, i18n } = useLingui();
  const notify = useNotify();
  const { user } = useMe();
  const { show, update, name } = of.resource;
  const changed = useChanged(of.address);
  const { id, version, status } = record;
  /** With what is sent otherwise than it is answered, so that it is compared too. */
  const asSent = (stored: RecordOf<R>) => ({ ...stored, ...of.valuesOf(stored) });
  const recordOf = (answer: unknown) => asSent((answer as { data: RecordOf<R> }).data);
  const inWords = (stored: RecordOf<R>) => of.inWords(stored, { i18n, offers });
  const { form, theirs, known, keepTheirs } = useRecordForm<RecordOf<R>, RecordOf<R>, object>({
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- another record, not another function
    record: useMemo(() => asSent(record), [record]),
    save: async (body, before) => recordOf(await call<Endpoint>(update, { params: { id }, body }, { version: before })),
    read: async () => recordOf(await call(show, { params: { id } })),
    onStored: async (_, isOwn) => {
      if (isOwn) notify.show({ tone: 'success', title: t`The changes are saved` });
      await changed();
    },
  });
  return (
    <RecordFields
      of={of}
      offers={offers}
      // a draft is let off with less until it counts
      values={{ ...of.valuesOf(record), ...(of.countsAtOnce && { status: status === 'draft' ? 'draft' : 'active' }) }}
      renderBeside={renderBeside}
      // of this version: what a colleague has saved since isn't written over unseen
      draft={{ name: `${name}.${id}.${version}`, userId: user.id, isCorrection: true }}
      record={form.record}
      submit={(input) => {
        const { status: _status, ...changes } = input as { status?: unknown };
        return form.submit(changes);
      }}
    >
      {({ isPending, takeStored }) => (
        <ContestedSave
          theirs={theirs && otherWords(inWords(theirs), inWords(known))}
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
      )}
    </RecordFields>
  );
}

const otherWords = (theirs: InWords, known: InWords): string =>
  theirs
    .filter(([, words], index) => words !== known[index]?.[1])
    .map(([part, words]) => `${part}: ${words}`)
    .join('; ');
