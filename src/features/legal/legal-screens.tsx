import { Trans } from '@lingui/react/macro';
import { useTenant } from '../../api/tenant.ts';
import { Heading, Text } from '../../ui/heading/heading.tsx';
import { TextLink } from '../../ui/link/link.tsx';
import { Stack } from '../../ui/stack/stack.tsx';

/** Who answers for this page, where the tenant has no imprint of its own elsewhere. */
export function ImprintScreen() {
  const tenant = useTenant();
  const name = tenant?.name ?? '';
  return (
    <Stack gap={6}>
      <Heading level={1}>
        <Trans>Imprint</Trans>
      </Heading>
      <Text look="lead">
        <Trans>{name} is responsible for this page.</Trans>
      </Text>
      <Contact />
      <Text>
        <Trans>Places and postcodes: GeoNames, licensed under CC BY 4.0.</Trans>
      </Text>
    </Stack>
  );
}

/** What is stored and who sees it, in short. */
export function PrivacyScreen() {
  const tenant = useTenant();
  const name = tenant?.name ?? '';
  return (
    <Stack gap={6}>
      <Heading level={1}>
        <Trans>Privacy</Trans>
      </Heading>
      <Text look="lead">
        <Trans>{name} stores only what is needed to bring applicants and companies together.</Trans>
      </Text>
      <Text>
        <Trans>
          Companies see what somebody is looking for, a certificate, an area and a rough distance. They see name,
          contact details and who recommends somebody after the applicant has said yes; the company that recommended
          somebody sees the name before.
        </Trans>
      </Text>
      <Text>
        <Trans>
          There are cookies for the login, for recognising a browser that was used before, for protecting forms, and for
          the language. What is typed and not yet sent is kept in the browser, without passwords. There is no
          advertising and no tracking.
        </Trans>
      </Text>
      <Text>
        <Trans>Everybody may have their data exported, corrected and deleted at any time.</Trans>
      </Text>
      <Contact />
    </Stack>
  );
}

function Contact() {
  const email = useTenant()?.support_email;
  return email ? (
    <TextLink variant="alone" href={`mailto:${email}`}>
      {email}
    </TextLink>
  ) : null;
}
