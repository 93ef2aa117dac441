import { Trans } from '@lingui/react/macro';
import { createElement, useState } from 'react';
import type { Invitation } from '../../../contract/invitations/invitations.schema.ts';
import { Button } from '../../ui/button/button.tsx';
import { useLater } from '../../ui/dialog/layer.ts';
import { linkDialog } from './invitations-later.ts';

/** Opens a link to pass on by hand, where the e-mail doesn't arrive. Each press asks for a new one. */
export function CopyLink({ invitation }: { invitation: Invitation }) {
  const [presses, setPresses] = useState(0);
  const isWanted = presses > 0;
  const LinkDialog = useLater(linkDialog, isWanted, () => setPresses(0));
  return (
    <>
      <Button
        variant="quiet"
        size="compact"
        isPending={isWanted && LinkDialog === undefined}
        onClick={() => setPresses(presses + 1)}
      >
        <Trans>Copy link</Trans>
      </Button>
      {isWanted && LinkDialog ? createElement(LinkDialog, { key: presses, invitation }) : null}
    </>
  );
}
