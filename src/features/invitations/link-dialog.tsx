import { useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent, useState } from 'react';
import { copyInvitationLink } from '../../../contract/invitations/invitations.endpoints.ts';
import type { Invitation } from '../../../contract/invitations/invitations.schema.ts';
import { call } from '../../api/call.ts';
import { FormErrorBanner } from '../../forms/form-error-banner.tsx';
import { useCopyNotice } from '../../kit/use-copy-notice.ts';
import { useOneCall } from '../../kit/use-one-call.ts';
import { CopyField } from '../../ui/copy-field/copy-field.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { Loading, Skeleton } from '../../ui/skeleton/skeleton.tsx';

/** A link to pass on by hand, where the e-mail doesn't arrive. It is asked for as this opens. */
export function LinkDialog({ invitation: { id, firstname, lastname, email } }: { invitation: Invitation }) {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(true);
  const tell = useCopyNotice(t`The link is copied`);
  const [link, setLink] = useState<string>();
  const { press, pending, formError } = useOneCall(async () => {});
  const name = `${firstname} ${lastname}`;
  const ask = useEffectEvent(() =>
    press('copy', async () => setLink((await call(copyInvitationLink, { params: { id } })).data.link)),
  );
  useEffect(() => ask(), []);
  // what says nothing here has a notification, as too many a day
  const says = pending !== undefined || link !== undefined || formError.general !== undefined;
  return (
    <Dialog
      title={t`Link for ${name}`}
      description={t`If the e-mail doesn’t arrive, pass this link on yourself. Whoever opens it confirms ${email} with a code that we send there.`}
      width="medium"
      isOpen={isOpen && says}
      onClose={() => setOpen(false)}
    >
      {pending === undefined ? null : (
        <Loading label={t`The link is being made …`}>
          <Skeleton height="48px" />
        </Loading>
      )}
      <FormErrorBanner formError={formError} />
      {link === undefined ? null : (
        <CopyField
          name="link"
          label={t`Invitation link`}
          help={t`It works until the invitation runs out, or until you take it back or send it again.`}
          value={link}
          onCopied={tell}
        />
      )}
    </Dialog>
  );
}
