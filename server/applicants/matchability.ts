import type { UnmatchableReason } from '../../contract/applicants/unmatchable-reasons.ts';
import type { SearchStatus } from '../../contract/users/me.schema.ts';

/** What matchability is derived from; nothing of it is stored a second time. */
export interface MatchabilityFacts {
  readonly search_status: SearchStatus;
  readonly verified: boolean;
  readonly onboarded: boolean;
  readonly tos_status: 'pending' | 'accepted' | 'expired' | 'revoked';
  readonly findable_status: 'pending' | 'accepted' | 'expired' | 'revoked';
  readonly minor: boolean;
  readonly account: 'active' | 'inactive';
  readonly geocoded: boolean;
}

/**
 * The conditions that keep an applicant from being found, empty when matchable
 * (lifecycle Applicant.matchability). A minor without consent is told about the guardian.
 */
export function unmatchableReasons(facts: MatchabilityFacts): UnmatchableReason[] {
  const reasons: [boolean, UnmatchableReason][] = [
    [!facts.verified, 'unverified'],
    [!facts.onboarded, 'onboarding_incomplete'],
    [facts.tos_status !== 'accepted', facts.minor ? 'guardian_not_confirmed' : 'tos_not_accepted'],
    [facts.tos_status === 'accepted' && facts.findable_status !== 'accepted', 'findable_not_accepted'],
    [facts.search_status !== 'wants_to_be_matched', 'not_looking'],
    [facts.account !== 'active', 'account_inactive'],
    [!facts.geocoded, 'address_not_found'],
  ];
  return reasons.flatMap(([unmet, reason]) => (unmet ? [reason] : []));
}
