import { Trans } from '@lingui/react/macro';
import { Text } from '../../ui/heading/heading.tsx';
import { RouterLink } from '../../ui/link/router-link.tsx';

/** For who only counts as too young by a slip. */
export function BirthDateHint() {
  return (
    <Text look="small">
      <Trans>
        Is your date of birth wrong? You can correct it <RouterLink to="/account">in your account</RouterLink>.
      </Trans>
    </Text>
  );
}
