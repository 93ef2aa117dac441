import { Trans, useLingui } from '@lingui/react/macro';
import { registerEmployeeSchema } from '../../../contract/authentication/authentication.schema.ts';
import type { InvitationOffer } from '../../../contract/invitations/invitations.schema.ts';
import { useSessionActor } from '../../api/session.ts';
import { AppForm } from '../../forms/app-form.tsx';
import { guest } from '../../forms/drafts.ts';
import { EmailField } from '../../forms/email-field.tsx';
import { NewPasswordField } from '../../forms/new-password-field.tsx';
import { useAppForm } from '../../forms/use-app-form.ts';
import { isLocale } from '../../i18n/locale.ts';
import { Button } from '../../ui/button/button.tsx';
import { Fact, FactList } from '../../ui/fact-list/fact-list.tsx';
import { TextField } from '../../ui/text-field/text-field.tsx';
import { register, useIsOpening } from './register.ts';
import * as css from './registration.css.ts';
import { rememberRegistration } from './registration-memory.ts';

/** Name and password of an invited colleague. The address is the invited one: behind a copied link it is typed, and confirmed with a code. */
export function EmployeeForm({ offer, token }: { offer: InvitationOffer; token: string }) {
  const { t, i18n } = useLingui();
  const session = useSessionActor();
  const isOpening = useIsOpening();
  const masked = offer.email;
  const form = useAppForm({
    schema: registerEmployeeSchema,
    defaultValues: {
      firstname: offer.firstname,
      lastname: offer.lastname,
      email: offer.is_mailed ? offer.email : '',
      password: '',
      token,
    },
    draft: { name: `register.${offer.email}`, userId: guest },
    submit: async (values) => {
      rememberRegistration({ firstname: values.firstname, lastname: values.lastname, token });
      return register(session, {
        type: 'employee',
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
      {offer.is_mailed ? (
        <FactList>
          <Fact glyph="lock" title={offer.email}>
            <Trans>The invitation holds for this address only.</Trans>
          </Fact>
        </FactList>
      ) : (
        <form.Field name="email">
          {(field) => (
            <EmailField
              {...form.bind(field)}
              label={t`E-mail address`}
              help={t`The one that was invited: ${masked}. We send a code there.`}
              autoComplete="email"
              required
            />
          )}
        </form.Field>
      )}
      <form.Field name="password">
        {(field) => <NewPasswordField {...form.bind(field)} label={t`Password`} required />}
      </form.Field>
      <Button type="submit" width="full" isPending={form.isPending || isOpening}>
        <Trans>Create account</Trans>
      </Button>
    </AppForm>
  );
}
