import { Trans, useLingui } from '@lingui/react/macro';
import { organizationNameQuery } from '../../../contract/blocks/blocks.schema.ts';
import { AppForm } from '../../forms/app-form.tsx';
import { useAppForm } from '../../forms/use-app-form.ts';
import { Button } from '../../ui/button/button.tsx';
import { Row } from '../../ui/stack/stack.tsx';
import { TextField } from '../../ui/text-field/text-field.tsx';

/** Looks for companies by letters of their name. */
export function CompanySearch({ name, onName }: { name: string; onName: (name: string) => void }) {
  const { t } = useLingui();
  const form = useAppForm({
    schema: organizationNameQuery,
    defaultValues: { name },
    draft: 'none: it only looks something up',
    submit: (values) => onName(values.name),
  });
  return (
    <AppForm form={form}>
      <form.Field name="name">
        {(field) => <TextField {...form.bind(field)} label={t`Name of the company`} type="search" required />}
      </form.Field>
      <Row>
        <Button type="submit" variant="secondary" isPending={form.isPending}>
          <Trans>Find the company</Trans>
        </Button>
      </Row>
    </AppForm>
  );
}
