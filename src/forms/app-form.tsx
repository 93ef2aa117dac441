import { Trans } from '@lingui/react/macro';
import type { ReactNode, Ref } from 'react';
import { Banner } from '../ui/banner/banner.tsx';
import { Button } from '../ui/button/button.tsx';
import { RequiredHint } from '../ui/field/field.tsx';
import { Stack } from '../ui/stack/stack.tsx';
import { ProblemSummary } from './problem-summary.tsx';
import type { Problem } from './problems.ts';
import { FormErrorBanner } from './form-error-banner.tsx';
import type { FormError } from './form-error.ts';
import type { SubmitEventHandler } from 'react';

type AppFormProps = {
  form: {
    formError: FormError;
    problems: readonly Problem[];
    goTo: (field: string) => void;
    discard: (() => void) | undefined;
    attributes: {
      ref: Ref<HTMLFormElement>;
      method: 'post';
      noValidate: boolean;
      onSubmit: SubmitEventHandler<HTMLFormElement>;
    };
  };
  /** Where a button outside the form submits it. */
  id?: string;
  /** Four fields and more: what is wrong is also listed above them. */
  isLong?: boolean;
  children: ReactNode;
};

/** The form element of `useAppForm`, with what concerns the whole form above its fields. */
export function AppForm({ form, id, isLong = false, children }: AppFormProps) {
  const { problems, formError } = form;
  const isListed = isLong && problems.length > 0;
  const isSaid = isListed && problems.some(({ sentence }) => sentence === formError.general);
  return (
    <form {...form.attributes} id={id}>
      <Stack gap={6}>
        {isSaid ? null : <FormErrorBanner formError={formError} />}
        {isListed ? <ProblemSummary problems={problems} onGo={form.goTo} /> : null}
        {form.discard ? <UnsavedNote onDiscard={form.discard} /> : null}
        <RequiredHint />
        {children}
      </Stack>
    </form>
  );
}

/** Something typed earlier looks like what is stored, and isn't. */
function UnsavedNote({ onDiscard }: { onDiscard: () => void }) {
  return (
    <Banner
      tone="neutral"
      action={
        <Button variant="secondary" size="compact" onClick={onDiscard}>
          <Trans>Discard</Trans>
        </Button>
      }
    >
      <Trans>This was typed here earlier and isn’t saved yet.</Trans>
    </Banner>
  );
}
