import { useLingui } from '@lingui/react/macro';
import type { ReleaseChoice } from '../../../contract/legal-contacts/legal-contacts.schema.ts';
import { RadioCards } from '../../ui/radio-cards/radio-cards.tsx';

interface ReleaseChoicesProps {
  readonly child: string;
  readonly value: ReleaseChoice;
  readonly onChange: (choice: ReleaseChoice) => void;
}

/** Whether a guardian is asked before a company gets contact details, or told. */
export function ReleaseChoices({ child, value, onChange }: ReleaseChoicesProps) {
  const { t } = useLingui();
  return (
    <RadioCards<ReleaseChoice>
      name="releases"
      label={t`When ${child} wants to give a company name, contact details and the names of recommending companies`}
      options={[
        {
          value: 'ask',
          label: t`Ask me first`,
          description: t`The company gets nothing until you have said yes to it.`,
        },
        {
          value: 'tell',
          label: t`Just tell me`,
          description: t`We write to you which company it is. You can take it back at any time.`,
        },
      ]}
      value={value}
      onChange={onChange}
    />
  );
}
