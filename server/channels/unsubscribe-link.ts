import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import { type Preference, preferences } from '../../contract/channels/channels.search.ts';
import type { Config } from '../config.ts';
import type { TenantRow } from '../tenants/tenants.repository.ts';
import { tenantUrl } from '../tenants/tenant-url.ts';

/** What a link in a mail switches off: a preference of one user, or of the alerts only one. */
export interface Unsubscription {
  readonly user_id: string;
  readonly preference: Preference;
  readonly alert_id?: string;
}

const validForMs = 365 * 24 * 60 * 60_000;

/** Of 256 bits in base64url. */
const signatureLength = 43;

/** The tenant's own, so that no other tenant's link is one here. */
const signed = ({ handle_key }: Pick<TenantRow, 'handle_key'>, words: string): string =>
  createHmac('sha256', Buffer.from(hkdfSync('sha256', handle_key, '', 'unsubscribe', 32)))
    .update(words)
    .digest('base64url');

/**
 * The secret of such a link. Signed instead of stored: each mail has one, and it can do no more than switch off what it
 * names. The page reads from its first word what it is about.
 */
export function unsubscribeToken(
  tenant: Pick<TenantRow, 'handle_key'>,
  { preference, user_id, alert_id = '' }: Unsubscription,
  now: Date,
): string {
  const words = [preference, user_id, alert_id, (now.getTime() + validForMs).toString(36)].join('_');
  return `${words}_${signed(tenant, words)}`;
}

/** What a secret switches off; undefined where this tenant hasn't made it. */
export function readUnsubscribeToken(
  tenant: Pick<TenantRow, 'handle_key'>,
  token: string,
  now: Date,
): (Unsubscription & { readonly isExpired: boolean }) | undefined {
  const words = token.slice(0, -signatureLength - 1);
  const [given, right] = [token, `${words}_${signed(tenant, words)}`].map((text) => Buffer.from(text));
  if (!given || !right || given.length !== right.length || !timingSafeEqual(given, right)) return undefined;
  const [word, user_id = '', alert_id = '', until = ''] = words.split('_');
  const preference = preferences.find((known) => known === word);
  if (!preference) return undefined;
  const isExpired = Number.parseInt(until, 36) <= now.getTime();
  return { preference, user_id, ...(alert_id !== '' && { alert_id }), isExpired };
}

/** The page with the button, which a mail's words lead to. */
export const unsubscribePage = (config: Config, tenant: TenantRow, what: Unsubscription, now: Date): string =>
  tenantUrl(config, tenant, `/unsubscribe#token=${unsubscribeToken(tenant, what, now)}`);

/** Where mail programs send their one click (RFC 8058). */
export const oneClickAddress = (config: Config, tenant: TenantRow, what: Unsubscription, now: Date): string =>
  tenantUrl(config, tenant, `/api/v1/unsubscribe/${unsubscribeToken(tenant, what, now)}`);
