import { createElement, useEffect, useRef } from 'react';
import type { Organization } from '../../../contract/organizations/organizations.schema.ts';
import { CompanyAddress } from './company-address.tsx';
import { PrivacyForm } from './privacy-form.tsx';
import { TrainingForm } from './training-form.tsx';
import { UsageTypeForm } from './usage-type-form.tsx';

const forms = {
  usage: UsageTypeForm,
  training: TrainingForm,
  privacy: PrivacyForm,
  address: CompanyAddress,
} as const;

/** What is changed at once. */
export type DetailsPart = keyof typeof forms;

interface DetailsFormProps {
  readonly part: DetailsPart;
  readonly organization: Organization;
  /** Somebody has asked for it, and goes on in it. */
  readonly isAsked: boolean;
  /** It is saved, or stays as it was. */
  readonly onClose: () => void;
}

/** The form of a part, where that stood to be read. */
export function DetailsForm({ part, isAsked, ...props }: DetailsFormProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const find = (fields: string) => place.current?.querySelector<HTMLElement>(fields);
    if (isAsked) (find('input:checked') ?? find('input, textarea'))?.focus();
  }, [isAsked]);
  return <div ref={place}>{createElement(forms[part], props)}</div>;
}
