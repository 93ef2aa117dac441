import { Trans } from '@lingui/react/macro';
import { Text } from '../../ui/heading/heading.tsx';
import { RouterLink } from '../../ui/link/router-link.tsx';

export function HasAccount() {
  return (
    <Text>
      <Trans>
        You already have an account? <RouterLink to="/login">Log in</RouterLink>
      </Trans>
    </Text>
  );
}
