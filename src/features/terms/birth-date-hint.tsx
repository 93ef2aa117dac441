import { Trans } from '@lingui/react/macro';
import { useTenant } from '../../api/tenant.ts';
import { Text } from '../../ui/heading/heading.tsx';
import { TextLink } from '../../ui/link/link.tsx';

/** For who only counts as too young by a slip. */
export function BirthDateHint() {
  const email = useTenant()?.support_email;
  if (!email) return null;
  return (
    <Text look="small">
      <Trans>
        Is your date of birth wrong? Write to <TextLink href={`mailto:${email}`}>{email}</TextLink>, and we will correct
        it with you.
      </Trans>
    </Text>
  );
}
