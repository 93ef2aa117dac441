import { Trans } from '@lingui/react/macro';
import { useTenant } from '../../api/tenant.ts';
import { Card } from '../../ui/card/card.tsx';
import { Fact, FactList } from '../../ui/fact-list/fact-list.tsx';
import { Heading, Text } from '../../ui/heading/heading.tsx';
import { TextLink } from '../../ui/link/link.tsx';
import { MailLink } from '../../ui/link/mail-link.tsx';
import { Stack } from '../../ui/stack/stack.tsx';
import * as css from './help.css.ts';

/** Whom to ask when no answer fits. */
export function Support({ isInformal }: { isInformal: boolean }) {
  const tenant = useTenant();
  const tenantName = tenant?.name ?? '';
  const contact = tenant?.support_email;
  if (!contact) return null;
  return (
    <aside className={css.support}>
      <Card>
        <Stack gap={3}>
          <Heading level={2} look="title">
            <Trans>Ask a person</Trans>
          </Heading>
          <Text>
            {isInformal ? (
              <Trans context="informal">
                The people at {tenantName} help you. Write in German or English, just as you would speak.
              </Trans>
            ) : (
              <Trans>The people at {tenantName} help you, in German or English.</Trans>
            )}
          </Text>
          <FactList>
            {tenant.contact_name ? <Fact glyph="person">{tenant.contact_name}</Fact> : null}
            <Fact glyph="mail">
              <MailLink address={contact} />
            </Fact>
            {tenant.contact_phone ? (
              <Fact glyph="phone">
                <TextLink variant="alone" href={`tel:${tenant.contact_phone.replace(/[^\d+]/g, '')}`}>
                  {tenant.contact_phone}
                </TextLink>
              </Fact>
            ) : null}
          </FactList>
        </Stack>
      </Card>
    </aside>
  );
}
