import { useLingui } from '@lingui/react/macro';
import { mobilities } from '../../../contract/applicants/applicant-details.ts';
import { currentLocale } from '../../i18n/locale.ts';
import { monthInWords, monthsToChoose } from '../../i18n/months.ts';
import { Select, type SelectProps } from '../../ui/select/select.tsx';

type ChoiceProps = Omit<SelectProps, 'label' | 'options' | 'placeholder' | 'width'>;

/** A month from now on, and the one said before. */
export function StartField({
  now,
  said,
  ...field
}: ChoiceProps & { readonly now: Date; readonly said: string | null }) {
  const { t } = useLingui();
  const locale = currentLocale();
  return (
    <Select
      {...field}
      label={t`From when could you begin?`}
      width="medium"
      options={monthsToChoose(now, said).map((value) => ({ value, label: monthInWords(locale, value) }))}
      placeholder={t`I leave it open`}
    />
  );
}

export function MobilityField(field: ChoiceProps) {
  const { t } = useLingui();
  return (
    <Select
      {...field}
      label={t`How far would you travel?`}
      width="medium"
      options={mobilities.map((km) => ({ value: String(km), label: t`Up to ${km} km` }))}
      placeholder={t`I leave it open`}
    />
  );
}
