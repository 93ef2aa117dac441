import { Trans, useLingui } from '@lingui/react/macro';
import { useTenant } from '../../api/tenant.ts';
import { Banner } from '../../ui/banner/banner.tsx';
import { TextLink } from '../../ui/link/link.tsx';

/** Why there is no button to invite somebody, and whom to ask. */
export function OnlyStaffInvites() {
  const { t } = useLingui();
  const tenant = useTenant();
  const tenantName = tenant?.name ?? '';
  const contact = tenant?.support_email;
  return (
    <Banner tone="info" title={t`Invitations come from ${tenantName}`}>
      {contact ? (
        <Trans>
          Companies can’t invite colleagues themselves here. Write to{' '}
          <TextLink href={`mailto:${contact}`}>{contact}</TextLink> with the name and e-mail address of whoever should
          join.
        </Trans>
      ) : (
        <Trans>Companies can’t invite colleagues themselves here.</Trans>
      )}
    </Banner>
  );
}
