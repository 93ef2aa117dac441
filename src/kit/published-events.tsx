import type { MessageDescriptor } from '@lingui/core';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode, RefObject } from 'react';
import type { Endpoint, InputOf } from '../../contract/kit/endpoint.ts';
import { call } from '../api/call.ts';
import { Badge } from '../ui/badge/badge.tsx';
import { Button } from '../ui/button/button.tsx';
import { Row } from '../ui/stack/stack.tsx';
import type { Written } from './fields/fields.ts';
import type { FormHandle } from './fields/record-fields.tsx';
import { type Question, RecordEvents } from './record-events.tsx';
import { useChanged } from './use-changed.ts';
import { usePress } from './use-press.ts';

type Published = Written & { readonly transition: Endpoint };

/** Of its form what the buttons need: whoever reads the record first doesn't fetch the fields for them. */
export interface PublishedForm<R extends Published> {
  readonly resource: R;
  readonly address: string;
  readonly fields: readonly { readonly name: string; readonly label: MessageDescriptor }[];
}

interface PublishedEventsProps<R extends Published, Event extends string> {
  readonly of: PublishedForm<R>;
  readonly record: {
    readonly id: string;
    readonly status: string;
    readonly events: readonly Event[];
    readonly is_default: boolean;
    readonly version: number;
  };
  /** Where the page has one: published is what is typed, and what is missing is said there. */
  readonly form?: RefObject<FormHandle | null> | undefined;
  readonly words: Readonly<Record<Event, MessageDescriptor>>;
  readonly asks: Readonly<Partial<Record<Event, Question>>>;
  /** What else may be done with it, before all that. */
  readonly children?: ReactNode;
  readonly onDone?: ((event: Event) => void) | undefined;
  /** What the default of its kind is for; absent where this one can't be it. */
  readonly defaultFor?: string | undefined;
}

/** What may be done with a record that is published, of which one is the default. Publishing saves. */
export function PublishedEvents<R extends Published, Event extends string>({
  of,
  record,
  form,
  words,
  asks,
  children,
  onDone,
  defaultFor,
}: PublishedEventsProps<R, Event>) {
  const { t } = useLingui();
  const { resource, address, fields } = of;
  const canBeDefault = defaultFor !== undefined && record.status === 'published';
  const isTheDefault = canBeDefault && record.is_default;
  return (
    <Row gap={2}>
      {isTheDefault ? <Badge tone="primary" shape="tick" label={t`Default`} sentence={defaultFor} /> : null}
      {children}
      <RecordEvents<Endpoint, string>
        record={record}
        transition={resource.transition}
        words={words}
        looks={{ publish: 'primary', restore: 'primary', archive: 'quiet' }}
        asks={asks}
        onChanged={useChanged(address)}
        first={{ publish: async () => form?.current?.saveChanges() }}
        {...(onDone && { onDone: (event) => onDone(event as Event) })}
        onRefused={(errors) => form?.current?.refuse(errors)}
        fields={fields}
      />
      {canBeDefault && !isTheDefault ? <MakeDefault of={of} record={record} /> : null}
    </Row>
  );
}

function MakeDefault<R extends Published>({
  of: { resource, address },
  record: { id, version },
}: Pick<PublishedEventsProps<R, string>, 'of' | 'record'>) {
  const input = { params: { id }, body: { is_default: true } } as unknown as InputOf<R['update']>;
  const choose = usePress(address, () => call(resource.update, input, { version }));
  return (
    <Button variant="secondary" {...choose}>
      <Trans>Make it the default</Trans>
    </Button>
  );
}
