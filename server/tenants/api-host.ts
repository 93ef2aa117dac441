import type { Config } from '../config.ts';
import { slugOfHost } from './tenant-directory.ts';

/** Where a tenant's pages find the API, when that isn't below the pages themselves. */
export const apiBaseOf = ({ apiBase }: Config, slug: string): string | undefined => apiBase?.replace('{tenant}', slug);

/** What stands before a tenant's own host in that of its API: `api.`; undefined where both are one. */
const prefixOf = ({ apiBase }: Config): string | undefined =>
  apiBase === undefined ? undefined : /^https?:\/\/([^{]+)\{tenant\}/.exec(apiBase)?.[1];

/** Whose host it is, and whether the API's own; `host` may carry a port. */
export function tenantHost(host: string, config: Config): { readonly slug?: string; readonly isApi: boolean } {
  const prefix = prefixOf(config);
  const isApi = prefix !== undefined && host.toLowerCase().startsWith(prefix);
  const slug = slugOfHost(isApi ? host.slice(prefix.length) : host, config.baseDomain);
  return slug === undefined ? { isApi: false } : { slug, isApi };
}
