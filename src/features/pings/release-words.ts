import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { OrganizationPing } from '../../../contract/pings/pings.schema.ts';

type Release = NonNullable<OrganizationPing['release']>;

/** Said yes, looks on, and waits for a call; an appointment, if only proposed, is a word. */
export const isWaiting = ({ status, release, follow_up, appointments }: Waiting): boolean =>
  status === 'accepted' &&
  release?.search === 'looking' &&
  release.withdrawn_at === null &&
  appointments.length === 0 &&
  [null, 'not_reached'].includes(follow_up?.outcome ?? null);
type Waiting = Pick<OrganizationPing, 'status' | 'release' | 'follow_up' | 'appointments'>;

/** What says more than the status: a yes taken back, a search that has ended. */
export function releaseLabel(release: Release): MessageDescriptor | undefined {
  if (release.withdrawn_at !== null) return msg`Yes taken back`;
  if (release.search === 'found_here') return msg`Found with you`;
  return release.search === 'ended' ? msg`Search ended` : undefined;
}
