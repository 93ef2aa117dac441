import { Trans, useLingui } from '@lingui/react/macro';
import { useRouter } from '@tanstack/react-router';
import type { ApplicantDetails } from '../../../../contract/applicants/desk.schema.ts';
import { replaceGuardian } from '../../../../contract/legal-contacts/legal-contacts.endpoints.ts';
import { relations, replacementSchema } from '../../../../contract/legal-contacts/legal-contacts.schema.ts';
import { call } from '../../../api/call.ts';
import { useMe } from '../../../api/session.ts';
import { AppForm } from '../../../forms/app-form.tsx';
import { EmailField } from '../../../forms/email-field.tsx';
import { useAppForm } from '../../../forms/use-app-form.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Checkbox } from '../../../ui/checkbox/checkbox.tsx';
import { Heading, Text } from '../../../ui/heading/heading.tsx';
import { Select } from '../../../ui/select/select.tsx';
import { Row, Stack } from '../../../ui/stack/stack.tsx';
import { TextArea } from '../../../ui/text-area/text-area.tsx';
import { TextField } from '../../../ui/text-field/text-field.tsx';
import { useNotify } from '../../../ui/toast/notify.ts';
import { relationWords } from './desk-words.ts';

interface ReplacementFormProps {
  readonly guardian: NonNullable<ApplicantDetails['legal_contact']>;
  readonly child: string;
  readonly onClose: () => void;
}

/** The names are taken over: most often it is the address that is wrong. */
export function ReplacementForm({ guardian, child, onClose }: ReplacementFormProps) {
  const { t, i18n } = useLingui();
  const { user } = useMe();
  const router = useRouter();
  const notify = useNotify();
  const { id, firstname, lastname, relation, email } = guardian;
  const form = useAppForm({
    schema: replacementSchema,
    defaultValues: { relation, firstname, lastname, email, reason: '' },
    draft: { name: `guardian.replacement.${id}`, userId: user.id, isCorrection: true },
    submit: async (body) => {
      await call(replaceGuardian, { params: { id }, body });
      const name = `${body.firstname} ${body.lastname}`;
      notify.show({ tone: 'success', title: t`${name} is asked, and ${child} is told` });
      onClose();
      await router.invalidate();
    },
  });
  return (
    <Stack gap={4}>
      <Heading level={3} look="title">
        <Trans>Whom do we ask instead?</Trans>
      </Heading>
      <Text>
        <Trans>The earlier link stops working at once. {child} reads by e-mail who is asked now.</Trans>
      </Text>
      <AppForm form={form}>
        <form.Field name="relation">
          {(field) => {
            const { onChange, ...bound } = form.bind(field);
            return (
              <Select
                {...bound}
                label={t`Relation to ${child}`}
                width="medium"
                options={relations.map((value) => ({ value, label: i18n._(relationWords[value]) }))}
                onChange={(chosen) => onChange(chosen as (typeof relations)[number])}
                required
              />
            );
          }}
        </form.Field>
        <form.Field name="firstname">
          {(field) => <TextField {...form.bind(field)} label={t`First name`} autoComplete="off" required />}
        </form.Field>
        <form.Field name="lastname">
          {(field) => <TextField {...form.bind(field)} label={t`Last name`} autoComplete="off" required />}
        </form.Field>
        <form.Field name="email">
          {(field) => {
            const { value, onChange, ...bound } = form.bind(field);
            return (
              <Stack gap={4}>
                {value === null ? null : (
                  <EmailField
                    {...bound}
                    value={value}
                    onChange={onChange}
                    label={t`E-mail address`}
                    help={t`Of the guardian, not of ${child}.`}
                    autoComplete="off"
                    maxLength={254}
                    required
                  />
                )}
                <Checkbox
                  name="by_letter"
                  label={t`This person has no e-mail address`}
                  help={t`Then ${child} prints a letter for them to sign.`}
                  checked={value === null}
                  onChange={(none) => onChange(none ? null : '')}
                />
              </Stack>
            );
          }}
        </form.Field>
        <form.Field name="reason">
          {(field) => (
            <TextArea
              {...form.bind(field)}
              label={t`From whom do you know it?`}
              help={t`For the log: who called, and how you know that it is them.`}
              required
              rows={3}
              maxLength={500}
            />
          )}
        </form.Field>
        <Row>
          <Button type="submit" isPending={form.isPending}>
            <Trans>Ask this person</Trans>
          </Button>
          <Button variant="quiet" onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
        </Row>
      </AppForm>
    </Stack>
  );
}
