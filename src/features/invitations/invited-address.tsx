import { useLingui } from '@lingui/react/macro';
import type { Invitation } from '../../../contract/invitations/invitations.schema.ts';
import { useGiven } from '../../kit/given.ts';
import { Badge } from '../../ui/badge/badge.tsx';
import { MailAddress } from '../../ui/link/mail-link.tsx';
import * as css from './invitations.css.ts';

/** Where an invitation goes; staff see whether that is outside the company's domains. */
export function InvitedAddress({ row: { email, outside_domains } }: { row: Invitation }) {
  const { t } = useLingui();
  const isStaff = useGiven() !== undefined;
  return (
    <>
      <MailAddress address={email} />
      {isStaff && outside_domains ? (
        <span className={css.outside}>
          <Badge
            tone="warning"
            shape="triangle"
            label={t`Outside its domains`}
            sentence={t`When this was sent, nobody of the company had an address there, and its website is elsewhere. Mailboxes that anybody can open count as outside.`}
          />
        </span>
      ) : null}
    </>
  );
}
