import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement, ReactNode } from 'react';
import type { InferOutput } from 'valibot';
import { applicantStepSchemas } from '../../contract/applicants/applicants.schema.ts';
import type { Address } from '../../contract/users/me.schema.ts';
import { Banner } from '../ui/banner/banner.tsx';
import { AddressFields } from './address-fields.tsx';
import { addressToType } from './typed-address.ts';
import { AppForm } from './app-form.tsx';
import { type Draft, type FormRecord, type OpenForm, useAppForm } from './use-app-form.ts';

interface AddressFormProps {
  /** Of the form element, where a button outside submits it. */
  readonly id: string;
  readonly address: Address | null;
  readonly submit: (values: InferOutput<typeof applicantStepSchemas.address>) => Promise<unknown>;
  readonly draft: Draft;
  readonly record?: FormRecord;
  /** What an address abroad means; else, that nobody will be found by it. */
  readonly abroad?: ReactElement;
  /** What else belongs to the address, for example; else, as somebody's home has it. */
  readonly supplement?: string;
  /** Below the fields. */
  readonly children?: (form: OpenForm) => ReactNode;
}

/** Where somebody lives, with places suggested; says what an address abroad means. */
export function AddressForm({ id, address, submit, draft, record, abroad, supplement, children }: AddressFormProps) {
  const { t } = useLingui();
  const defaultValues: Record<string, unknown> = { address: addressToType(address) };
  const form = useAppForm({
    schema: applicantStepSchemas.address,
    defaultValues,
    submit,
    draft,
    record,
  });
  return (
    <AppForm form={form} id={id} isLong>
      <AddressFields
        form={form}
        required
        supplement={supplement ?? t`For example “c/o”, floor or flat. May stay empty.`}
        abroad={
          <Banner tone="warning" announce="politely">
            {abroad ?? (
              <Trans>
                We can only work out distances within Germany. With this address companies won’t find you in their
                search yet.
              </Trans>
            )}
          </Banner>
        }
      />
      {children?.(form)}
    </AppForm>
  );
}
