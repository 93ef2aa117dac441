import { Trans } from '@lingui/react/macro';
import type { Occupation } from '../../../contract/occupations/occupations.schema.ts';
import { registrationCodes } from '../../../contract/registration-codes/registration-codes.endpoints.ts';
import type { RegistrationCode } from '../../../contract/registration-codes/registration-codes.schema.ts';
import { useStoredForm } from '../../kit/use-stored-form.tsx';
import { Card } from '../../ui/card/card.tsx';
import { Heading, Text } from '../../ui/heading/heading.tsx';
import { Stack } from '../../ui/stack/stack.tsx';
import { CodeFields } from './code-fields.tsx';
import { valuesOf } from './code-form.values.ts';
import * as css from './registration-codes.css.ts';
import { useCodeInWords } from './code-in-words.ts';

interface CodeSettingsProps {
  readonly code: RegistrationCode;
  readonly occupations: readonly Occupation[];
}

/** What a code says and how long it is valid, to change. */
export function CodeSettings({ code, occupations }: CodeSettingsProps) {
  const form = useStoredForm({
    of: registrationCodes,
    record: code,
    address: '/registration-codes',
    draft: 'code',
    inWords: useCodeInWords(occupations),
  });
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
          <CodeFields {...form} values={valuesOf(code)} occupations={occupations} />
        </Stack>
      </div>
    </Card>
  );
}
