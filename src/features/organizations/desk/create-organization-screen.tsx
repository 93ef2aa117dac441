import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import * as v from 'valibot';
import { organizations } from '../../../../contract/organizations/desk.endpoints.ts';
import { createOrganizationSchema } from '../../../../contract/organizations/desk.schema.ts';
import { call } from '../../../api/call.ts';
import { useMe } from '../../../api/session.ts';
import { AddressFields } from '../../../forms/address-fields.tsx';
import { addressToType, isBlankAddress } from '../../../forms/typed-address.ts';
import { AppForm } from '../../../forms/app-form.tsx';
import { type OpenForm, useAppForm } from '../../../forms/use-app-form.ts';
import type { TypedAddress } from '../../../i18n/address.ts';
import { currentLocale } from '../../../i18n/locale.ts';
import { type FormHeader, FormPage, FormPending } from '../../../kit/form-page.tsx';
import { useIsHere } from '../../../kit/use-is-here.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Checkbox } from '../../../ui/checkbox/checkbox.tsx';
import { Heading, Text } from '../../../ui/heading/heading.tsx';
import { LocaleSelect } from '../../../ui/select/locale-select.tsx';
import { Row, Stack } from '../../../ui/stack/stack.tsx';
import { TextField } from '../../../ui/text-field/text-field.tsx';
import { useNotify } from '../../../ui/toast/notify.ts';
import { organizationPage } from './desk-words.ts';

interface Typed {
  readonly address: TypedAddress;
  readonly invitation: { readonly firstname: string; readonly lastname: string; readonly email: string };
}

/** What nobody has begun to fill in isn't sent. */
const schema = v.pipe(
  v.custom<Typed>((value) => typeof value === 'object' && value !== null),
  v.transform(({ address, invitation, ...rest }): unknown => {
    const { firstname, lastname, email } = invitation;
    return {
      ...rest,
      ...(!isBlankAddress(address) && { address }),
      ...([firstname, lastname, email].some((line) => line.trim() !== '') && { invitation }),
    };
  }),
  createOrganizationSchema,
);

/** A company that staff enter, with whom of it they invite first. */
export function CreateOrganizationScreen() {
  const { t } = useLingui();
  const { user } = useMe();
  const notify = useNotify();
  const navigate = useNavigate();
  const isHere = useIsHere();
  const defaultValues = {
    name: '',
    website: '',
    address: addressToType(null),
    unchecked: false,
    invitation: { firstname: '', lastname: '', email: '', locale: currentLocale() },
  };
  const form = useAppForm({
    schema,
    defaultValues,
    draft: { name: 'organization.new', userId: user.id },
    submit: async (body) => {
      const { data } = await call(organizations.create, { body });
      notify.show({ tone: 'success', title: t`${data.name} is entered` });
      if (isHere()) await navigate(organizationPage(data.id));
    },
  });
  return (
    <FormPage {...useHeader()}>
      <AppForm form={form} isLong>
        <form.Field name="name">
          {(field) => <TextField {...form.bind(field)} label={t`Name`} width="long" required />}
        </form.Field>
        <form.Field name="website">
          {(field) => (
            <TextField
              {...form.bind(field)}
              label={t`Website`}
              help={t`For example www.example.org. May stay empty.`}
              inputMode="url"
              width="long"
            />
          )}
        </form.Field>
        <form.Field name="unchecked">
          {(field) => (
            <Checkbox
              name={field.name}
              checked={field.state.value}
              onChange={(checked) => field.handleChange(checked)}
              label={t`Not checked yet`}
              help={t`The company can begin only once somebody of you has verified it.`}
            />
          )}
        </form.Field>
        <Stack gap={2}>
          <Heading level={2} look="title">
            <Trans>First invitation</Trans>
          </Heading>
          <Text look="small">
            <Trans>
              They get an e-mail with a personal link and invite their colleagues themselves. You can do this later too.
            </Trans>
          </Text>
        </Stack>
        <form.Field name="invitation.firstname">
          {(field) => <TextField {...form.bind(field)} label={t`First name`} autoComplete="off" />}
        </form.Field>
        <form.Field name="invitation.lastname">
          {(field) => <TextField {...form.bind(field)} label={t`Last name`} autoComplete="off" />}
        </form.Field>
        <form.Field name="invitation.email">
          {(field) => <TextField {...form.bind(field)} label={t`E-mail address`} type="email" autoComplete="off" />}
        </form.Field>
        <form.Field name="invitation.locale">
          {(field) => <LocaleSelect {...form.bind(field)} label={t`Language of the e-mail`} width="medium" />}
        </form.Field>
        <Stack gap={2}>
          <Heading level={2} look="title">
            <Trans>Address</Trans>
          </Heading>
          <Text look="small">
            <Trans>May stay empty: the company can enter it itself.</Trans>
          </Text>
        </Stack>
        {/* its fields read and write the form's address, whatever else the form has */}
        <AddressFields form={form as unknown as OpenForm} required={false} />
        <Row>
          <Button type="submit" isPending={form.isPending}>
            <Trans>Enter company</Trans>
          </Button>
        </Row>
      </AppForm>
    </FormPage>
  );
}

/** The form while its page is being fetched. */
export const CreateOrganizationPending = () => <FormPending header={useHeader()} />;

function useHeader(): FormHeader {
  const { t } = useLingui();
  return {
    title: t`A new company`,
    lead: t`A name is enough. Everything else can be added by the company itself.`,
    back: ['/organizations', msg`All organizations`],
  };
}
