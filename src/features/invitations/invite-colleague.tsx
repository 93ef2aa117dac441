import { Trans, useLingui } from '@lingui/react/macro';
import { createElement, useEffect, useState } from 'react';
import { fetchAhead } from '../../api/fetch-ahead.ts';
import { useGiven } from '../../kit/given.ts';
import { useOrganization } from '../../kit/use-organization.ts';
import { Button } from '../../ui/button/button.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { useLater } from '../../ui/dialog/layer.ts';
import { inviteForm } from './invitations-later.ts';

/** Three fields, and a mail with a link goes out. `isEarly`: what would open goes with the page that still waits. */
export function InviteColleague({ isEarly = false }: { isEarly?: boolean }) {
  const { t } = useLingui();
  const { name: organizationName } = useOrganization();
  const isStaff = useGiven() !== undefined;
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  useEffect(() => fetchAhead(inviteForm.fetch), []);
  const Form = useLater(inviteForm, isOpen, close);
  return (
    <>
      <Button disabled={isEarly} onClick={() => setOpen(true)}>
        {isStaff ? <Trans>Invite somebody</Trans> : <Trans>Invite a colleague</Trans>}
      </Button>
      <Dialog
        title={isStaff ? t`Invite somebody` : t`Invite a colleague`}
        description={t`The e-mail names you and ${organizationName}, and carries a personal link.`}
        width="medium"
        isOpen={isOpen && Form !== undefined}
        onClose={close}
      >
        {Form ? createElement(Form, { onClose: close }) : null}
      </Dialog>
    </>
  );
}
