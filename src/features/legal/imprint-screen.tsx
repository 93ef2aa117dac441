import { Trans } from '@lingui/react/macro';
import { useTenant } from '../../api/tenant.ts';
import { Fact, FactList } from '../../ui/fact-list/fact-list.tsx';
import { Heading, Text } from '../../ui/heading/heading.tsx';
import { TextLink } from '../../ui/link/link.tsx';
import { RouterLink } from '../../ui/link/router-link.tsx';
import { Stack } from '../../ui/stack/stack.tsx';

/** Who answers for this page, from the tenant's settings, where it has no imprint of its own elsewhere. */
export function ImprintScreen() {
  const tenant = useTenant();
  const name = tenant?.name ?? '';
  return (
    <Stack gap={8}>
      <Stack gap={3}>
        <Heading level={1}>
          <Trans>Imprint</Trans>
        </Heading>
        <Text look="lead">
          <Trans>{name} is responsible for this page.</Trans>
        </Text>
      </Stack>
      <Responsible />
      <Stack gap={3}>
        <Heading level={2} look="title">
          <Trans>Sources</Trans>
        </Heading>
        <Text>
          <Trans>Places and postcodes: GeoNames, licensed under CC BY 4.0.</Trans>
        </Text>
        <RouterLink variant="alone" to="/privacy">
          <Trans>What is stored, and your rights</Trans>
        </RouterLink>
      </Stack>
    </Stack>
  );
}

/** Name, address and ways to get in touch; what isn't there is said to be missing, for a law asks for it. */
function Responsible() {
  const tenant = useTenant();
  if (!tenant) return null;
  const { legal_name, name, contact_address: address, contact_phone: phone, contact_name: person } = tenant;
  const email = tenant.support_email;
  return (
    <FactList>
      <Fact glyph="building" title={legal_name ?? name}>
        {address ?? <Trans>There is no postal address here yet. Ask for it by e-mail.</Trans>}
      </Fact>
      {person ? (
        <Fact glyph="person" title={<Trans>Who answers questions</Trans>}>
          {person}
        </Fact>
      ) : null}
      <Fact glyph="phone" title={<Trans>Phone</Trans>}>
        {phone ? (
          <TextLink variant="alone" href={`tel:${phone.replaceAll(/[^\d+]/g, '')}`}>
            {phone}
          </TextLink>
        ) : (
          <Trans>There is no phone number here yet.</Trans>
        )}
      </Fact>
      {email ? (
        <Fact glyph="mail" title={<Trans>E-mail</Trans>}>
          <TextLink variant="alone" href={`mailto:${email}`}>
            {email}
          </TextLink>
        </Fact>
      ) : null}
    </FactList>
  );
}
