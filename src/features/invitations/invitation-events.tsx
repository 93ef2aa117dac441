import { useLingui } from '@lingui/react/macro';
import { invitations } from '../../../contract/invitations/invitations.endpoints.ts';
import type { Invitation } from '../../../contract/invitations/invitations.schema.ts';
import { RecordEvents } from '../../kit/record-events.tsx';
import { useChanged } from '../../kit/use-changed.ts';
import { Row } from '../../ui/stack/stack.tsx';
import { useNotify } from '../../ui/toast/notify.ts';
import { CopyLink } from './copy-link.tsx';
import { eventWords } from './invitation-words.ts';
import * as css from './invitations.css.ts';

/** What may be done with an invitation now. Taking it back asks first. */
export function InvitationEvents({ invitation }: { invitation: Invitation }) {
  const { t, i18n } = useLingui();
  const notify = useNotify();
  const name = `${invitation.firstname} ${invitation.lastname}`;
  return (
    <div className={css.events}>
      <Row gap={2} justify="end">
        <RecordEvents
          record={invitation}
          transition={invitations.transition}
          words={eventWords}
          looks={{ revoke: 'quiet' }}
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
        />
        {invitation.status === 'pending' && invitation.events.length > 0 ? <CopyLink invitation={invitation} /> : null}
      </Row>
    </div>
  );
}
