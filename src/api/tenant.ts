import { createContext, use } from 'react';
import type { Locale } from '../../contract/kit/fields.ts';
import type { PublicLogo } from '../../contract/tenants/tenants.schema.ts';

/** What every visitor may know about whose page this is; the server writes it into the page. */
export interface TenantInfo {
  readonly slug: string;
  readonly name: string;
  /** `#rrggbb` */
  readonly color: string;
  readonly logo: PublicLogo | null;
  readonly default_locale: Locale;
  readonly timezone?: string;
  /** Whoever is younger is told when to come back. */
  readonly minimum_age?: number;
  /** Whoever is younger needs somebody's yes. */
  readonly guardian_age?: number;
  readonly imprint_url: string | null;
  readonly privacy_url: string | null;
  readonly support_email: string | null;
  readonly legal_name?: string | null;
  readonly contact_name?: string | null;
  readonly contact_phone?: string | null;
  readonly contact_address?: string | null;
}

/** Filled by src/app; null where no tenant was found (only error pages show then). */
export const TenantContext = createContext<TenantInfo | null>(null);

export const useTenant = (): TenantInfo | null => use(TenantContext);

/** By which clock the tenant's appointments are. */
export const useTimezone = (): string => useTenant()?.timezone ?? 'Europe/Berlin';
