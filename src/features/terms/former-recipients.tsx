import { Trans } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { listRecipients } from '../../../contract/pings/pings.endpoints.ts';
import type { Recipient } from '../../../contract/pings/pings.schema.ts';
import { call } from '../../api/call.ts';
import { Text } from '../../ui/heading/heading.tsx';

/** While nobody agrees: which companies had the number until that ended. Without an answer nothing is said. */
export function FormerRecipients() {
  const [recipients, setRecipients] = useState<readonly Recipient[]>([]);
  useEffect(() => {
    const leaving = new AbortController();
    call(listRecipients, {}, { signal: leaving.signal }).then(
      ({ data }) => setRecipients(data.filter(({ withdrawn_at }) => withdrawn_at !== null)),
      () => undefined,
    );
    return () => leaving.abort();
  }, []);
  return [...new Set(recipients.map(({ organization }) => organization))].map((organization) => (
    <Text key={organization}>
      <Trans>{organization} had your number. It can’t see it any more, and was asked to delete it.</Trans>
    </Text>
  ));
}
