import { useLingui } from '@lingui/react/macro';
import { buttonLabel } from '../../../contract/email-templates/button-labels.ts';
import type { EmailTemplate } from '../../../contract/email-templates/email-templates.schema.ts';
import { fillTemplate } from '../../../contract/email-templates/render.ts';
import { senderOf, senderValues } from '../../../contract/email-templates/samples.ts';
import type { Locale } from '../../../contract/kit/fields.ts';
import { useMe } from '../../api/session.ts';
import { useTenant } from '../../api/tenant.ts';
import { Text } from '../../ui/heading/heading.tsx';
import * as css from './mail-form.css.ts';

interface MailPreviewProps {
  readonly templates: readonly EmailTemplate[];
  readonly typed: { readonly firstname: string; readonly email_template_id: string; readonly locale: Locale };
}

/** The mail as it will be read, before it goes. */
export function MailPreview({ templates, typed: { firstname, email_template_id, locale } }: MailPreviewProps) {
  const { t } = useLingui();
  const me = useMe();
  const tenant = useTenant()?.name ?? '';
  const template = templates.find(({ id }) => id === email_template_id);
  if (!template) return null;
  const values = {
    ...senderValues(senderOf(me, tenant)),
    'applicant.firstname': firstname === '' ? `[${t`First name`}]` : firstname,
    registration_link: `[${buttonLabel('recommendation', locale, me.organization?.name ?? '')}]`,
  };
  return (
    <section className={css.letter} aria-label={t`What the e-mail says`} lang={locale}>
      <Text look="strong">{fillTemplate(template.subject[locale], values)}</Text>
      <p className={css.body}>{fillTemplate(template.body[locale], values)}</p>
    </section>
  );
}
