import type { MessageDescriptor } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { type ComponentType, createElement, useState } from 'react';
import { Button, type ButtonVariant } from '../ui/button/button.tsx';
import { layer, useLater } from '../ui/dialog/layer.ts';
import { Row } from '../ui/stack/stack.tsx';
import { nameOf } from './control-name.ts';

interface Movable {
  readonly id: string;
  /** What its reader may do with it now. */
  readonly events: readonly string[];
}

/** Of a row, and of what was pressed before its buttons could do anything. */
export interface InRow<Record extends Movable> {
  readonly row: Record;
  readonly begin?: string | undefined;
  /** It stands in a row of a list, not on the record's own page. */
  readonly isInRow?: boolean;
}

/** What each button says, in the order of the lifecycle. */
type Words = Readonly<Partial<globalThis.Record<string, MessageDescriptor>>>;

interface Declared<Record extends Movable> {
  readonly words: Words | ((row: Record) => Words);
  readonly looks?: Readonly<Partial<globalThis.Record<string, ButtonVariant>>>;
  /** The same buttons with what they ask, do and say, and with the words of that. */
  readonly load: () => Promise<ComponentType<InRow<Record>>>;
}

/**
 * The buttons of a record's lifecycle in a row of a list. A list shows them without what they ask, do and say of a
 * refusal: that is fetched as soon as the page rests, or by a press.
 */
export function rowEvents<Record extends Movable>({ words, looks, load }: Declared<Record>) {
  const made = layer(load);

  function Buttons({ row }: { readonly row: Record }) {
    const { i18n } = useLingui();
    const [pressed, setPressed] = useState<string>();
    const fetched = useLater(made, pressed !== undefined, () => setPressed(undefined));
    // fetched meanwhile: then a press waits for nothing
    const There = fetched ?? (pressed === undefined ? undefined : made.current());
    if (There) return createElement(There, { row, begin: pressed, isInRow: true });
    const said = Object.entries(typeof words === 'function' ? words(row) : words);
    const buttons = said.flatMap(([event, label]) => (label && row.events.includes(event) ? [{ event, label }] : []));
    if (buttons.length === 0) return null;
    return (
      <Row gap={2} justify="end">
        {buttons.map(({ event, label }) => (
          <Button
            key={event}
            {...nameOf({ type: 'action.press', action: event })}
            variant={looks?.[event] ?? 'secondary'}
            size="compact"
            isPending={pressed === event}
            onClick={() => setPressed(event)}
          >
            {i18n._(label)}
          </Button>
        ))}
      </Row>
    );
  }

  return ({ row }: { readonly row: Record }) => <Buttons key={row.id} row={row} />;
}
