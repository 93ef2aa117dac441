import { Trans, useLingui } from '@lingui/react/macro';
import type { Organization } from '../../../contract/organizations/organizations.schema.ts';
import type { CompanyTerms } from '../../../contract/terms/company-terms.schema.ts';
import { useTenant } from '../../api/tenant.ts';
import { Card } from '../../ui/card/card.tsx';
import { Fact, FactList } from '../../ui/fact-list/fact-list.tsx';
import { Heading, Text } from '../../ui/heading/heading.tsx';
import { TextLink } from '../../ui/link/link.tsx';
import { Stack } from '../../ui/stack/stack.tsx';
import { CompanyAddress } from './company-address.tsx';
import * as css from './organization.css.ts';
import { AcceptedTerms, PrivacyForm } from './privacy-form.tsx';
import { TrainingForm } from './training-form.tsx';
import { UsageTypeForm } from './usage-type-form.tsx';

interface DetailsScreenProps {
  readonly organization: Organization;
  readonly terms: Pick<CompanyTerms, 'accepted'>;
}

/** What the company wants to do here, what it trains and says of privacy, where it is, and who keeps its name. */
export function DetailsScreen({ organization, terms }: DetailsScreenProps) {
  const { t } = useLingui();
  return (
    <div className={css.details}>
      <Stack gap={6}>
        <Card as="section">
          <UsageTypeForm organization={organization} />
        </Card>
        <Card as="section">
          <TrainingForm organization={organization} />
        </Card>
        <Card as="section">
          <Stack gap={4}>
            <PrivacyForm organization={organization} />
            <AcceptedTerms accepted={terms.accepted} />
          </Stack>
        </Card>
      </Stack>
      <Stack gap={6}>
        <Card as="section">
          <CompanyAddress organization={organization} title={t`Where you train`} />
        </Card>
        <Card as="section">
          <KeptByOthers organization={organization} />
        </Card>
      </Stack>
    </div>
  );
}

function KeptByOthers({ organization: { name, verified_at, staff_changed_at } }: { organization: Organization }) {
  const { i18n } = useLingui();
  const tenant = useTenant();
  const tenantName = tenant?.name ?? '';
  const contact = tenant?.support_email;
  return (
    <Stack gap={4}>
      <Heading level={2} look="title">
        <Trans>Kept by {tenantName}</Trans>
      </Heading>
      <FactList>
        <Fact glyph="building" title={<Trans>Name</Trans>}>
          {name}
        </Fact>
        {verified_at === null ? null : (
          <Fact glyph="shield" title={<Trans>Checked</Trans>}>
            {i18n.date(verified_at, { dateStyle: 'long' })}
          </Fact>
        )}
        {staff_changed_at === null ? null : (
          <Fact glyph="edit" title={<Trans>Changed by {tenantName}</Trans>}>
            {i18n.date(staff_changed_at, { dateStyle: 'long' })}
          </Fact>
        )}
      </FactList>
      {contact ? (
        <Text look="small">
          <Trans>
            Something is wrong or has changed? Write to <TextLink href={`mailto:${contact}`}>{contact}</TextLink>.
          </Trans>
        </Text>
      ) : null}
    </Stack>
  );
}
