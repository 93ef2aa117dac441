import { Trans } from '@lingui/react/macro';
import type { Terms } from '../../../contract/terms/terms.schema.ts';
import { Heading, Text } from '../../ui/heading/heading.tsx';
import { RouterButtonLink } from '../../ui/link/router-link.tsx';
import { Stack } from '../../ui/stack/stack.tsx';
import { TermsText } from './terms-text.tsx';

/** The terms to read again, once accepted; who agreed for a minor is named. */
export function AcceptedTerms({ terms, guardian }: { terms: Terms; guardian: string | undefined }) {
  return (
    <Stack gap={6}>
      <Heading level={1}>
        <Trans>The terms are accepted</Trans>
      </Heading>
      <Text look="lead">
        {guardian === undefined ? (
          <Trans>Here you can read them again at any time.</Trans>
        ) : (
          <Trans>{guardian} has agreed. Here you can read the terms again at any time.</Trans>
        )}
      </Text>
      <TermsText terms={terms} isOpen />
      <div>
        <RouterButtonLink to="/">
          <Trans>To your dashboard</Trans>
        </RouterButtonLink>
      </div>
    </Stack>
  );
}
