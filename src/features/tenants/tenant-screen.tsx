import { Trans, useLingui } from '@lingui/react/macro';
import { getRouteApi } from '@tanstack/react-router';
import { RecordPage, RecordPending } from '../../kit/record-page.tsx';
import { momentInWords } from '../../i18n/days.ts';
import { MailLink } from '../../ui/link/mail-link.tsx';
import { TextLink } from '../../ui/link/link.tsx';
import { RouterLink } from '../../ui/link/router-link.tsx';
import { TenantMark } from './tenant-mark.tsx';
import { languageWords } from './tenant-words.ts';

const route = getRouteApi('/member/tenants/$tenant_id');

/** One tenant: what it is called, where it is, and how it is set up. */
export function TenantScreen() {
  const { t, i18n } = useLingui();
  const tenant = route.useLoaderData();
  const { minimum_age, guardian_age, url } = tenant;
  return (
    <RecordPage
      title={tenant.name}
      lead={
        <TextLink href={url} target="_blank">
          {new URL(url).host}
        </TextLink>
      }
      back={
        <RouterLink variant="alone" to="/tenants">
          <Trans>All tenants</Trans>
        </RouterLink>
      }
      facts={[
        [t`Colour`, <TenantMark key="color" color={tenant.color} />],
        [t`Language of who hasn’t chosen one`, i18n._(languageWords[tenant.default_locale])],
        [t`Youngest age`, i18n.number(minimum_age)],
        [t`Alone from the age of`, i18n.number(guardian_age)],
        [t`Sender of its e-mails`, `${tenant.sender_name} <${tenant.sender_address}>`],
        [t`Address for questions`, <MailLink key="support" address={tenant.support_email} />],
        [t`Created`, momentInWords(i18n, tenant.created_at)],
      ]}
    />
  );
}

export const TenantPending = RecordPending;
