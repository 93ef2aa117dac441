import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Organization } from '../../../../contract/organizations/organizations.schema.ts';
import { useMe } from '../../../api/session.ts';
import { useCan } from '../../../kit/use-can.ts';
import { Card } from '../../../ui/card/card.tsx';
import { Heading, Text } from '../../../ui/heading/heading.tsx';
import { RouterLink } from '../../../ui/link/router-link.tsx';
import { Stack } from '../../../ui/stack/stack.tsx';
import { CompanyAddress } from '../company-address.tsx';
import * as css from '../organization.css.ts';
import { TrainingForm } from '../training-form.tsx';
import { UsageTypeForm } from '../usage-type-form.tsx';
import { usageWords } from './desk-words.ts';
import { NameForm } from './name-form.tsx';

interface DeskDetailsProps {
  readonly organization: Organization;
  /** how it stands; nothing for who may not read it */
  readonly figures: ReactNode;
}

/** What a company says of itself, which staff may put right; the company reads that they did. */
export function DeskDetailsScreen({ organization, figures }: DeskDetailsProps) {
  const { t } = useLingui();
  const { handover } = useMe();
  const mayDelete = useCan('delete:Organization');
  return (
    <div className={css.details}>
      <Stack gap={6}>
        <Card as="section">
          <NameForm organization={organization} />
        </Card>
        <Card as="section">
          <UsageTypeForm
            organization={organization}
            label={t`What is it here for?`}
            help={t`As the company has said. Please change it only if it asks you to.`}
            words={usageWords}
          />
        </Card>
        <Card as="section">
          <TrainingForm organization={organization} title={t`What it trains`} label={t`Occupations`} />
        </Card>
      </Stack>
      <Stack gap={6}>
        {figures}
        <Card as="section">
          <CompanyAddress organization={organization} title={t`Where it trains`} />
        </Card>
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
            <Trans>Delete this company …</Trans>
          </RouterLink>
        ) : null}
      </Stack>
    </div>
  );
}
