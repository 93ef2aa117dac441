import type { MessageDescriptor } from '@lingui/core';
import { Trans, useLingui } from '@lingui/react/macro';
import type { RefObject } from 'react';
import type { Endpoint, InputOf } from '../../contract/kit/endpoint.ts';
import { call } from '../api/call.ts';
import { Badge } from '../ui/badge/badge.tsx';
import { Button } from '../ui/button/button.tsx';
import { Row } from '../ui/stack/stack.tsx';
import type { RecordForm, Written } from './fields/fields.ts';
import type { FormHandle } from './fields/record-fields.tsx';
import { type Question, RecordEvents } from './record-events.tsx';
import { useChanged } from './use-changed.ts';
import { usePress } from './use-press.ts';

type Published = Written & { readonly transition: Endpoint };

interface PublishedEventsProps<R extends Published, Offers, Event extends string> {
  readonly of: RecordForm<R, Offers>;
  readonly record: {
    readonly id: string;
    readonly status: string;
    readonly events: readonly Event[];
    readonly is_default: boolean;
    readonly version: number;
  };
  /** Published is what is typed, and what is missing is said there. */
  readonly form: RefObject<FormHandle | null>;
  readonly words: Readonly<Record<Event, MessageDescriptor>>;
  readonly asks: Readonly<Partial<Record<Event, Question>>>;
  /** What the default of its kind is for; absent where this one can't be it. */
  readonly defaultFor?: string | undefined;
}

/** What may be done with a record that is published, of which one is the default. Publishing saves. */
export function PublishedEvents<R extends Published, Offers, Event extends string>({
  of,
  record,
  form,
  words,
  asks,
  defaultFor,
}: PublishedEventsProps<R, Offers, Event>) {
  const { t } = useLingui();
  const { resource, address, fields } = of;
  return (
    <Row gap={2}>
      <RecordEvents<Endpoint, string>
        record={record}
        transition={resource.transition}
        words={words}
        looks={{ publish: 'primary', restore: 'primary', archive: 'quiet' }}
        asks={asks}
        onChanged={useChanged(address)}
        first={{ publish: async () => form.current?.saveChanges() }}
        onRefused={(errors) => form.current?.refuse(errors)}
        fields={fields}
      />
      {defaultFor === undefined || record.status !== 'published' ? null : record.is_default ? (
        <Badge tone="primary" shape="tick" label={t`Default`} sentence={defaultFor} />
      ) : (
        <MakeDefault of={of} record={record} />
      )}
    </Row>
  );
}

function MakeDefault<R extends Published, Offers>({
  of: { resource, address },
  record: { id, version },
}: Pick<PublishedEventsProps<R, Offers, string>, 'of' | 'record'>) {
  const input = { params: { id }, body: { is_default: true } } as unknown as InputOf<R['update']>;
  const choose = usePress(address, () => call(resource.update, input, { version }));
  return (
    <Button variant="secondary" {...choose}>
      <Trans>Make it the default</Trans>
    </Button>
  );
}
