import { useLingui } from '@lingui/react/macro';
import { invitations } from '../../../contract/invitations/invitations.endpoints.ts';
import type { Invitation } from '../../../contract/invitations/invitations.schema.ts';
import { RecordEvents } from '../../kit/record-events.tsx';
import type { InRow } from '../../kit/row-events.tsx';
import { useChanged } from '../../kit/use-changed.ts';
import { useNotify } from '../../ui/toast/notify.ts';
import { eventLooks, eventWords } from './invitation-words.ts';

/** Sends an invitation again, or takes it back, which asks first. */
export function InvitationEvents({ row: invitation, begin }: InRow<Invitation>) {
  const { t, i18n } = useLingui();
  const notify = useNotify();
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
          description: t`The link in the e-mail stops working. You can invite the same person again later.`,
          keep: t`Keep it`,
          confirm: t`Take back`,
        },
      }}
      onChanged={useChanged('/organization/invitations')}
      onDone={(event, { data: { goes_out_at } }) => {
        const time = goes_out_at && i18n.date(goes_out_at, { timeStyle: 'short' });
        if (event === 'revoke') notify.show({ tone: 'success', title: t`The invitation of ${name} is taken back` });
        else if (time) notify.show({ tone: 'info', title: t`The e-mail waits until ${time}, then it goes out` });
        else notify.show({ tone: 'success', title: t`A new link is on its way to ${name}` });
      }}
      isInRow
      begin={begin}
    />
  );
}
