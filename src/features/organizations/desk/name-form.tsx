import { Trans, useLingui } from '@lingui/react/macro';
import { type Organization, organizationParts } from '../../../../contract/organizations/organizations.schema.ts';
import { useMe } from '../../../api/session.ts';
import { AppForm } from '../../../forms/app-form.tsx';
import { useAppForm } from '../../../forms/use-app-form.ts';
import { ContestedSave } from '../../../kit/contested-save.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { TextField } from '../../../ui/text-field/text-field.tsx';
import { useSaveForAll } from '../use-save-for-all.ts';

interface NameFormProps {
  readonly organization: Organization;
  /** It is saved, or stays as it was. */
  readonly onClose: () => void;
}

/** The name under which a company is known here: staff's alone to change. */
export function NameForm({ organization, onClose }: NameFormProps) {
  const { t } = useLingui();
  const { user } = useMe();
  const saving = useSaveForAll(organization, onClose);
  const form = useAppForm({
    schema: organizationParts.name,
    defaultValues: { name: organization.name },
    draft: { name: `organization.name.${organization.id}`, userId: user.id, isCorrection: true },
    ...saving.form,
  });
  return (
    <AppForm form={form}>
      <form.Field name="name">
        {(field) => (
          <TextField
            {...form.bind(field)}
            label={t`Name`}
            help={t`Applicants read it in every message of the company.`}
            width="long"
            required
          />
        )}
      </form.Field>
      <ContestedSave {...saving.contest(form, ({ name }) => name)}>
        <Button type="submit" variant="secondary" isPending={form.isPending}>
          <Trans>Save the name</Trans>
        </Button>
      </ContestedSave>
    </AppForm>
  );
}
