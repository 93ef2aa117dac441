import { Trans } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Occupation } from '../../../contract/occupations/occupations.schema.ts';
import { Button } from '../../ui/button/button.tsx';
import { Combobox, type ComboboxProps } from '../../ui/combobox/combobox.tsx';
import { FieldTiles } from './field-tiles.tsx';
import * as css from './occupation-field.css.ts';
import { useOccupationSearch } from './use-occupation-search.ts';

type OccupationFieldProps = Omit<ComboboxProps, 'options' | 'search'> & {
  occupations: readonly Occupation[];
};

/** One occupation, found by everybody's words; or a whole field, where it is missing or nobody knows yet. */
export function OccupationField({ occupations, ...field }: OccupationFieldProps) {
  const search = useOccupationSearch(occupations);
  const fields = occupations.filter(({ kind }) => kind === 'field');
  const isField = fields.some(({ id }) => id === field.value);
  const [byField, setByField] = useState(isField);
  const box = useRef<HTMLDivElement>(null);
  const turn = (to: boolean, id = '') => {
    flushSync(() => {
      setByField(to);
      field.onChange(id);
    });
    box.current?.querySelector<HTMLElement>('input, button')?.focus();
  };
  if (!byField && !isField) {
    return (
      <div ref={box}>
        <Combobox {...field} {...search} />
        {field.disabled ? null : (
          <div className={css.ways}>
            <Button variant="quiet" size="compact" hang="start" onClick={() => turn(true)}>
              <Trans>My job is missing</Trans>
            </Button>
            <Button variant="quiet" size="compact" hang="start" onClick={() => turn(true)}>
              <Trans>I don’t know yet</Trans>
            </Button>
          </div>
        )}
      </div>
    );
  }
  return (
    <div ref={box}>
      <FieldTiles {...field} fields={fields} onOccupation={(id) => turn(false, id)} />
      {field.disabled ? null : (
        <div className={css.ways}>
          <Button variant="quiet" size="compact" hang="start" onClick={() => turn(false)}>
            <Trans>Search for a job after all</Trans>
          </Button>
        </div>
      )}
    </div>
  );
}
