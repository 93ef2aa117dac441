import { Trans, useLingui } from '@lingui/react/macro';
import type { Organization } from '../../../contract/organizations/organizations.schema.ts';
import type { CompanyTerms } from '../../../contract/terms/company-terms.schema.ts';
import { useTenant } from '../../api/tenant.ts';
import { Card } from '../../ui/card/card.tsx';
import { Fact, FactList } from '../../ui/fact-list/fact-list.tsx';
import { Heading, Text } from '../../ui/heading/heading.tsx';
import { TextLink } from '../../ui/link/link.tsx';
import { Stack } from '../../ui/stack/stack.tsx';
import * as css from './organization.css.ts';
import { AcceptedTerms } from './accepted-terms.tsx';
import { AddressFact, TrainingFacts } from './details-facts.tsx';
import { detailsForm } from './details-later.ts';
import { OrganizationPart } from './organization-part.tsx';
import { usageWords } from './usage-words.ts';

interface DetailsScreenProps {
  readonly organization: Organization;
  readonly terms: Pick<CompanyTerms, 'accepted'>;
}

/** What the company wants to do here, what it trains and says of privacy, where it is, and who keeps its name. */
export function DetailsScreen({ organization, terms }: DetailsScreenProps) {
  const { t, i18n } = useLingui();
  const { usage_type, occupation_ids, privacy, address } = organization;
  const usage = usage_type ? usageWords[usage_type] : undefined;
  return (
    <div className={css.details}>
      <Stack gap={6}>
        <OrganizationPart
          form={detailsForm}
          part="usage"
          organization={organization}
          title={t`What would you like to do?`}
          change={t`Change the answer`}
          isMissing={!usage}
        >
          {usage ? (
            <Fact glyph="people" title={i18n._(usage.label)}>
              {i18n._(usage.sentence)}
            </Fact>
          ) : (
            <Fact glyph="people">
              <Trans>Not said yet</Trans>
            </Fact>
          )}
        </OrganizationPart>
        <OrganizationPart
          form={detailsForm}
          part="training"
          organization={organization}
          title={t`What you train`}
          change={t`Change occupations and website`}
          isMissing={occupation_ids.length === 0}
        >
          <TrainingFacts organization={organization} />
        </OrganizationPart>
        <OrganizationPart
          form={detailsForm}
          part="privacy"
          organization={organization}
          title={t`Privacy`}
          change={t`Change the privacy notice`}
          after={<AcceptedTerms accepted={terms.accepted} />}
        >
          <Fact glyph="lock">
            {privacy ? <span className={css.typed}>{privacy}</span> : <Trans>No privacy notice yet</Trans>}
          </Fact>
        </OrganizationPart>
      </Stack>
      <Stack gap={6}>
        <OrganizationPart
          form={detailsForm}
          part="address"
          organization={organization}
          title={t`Where you train`}
          change={t`Change the address`}
          isMissing={!address}
        >
          <AddressFact organization={organization} />
        </OrganizationPart>
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
