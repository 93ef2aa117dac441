import { Trans, useLingui } from '@lingui/react/macro';
import { object } from 'valibot';
import { invitationLinkSchema, tokenOfInvitationLink } from '../../../contract/invitations/invitations.schema.ts';
import type { InvitationEntrySnapshot } from '../../../machines/registration/invitation-entry.machine.ts';
import { AppForm } from '../../forms/app-form.tsx';
import { useAppForm } from '../../forms/use-app-form.ts';
import { Banner } from '../../ui/banner/banner.tsx';
import { Button } from '../../ui/button/button.tsx';
import { TextField } from '../../ui/text-field/text-field.tsx';

type State = InvitationEntrySnapshot['value'];

const schema = object({ invitation_link: invitationLinkSchema });

/** Takes a pasted invitation link, with what was wrong about the last one. */
export function InvitationEntry({ state, onToken }: { state: State; onToken: (token: string) => void }) {
  const { t } = useLingui();
  const form = useAppForm({
    schema,
    defaultValues: { invitation_link: '' },
    draft: 'none: secret',
    submit: ({ invitation_link }) => {
      const token = tokenOfInvitationLink(invitation_link);
      if (token !== undefined) onToken(token);
    },
  });
  return (
    <AppForm form={form}>
      <Problem state={state} />
      <form.Field name="invitation_link">
        {(field) => (
          <TextField
            {...form.bind(field)}
            label={t`Invitation link`}
            help={t`Copy the whole link from the e-mail and paste it here.`}
            autoComplete="off"
            spellCheck={false}
            maxLength={500}
            required
          />
        )}
      </form.Field>
      <div>
        <Button type="submit" isPending={state === 'lookingUp'}>
          <Trans>Open the invitation</Trans>
        </Button>
      </div>
    </AppForm>
  );
}

function Problem({ state }: { state: State }) {
  switch (state) {
    case 'unknown':
      return (
        <Banner tone="warning" announce="now">
          <Trans>This invitation no longer counts: it was taken back, or a newer e-mail has replaced it.</Trans>
        </Banner>
      );
    case 'accepted':
      return (
        <Banner tone="info" announce="now">
          <Trans>This invitation has already been accepted. Please log in.</Trans>
        </Banner>
      );
    case 'expired':
      return (
        <Banner tone="warning" announce="now">
          <Trans>This invitation has expired. Please ask your colleague to send it again.</Trans>
        </Banner>
      );
    case 'failed':
      return (
        <Banner tone="danger">
          <Trans>We couldn’t open the invitation just now. Please try again.</Trans>
        </Banner>
      );
    default:
      return null;
  }
}
