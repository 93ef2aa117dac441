import { createCipheriv, createDecipheriv, hkdfSync } from 'node:crypto';
import type { TenantRow } from '../tenants/tenants.repository.ts';
import { words } from './words.ts';

type Keeper = Pick<TenantRow, 'handle_key'>;

/** Of tenant and company, so that two companies can't compare what they see. */
const keyOf = ({ handle_key }: Keeper, organizationId: string): Buffer =>
  Buffer.from(hkdfSync('sha256', handle_key, organizationId, 'applicant handle', 16));

const bytesOf = (id: string): Buffer => Buffer.from(id.replaceAll('-', ''), 'hex');

const idOf = (bytes: Buffer): string =>
  bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');

/**
 * An applicant as one company knows them. An id is one block, so a single step of AES turns each into another, there
 * and back, without a table: who has no key can neither make nor read a handle.
 */
export function handleOf(tenant: Keeper, organizationId: string, applicantId: string): string {
  const cipher = createCipheriv('aes-128-ecb', keyOf(tenant, organizationId), null).setAutoPadding(false);
  return idOf(Buffer.concat([cipher.update(bytesOf(applicantId)), cipher.final()]));
}

/** The applicant's id; of what is no handle of this company an id that nobody has. */
export function applicantOfHandle(tenant: Keeper, organizationId: string, handle: string): string {
  const decipher = createDecipheriv('aes-128-ecb', keyOf(tenant, organizationId), null).setAutoPadding(false);
  return idOf(Buffer.concat([decipher.update(bytesOf(handle)), decipher.final()]));
}

const numbers = { least: 10, most: 999 } as const;

/**
 * The name a company says ("Ahorn 42"), read off the handle. Of some hundred thousand: two people may share one now
 * and then, so nothing is looked up by it.
 */
export function nameOf(tenant: Keeper, organizationId: string, applicantId: string): string {
  const bytes = bytesOf(handleOf(tenant, organizationId, applicantId));
  const word = words[bytes.readUInt32BE(0) % words.length] ?? '';
  return `${word} ${numbers.least + (bytes.readUInt32BE(4) % (numbers.most - numbers.least + 1))}`;
}
