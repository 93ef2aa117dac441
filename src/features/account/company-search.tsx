import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { organizationNameQuery } from '../../../contract/blocks/blocks.schema.ts';
import { AppForm } from '../../forms/app-form.tsx';
import { useAppForm } from '../../forms/use-app-form.ts';
import { Button } from '../../ui/button/button.tsx';
import { Row } from '../../ui/stack/stack.tsx';
import { TextField } from '../../ui/text-field/text-field.tsx';

interface CompanySearchProps {
  /** As the address has them. */
  readonly name: string;
  readonly onName: (name: string) => void;
}

/** Looks for companies by letters of their name. */
export function CompanySearch({ name, onName }: CompanySearchProps) {
  const [sought, setSought] = useState(name);
  const [shown, setShown] = useState({ name, turn: 0 });
  // another address brings its own letters; what is typed while the answer to one's own is awaited stays
  if (shown.name !== name) setShown({ name, turn: shown.turn + (name === sought ? 0 : 1) });
  const seek = (letters: string) => {
    setSought(letters);
    onName(letters);
  };
  return <Letters key={shown.turn} name={name} onName={seek} />;
}

function Letters({ name, onName }: CompanySearchProps) {
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
