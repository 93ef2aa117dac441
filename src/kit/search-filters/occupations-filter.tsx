import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { createElement, useEffect, useState } from 'react';
import { listOccupations } from '../../../contract/occupations/occupations.endpoints.ts';
import { call } from '../../api/call.ts';
import { fetchAhead } from '../../api/fetch-ahead.ts';
import { needCatalogs } from '../../i18n/catalogs.ts';
import { PendingMultiCombobox } from '../../ui/combobox/pending-multi-combobox.tsx';
import type { MultiComboboxProps } from '../../ui/combobox/multi-combobox.tsx';
import { namedOccupations, rememberNames } from './occupation-names.ts';
import type { EarlyInput } from '../../ui/combobox/multi-combobox-box.tsx';
import { later, useLater } from '../../ui/dialog/layer.ts';

type FieldProps = Omit<MultiComboboxProps, 'options' | 'search'> & {
  /** Nothing but occupations, where whole fields of them mean nothing. */
  readonly withoutFields?: boolean;
};

/** The field with everything that it offers: heavier than a page of results, so fetched by those who use it. */
const fullField = later(async () => {
  const [{ OccupationsField }, { data }] = await Promise.all([
    import('../../forms/occupations/occupations-field.tsx'),
    call(listOccupations, {}),
    needCatalogs('forms'),
  ]);
  rememberNames(data);
  const single = data.filter(({ kind }) => kind === 'occupation');
  return ({ withoutFields = false, ...field }: FieldProps) => (
    <OccupationsField {...field} occupations={withoutFields ? single : data} />
  );
});

/** Before a form that has the field, so that it stands there with it. */
export const fetchOccupationsFilter = (): Promise<unknown> => fullField.fetch();

const untouched: EarlyInput = { typed: '', isOpen: false, isHeld: false };

/**
 * Several occupations to look for, fetched once the page rests, or when somebody comes to them before. What was typed
 * meanwhile is searched for then.
 */
export function OccupationsFilter(field: Omit<FieldProps, 'early'>) {
  const [early, setEarly] = useState(untouched);
  const { t } = useLingui();
  const count = field.values.length;
  const chosen = namedOccupations(field.values);
  const [isWanted, setWanted] = useState(false);
  const [isRefused, setRefused] = useState(false);
  // nobody's focus is taken to another element where that can be helped
  useEffect(
    () =>
      fetchAhead(async () => {
        await fullField.fetch();
        setWanted(true);
      }),
    [],
  );
  const Field = useLater(fullField, (isWanted || chosen === undefined) && !isRefused, () => setRefused(true));
  if (Field) return createElement(Field, { ...field, early });
  return (
    <PendingMultiCombobox
      {...field}
      placeholder={
        chosen === undefined
          ? t`${plural(count, { one: '# occupation', other: '# occupations' })} chosen`
          : field.placeholder
      }
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
