import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { registerApplicantSchema } from '../../../contract/authentication/authentication.schema.ts';
import { useSessionActor } from '../../api/session.ts';
import { AppForm } from '../../forms/app-form.tsx';
import { guest, readDraft } from '../../forms/drafts.ts';
import { EmailField } from '../../forms/email-field.tsx';
import { NewPasswordField } from '../../forms/new-password-field.tsx';
import { useAppForm } from '../../forms/use-app-form.ts';
import { isLocale } from '../../i18n/locale.ts';
import { Button } from '../../ui/button/button.tsx';
import { TextField } from '../../ui/text-field/text-field.tsx';
import { register, useIsOpening } from './register.ts';
import * as css from './registration.css.ts';
import { rememberedRegistration, rememberRegistration } from './registration-memory.ts';

const draft = { name: 'register.applicant', userId: guest };

/** Something was typed here before: in this tab, or on the way back from a wrong address. */
export const hasBegun = (): boolean =>
  rememberedRegistration() !== undefined ||
  readDraft(draft.name, draft.userId, { firstname: '', lastname: '', email: '' }) !== undefined;

interface ApplicantFormProps {
  readonly code: string;
  /** Above the button. */
  readonly children?: ReactNode;
}

/** Address, name and password of an applicant whose code is known. */
export function ApplicantForm({ code, children }: ApplicantFormProps) {
  const { t, i18n } = useLingui();
  const session = useSessionActor();
  const isOpening = useIsOpening();
  const before = rememberedRegistration();
  const form = useAppForm({
    schema: registerApplicantSchema,
    defaultValues: {
      firstname: before?.firstname ?? '',
      lastname: before?.lastname ?? '',
      email: '',
      password: '',
      code,
    },
    draft,
    submit: async (values) => {
      rememberRegistration({ firstname: values.firstname, lastname: values.lastname, code });
      return register(session, {
        type: 'applicant',
        values: { ...values, ...(isLocale(i18n.locale) && { locale: i18n.locale }) },
      });
    },
  });
  return (
    <AppForm form={form} isLong>
      <form.Field name="email">
        {(field) => (
          <EmailField
            {...form.bind(field)}
            label={t`E-mail address`}
            help={t`We send you a code there in a moment.`}
            autoComplete="email"
            maxLength={254}
            isInformal
            required
          />
        )}
      </form.Field>
      <div className={css.names}>
        <form.Field name="firstname">
          {(field) => <TextField {...form.bind(field)} label={t`First name`} autoComplete="given-name" required />}
        </form.Field>
        <form.Field name="lastname">
          {(field) => <TextField {...form.bind(field)} label={t`Last name`} autoComplete="family-name" required />}
        </form.Field>
      </div>
      <form.Field name="password">
        {(field) => <NewPasswordField {...form.bind(field)} label={t`Password`} required />}
      </form.Field>
      {children}
      <Button type="submit" width="full" isPending={form.isPending || isOpening}>
        <Trans>Create my account</Trans>
      </Button>
    </AppForm>
  );
}
