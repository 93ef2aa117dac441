import { Trans } from '@lingui/react/macro';
import { useTenant } from '../../api/tenant.ts';
import { Text } from '../../ui/heading/heading.tsx';
import { TextLink } from '../../ui/link/link.tsx';
import { RouterLink } from '../../ui/link/router-link.tsx';

/** For who only counts as too young by a slip. Once a guardian has been named, a person at the association looks at it. */
export function BirthDateHint({ hasGuardian }: { hasGuardian: boolean }) {
  const support = useTenant()?.support_email ?? '';
  return (
    <Text look="small">
      {hasGuardian ? (
        <Trans>
          Are you old enough, and only the date of birth is wrong? Since you have named somebody, you can’t change that
          alone any more. Please write to <TextLink href={`mailto:${support}`}>{support}</TextLink>.
        </Trans>
      ) : (
        <Trans>
          Is your date of birth wrong? Correct it <RouterLink to="/account">in your account</RouterLink> before you name
          somebody.
        </Trans>
      )}
    </Text>
  );
}
