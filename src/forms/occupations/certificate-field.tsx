import { useLingui } from '@lingui/react/macro';
import type { GraduationType } from '../../../contract/graduation-types/graduation-types.schema.ts';
import { currentLocale } from '../../i18n/locale.ts';
import { Select } from '../../ui/select/select.tsx';

interface CertificateFieldProps {
  readonly name: string;
  readonly value: string;
  readonly onChange: (id: string) => void;
  readonly onBlur: () => void;
  readonly errors: readonly string[];
  readonly graduationTypes: readonly GraduationType[];
}

/** The school-leaving certificate by its short name; what the authorities call the chosen one stands with it. */
export function CertificateField({ graduationTypes, ...field }: CertificateFieldProps) {
  const { t } = useLingui();
  const locale = currentLocale();
  const chosen = graduationTypes.find(({ id }) => id === field.value);
  const isExplained = chosen && chosen.translation[locale] !== chosen.short[locale];
  return (
    <Select
      {...field}
      label={t`School-leaving certificate`}
      help={isExplained ? chosen.translation[locale] : t`The one you have, or the one you are about to get.`}
      options={graduationTypes.map(({ id, short }) => ({ value: id, label: short[locale] }))}
      placeholder={t`Please choose`}
      required
    />
  );
}
