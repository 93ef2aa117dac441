import { Trans, useLingui } from '@lingui/react/macro';
import { invitations } from '../../../contract/invitations/invitations.endpoints.ts';
import { createInvitationSchema, type Invitation } from '../../../contract/invitations/invitations.schema.ts';
import { ApiError } from '../../api/api-error.ts';
import { call } from '../../api/call.ts';
import { useMe } from '../../api/session.ts';
import { useTenant } from '../../api/tenant.ts';
import { AppForm } from '../../forms/app-form.tsx';
import { unsaved } from '../../forms/outcome.ts';
import { useAppForm } from '../../forms/use-app-form.ts';
import { currentLocale } from '../../i18n/locale.ts';
import { useGiven, whose } from '../../kit/given.ts';
import { useChanged } from '../../kit/use-changed.ts';
import { Button } from '../../ui/button/button.tsx';
import { LocaleSelect } from '../../ui/select/locale-select.tsx';
import { TextField } from '../../ui/text-field/text-field.tsx';
import { useNotify } from '../../ui/toast/notify.ts';
import * as css from './invitations.css.ts';

/** Who is invited, and in which language. */
export function InviteForm({ onClose }: { onClose: () => void }) {
  const { t, i18n } = useLingui();
  const notify = useNotify();
  const changed = useChanged('/organization/invitations');
  const changedRight = useChanged('/organization');
  const { user } = useMe();
  const tenantName = useTenant()?.name ?? '';
  const given = useGiven();
  const form = useAppForm({
    schema: createInvitationSchema,
    defaultValues: { firstname: '', lastname: '', email: '', locale: currentLocale() },
    draft: { name: given === undefined ? 'invitation' : `invitation.${given}`, userId: user.id },
    submit: async (values) => {
      let sent: Invitation;
      try {
        sent = (await call(invitations.create, { body: { ...values, ...whose(given) } })).data;
      } catch (error) {
        if (error instanceof ApiError && error.code === 'forbidden') {
          // the association has taken the right away meanwhile: the page says whom to ask, and the draft stays
          notify.show({
            tone: 'warning',
            title: t`The invitation wasn’t sent`,
            message: t`You can’t invite colleagues any more. What you typed is kept in case that changes.`,
          });
          onClose();
          await changedRight();
          return unsaved;
        }
        if (!(error instanceof ApiError) || error.code !== 'conflict') throw error;
        const open = t`An invitation to this address is still open. You can send it again from the list.`;
        return { kind: 'refused' as const, code: error.code, message: '', errors: { email: [open] } };
      }
      const name = `${values.firstname} ${values.lastname}`;
      const time = sent.goes_out_at && i18n.date(sent.goes_out_at, { timeStyle: 'short' });
      if (sent.held_at !== null)
        notify.show({
          tone: 'info',
          title: t`${tenantName} looks at the invitation first`,
          message: t`The address is at none of your company’s domains. The e-mail goes out once it is approved; the list shows how it stands.`,
        });
      else if (time) notify.show({ tone: 'info', title: t`The e-mail waits until ${time}, then it goes out` });
      else notify.show({ tone: 'success', title: t`The invitation is on its way to ${name}` });
      onClose();
      return changed();
    },
  });
  return (
    <AppForm form={form}>
      <div className={css.names}>
        <form.Field name="firstname">
          {(field) => <TextField {...form.bind(field)} label={t`First name`} autoComplete="off" required />}
        </form.Field>
        <form.Field name="lastname">
          {(field) => <TextField {...form.bind(field)} label={t`Last name`} autoComplete="off" required />}
        </form.Field>
      </div>
      <form.Field name="email">
        {(field) => (
          <TextField {...form.bind(field)} label={t`E-mail address`} type="email" autoComplete="off" required />
        )}
      </form.Field>
      <form.Field name="locale">
        {(field) => <LocaleSelect {...form.bind(field)} label={t`Language of the e-mail`} width="medium" required />}
      </form.Field>
      <div className={css.buttons}>
        <Button variant="secondary" onClick={onClose}>
          <Trans>Cancel</Trans>
        </Button>
        <Button type="submit" isPending={form.isPending}>
          <Trans>Send invitation</Trans>
        </Button>
      </div>
    </AppForm>
  );
}
