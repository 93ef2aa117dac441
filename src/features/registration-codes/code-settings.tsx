import { Trans } from '@lingui/react/macro';
import type { Occupation } from '../../../contract/occupations/occupations.schema.ts';
import type { RegistrationCode } from '../../../contract/registration-codes/registration-codes.schema.ts';
import { StoredRecord } from '../../kit/fields/stored-record.tsx';
import { Card } from '../../ui/card/card.tsx';
import { Heading, Text } from '../../ui/heading/heading.tsx';
import { Stack } from '../../ui/stack/stack.tsx';
import { codeForm } from './code-form.tsx';
import * as css from './registration-codes.css.ts';

interface CodeSettingsProps {
  readonly code: RegistrationCode;
  readonly occupations: readonly Occupation[];
}

/** What a code says and how long it is valid, to change. */
export function CodeSettings({ code, occupations }: CodeSettingsProps) {
  return (
    <Card as="section">
      <div className={css.form}>
        <Stack gap={4}>
          <Heading level={2} look="title">
            <Trans>What the code says</Trans>
          </Heading>
          {code.status === 'expired' && !code.events.includes('extend') ? (
            <Text>
              <Trans>Set a later last day or more registrations and save; then you can extend the code.</Trans>
            </Text>
          ) : null}
          <StoredRecord of={codeForm} record={code} offers={{ occupations, isUnused: code.times_used === 0 }} />
        </Stack>
      </div>
    </Card>
  );
}
