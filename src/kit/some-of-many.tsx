import { createElement, useEffect, useState } from 'react';
import { fetchAhead } from '../api/fetch-ahead.ts';
import type { ComboboxOption } from '../ui/combobox/match.ts';
import type { EarlyInput } from '../ui/combobox/multi-combobox-box.tsx';
import type { MultiComboboxProps } from '../ui/combobox/multi-combobox.tsx';
import { PendingMultiCombobox } from '../ui/combobox/pending-multi-combobox.tsx';
import { type Later, useLater } from '../ui/dialog/layer.ts';

export type SomeOfManyProps = Omit<MultiComboboxProps, 'options' | 'search'>;

interface SomeOfManyLaterProps<Field extends SomeOfManyProps> {
  readonly part: Later<Field>;
  readonly field: Omit<Field, 'early'> & Omit<SomeOfManyProps, 'early'>;
  /** What is chosen by its names; undefined where some has none yet, which the field has to be fetched for. */
  readonly chosen: readonly ComboboxOption[] | undefined;
  /** What stands in it until then. */
  readonly unnamed?: string;
}

const untouched: EarlyInput = { typed: '', isOpen: false, isHeld: false };

/**
 * Several of many, whose field is fetched once the page rests, or when somebody comes to it before. What was typed
 * meanwhile is searched for then.
 */
export function SomeOfManyLater<Field extends SomeOfManyProps>({
  part,
  field,
  chosen,
  unnamed,
}: SomeOfManyLaterProps<Field>) {
  const [early, setEarly] = useState(untouched);
  const [isWanted, setWanted] = useState(false);
  const [isRefused, setRefused] = useState(false);
  // nobody's focus is taken to another element where that can be helped
  useEffect(
    () =>
      fetchAhead(async () => {
        await part.fetch();
        setWanted(true);
      }),
    [part],
  );
  const Fetched = useLater(part, (isWanted || chosen === undefined) && !isRefused, () => setRefused(true));
  if (Fetched) return createElement(Fetched, { ...(field as unknown as Field), early });
  return (
    <PendingMultiCombobox
      {...field}
      placeholder={chosen ? field.placeholder : unnamed}
      chosen={chosen ?? []}
      early={early}
      onEarlyInput={(next) => {
        if (next.isHeld && !early.isHeld) {
          setWanted(true);
          setRefused(false);
        }
        setEarly(next);
      }}
    />
  );
}
