import { useLingui } from '@lingui/react/macro';
import { invitations } from '../../../contract/invitations/invitations.endpoints.ts';
import type { Invitation } from '../../../contract/invitations/invitations.schema.ts';
import { useTenant } from '../../api/tenant.ts';
import { RecordEvents } from '../../kit/record-events.tsx';
import type { InRow } from '../../kit/row-events.tsx';
import { useChanged } from '../../kit/use-changed.ts';
import { useReason } from '../../kit/use-reason.ts';
import { TextArea } from '../../ui/text-area/text-area.tsx';
import { useNotify } from '../../ui/toast/notify.ts';
import { eventLooks, eventWords } from './invitation-words.ts';

/** Sends an invitation again, or takes it back, which asks first; staff approve one that is held, or say why not. */
export function InvitationEvents({ row: invitation, begin }: InRow<Invitation>) {
  const { t, i18n } = useLingui();
  const notify = useNotify();
  const why = useReason(`invitation.${invitation.id}`);
  const tenantName = useTenant()?.name ?? '';
  const name = `${invitation.firstname} ${invitation.lastname}`;
  return (
    <RecordEvents
      record={invitation}
      transition={invitations.transition}
      words={eventWords}
      looks={eventLooks}
      asks={{
        revoke: {
          title: t`Take back the invitation of ${name}?`,
          description:
            invitation.held_at === null
              ? t`The link in the e-mail stops working. You can invite the same person again later.`
              : t`Nothing goes out then. You can invite the same person again later.`,
          keep: t`Keep it`,
          confirm: t`Take back`,
        },
        reject: {
          title: t`Decline the invitation of ${name}?`,
          description: t`Nothing is sent. The company reads on its page that you declined, and why.`,
          keep: t`Cancel`,
          confirm: t`Decline`,
          details: why.details,
          check: why.check,
          children: (
            <TextArea
              {...why.field}
              label={t`Why?`}
              help={t`Everybody of the company reads this in its list of invitations.`}
              errors={why.isMissing ? [t`Please write why.`] : []}
              required
              rows={4}
            />
          ),
        },
      }}
      conflicts={{ approve: t`${name} has joined the company meanwhile. Please decline the invitation.` }}
      onChanged={useChanged('/organization/invitations')}
      onDone={(event, { data: { goes_out_at, held_at } }) => {
        const time = goes_out_at && i18n.date(goes_out_at, { timeStyle: 'short' });
        if (event === 'reject') why.forget();
        if (event === 'reject') notify.show({ tone: 'success', title: t`The invitation of ${name} is declined` });
        else if (event === 'revoke')
          notify.show({ tone: 'success', title: t`The invitation of ${name} is taken back` });
        else if (held_at !== null) notify.show({ tone: 'info', title: t`${tenantName} looks at the invitation first` });
        else if (time) notify.show({ tone: 'info', title: t`The e-mail waits until ${time}, then it goes out` });
        else if (event === 'approve')
          notify.show({ tone: 'success', title: t`The invitation is on its way to ${name}` });
        else notify.show({ tone: 'success', title: t`A new link is on its way to ${name}` });
      }}
      isInRow
      begin={begin}
    />
  );
}
