import { useLingui } from '@lingui/react/macro';
import type { TermsStatistics } from '../../../../contract/terms/terms.schema.ts';
import { RadioCards } from '../../../ui/radio-cards/radio-cards.tsx';
import { askedAgain } from './asked-again.ts';

export type Material = 'yes' | 'no' | '';

interface MaterialQuestionProps {
  readonly name: string;
  readonly value: Material;
  readonly onChange: (value: Material) => void;
  readonly onBlur: () => void;
  readonly errors: readonly string[];
  readonly asked: TermsStatistics;
}

/** Whether a new text means something else, with what follows from either answer. */
export function MaterialQuestion({ asked, ...field }: MaterialQuestionProps) {
  const { t, i18n } = useLingui();
  return (
    <RadioCards<'yes' | 'no'>
      {...field}
      label={t`Does it mean something else than before?`}
      required
      options={[
        { value: 'yes', label: t`Yes, it says something new`, description: askedAgain(i18n, asked) },
        {
          value: 'no',
          label: t`No, only words are corrected`,
          description: t`Nobody is asked again. Who agreed to the earlier text is taken to agree to this one: so nothing that somebody may or must do may change.`,
        },
      ]}
    />
  );
}
