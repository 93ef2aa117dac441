import { Trans, useLingui } from '@lingui/react/macro';
import { object } from 'valibot';
import { invitationLinkSchema, tokenOfInvitationLink } from '../../../contract/invitations/invitations.schema.ts';
import type { LinkReasons } from '../../../machines/link/links.words.ts';
import { AppForm } from '../../forms/app-form.tsx';
import { useAppForm } from '../../forms/use-app-form.ts';
import { Submit } from '../../kit/do.tsx';
import type { LinkActor } from '../../kit/link.actors.ts';
import { Banner } from '../../ui/banner/banner.tsx';
import { TextField } from '../../ui/text-field/text-field.tsx';

type Problem = LinkReasons['invitation'] | 'failed';

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
      {problem ? <ProblemBanner problem={problem} /> : null}
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
        <Submit on={actor} event="link.submit" isPending={isPending}>
          <Trans>Open the invitation</Trans>
        </Submit>
      </div>
    </AppForm>
  );
}

function ProblemBanner({ problem }: { problem: Problem }) {
  switch (problem) {
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
  }
}
