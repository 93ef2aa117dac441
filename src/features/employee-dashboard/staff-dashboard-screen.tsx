import { Trans, useLingui } from '@lingui/react/macro';
import { useMe } from '../../api/session.ts';
import { useTenant } from '../../api/tenant.ts';
import { Text } from '../../ui/heading/heading.tsx';
import { TextLink } from '../../ui/link/link.tsx';
import { PageHeader } from '../../ui/page-header/page-header.tsx';
import { Stack } from '../../ui/stack/stack.tsx';

/** Where staff and administrators arrive. */
export function StaffDashboardScreen() {
  const { t } = useLingui();
  const { user } = useMe();
  const tenant = useTenant();
  const name = tenant?.name ?? 'Werdegang';
  return (
    <Stack gap={6}>
      <PageHeader
        title={t`Hello ${user.firstname} ${user.lastname}`}
        lead={
          user.type === 'administrator'
            ? t`You are logged in as administrator.`
            : t`You are logged in as staff of ${name}.`
        }
      />
      <Text>
        <Trans>
          Companies of {name} recommend good applicants here and find others. Except for the company that recommends
          somebody, they see names only once an applicant says yes.
        </Trans>
      </Text>
      {tenant?.support_email ? (
        <Text>
          <Trans>
            Questions from companies and applicants go to{' '}
            <TextLink href={`mailto:${tenant.support_email}`}>{tenant.support_email}</TextLink>.
          </Trans>
        </Text>
      ) : null}
    </Stack>
  );
}
