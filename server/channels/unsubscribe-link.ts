import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import { type Preference, preferences } from '../../contract/channels/channels.search.ts';
import type { Config } from '../config.ts';
import type { TenantRow } from '../tenants/tenants.repository.ts';
import { tenantUrl } from '../tenants/tenant-url.ts';
import { emailKey } from '../users/email-key.ts';

/** What a link in a mail switches off: a preference of one user, or of the alerts only one. */
export interface Unsubscription {
  readonly user_id: string;
  /** Where the mail went: for whom has moved on it switches off nothing. */
  readonly address: string;
  readonly preference: Preference;
  readonly alert_id?: string;
}

/** What a secret names; of the address nobody learns more than whether it is a certain one. */
export interface Named extends Omit<Unsubscription, 'address'> {
  readonly address_mark: string;
}

interface Said extends Named {
  /** Until when a link holds, or when something was switched off. */
  readonly at: Date;
}

type Keeper = Pick<TenantRow, 'handle_key'>;

/**
 * `undo` takes back what was switched off just then; `undo-nothing` looks the same, and stands where nothing was: whoever
 * has a link doesn't learn from it what its reader has chosen.
 */
type Purpose = 'unsubscribe' | 'undo' | 'undo-nothing' | 'address' | 'page-to-come';

const validForMs = 365 * 24 * 60 * 60_000;

/** Of 256 bits in base64url. */
const signatureLength = 43;

/** By the tenant's own key, so that no other tenant's secret is one here. */
const mac = ({ handle_key }: Keeper, purpose: Purpose, words: string): Buffer =>
  createHmac('sha256', Buffer.from(hkdfSync('sha256', handle_key, '', purpose, 32)))
    .update(words)
    .digest();

const addressMark = (tenant: Keeper, address: string): string =>
  mac(tenant, 'address', emailKey(address)).toString('hex').slice(0, 32);

export const isSentTo = (tenant: Keeper, { address_mark }: Named, address: string): boolean =>
  address_mark === addressMark(tenant, address);

function secret(tenant: Keeper, purpose: Purpose, { preference, user_id, alert_id = '', address_mark, at }: Said) {
  const words = [preference, user_id, alert_id, address_mark, at.getTime().toString(36)].join('_');
  return `${words}_${mac(tenant, purpose, words).toString('base64url')}`;
}

/** What a secret says; undefined where this tenant hasn't made it, for this purpose. */
function read(tenant: Keeper, purpose: Purpose, token: string): Said | undefined {
  const words = token.slice(0, -signatureLength - 1);
  const right = Buffer.from(`${words}_${mac(tenant, purpose, words).toString('base64url')}`);
  const given = Buffer.from(token);
  if (given.length !== right.length || !timingSafeEqual(given, right)) return undefined;
  const [word, user_id = '', alert_id = '', address_mark = '', time = ''] = words.split('_');
  const preference = preferences.find((known) => known === word);
  if (!preference) return undefined;
  const at = new Date(Number.parseInt(time, 36));
  return { preference, user_id, ...(alert_id !== '' && { alert_id }), address_mark, at };
}

/**
 * The secret of such a link. Signed instead of stored: each mail has one, and it can do no more than switch off what it
 * names. The page reads from its first words what it is about.
 */
export const unsubscribeToken = (tenant: Keeper, { address, ...what }: Unsubscription, now: Date): string =>
  secret(tenant, 'unsubscribe', {
    ...what,
    address_mark: addressMark(tenant, address),
    at: new Date(now.getTime() + validForMs),
  });

export function readUnsubscribeToken(
  tenant: Keeper,
  token: string,
  now: Date,
): (Named & { readonly isExpired: boolean }) | undefined {
  const said = read(tenant, 'unsubscribe', token);
  return said && { ...said, isExpired: said.at <= now };
}

/** The secret that takes back what was switched off `at` this moment, if anything was. */
export const undoToken = (tenant: Keeper, what: Named, at: Date, wasOn: boolean): string =>
  secret(tenant, wasOn ? 'undo' : 'undo-nothing', { ...what, at });

export function readUndoToken(tenant: Keeper, token: string): (Said & { readonly wasOn: boolean }) | undefined {
  const said = read(tenant, 'undo', token);
  if (said) return { ...said, wasOn: true };
  const nothing = read(tenant, 'undo-nothing', token);
  return nothing && { ...nothing, wasOn: false };
}

/** The page with the button, which a mail's words lead to. */
export const unsubscribePage = (config: Config, tenant: TenantRow, what: Unsubscription, now: Date): string =>
  tenantUrl(config, tenant, `/unsubscribe#token=${unsubscribeToken(tenant, what, now)}`);

/** Where mail programs send their one click (RFC 8058). */
export const oneClickAddress = (config: Config, tenant: TenantRow, what: Unsubscription, now: Date): string =>
  tenantUrl(config, tenant, `/api/v1/unsubscribe/${unsubscribeToken(tenant, what, now)}`);

/**
 * Stands for a page that switches off mails until the mail goes out, as whose mail it is then is not settled before: those
 * like it, by its own id, or those of one alert, by the alert's. Nobody who writes a part of a mail can write one.
 */
export const pageToCome = (tenant: Keeper, id: string): string =>
  `https://${id}.${mac(tenant, 'page-to-come', id).toString('hex').slice(0, 32)}.invalid/`;

const pagesToCome = /https:\/\/([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})\.[\da-f]{32}\.invalid\//g;

/** A mail's body with the pages that have come, each by the id it stands for. */
export const withPages = (tenant: Keeper, body: string, pageOf: (id: string) => string): string =>
  body.replaceAll(pagesToCome, (page, id: string) => (page === pageToCome(tenant, id) ? pageOf(id) : page));
