import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { removeTenantLogo, storeTenantLogo } from '../../../contract/tenants/administration.endpoints.ts';
import { call } from '../../api/call.ts';
import { outcomeOf } from '../../api/results.ts';
import { formErrorOf } from '../../forms/form-error.ts';
import { messageText } from '../../forms/message-text.ts';
import { type InPlace, PartForm } from '../../kit/part-form.tsx';
import { useChanged } from '../../kit/use-changed.ts';
import { Button } from '../../ui/button/button.tsx';
import { FileField } from '../../ui/file-field/file-field.tsx';
import { Heading } from '../../ui/heading/heading.tsx';
import { Row, Stack } from '../../ui/stack/stack.tsx';

interface LogoFormProps extends InPlace {
  readonly id: string;
  /** As it is now. */
  readonly address: string | undefined;
}

/** The tenant's logo, stored as soon as it is chosen. */
export function LogoForm({ id, address, isAsked, onClose }: LogoFormProps) {
  const { t, i18n } = useLingui();
  const changed = useChanged('/tenants');
  const [errors, setErrors] = useState<readonly string[]>([]);
  const [isPending, setPending] = useState(false);
  const choose = async (file: File | undefined) => {
    setErrors([]);
    setPending(true);
    let isStored = false;
    try {
      await (file ? call(storeTenantLogo, { params: { id }, file }) : call(removeTenantLogo, { params: { id } }));
      isStored = true;
    } catch (error) {
      const { fields, general } = formErrorOf(outcomeOf(error), new Set(['logo']));
      const missing = navigator.onLine ? [] : [t`No connection, so nothing was saved. Please try again later.`];
      setErrors(fields['logo'] ?? (general === undefined ? missing : [messageText(i18n, general)]));
    }
    await changed();
    setPending(false);
    if (isStored) onClose();
  };
  return (
    <PartForm isAsked={isAsked}>
      <Stack gap={4}>
        <Heading level={2} look="title">
          <Trans>Logo</Trans>
        </Heading>
        <FileField
          name="logo"
          label={t`Logo`}
          help={t`A PNG, 48 to 600 pixels high. Pages and e-mails show it beside the name. What you choose is saved at once.`}
          accept={['image/png']}
          maxBytes={100_000}
          previewUrl={address}
          onChange={(file) => void choose(file)}
          errors={errors}
          isPending={isPending}
        />
        <Row>
          <Button variant="quiet" hang="start" onClick={onClose}>
            <Trans>Close</Trans>
          </Button>
        </Row>
      </Stack>
    </PartForm>
  );
}
