import { Trans, useLingui } from '@lingui/react/macro';
import { registerApplicantSchema } from '../../../contract/authentication/authentication.schema.ts';
import { useSessionActor } from '../../api/session.ts';
import { AppForm } from '../../forms/app-form.tsx';
import { guest } from '../../forms/drafts.ts';
import { likelyDomain } from '../../forms/likely-domain.ts';
import { usePasswordRules } from '../../forms/password-rules.ts';
import { useAppForm } from '../../forms/use-app-form.ts';
import { isLocale } from '../../i18n/locale.ts';
import { Button } from '../../ui/button/button.tsx';
import { PasswordField } from '../../ui/password-field/password-field.tsx';
import { TextField } from '../../ui/text-field/text-field.tsx';
import { register, useIsOpening } from './register.ts';
import * as css from './registration.css.ts';
import { rememberedRegistration, rememberRegistration } from './registration-memory.ts';

/** Name, address and password of an applicant whose code is known. */
export function ApplicantForm({ code }: { code: string }) {
  const { t, i18n } = useLingui();
  const session = useSessionActor();
  const isOpening = useIsOpening();
  const rules = usePasswordRules();
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
    draft: { name: 'register.applicant', userId: guest },
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
      <div className={css.names}>
        <form.Field name="firstname">
          {(field) => <TextField {...form.bind(field)} label={t`First name`} autoComplete="given-name" required />}
        </form.Field>
        <form.Field name="lastname">
          {(field) => <TextField {...form.bind(field)} label={t`Last name`} autoComplete="family-name" required />}
        </form.Field>
      </div>
      <form.Field name="email">
        {(field) => {
          const meant = field.state.meta.isBlurred ? likelyDomain(field.state.value) : undefined;
          return (
            <TextField
              {...form.bind(field)}
              label={t`E-mail address`}
              help={meant ? t`Is this right, or do you mean ${meant}?` : t`We send you a code there in a moment.`}
              type="email"
              autoComplete="email"
              autoCapitalize="none"
              spellCheck={false}
              maxLength={254}
              required
            />
          );
        }}
      </form.Field>
      <form.Field name="password">
        {(field) => (
          <PasswordField {...form.bind(field)} label={t`Password`} autoComplete="new-password" rules={rules} required />
        )}
      </form.Field>
      <Button type="submit" width="full" isPending={form.isPending || isOpening}>
        <Trans>Create my account</Trans>
      </Button>
    </AppForm>
  );
}
