import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { DeletionRequest } from '../../../contract/pings/deletion-requests.schema.ts';
import { Card } from '../../ui/card/card.tsx';
import { Heading, Text } from '../../ui/heading/heading.tsx';
import { DeletionConfirmation } from './deletion-confirmation.tsx';
import * as css from './pings.css.ts';

interface DeletionRequestsProps {
  readonly requests: readonly DeletionRequest[];
  readonly onChanged: () => Promise<void>;
}

/** What the company was asked to delete and has not confirmed, also of people whose messages are gone. */
export function DeletionRequests({ requests, onChanged }: DeletionRequestsProps) {
  const { t, i18n } = useLingui();
  if (requests.length === 0) return null;
  return (
    <Card as="section" aria-labelledby="deletions">
      <div className={css.section}>
        <Heading level={2} look="title" id="deletions">
          <Plural value={requests.length} one="One deletion to confirm" other="# deletions to confirm" />
        </Heading>
        <Text>
          <Trans>Please delete what your company has noted of these applicants, and confirm it here.</Trans>
        </Text>
        <ul className={css.deletions}>
          {requests.map(({ id, name, released_at }) => {
            const day = i18n.date(released_at, { dateStyle: 'long' });
            return (
              <li key={id} className={css.deletion}>
                <span className={css.who}>
                  <strong>{name}</strong>
                  <span className={css.soft}>{t`yes of ${day}`}</span>
                </span>
                <DeletionConfirmation id={id} name={name} onChanged={onChanged} />
              </li>
            );
          })}
        </ul>
      </div>
    </Card>
  );
}
