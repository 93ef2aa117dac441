import { Trans, useLingui } from '@lingui/react/macro';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { invitations } from '../../../contract/invitations/invitations.endpoints.ts';
import type { Invitation, InvitationEvent } from '../../../contract/invitations/invitations.schema.ts';
import { call } from '../../api/call.ts';
import { outcomeOf } from '../../api/results.ts';
import { said } from '../../forms/said.ts';
import { troubleOf } from '../../forms/trouble.ts';
import { Button } from '../../ui/button/button.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { useNotify } from '../../ui/toast/notify.ts';
import { invitationEventWords } from './organization-words.ts';
import * as css from './organization.css.ts';

/** What may be done with an invitation now. Taking it back asks first. */
export function InvitationEvents({ invitation: { id, firstname, lastname, events } }: { invitation: Invitation }) {
  const { t, i18n } = useLingui();
  const router = useRouter();
  const notify = useNotify();
  const [pending, setPending] = useState<InvitationEvent>();
  const [isAsking, setAsking] = useState(false);
  const name = `${firstname} ${lastname}`;

  const send = async (event: InvitationEvent) => {
    setAsking(false);
    setPending(event);
    try {
      const { data } = await call(invitations.transition, { params: { id }, body: { event } });
      const time = data.goes_out_at && i18n.date(data.goes_out_at, { timeStyle: 'short' });
      if (event === 'revoke') notify.show({ tone: 'success', title: t`The invitation of ${name} is taken back` });
      else if (time) notify.show({ tone: 'info', title: t`The e-mail waits until ${time}, then it goes out` });
      else notify.show({ tone: 'success', title: t`A new link is on its way to ${name}` });
    } catch (error) {
      const { general } = troubleOf(outcomeOf(error));
      if (general !== undefined) notify.show({ tone: 'danger', title: said(i18n, general) });
    }
    await router.invalidate();
    setPending(undefined);
  };

  if (events.length === 0) return null;
  return (
    <span className={css.events}>
      {events.map((event) => (
        <Button
          key={event}
          variant={event === 'revoke' ? 'quiet' : 'secondary'}
          size="compact"
          isPending={pending === event}
          onClick={() => (event === 'revoke' ? setAsking(true) : void send(event))}
        >
          {i18n._(invitationEventWords[event])}
        </Button>
      ))}
      <Dialog
        title={t`Take back the invitation of ${name}?`}
        description={t`The link in the e-mail stops working. You can invite the same person again later.`}
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        isAlert
        footer={
          <>
            <Button variant="secondary" onClick={() => setAsking(false)}>
              <Trans>Keep it</Trans>
            </Button>
            <Button variant="danger" onClick={() => void send('revoke')}>
              <Trans>Take back</Trans>
            </Button>
          </>
        }
      />
    </span>
  );
}
