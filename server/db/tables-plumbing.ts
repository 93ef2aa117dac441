import type { Generated, JSONColumnType } from 'kysely';
import type { BulkActionKind } from '../../contract/bulk-actions/bulk-actions.schema.ts';
import type { Author } from '../../contract/kit/roles.ts';
import type { NullableJson, Row } from './rows.ts';

export interface MailsTable extends Row {
  kind: string;
  recipient_name: string;
  recipient_address: string;
  recipient_key: string;
  sender_name: string;
  subject: string;
  text_body: string | null;
  html_body: string | null;
  /** `logo`: hash of the picture that the HTML shows; `cancellation`: a calendar file, without anything of a person. */
  headers: JSONColumnType<{
    locale: string;
    reply_to?: { name: string; address: string };
    logo?: string;
    cancellation?: string;
  }>;
  status: 'queued' | 'sent' | 'failed' | 'suppressed';
  attempts: Generated<number>;
  send_at: Date;
  /** Not sent any more from then on. */
  valid_until: Date | null;
  sent_at: Date | null;
  last_error: string | null;
  /** Of one that failed: one of its kind has got there since, or staff have seen to it. */
  handled_at: Generated<Date | null>;
  subject_id: string | null;
  /** Who signs it: no copy of it outlives them. */
  written_by: Generated<string | null>;
  /** Who asked for it, as limits count: a network, or a browser of the recipient's; null where nobody did. */
  origin: string | null;
  /** The link it carries. */
  link_token_id: string | null;
}

export interface AuditsTable {
  tenant_id: string;
  id: string;
  at: Date;
  actor_kind: Author | 'guardian';
  actor_id: string | null;
  subject_type: string;
  subject_id: string;
  event: string;
  status_from: string | null;
  status_to: string | null;
  /** By staff or the system only: what applicants, guardians and companies type is about people. */
  reason: string | null;
  /** Names of the fields that changed, never their values. */
  fields: string[] | null;
  request_id: string | null;
}

/** How one stood before something was done with several, times in ISO 8601. */
export interface Before {
  readonly remind: { readonly reminded_at: string | null };
  readonly ask_again: {
    readonly contact_id: string;
    readonly status: 'pending' | 'expired';
    readonly sent_count: number;
    readonly sent_at: string | null;
    readonly expires_at: string | null;
  };
  /** It waited to be verified, and nothing else. */
  readonly verify: { readonly status: 'created' };
}

/** One of several; `undone` once all were to be taken back. */
export interface BulkItem<Kind extends BulkActionKind = BulkActionKind> {
  readonly id: string;
  readonly before: Before[Kind];
  readonly undone?: boolean;
}

export interface BulkActionsTable {
  tenant_id: string;
  id: string;
  user_id: string;
  kind: BulkActionKind;
  items: JSONColumnType<readonly BulkItem[]>;
  created_at: Date;
  undo_until: Date;
  undone_at: Date | null;
}

export interface IdempotencyKeysTable {
  tenant_id: string;
  user_id: string;
  key: string;
  endpoint: string;
  body_hash: Buffer;
  status: number | null;
  response: NullableJson<unknown>;
  /** The record the answer is about. */
  subject_id: string | null;
  created_at: Date;
}

/** How often a day saw what anybody can cause. */
export interface NoiseCountsTable {
  tenant_id: string;
  event: string;
  /** `YYYY-MM-DD`, UTC. */
  day: string;
  count: number;
}

export interface RateLimitsTable {
  tenant_id: string;
  key: string;
  window_start: Date;
  count: number;
}

export interface InstallationTable {
  name: string;
  value: string;
}
