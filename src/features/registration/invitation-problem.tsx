import { Trans } from '@lingui/react/macro';
import type { ErrorCode } from '../../../contract/kit/errors.ts';
import type { LinkReasons } from '../../../machines/link/link.types.ts';
import { Banner } from '../../ui/banner/banner.tsx';

export type Problem = LinkReasons['invitation'] | 'failed';

export const invitationReasons: Partial<Record<ErrorCode, LinkReasons['invitation']>> = {
  invitation_accepted: 'accepted',
  invitation_declined: 'declined',
  invitation_expired: 'expired',
  invitation_unknown: 'unknown',
  validation: 'unknown',
};

/** Why an invitation counts no more. */
export function InvitationProblem({ problem }: { problem: Problem }) {
  switch (problem) {
    case 'unknown':
      return (
        <Banner tone="warning" announce="now">
          <Trans>This invitation no longer counts: it was taken back, or a newer one has replaced it.</Trans>
        </Banner>
      );
    case 'accepted':
      return (
        <Banner tone="info" announce="now">
          <Trans>This invitation has already been accepted. Please log in.</Trans>
        </Banner>
      );
    case 'declined':
      return (
        <Banner tone="info" announce="now">
          <Trans>This invitation was declined. If that was a mistake, ask your colleague for a new one.</Trans>
        </Banner>
      );
    case 'expired':
      return (
        <Banner tone="warning" announce="now">
          <Trans>This invitation has expired. Please ask your colleague to send it again.</Trans>
        </Banner>
      );
    case 'failed':
      return (
        <Banner tone="danger">
          <Trans>We couldn’t open the invitation just now. Please try again.</Trans>
        </Banner>
      );
  }
}
