import { Trans } from '@lingui/react/macro';
import type { Organization } from '../../../contract/organizations/organizations.schema.ts';
import { useTenant } from '../../api/tenant.ts';
import { Card } from '../../ui/card/card.tsx';
import { Fact, FactList } from '../../ui/fact-list/fact-list.tsx';
import { Heading, Text } from '../../ui/heading/heading.tsx';
import { TextLink } from '../../ui/link/link.tsx';
import { Stack } from '../../ui/stack/stack.tsx';
import * as css from './organization.css.ts';
import { UsageTypeForm } from './usage-type-form.tsx';

/** What is known of the company, and what it wants to do here. */
export function DetailsScreen({ organization }: { organization: Organization }) {
  const tenant = useTenant();
  const tenantName = tenant?.name ?? '';
  const contact = tenant?.support_email;
  return (
    <div className={css.details}>
      <Card as="section">
        <UsageTypeForm organization={organization} />
      </Card>
      <Card as="section">
        <Stack gap={4}>
          <Heading level={2} look="title">
            <Trans>Kept by {tenantName}</Trans>
          </Heading>
          <FactList>
            <Fact glyph="building" title={<Trans>Name</Trans>}>
              {organization.name}
            </Fact>
            <Fact glyph="pin" title={<Trans>Town</Trans>}>
              {organization.city ?? <Trans>not given</Trans>}
            </Fact>
          </FactList>
          {contact ? (
            <Text look="small">
              <Trans>
                Something is wrong or has changed? Write to <TextLink href={`mailto:${contact}`}>{contact}</TextLink>.
              </Trans>
            </Text>
          ) : null}
        </Stack>
      </Card>
    </div>
  );
}
