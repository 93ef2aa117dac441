import { Trans } from '@lingui/react/macro';
import type { Profile } from '../../../contract/profiles/profiles.schema.ts';
import type { RegistrationCode } from '../../../contract/registration-codes/registration-codes.schema.ts';
import { StoredRecord } from '../../kit/fields/stored-record.tsx';
import { Text } from '../../ui/heading/heading.tsx';
import { Stack } from '../../ui/stack/stack.tsx';
import { codeForm } from './code-form.tsx';

interface CodeSettingsProps {
  readonly code: RegistrationCode;
  readonly profiles: readonly Profile[];
}

/** What a code says and how long it is valid, to change. */
export function CodeSettings({ code, profiles }: CodeSettingsProps) {
  const isLate = code.status === 'expired' && !code.events.includes('extend') && code.kind === 'group';
  return (
    <Stack gap={4}>
      {isLate ? (
        <Text>
          <Trans>Set a later last day or more registrations and save; then you can extend the code.</Trans>
        </Text>
      ) : null}
      <StoredRecord of={codeForm} record={code} offers={{ profiles, isUnused: code.times_used === 0 }} />
    </Stack>
  );
}
