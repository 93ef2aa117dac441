import { Trans } from '@lingui/react/macro';
import { type TenantInfo, useTenant } from '../../api/tenant.ts';
import { Fact, FactList } from '../../ui/fact-list/fact-list.tsx';
import { Heading, Text } from '../../ui/heading/heading.tsx';
import { TextLink } from '../../ui/link/link.tsx';
import { Stack } from '../../ui/stack/stack.tsx';

const dialled = (phone: string): string => phone.replace(/[^\d+]/g, '');

/** Who is behind the page: a person to call, an address to write to. What is decided already is not told to wait. */
export function WhoAsks({ isDecided = false }: { isDecided?: boolean }) {
  const tenant = useTenant();
  if (!tenant) return null;
  const { name } = tenant;
  return (
    <Stack gap={4}>
      <Heading level={2} look="title">
        {isDecided ? <Trans>Whom you can ask</Trans> : <Trans>Who is asking you</Trans>}
      </Heading>
      <Text>
        {isDecided ? (
          <Trans>
            {name} runs this site and is responsible for the data. Call or write whenever something is unclear.
          </Trans>
        ) : (
          <Trans>
            {name} runs this site and is responsible for the data. Is anything unclear? Ask before you decide.
          </Trans>
        )}
      </Text>
      <Reached tenant={tenant} />
    </Stack>
  );
}

function Reached({ tenant }: { tenant: TenantInfo }) {
  const { contact_name: person, contact_phone: phone, contact_address: address, support_email: email } = tenant;
  return (
    <FactList>
      {person ? (
        <Fact glyph="person">
          <Trans>{person} answers your questions.</Trans>
        </Fact>
      ) : null}
      {phone ? (
        <Fact glyph="phone">
          <TextLink variant="alone" href={`tel:${dialled(phone)}`}>
            {phone}
          </TextLink>
        </Fact>
      ) : null}
      {email ? (
        <Fact glyph="mail">
          <TextLink variant="alone" href={`mailto:${email}`}>
            {email}
          </TextLink>
        </Fact>
      ) : null}
      {address ? (
        <Fact glyph="pin">
          {tenant.name}, {address}
        </Fact>
      ) : null}
    </FactList>
  );
}
