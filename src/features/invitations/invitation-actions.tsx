import type { Invitation } from '../../../contract/invitations/invitations.schema.ts';
import { Row } from '../../ui/stack/stack.tsx';
import { CopyLink } from './copy-link.tsx';
import { Events } from './invitation-events-later.ts';
import * as css from './invitations.css.ts';

/** What may be done with an invitation now. */
export const InvitationActions = ({ invitation }: { invitation: Invitation }) => (
  <div className={css.events}>
    <Row gap={2} justify="end">
      <Events row={invitation} />
      {invitation.status === 'pending' && invitation.events.includes('resend') ? (
        <CopyLink invitation={invitation} />
      ) : null}
    </Row>
  </div>
);
