import { useLingui } from '@lingui/react/macro';
import type { Occupation } from '../../../contract/occupations/occupations.schema.ts';
import type { RegistrationCode } from '../../../contract/registration-codes/registration-codes.schema.ts';
import type { InWords } from '../../kit/use-stored-form.tsx';

/** What a code says, field by field. */
export function useCodeInWords(occupations: readonly Occupation[]) {
  const { t, i18n } = useLingui();
  const day = (date: string | null) =>
    date === null ? t`no end` : i18n.date(new Date(`${date}T12:00:00`), { dateStyle: 'medium' });
  return (code: RegistrationCode): InWords => [
    [t`Name`, code.name],
    [t`Your recommendation`, code.recommendation_text],
    [
      t`Suggested occupations`,
      code.occupation_ids.map((id) => occupations.find((one) => one.id === id)?.name ?? '').join(', '),
    ],
    [t`First day`, day(code.valid_from)],
    [t`Last day`, day(code.valid_until)],
    [t`Registrations at most`, code.max_uses === null ? t`no limit` : i18n.number(code.max_uses)],
  ];
}
