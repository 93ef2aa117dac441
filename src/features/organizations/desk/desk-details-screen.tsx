import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Organization } from '../../../../contract/organizations/organizations.schema.ts';
import { useMe } from '../../../api/session.ts';
import { useCan } from '../../../kit/use-can.ts';
import { Card } from '../../../ui/card/card.tsx';
import { Fact } from '../../../ui/fact-list/fact-list.tsx';
import { Heading, Text } from '../../../ui/heading/heading.tsx';
import { RouterLink } from '../../../ui/link/router-link.tsx';
import { Stack } from '../../../ui/stack/stack.tsx';
import { AddressFact, TrainingFacts } from '../details-facts.tsx';
import { OrganizationPart } from '../organization-part.tsx';
import * as css from '../organization.css.ts';
import { usageWords } from './desk-words.ts';
import { deskForm } from './details-later.ts';

interface DeskDetailsProps {
  readonly organization: Organization;
  /** how it stands; nothing for who may not read it */
  readonly figures: ReactNode;
}

/** What a company says of itself, which staff may put right; the company reads that they did. */
export function DeskDetailsScreen({ organization, figures }: DeskDetailsProps) {
  const { t, i18n } = useLingui();
  const { handover } = useMe();
  const mayDelete = useCan('delete:Organization');
  const { name, usage_type } = organization;
  const part = { form: deskForm, organization };
  return (
    <div className={css.details}>
      <Stack gap={6}>
        <OrganizationPart {...part} part="name" title={t`Name`} change={t`Change the name`}>
          <Fact glyph="building">{name}</Fact>
        </OrganizationPart>
        <OrganizationPart {...part} part="usage" title={t`What is it here for?`} change={t`Change the answer`}>
          <Fact glyph="people">{usage_type ? i18n._(usageWords[usage_type]) : <Trans>Not said yet</Trans>}</Fact>
        </OrganizationPart>
        <OrganizationPart
          {...part}
          part="training"
          title={t`What it trains`}
          change={t`Change occupations and website`}
        >
          <TrainingFacts organization={organization} />
        </OrganizationPart>
      </Stack>
      <Stack gap={6}>
        {figures}
        <OrganizationPart {...part} part="address" title={t`Where it trains`} change={t`Change the address`}>
          <AddressFact organization={organization} />
        </OrganizationPart>
        <Card as="section">
          <Stack gap={4}>
            <Heading level={2} look="title">
              <Trans>What it says of privacy</Trans>
            </Heading>
            <Text>{organization.privacy ?? <Trans>Nothing yet. Only the company itself writes this.</Trans>}</Text>
          </Stack>
        </Card>
        {handover ? null : (
          <RouterLink variant="alone" to="/audits" search={{ organization_id: organization.id }}>
            <Trans>Log</Trans>
          </RouterLink>
        )}
        {mayDelete ? (
          <RouterLink
            variant="alone"
            to="/organizations/$organization_id/delete"
            params={{ organization_id: organization.id }}
          >
            {organization.deletes_at === null ? (
              <Trans>Delete this company …</Trans>
            ) : (
              <Trans>Call its deletion off …</Trans>
            )}
          </RouterLink>
        ) : null}
      </Stack>
    </div>
  );
}
