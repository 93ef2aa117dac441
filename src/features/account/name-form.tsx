import { Trans, useLingui } from '@lingui/react/macro';
import * as v from 'valibot';
import { firstnameSchema, lastnameSchema } from '../../../contract/kit/person-fields.ts';
import type { Me } from '../../../contract/users/me.schema.ts';
import { useSessionActor } from '../../api/session.ts';
import { AppForm } from '../../forms/app-form.tsx';
import { useAppForm } from '../../forms/use-app-form.ts';
import { Button } from '../../ui/button/button.tsx';
import { Row } from '../../ui/stack/stack.tsx';
import { TextField } from '../../ui/text-field/text-field.tsx';
import { useNotify } from '../../ui/toast/notify.ts';
import { saveName } from './account.calls.ts';

const schema = v.strictObject({ firstname: firstnameSchema, lastname: lastnameSchema });

/** What was typed here before is kept under this name. */
export const nameDraft = 'account.name';

/** First and last name, to be corrected by oneself. */
export function NameForm({ user, onSaved }: { user: Me['user']; onSaved: () => void }) {
  const { t } = useLingui();
  const session = useSessionActor();
  const notify = useNotify();
  const form = useAppForm({
    schema,
    defaultValues: { firstname: user.firstname, lastname: user.lastname },
    draft: { name: nameDraft, userId: user.id, isCorrection: true },
    submit: async (values) => {
      const { data } = await saveName(user.id, values);
      session.send({ type: 'me.patched', patch: data });
      notify.show({ tone: 'success', title: t`The name is saved` });
      onSaved();
    },
  });
  return (
    <AppForm form={form}>
      <form.Field name="firstname">
        {(field) => <TextField {...form.bind(field)} label={t`First name`} autoComplete="given-name" required />}
      </form.Field>
      <form.Field name="lastname">
        {(field) => <TextField {...form.bind(field)} label={t`Last name`} autoComplete="family-name" required />}
      </form.Field>
      <Row>
        <Button type="submit" variant="secondary" isPending={form.isPending}>
          <Trans>Save the name</Trans>
        </Button>
      </Row>
    </AppForm>
  );
}
