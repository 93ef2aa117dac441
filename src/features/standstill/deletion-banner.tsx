import { Trans, useLingui } from '@lingui/react/macro';
import { writtenDay } from '../../../contract/kit/dates.ts';
import type { Locale } from '../../../contract/kit/fields.ts';
import { useTenant, useTimezone } from '../../api/tenant.ts';
import { Banner } from '../../ui/banner/banner.tsx';
import { RouterLink } from '../../ui/link/router-link.tsx';
import { MailAddress } from '../../ui/link/mail-link.tsx';
import { TextLink } from '../../ui/link/link.tsx';

/**
 * To a company's people: the day on which it is erased, as the mail had it; where they begin and on its own page (`isWhole`)
 * what that means and who can be asked too: above each page for a week, it leaves a phone room for the page.
 */
export function DeletionBanner({ until, isWhole }: { readonly until: string; readonly isWhole: boolean }) {
  const { i18n, t } = useLingui();
  const tenant = useTenant();
  const tenantName = tenant?.name ?? '';
  const contact = tenant?.support_email;
  // a day stays in its line
  const day = writtenDay(i18n.locale as Locale, useTimezone(), new Date(until)).replaceAll(' ', '\u{a0}');
  return (
    <Banner
      tone="warning"
      title={t`Your company will be erased on ${day}`}
      action={
        <RouterLink variant="alone" to="/account/data">
          <Trans>To your data</Trans>
        </RouterLink>
      }
    >
      {isWhole ? (
        <>
          <Trans>
            {tenantName} erases it with all accounts, messages and everything else of it. Until then you can log in and
            take your data with you.
          </Trans>{' '}
          {contact ? (
            <Trans>
              You see it otherwise, or have a question? Write to{' '}
              <TextLink href={`mailto:${contact}`}>
                <MailAddress address={contact} />
              </TextLink>
              .
            </Trans>
          ) : null}
        </>
      ) : undefined}
    </Banner>
  );
}
