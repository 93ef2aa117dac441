import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { EmailTemplate } from '../../../contract/email-templates/email-templates.schema.ts';
import type { Profile } from '../../../contract/profiles/profiles.schema.ts';
import type { RegistrationCode } from '../../../contract/registration-codes/registration-codes.schema.ts';
import { localeOf } from '../../i18n/in-both.ts';
import { Badge } from '../../ui/badge/badge.tsx';
import { Card } from '../../ui/card/card.tsx';
import { Heading, Text } from '../../ui/heading/heading.tsx';
import { RouterLink } from '../../ui/link/router-link.tsx';
import { Stack } from '../../ui/stack/stack.tsx';
import * as css from './profiles.css.ts';

export interface Bearing {
  /** Those in use, and those that may be one day. */
  readonly codes: readonly RegistrationCode[];
  readonly templates: readonly EmailTemplate[];
}

/** Whether it can't be unpublished for what bears it, the same as the server says. */
export const isHeld = ({ codes, templates }: Bearing): boolean =>
  codes.some(({ status }) => status === 'active') || templates.some(({ status }) => status === 'published');

/** Which codes and templates show a profile, and why it is not unpublished meanwhile. */
export function Bearers({ profile: { status, is_default }, bearing }: { profile: Profile; bearing: Bearing }) {
  const { i18n } = useLingui();
  const { codes, templates } = bearing;
  return (
    <Card as="section">
      <Stack gap={4}>
        <Heading level={2} look="title">
          <Trans>Where it is used</Trans>
        </Heading>
        {codes.length + templates.length === 0 ? (
          <Text>
            {is_default ? (
              <Trans>No code and no template names it; as the default, every code without another one shows it.</Trans>
            ) : (
              <Trans>No code and no template names it so far. You choose it in a code or in a template.</Trans>
            )}
          </Text>
        ) : null}
        {codes.length === 0 ? null : (
          <Stack gap={2}>
            <Heading level={3} look="label">
              <Plural value={codes.length} one="One registration code" other="# registration codes" />
            </Heading>
            <ul className={css.lines}>
              {codes.map(({ id, name, status: of }) => (
                <li key={id} className={css.line}>
                  <RouterLink
                    variant="alone"
                    to="/registration-codes/$registration_code_id"
                    params={{ registration_code_id: id }}
                  >
                    {name}
                  </RouterLink>
                  <Resting status={of} />
                </li>
              ))}
            </ul>
          </Stack>
        )}
        {templates.length === 0 ? null : (
          <Stack gap={2}>
            <Heading level={3} look="label">
              <Plural value={templates.length} one="One e-mail template" other="# e-mail templates" />
            </Heading>
            <ul className={css.lines}>
              {templates.map(({ id, name, status: of }) => (
                <li key={id} className={css.line}>
                  <RouterLink
                    variant="alone"
                    to="/email-templates/$email_template_id"
                    params={{ email_template_id: id }}
                  >
                    {name[localeOf(i18n)]}
                  </RouterLink>
                  <Resting status={of} />
                </li>
              ))}
            </ul>
          </Stack>
        )}
        {status === 'published' && isHeld(bearing) ? (
          <Text look="small">
            <Trans>
              It stays published as long as an active code or a published template uses it. Once archived it is shown
              nowhere: codes then show your default.
            </Trans>
          </Text>
        ) : null}
      </Stack>
    </Card>
  );
}

/** What bears it and isn't in use: it keeps nothing published. */
function Resting({ status }: { status: (RegistrationCode | EmailTemplate)['status'] }) {
  const { t } = useLingui();
  const words = status === 'draft' ? t`Draft` : status === 'inactive' ? t`Paused` : undefined;
  return words === undefined ? null : <Badge tone="neutral" shape="ring" label={words} />;
}
