import { Trans, useLingui } from '@lingui/react/macro';
import { writtenDay } from '../../../contract/kit/dates.ts';
import type { Locale } from '../../../contract/kit/fields.ts';
import { useTenant, useTimezone } from '../../api/tenant.ts';
import { Banner } from '../../ui/banner/banner.tsx';
import { RouterLink } from '../../ui/link/router-link.tsx';
import { TextLink } from '../../ui/link/link.tsx';

/** To a company's people: the day on which it is erased, as the mail had it, and who can be asked. */
export function DeletionBanner({ until }: { readonly until: string }) {
  const { i18n, t } = useLingui();
  const tenant = useTenant();
  const tenantName = tenant?.name ?? '';
  const contact = tenant?.support_email;
  const day = writtenDay(i18n.locale as Locale, useTimezone(), new Date(until));
  return (
    <Banner
      tone="warning"
      title={t`Your company is being deleted`}
      action={
        <RouterLink variant="alone" to="/account/data">
          <Trans>To your data</Trans>
        </RouterLink>
      }
    >
      <Trans>
        {tenantName} erases it on {day}, with all accounts, messages and everything else of it. Until then you can log
        in and take your data with you.
      </Trans>{' '}
      {contact ? (
        <Trans>
          You see it otherwise, or have a question? Write to <TextLink href={`mailto:${contact}`}>{contact}</TextLink>.
        </Trans>
      ) : null}
    </Banner>
  );
}
