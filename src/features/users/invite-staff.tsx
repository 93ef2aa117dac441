import { Trans, useLingui } from '@lingui/react/macro';
import { createElement, useEffect, useState } from 'react';
import type { StaffType } from '../../../contract/users/staff.schema.ts';
import { fetchAhead } from '../../api/fetch-ahead.ts';
import { Button } from '../../ui/button/button.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { useLater } from '../../ui/dialog/layer.ts';
import { inviteStaffForm } from './staff-later.ts';

/** Invites somebody to look after the tenant: an account, and a link that sets its password. `of`: as what, most are the first. */
export function InviteStaff({ of }: { of: readonly StaffType[] }) {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  useEffect(() => fetchAhead(inviteStaffForm.fetch), []);
  const Form = useLater(inviteStaffForm, isOpen, close);
  return (
    <>
      <Button onClick={() => setOpen(true)}>
        <Trans>Invite somebody</Trans>
      </Button>
      <Dialog
        title={t`Invite somebody to the team`}
        description={t`They get an e-mail that names you, with a link to set a password.`}
        width="medium"
        isOpen={isOpen && Form !== undefined}
        onClose={close}
      >
        {Form ? createElement(Form, { of, onClose: close }) : null}
      </Dialog>
    </>
  );
}
