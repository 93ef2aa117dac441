import type { ReactNode, Ref } from 'react';
import { Stack } from '../ui/stack/stack.tsx';
import { TroubleBanner } from './trouble-banner.tsx';
import type { FormTrouble } from './trouble.ts';
import type { SubmitEventHandler } from 'react';

type AppFormProps = {
  form: {
    trouble: FormTrouble;
    attributes: {
      ref: Ref<HTMLFormElement>;
      method: 'post';
      noValidate: boolean;
      onSubmit: SubmitEventHandler<HTMLFormElement>;
    };
  };
  /** Where a button outside the form submits it. */
  id?: string;
  children: ReactNode;
};

/** The form element of `useAppForm`, with what concerns the whole form above its fields. */
export function AppForm({ form, id, children }: AppFormProps) {
  return (
    <form {...form.attributes} id={id}>
      <Stack gap={6}>
        <TroubleBanner trouble={form.trouble} />
        {children}
      </Stack>
    </form>
  );
}
