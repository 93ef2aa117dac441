import { useLingui } from '@lingui/react/macro';
import { TextArea, type TextAreaProps } from '../../../ui/text-area/text-area.tsx';

interface ReasonFieldProps extends Omit<TextAreaProps, 'label' | 'help' | 'rows' | 'maxLength'> {
  readonly organization: string;
}

/** Why, if one likes, and who reads it. */
export function ReasonField({ organization, ...field }: ReasonFieldProps) {
  const { t } = useLingui();
  return (
    <TextArea
      {...field}
      label={t`Would you like to say why? (optional)`}
      help={t`${organization} reads this. One sentence is plenty.`}
      rows={3}
      maxLength={300}
    />
  );
}
