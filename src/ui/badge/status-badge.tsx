import { Badge, type BadgeShape, type BadgeTone } from './badge.tsx';

/** Every status word of the product (SPEC 4, data/lifecycles.json). */
export type StatusWord =
  | 'accepted'
  | 'active'
  | 'archived'
  | 'available'
  | 'confirmed'
  | 'created'
  | 'declined'
  | 'doesnot_want_matching'
  | 'draft'
  | 'expired'
  | 'inactive'
  | 'matchable'
  | 'past'
  | 'pending'
  | 'published'
  | 'revoked'
  | 'today'
  | 'unavailable'
  | 'unconfirmed'
  | 'unmatchable'
  | 'unverified'
  | 'upcoming'
  | 'verified'
  | 'wants_to_be_matched';

const looks: Record<StatusWord, readonly [BadgeTone, BadgeShape]> = {
  accepted: ['success', 'tick'],
  active: ['success', 'dot'],
  archived: ['neutral', 'square'],
  available: ['success', 'dot'],
  confirmed: ['success', 'tick'],
  created: ['info', 'ring'],
  // everybody is free to say no: nothing went wrong
  declined: ['neutral', 'cross'],
  doesnot_want_matching: ['neutral', 'pause'],
  draft: ['neutral', 'ring'],
  expired: ['warning', 'triangle'],
  inactive: ['neutral', 'pause'],
  matchable: ['success', 'dot'],
  past: ['neutral', 'square'],
  pending: ['info', 'clock'],
  published: ['success', 'dot'],
  // taken back: by right, and nothing went wrong
  revoked: ['neutral', 'cross'],
  today: ['primary', 'dot'],
  unavailable: ['neutral', 'pause'],
  unconfirmed: ['warning', 'clock'],
  unmatchable: ['neutral', 'pause'],
  unverified: ['warning', 'clock'],
  upcoming: ['info', 'ring'],
  verified: ['success', 'tick'],
  wants_to_be_matched: ['success', 'dot'],
};

/** The badge of a status; the feature gives its word and sentence in the reader's language. */
export function StatusBadge({
  status,
  label,
  sentence,
}: {
  status: StatusWord;
  label: string;
  sentence?: string | undefined;
}) {
  const [tone, shape] = looks[status];
  return <Badge tone={tone} shape={shape} label={label} sentence={sentence} />;
}
