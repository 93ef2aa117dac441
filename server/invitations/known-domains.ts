import { domainToASCII } from 'node:url';
import type { TenantTx } from '../db/scope.ts';
import { freeMailDomains } from './free-mail-domains.ts';

const written = (domain: string): string => domainToASCII(domain.toLowerCase().replace(/\.$/, ''));
const ofAddress = (address: string): string => written(address.slice(address.lastIndexOf('@') + 1));

/** `www.` says what a host is for, not whose it is. */
function ofWebsite(website: string | null): string[] {
  const url = website === null ? null : (URL.parse(website) ?? URL.parse(`https://${website}`));
  const domain = url ? written(url.hostname).replace(/^www\./, '') : '';
  // `co.uk` is nobody's own
  return url && !/^(?:ac|co|com|gov|gv|net|or|org)\.[a-z]{2}$/.test(domain) ? [domain] : [];
}

/** The same, or below it: `werk2.nordwerk.de` is of whoever has `nordwerk.de`, and not the other way round. */
const isWithin = (domain: string, one: string): boolean => domain === one || domain.endsWith(`.${one}`);

interface Company {
  readonly website: string | null;
  /** The proven addresses of those who work there. */
  readonly addresses: readonly string[];
}

/** The domains that a company is known by: those of its people's addresses and of its website, without those of everybody. */
export function knownDomains({ website, addresses }: Company): ReadonlySet<string> {
  const all = [...addresses.map(ofAddress), ...ofWebsite(website)];
  return new Set(
    all.filter((domain) => domain.includes('.') && !freeMailDomains.some((free) => isWithin(domain, free))),
  );
}

/** Whether an address is at none of them; where a company is known by none, every address is outside. */
export function isOutside(address: string, known: ReadonlySet<string>): boolean {
  const domain = ofAddress(address);
  return ![...known].some((one) => isWithin(domain, one));
}

/** Whether an address is outside the domains that an organization is known by now. */
export async function isOutsideDomains(tx: TenantTx, organizationId: string, address: string): Promise<boolean> {
  const organization = await tx
    .selectFrom('organizations')
    .select('website')
    .where('id', '=', organizationId)
    .executeTakeFirst();
  const colleagues = await tx
    .selectFrom('employees as e')
    .innerJoin('users as u', (join) => join.onRef('u.tenant_id', '=', 'e.tenant_id').onRef('u.id', '=', 'e.user_id'))
    .select('u.email')
    .where('e.organization_id', '=', organizationId)
    .where('u.verification', '=', 'verified')
    .where('u.account', '=', 'active')
    .where('u.password_hash', '<>', '')
    .execute();
  const company = { website: organization?.website ?? null, addresses: colleagues.map(({ email }) => email) };
  return isOutside(address, knownDomains(company));
}
