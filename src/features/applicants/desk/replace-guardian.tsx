import { Trans } from '@lingui/react/macro';
import { createElement, useState } from 'react';
import type { ApplicantDetails } from '../../../../contract/applicants/desk.schema.ts';
import { Button } from '../../../ui/button/button.tsx';
import { useLater } from '../../../ui/dialog/layer.ts';
import { Row } from '../../../ui/stack/stack.tsx';
import { replacementForm } from './forms-later.ts';

interface ReplaceGuardianProps {
  readonly guardian: NonNullable<ApplicantDetails['legal_contact']>;
  readonly child: string;
}

/** Behind a button: asks somebody else, or the same at another address, where nobody has answered. */
export function ReplaceGuardian(props: ReplaceGuardianProps) {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  const Form = useLater(replacementForm, isOpen, close);
  if (isOpen && Form) return createElement(Form, { ...props, onClose: close });
  return (
    <Row>
      <Button variant="secondary" isPending={isOpen} onClick={() => setOpen(true)}>
        <Trans>Correct the address or ask somebody else</Trans>
      </Button>
    </Row>
  );
}
