import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { changeEmail } from '../../../contract/account/account.endpoints.ts';
import { changeEmailSchema, type EmailChange } from '../../../contract/account/account.schema.ts';
import { call } from '../../api/call.ts';
import { useMe } from '../../api/session.ts';
import { AppForm } from '../../forms/app-form.tsx';
import { useAppForm } from '../../forms/use-app-form.ts';
import { Button } from '../../ui/button/button.tsx';
import { Text } from '../../ui/heading/heading.tsx';
import { PasswordField } from '../../ui/password-field/password-field.tsx';
import { Row } from '../../ui/stack/stack.tsx';
import { TextField } from '../../ui/text-field/text-field.tsx';
import { AccountSection } from './account-section.tsx';
import { ConfirmEmailForm } from './confirm-email-form.tsx';

/** The address one logs in with: a new one counts once the code that goes there is typed here. */
export function EmailForm({ pending }: { pending: EmailChange | null }) {
  const { email } = useMe().user;
  const [change, setChange] = useState(pending);
  return (
    <AccountSection
      title={<Trans>Change the e-mail address</Trans>}
      about={
        <Text>
          <Trans>{email} stays until the new address is confirmed by a code.</Trans>
        </Text>
      }
    >
      {change ? (
        <ConfirmEmailForm change={change} isAsked={change !== pending} onChange={setChange} />
      ) : (
        <AskForm onAsked={setChange} />
      )}
    </AccountSection>
  );
}

function AskForm({ onAsked }: { onAsked: (change: EmailChange | null) => void }) {
  const { t } = useLingui();
  const { user } = useMe();
  const form = useAppForm({
    schema: changeEmailSchema,
    defaultValues: { email: '', current_password: '' },
    draft: { name: 'account.email', userId: user.id },
    submit: async (body) => onAsked((await call(changeEmail, { body })).data),
  });
  return (
    <AppForm form={form}>
      <form.Field name="email">
        {(field) => (
          <TextField
            {...form.bind(field)}
            label={t`New e-mail address`}
            type="email"
            autoComplete="email"
            width="long"
            required
          />
        )}
      </form.Field>
      <form.Field name="current_password">
        {(field) => (
          <PasswordField
            {...form.bind(field)}
            label={t`Current password`}
            autoComplete="current-password"
            width="long"
            required
          />
        )}
      </form.Field>
      <Row>
        <Button type="submit" variant="secondary" isPending={form.isPending}>
          <Trans>Send a code there</Trans>
        </Button>
      </Row>
    </AppForm>
  );
}
