import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { InferOutput } from 'valibot';
import { updateEmployeeSchema } from '../../contract/employees/employees.schema.ts';
import type { OwnEmployee } from '../../contract/users/me.schema.ts';
import { PhoneField } from '../ui/phone-field/phone-field.tsx';
import { TextField } from '../ui/text-field/text-field.tsx';
import { AppForm } from './app-form.tsx';
import { type Draft, useAppForm } from './use-app-form.ts';

interface EmployeeContactFormProps {
  /** Of the form element, where a button outside submits it. */
  readonly id?: string;
  readonly employee: OwnEmployee;
  readonly submit: (values: InferOutput<typeof updateEmployeeSchema>) => Promise<unknown>;
  readonly draft: Draft;
  /** Below the fields. */
  readonly children: (form: { isPending: boolean }) => ReactNode;
}

/** Position and phone number of an employee. */
export function EmployeeContactForm({ id, employee, submit, draft, children }: EmployeeContactFormProps) {
  const { t } = useLingui();
  const { position, phonenumber } = employee.meta;
  const form = useAppForm({
    schema: updateEmployeeSchema,
    defaultValues: { meta: { position: position ?? '', phonenumber: phonenumber ?? '' } },
    submit,
    draft,
  });
  return (
    <AppForm form={form} {...(id !== undefined && { id })}>
      <form.Field name="meta.position">
        {(field) => (
          <TextField
            {...form.bind(field)}
            label={t`Position`}
            help={t`For example “Head of training”.`}
            autoComplete="organization-title"
            width="long"
            required
          />
        )}
      </form.Field>
      <form.Field name="meta.phonenumber">
        {(field) => <PhoneField {...form.bind(field)} label={t`Phone number`} required />}
      </form.Field>
      {children(form)}
    </AppForm>
  );
}
