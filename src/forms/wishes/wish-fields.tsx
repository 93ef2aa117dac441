import { useLingui } from '@lingui/react/macro';
import type { ComponentProps } from 'react';
import { OccupationField } from '../occupations/occupation-field.tsx';
import { OccupationsField } from '../occupations/occupations-field.tsx';

type FirstWishProps = Omit<ComponentProps<typeof OccupationField>, 'label' | 'required'>;
type FurtherWishesProps = Omit<ComponentProps<typeof OccupationsField>, 'label' | 'help'>;

export function FirstWishField({ help, ...field }: FirstWishProps) {
  const { t } = useLingui();
  return (
    <OccupationField
      {...field}
      label={t`Which job would you like to learn?`}
      help={help ?? t`Type what you would call it.`}
      required
    />
  );
}

export function FurtherWishesField(field: FurtherWishesProps) {
  const { t } = useLingui();
  return (
    <OccupationsField {...field} label={t`Which others would suit you too?`} help={t`Up to three. May stay empty.`} />
  );
}
