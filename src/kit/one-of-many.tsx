import { createElement, useEffect, useState } from 'react';
import { fetchAhead } from '../api/fetch-ahead.ts';
import type { EarlyInput } from '../ui/combobox/multi-combobox-box.tsx';
import { PendingCombobox } from '../ui/combobox/pending-combobox.tsx';
import { type Later, useLater } from '../ui/dialog/layer.ts';

/** One of many to narrow a list by, found by typing. */
export interface OneOfManyProps {
  readonly name: string;
  readonly label: string;
  readonly placeholder: string;
  /** The one chosen, with what it is called. */
  readonly chosen: { readonly id: string; readonly name: string } | undefined;
  readonly onChange: (id: string | undefined) => void;
  /** What somebody has done in the field before it was fetched. */
  readonly early?: EarlyInput | undefined;
}

/**
 * The field, fetched once the page rests, or when somebody comes to it before. What was typed meanwhile is searched for
 * then; where it can't be fetched the next touch tries again.
 */
export function OneOfManyLater({ part, ...field }: OneOfManyProps & { readonly part: Later<OneOfManyProps> }) {
  const { chosen, onChange, ...looks } = field;
  const [early, setEarly] = useState<EarlyInput>();
  const [isWanted, setWanted] = useState(false);
  // nobody's focus is taken to another element where that can be helped
  useEffect(
    () =>
      fetchAhead(async () => {
        await part.fetch();
        setWanted(true);
      }),
    [part],
  );
  const Field = useLater(part, isWanted, () => setWanted(false));
  if (Field) return createElement(Field, { ...field, early });
  return (
    <PendingCombobox
      {...looks}
      shown={chosen?.name ?? ''}
      early={early}
      onEarlyInput={(next) => {
        const isAsking = next !== undefined && (!early || (next.isOpen && next.typed === early.typed));
        if (isAsking && !isWanted) setWanted(true);
        setEarly(next);
      }}
      onEmpty={() => onChange(undefined)}
    />
  );
}
