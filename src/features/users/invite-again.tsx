import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { inviteStaffAgain } from '../../../contract/users/staff.endpoints.ts';
import type { StaffMember } from '../../../contract/users/staff.schema.ts';
import { call } from '../../api/call.ts';
import { useRefusedAct } from '../../forms/use-refused-act.ts';
import { useChanged } from '../../kit/use-changed.ts';
import { Button } from '../../ui/button/button.tsx';
import { useNotify } from '../../ui/toast/notify.ts';

/** A new link for who hasn't come yet; nothing where somebody has, or who reads may not. */
export function InviteAgain({ member: { id, firstname, lastname, invitable } }: { member: StaffMember }) {
  const { t } = useLingui();
  const notify = useNotify();
  const refused = useRefusedAct();
  const changed = useChanged('/staff');
  const [isPending, setPending] = useState(false);
  if (!invitable) return null;
  const name = `${firstname} ${lastname}`;
  const send = async () => {
    setPending(true);
    try {
      await call(inviteStaffAgain, { params: { id } });
      notify.show({ tone: 'success', title: t`A new link is on its way to ${name}` });
    } catch (error) {
      if (refused(error)) await changed();
    }
    setPending(false);
  };
  return (
    <Button variant="quiet" size="compact" isPending={isPending} onClick={() => void send()}>
      <Trans>Send a new link</Trans>
    </Button>
  );
}
