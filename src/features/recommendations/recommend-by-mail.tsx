import { Trans, useLingui } from '@lingui/react/macro';
import { createElement, useEffect, useState } from 'react';
import { mailedDays } from '../../../contract/recommendations/recommendations.schema.ts';
import { fetchAhead } from '../../api/fetch-ahead.ts';
import { Button } from '../../ui/button/button.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { useLater } from '../../ui/dialog/layer.ts';
import { mailForm } from './recommendations-later.ts';

/** One mail to somebody who has agreed to it; the registration code is the other way. */
export function RecommendByMail() {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  const [form] = useState(mailForm);
  useEffect(() => fetchAhead(form.fetch), [form]);
  const Form = useLater(form, isOpen, close);
  const days = mailedDays;
  return (
    <>
      <Button onClick={() => setOpen(true)}>
        <Trans>Recommend by e-mail</Trans>
      </Button>
      <Dialog
        title={t`Recommend by e-mail`}
        description={t`One e-mail with a link to register, no reminder. After ${days} days the address is erased here.`}
        width="wide"
        isOpen={isOpen && Form !== undefined}
        onClose={close}
      >
        {Form ? createElement(Form, { onClose: close }) : null}
      </Dialog>
    </>
  );
}
