import { Trans, useLingui } from '@lingui/react/macro';
import type { Occupation } from '../../../contract/occupations/occupations.schema.ts';
import type { Organization } from '../../../contract/organizations/organizations.schema.ts';
import type { CompanyTerms } from '../../../contract/terms/company-terms.schema.ts';
import { useMe } from '../../api/session.ts';
import { useTenant } from '../../api/tenant.ts';
import { addressInWords } from '../../i18n/address.ts';
import { AddressForm } from '../../forms/address-form.tsx';
import { ContestedSave } from '../../kit/contested-save.tsx';
import { Button } from '../../ui/button/button.tsx';
import { Card } from '../../ui/card/card.tsx';
import { Fact, FactList } from '../../ui/fact-list/fact-list.tsx';
import { Heading, Text } from '../../ui/heading/heading.tsx';
import { TextLink } from '../../ui/link/link.tsx';
import { Stack } from '../../ui/stack/stack.tsx';
import * as css from './organization.css.ts';
import { AcceptedTerms, PrivacyForm } from './privacy-form.tsx';
import { TrainingForm } from './training-form.tsx';
import { UsageTypeForm } from './usage-type-form.tsx';
import { useSaveForAll } from './use-save-for-all.ts';

interface DetailsScreenProps {
  readonly organization: Organization;
  readonly occupations: readonly Occupation[];
  readonly terms: Pick<CompanyTerms, 'accepted'>;
}

/** What the company wants to do here, what it trains and says of privacy, where it is, and who keeps its name. */
export function DetailsScreen({ organization, occupations, terms }: DetailsScreenProps) {
  return (
    <div className={css.details}>
      <Stack gap={6}>
        <Card as="section">
          <UsageTypeForm organization={organization} />
        </Card>
        <Card as="section">
          <TrainingForm organization={organization} occupations={occupations} />
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
          <Address organization={organization} />
        </Card>
        <Card as="section">
          <KeptByOthers organization={organization} />
        </Card>
      </Stack>
    </div>
  );
}

function Address({ organization }: { organization: Organization }) {
  const { t, i18n } = useLingui();
  const { user } = useMe();
  const { form, contest } = useSaveForAll(organization);
  return (
    <Stack gap={4}>
      <Heading level={2} look="title">
        <Trans>Where you train</Trans>
      </Heading>
      <AddressForm
        id="organization-address"
        address={organization.address}
        draft={{ name: 'organization.address', userId: user.id, isCorrection: true }}
        {...form}
        supplement={t`For example the building or the floor. May stay empty.`}
        abroad={<Trans>We can only work out distances within Germany. From this address we can’t count any.</Trans>}
      >
        {(end) => (
          <ContestedSave {...contest(end, (stored) => addressInWords(i18n, stored.address))}>
            <Button type="submit" variant="secondary" isPending={end.isPending}>
              <Trans>Save the address</Trans>
            </Button>
          </ContestedSave>
        )}
      </AddressForm>
    </Stack>
  );
}

function KeptByOthers({ organization: { name, verified_at } }: { organization: Organization }) {
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
