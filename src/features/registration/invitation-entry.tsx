import { Trans, useLingui } from '@lingui/react/macro';
import { object } from 'valibot';
import { invitationLinkSchema, tokenOfInvitationLink } from '../../../contract/invitations/invitations.schema.ts';
import { AppForm } from '../../forms/app-form.tsx';
import { useAppForm } from '../../forms/use-app-form.ts';
import { Submit } from '../../kit/do.tsx';
import type { LinkActor } from '../../kit/link.actors.ts';
import { TextField } from '../../ui/text-field/text-field.tsx';
import { InvitationProblem, type Problem } from './invitation-problem.tsx';

interface InvitationEntryProps {
  readonly actor: LinkActor;
  readonly problem: Problem | null;
  readonly isPending: boolean;
  readonly onToken: (token: string) => void;
}

const schema = object({ invitation_link: invitationLinkSchema });

/** Takes a pasted invitation link, with what was wrong about the last one. */
export function InvitationEntry({ actor, problem, isPending, onToken }: InvitationEntryProps) {
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
      {problem ? <InvitationProblem problem={problem} /> : null}
      <form.Field name="invitation_link">
        {(field) => (
          <TextField
            {...form.bind(field)}
            label={t`Invitation link`}
            help={t`Copy the whole link from the e-mail, or the one you were sent, and paste it here.`}
            autoComplete="off"
            spellCheck={false}
            maxLength={500}
            required
          />
        )}
      </form.Field>
      <div>
        <Submit on={actor} event="link.submit" width="phone" isPending={isPending}>
          <Trans>Open the invitation</Trans>
        </Submit>
      </div>
    </AppForm>
  );
}
