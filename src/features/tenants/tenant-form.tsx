import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { tenants } from '../../../contract/tenants/administration.endpoints.ts';
import type { FirstAdministrator } from '../../../contract/tenants/administration.schema.ts';
import * as choices from '../../kit/fields/choices.tsx';
import { type Field, recordForm, storedAs } from '../../kit/fields/fields.ts';
import * as field from '../../kit/fields/kinds.tsx';
import { EmailField } from '../../forms/email-field.tsx';
import { FieldGroup } from '../../ui/field/field.tsx';
import { LocaleSelect } from '../../ui/select/locale-select.tsx';
import { Stack } from '../../ui/stack/stack.tsx';
import { TextField } from '../../ui/text-field/text-field.tsx';
import { tenantColor } from './tenant-color-field.tsx';
import { languageWords } from './tenant-words.ts';

const ages = {
  legend: msg`Ages`,
  note: msg`Who is younger than the first can’t register. Who is younger than the second needs the consent of someone who has custody.`,
};
const nobody: FirstAdministrator = { firstname: '', lastname: '', email: '', locale: 'de' };

/** Who looks after the tenant first. */
const administrator: Field<FirstAdministrator> = {
  label: msg`First administrator`,
  help: msg`Gets an e-mail with a link to set a password, and invites everybody else.`,
  required: true,
  empty: nobody,
  inWords: ({ firstname, lastname, email }) => `${firstname} ${lastname}, ${email}`,
  Control: ({ control, form }) => {
    const { t } = useLingui();
    return (
      <FieldGroup {...control}>
        {() => (
          <Stack gap={4}>
            <form.Field name="administrator.firstname">
              {(it) => (
                <TextField
                  {...form.bind(it)}
                  value={control.value.firstname}
                  label={t`First name`}
                  autoComplete="off"
                  required
                />
              )}
            </form.Field>
            <form.Field name="administrator.lastname">
              {(it) => (
                <TextField
                  {...form.bind(it)}
                  value={control.value.lastname}
                  label={t`Last name`}
                  autoComplete="off"
                  required
                />
              )}
            </form.Field>
            <form.Field name="administrator.email">
              {(it) => (
                <EmailField
                  {...form.bind(it)}
                  value={control.value.email}
                  label={t`E-mail address`}
                  help={t`The link goes there, and they log in with it.`}
                  autoComplete="off"
                  required
                />
              )}
            </form.Field>
            <form.Field name="administrator.locale">
              {(it) => (
                <LocaleSelect
                  {...form.bind(it)}
                  value={control.value.locale}
                  label={t`Language of the e-mail`}
                  required
                />
              )}
            </form.Field>
          </Stack>
        )}
      </FieldGroup>
    );
  },
};

/** What has to be said of a new tenant. */
export const newTenantForm = recordForm(
  { name: 'tenants', show: tenants.show, create: tenants.create, update: tenants.create },
  {
    fields: {
      name: field.text(msg`Name`, { help: msg`As everybody reads it on the pages and in e-mails.`, width: 'long' }),
      slug: field.text(msg`Address`, {
        help: msg`The first part of the host, for example “nord” for nord.example.org. It stays: printed codes and sent links lead there.`,
        width: 'medium',
      }),
      color: tenantColor(msg`Colour`, { help: msg`For example #1d5c8a.` }),
      default_locale: choices.oneOf(msg`Language of who hasn’t chosen one`, languageWords),
      minimum_age: field.number(msg`Youngest age`, { usual: 16, row: ages }),
      guardian_age: field.number(msg`Alone from the age of`, { usual: 16, row: ages }),
      sender_address: field.email(msg`Sender of its e-mails`, {
        help: msg`Your e-mail server must be allowed to send for this address.`,
      }),
      support_email: field.email(msg`Address for questions`, { help: msg`Shown on every page and in e-mails.` }),
      administrator: storedAs(() => nobody, administrator),
    },
  },
);
