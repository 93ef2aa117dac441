import { createElement } from 'react';
import { PartForm } from '../../kit/part-form.tsx';
import { CompanyAddress } from './company-address.tsx';
import type { PartFormProps } from './organization-part.tsx';
import { PrivacyForm } from './privacy-form.tsx';
import { TrainingForm } from './training-form.tsx';
import { UsageTypeForm } from './usage-type-form.tsx';

const forms = {
  usage: UsageTypeForm,
  training: TrainingForm,
  privacy: PrivacyForm,
  address: CompanyAddress,
} as const;

/** The form of a part, for the company's own people. */
export function DetailsForm({ part, isAsked, ...props }: PartFormProps<keyof typeof forms>) {
  return <PartForm isAsked={isAsked}>{createElement(forms[part], props)}</PartForm>;
}
