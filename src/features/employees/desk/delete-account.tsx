import { Trans, useLingui } from '@lingui/react/macro';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { deleteEmployee, keepEmployee } from '../../../../contract/employees/employees.endpoints.ts';
import type { EmployeeDeletion } from '../../../../contract/employees/employee-deletion.schema.ts';
import type { EmployeeDetails } from '../../../../contract/employees/employees.schema.ts';
import { call } from '../../../api/call.ts';
import { FormErrorBanner } from '../../../forms/form-error-banner.tsx';
import { momentInWords } from '../../../i18n/days.ts';
import { useOneCall } from '../../../kit/use-one-call.ts';
import { Banner } from '../../../ui/banner/banner.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { Card } from '../../../ui/card/card.tsx';
import { Heading, Text } from '../../../ui/heading/heading.tsx';
import { Row, Stack } from '../../../ui/stack/stack.tsx';
import { TextField } from '../../../ui/text-field/text-field.tsx';
import { WhatBecomes } from './what-becomes.tsx';

interface DeleteAccountProps {
  readonly of: EmployeeDetails;
  readonly counted: EmployeeDeletion;
}

/** The account's deletion, or that it is under way; nothing for who deletes it themselves. */
export function DeleteAccount({ of, counted }: DeleteAccountProps) {
  if (of.deletes_at !== null) return <Keep of={of} until={of.deletes_at} />;
  return of.events.length > 0 && of.leaves_at === null ? <Confirm of={of} counted={counted} /> : null;
}

/** The name is typed, so that nobody deletes somebody else. */
function Confirm({ of: { id, firstname, lastname }, counted }: DeleteAccountProps) {
  const { t } = useLingui();
  const router = useRouter();
  const [typed, setTyped] = useState('');
  const [isWrong, setWrong] = useState(false);
  const { pending, formError, press } = useOneCall(() => router.invalidate());
  const name = `${firstname} ${lastname}`;
  const remove = () => {
    const isMeant = typed.replaceAll(/\s+/g, ' ').trim() === name.replaceAll(/\s+/g, ' ').trim();
    setWrong(!isMeant);
    if (isMeant) press('delete', () => call(deleteEmployee, { params: { id }, body: { name: typed } }));
  };
  return (
    <Card as="section">
      <Stack gap={4}>
        <Heading level={2} look="title">
          <Trans>Delete the account</Trans>
        </Heading>
        <Text>
          <Trans>
            They are logged out at once and get an e-mail. You have 7 days to call it off, then everything about them is
            erased; what has ended or gone to a colleague by then stays so.
          </Trans>
        </Text>
        <WhatBecomes of={counted} />
        <FormErrorBanner formError={formError} />
        <TextField
          name="name"
          label={t`First and last name`}
          help={t`Please type: ${name}`}
          value={typed}
          onChange={setTyped}
          errors={isWrong ? [t`That isn’t their name. Please write it as it stands above.`] : []}
          autoComplete="off"
          required
        />
        <Row>
          <Button variant="danger" isPending={pending !== undefined} onClick={remove}>
            <Trans>Delete the account</Trans>
          </Button>
        </Row>
      </Stack>
    </Card>
  );
}

/** Nothing is gone yet. */
function Keep({ of: { id }, until }: { of: EmployeeDetails; until: string }) {
  const { t, i18n } = useLingui();
  const router = useRouter();
  const { pending, formError, press } = useOneCall(() => router.invalidate());
  const day = momentInWords(i18n, until);
  return (
    <Stack gap={4}>
      <Banner
        tone="warning"
        title={t`The account is being deleted`}
        action={
          <Button
            variant="secondary"
            size="compact"
            isPending={pending !== undefined}
            onClick={() => press('keep', () => call(keepEmployee, { params: { id } }))}
          >
            <Trans>Call the deletion off</Trans>
          </Button>
        }
      >
        <Trans>Everything about them is erased: {day}. Until then you can call it off.</Trans>
      </Banner>
      <FormErrorBanner formError={formError} />
    </Stack>
  );
}
