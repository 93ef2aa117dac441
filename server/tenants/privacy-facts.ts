import type { Config } from '../config.ts';
import type { TenantRow } from './tenants.repository.ts';

/** What a privacy notice says of a tenant and of where this program runs. */
export interface PrivacyFacts {
  readonly name: string;
  /** Who is responsible, and how to reach them, a line each. */
  readonly responsible: readonly string[];
  readonly support: string;
  readonly officer: string | null;
  readonly authority: string | null;
  /** Younger people need a guardian's yes; undefined where nobody that young may be here. */
  readonly guardianAge: number | undefined;
  readonly unfinished: number;
  readonly ended: number;
  /** Days. */
  readonly views: number;
  readonly log: number;
  readonly proof: number;
  readonly notMe: number;
  /** Who is asked for streets while somebody types an address. */
  readonly streets: string | undefined;
  readonly reportsErrors: boolean;
}

const streetServices = { photon: 'Photon', nominatim: 'Nominatim', google: 'Google' } as const;

export function privacyFacts(tenant: TenantRow, { geocoder, errorReporting }: Config): PrivacyFacts {
  const { name, legal_name, contact_name, contact_address, contact_phone, support_email } = tenant;
  const reached = [legal_name ?? name, contact_name, contact_address, contact_phone, support_email];
  return {
    name,
    responsible: reached.filter((line) => line !== null),
    support: support_email,
    officer: tenant.privacy_officer,
    authority: tenant.supervisory_authority,
    guardianAge: tenant.guardian_age > tenant.minimum_age ? tenant.guardian_age : undefined,
    unfinished: tenant.keep_unfinished_days,
    ended: tenant.keep_ended_months,
    views: tenant.keep_views_days,
    log: tenant.keep_log_months,
    proof: tenant.keep_ledger_months,
    notMe: tenant.keep_not_me_months,
    streets: geocoder === 'postcodes' ? undefined : streetServices[geocoder.service],
    reportsErrors: errorReporting !== undefined,
  };
}

/** Paragraphs, each a part of the notice; what doesn't apply is left out. */
export const paragraphs = (...parts: readonly (string | false | null | undefined)[]): string =>
  parts.filter((part) => typeof part === 'string').join('\n\n');
/** A heading and lines below it. */
export const section = (heading: string, ...lines: readonly (string | false | null | undefined)[]): string =>
  [`# ${heading}`, ...lines.filter((line) => typeof line === 'string')].join('\n');
