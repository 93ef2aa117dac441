import { Trans, useLingui } from '@lingui/react/macro';
import { openHandover } from '../../../contract/handovers/handovers.endpoints.ts';
import { mostReason, openHandoverSchema } from '../../../contract/handovers/handovers.schema.ts';
import type { Tenant } from '../../../contract/tenants/administration.schema.ts';
import { call } from '../../api/call.ts';
import { useMe } from '../../api/session.ts';
import { AppForm } from '../../forms/app-form.tsx';
import { useAppForm } from '../../forms/use-app-form.ts';
import { Button } from '../../ui/button/button.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { PasswordField } from '../../ui/password-field/password-field.tsx';
import { Row } from '../../ui/stack/stack.tsx';
import { TextArea } from '../../ui/text-area/text-area.tsx';

interface HandoverDialogProps {
  readonly tenant: Tenant;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Asks why, and who it is, before somebody goes on in the tenant itself. */
export function HandoverDialog({ tenant: { id, name }, isOpen, onClose }: HandoverDialogProps) {
  const { t } = useLingui();
  return (
    <Dialog
      title={t`Go into ${name}?`}
      description={t`The administrators there read why, see that you are there and can end it at any time.`}
      width="medium"
      isOpen={isOpen}
      onClose={onClose}
    >
      <OpenForm id={id} onClose={onClose} />
    </Dialog>
  );
}

function OpenForm({ id, onClose }: { id: string; onClose: () => void }) {
  const { t } = useLingui();
  const { user } = useMe();
  const form = useAppForm({
    schema: openHandoverSchema,
    defaultValues: { text: '', password: '' },
    draft: { name: `handover.${id}`, userId: user.id },
    submit: async (values) => {
      const { data } = await call(openHandover, { params: { id }, body: values });
      window.location.assign(data.url);
    },
  });
  return (
    <AppForm form={form}>
      <form.Field name="text">
        {(field) => (
          <TextArea
            {...form.bind(field)}
            label={t`What is it for?`}
            help={t`For example: Ms Berger asked for help with the terms.`}
            rows={3}
            maxLength={mostReason}
            required
          />
        )}
      </form.Field>
      <form.Field name="password">
        {(field) => (
          <PasswordField {...form.bind(field)} label={t`Your password`} autoComplete="current-password" required />
        )}
      </form.Field>
      <Row>
        <Button type="submit" isPending={form.isPending}>
          <Trans>Go in</Trans>
        </Button>
        <Button variant="secondary" onClick={onClose}>
          <Trans>Cancel</Trans>
        </Button>
      </Row>
    </AppForm>
  );
}
