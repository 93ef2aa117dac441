import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { removeTenantLogo, storeTenantLogo } from '../../../contract/tenants/administration.endpoints.ts';
import { call } from '../../api/call.ts';
import { outcomeOf } from '../../api/results.ts';
import { formErrorOf } from '../../forms/form-error.ts';
import { messageText } from '../../forms/message-text.ts';
import { useChanged } from '../../kit/use-changed.ts';
import { Card } from '../../ui/card/card.tsx';
import { FileField } from '../../ui/file-field/file-field.tsx';
import { Heading } from '../../ui/heading/heading.tsx';
import { Stack } from '../../ui/stack/stack.tsx';

/** The tenant's logo, stored as soon as it is chosen. `png`: as it is now, in base64. */
export function TenantLogo({ id, png }: { id: string; png: string | null }) {
  const { t, i18n } = useLingui();
  const changed = useChanged('/tenants');
  const [errors, setErrors] = useState<readonly string[]>([]);
  const [isPending, setPending] = useState(false);
  const choose = async (file: File | undefined) => {
    setErrors([]);
    setPending(true);
    try {
      await (file ? call(storeTenantLogo, { params: { id }, file }) : call(removeTenantLogo, { params: { id } }));
    } catch (error) {
      const { fields, general } = formErrorOf(outcomeOf(error), new Set(['logo']));
      const missing = navigator.onLine ? [] : [t`No connection, so nothing was saved. Please try again later.`];
      setErrors(fields['logo'] ?? (general === undefined ? missing : [messageText(i18n, general)]));
    }
    await changed();
    setPending(false);
  };
  return (
    <Card as="section">
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
          previewUrl={png === null ? undefined : `data:image/png;base64,${png}`}
          onChange={(file) => void choose(file)}
          errors={errors}
          isPending={isPending}
        />
      </Stack>
    </Card>
  );
}
