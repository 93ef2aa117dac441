import { Trans } from '@lingui/react/macro';

/** Said of what the association had a hand in, in a list and on its page. */
export function ByStaff({ of }: { of: { readonly by_staff?: boolean } }) {
  return of.by_staff ? <Trans>Made or changed by your association.</Trans> : null;
}
