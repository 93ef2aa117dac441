import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { PartForm } from '../../../kit/part-form.tsx';
import { CompanyAddress } from '../company-address.tsx';
import type { PartFormProps } from '../organization-part.tsx';
import { TrainingForm } from '../training-form.tsx';
import { UsageTypeForm } from '../usage-type-form.tsx';
import { usageWords } from './desk-words.ts';
import { NameForm } from './name-form.tsx';

/** What staff may put right. */
type DeskPart = 'name' | 'usage' | 'training' | 'address';

/** The form of a part, as staff read it. */
export function DeskDetailsForm({ part, isAsked, ...props }: PartFormProps<DeskPart>) {
  const { t } = useLingui();
  const forms: Readonly<Record<DeskPart, ReactNode>> = {
    name: <NameForm {...props} />,
    usage: (
      <UsageTypeForm
        {...props}
        label={t`What is it here for?`}
        help={t`As the company has said. Please change it only if it asks you to.`}
        words={usageWords}
      />
    ),
    training: <TrainingForm {...props} title={t`What it trains`} label={t`Occupations`} />,
    address: <CompanyAddress {...props} title={t`Where it trains`} />,
  };
  return <PartForm isAsked={isAsked}>{forms[part]}</PartForm>;
}
