import { Trans, useLingui } from '@lingui/react/macro';
import type { EmailTemplate } from '../../../contract/email-templates/email-templates.schema.ts';
import { recommendations } from '../../../contract/recommendations/recommendations.endpoints.ts';
import { createRecommendationSchema, mailedDays } from '../../../contract/recommendations/recommendations.schema.ts';
import { ApiError } from '../../api/api-error.ts';
import { call } from '../../api/call.ts';
import { useMe } from '../../api/session.ts';
import { AppForm } from '../../forms/app-form.tsx';
import { useAppForm } from '../../forms/use-app-form.ts';
import { currentLocale } from '../../i18n/locale.ts';
import { useChanged } from '../../kit/use-changed.ts';
import { Button } from '../../ui/button/button.tsx';
import { Checkbox } from '../../ui/checkbox/checkbox.tsx';
import { Text } from '../../ui/heading/heading.tsx';
import { LocaleSelect } from '../../ui/select/locale-select.tsx';
import { Select } from '../../ui/select/select.tsx';
import { Row, Stack } from '../../ui/stack/stack.tsx';
import { TextArea } from '../../ui/text-area/text-area.tsx';
import { TextField } from '../../ui/text-field/text-field.tsx';
import { useNotify } from '../../ui/toast/notify.ts';
import { MailPreview } from './mail-preview.tsx';
import * as css from './mail-form.css.ts';

export interface MailFormProps {
  readonly templates: readonly EmailTemplate[];
  readonly onClose: () => void;
}

/** Whom the one mail goes to, and beside it what it will say. */
export function MailForm({ templates, onClose }: MailFormProps) {
  const { t } = useLingui();
  const notify = useNotify();
  const changed = useChanged('/applicants');
  const { user } = useMe();
  const preset = templates.find(({ is_default }) => is_default) ?? templates[0];
  const form = useAppForm({
    schema: createRecommendationSchema,
    defaultValues: {
      firstname: '',
      email: '',
      email_template_id: preset?.id ?? '',
      locale: currentLocale(),
      note: '',
      consented: false,
    },
    draft: { name: 'recommendation', userId: user.id },
    submit: async (body) => {
      try {
        await call(recommendations.create, { body });
      } catch (error) {
        if (!(error instanceof ApiError) || error.code !== 'conflict') throw error;
        const lately = t`You have written to this address in the last ${mailedDays} days. There is one e-mail and no reminder.`;
        return { kind: 'refused' as const, code: error.code, message: '', errors: { email: [lately] } };
      }
      const name = body.firstname;
      notify.show({ tone: 'success', title: t`The e-mail to ${name} is on its way` });
      onClose();
      return changed();
    },
  });
  return (
    <AppForm form={form}>
      <div className={css.halves}>
        <Stack gap={4}>
          <div className={css.pair}>
            <form.Field name="firstname">
              {(field) => (
                <TextField {...form.bind(field)} label={t`First name`} autoComplete="off" maxLength={80} required />
              )}
            </form.Field>
            <form.Field name="email">
              {(field) => (
                <TextField
                  {...form.bind(field)}
                  label={t`E-mail address`}
                  type="email"
                  autoComplete="off"
                  maxLength={254}
                  required
                />
              )}
            </form.Field>
            <form.Field name="email_template_id">
              {(field) => (
                <Select
                  {...form.bind(field)}
                  label={t`Template`}
                  required
                  options={templates.map(({ id, name }) => ({ value: id, label: name[currentLocale()] }))}
                />
              )}
            </form.Field>
            <form.Field name="locale">
              {(field) => <LocaleSelect {...form.bind(field)} label={t`Language of the e-mail`} required />}
            </form.Field>
          </div>
          <form.Field name="note">
            {(field) => (
              <TextArea
                {...form.bind(field)}
                label={t`Your note`}
                help={t`May stay empty. It stands in the e-mail and above the registration.`}
                rows={3}
                maxLength={1000}
              />
            )}
          </form.Field>
          <form.Field name="consented">
            {(field) => {
              const { value, ...bound } = form.bind(field);
              return (
                <Checkbox {...bound} checked={value} label={t`This person agrees to getting this e-mail`} required />
              );
            }}
          </form.Field>
        </Stack>
        <Stack gap={3}>
          <form.api.Subscribe selector={({ values }) => values}>
            {(typed) => <MailPreview templates={templates} typed={typed} />}
          </form.api.Subscribe>
          <Text look="small">
            <Trans>
              Below it the e-mail says that the address comes from you, when it is erased, and which rights its reader
              has.
            </Trans>
          </Text>
        </Stack>
      </div>
      <Row gap={2} justify="end">
        <Button variant="secondary" onClick={onClose}>
          <Trans>Cancel</Trans>
        </Button>
        <Button type="submit" isPending={form.isPending}>
          <Trans>Send the e-mail</Trans>
        </Button>
      </Row>
    </AppForm>
  );
}
