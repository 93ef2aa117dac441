/** `hostname` without port; `baseDomain` where the build knows it, for example `example.org`. */
export type HostFacts = { hostname: string; baseDomain?: string | undefined };

const isAddress = (hostname: string) => /^\d{1,3}(\.\d{1,3}){3}$/.test(hostname) || hostname.includes(':');

/**
 * The tenant's slug: the first label of the host (specification, section 1). Null for an IP address,
 * for the bare base domain and for a host of one label.
 */
export function slugOf({ hostname, baseDomain }: HostFacts): string | null {
  const host = hostname.toLowerCase().replace(/\.$/, '');
  if (isAddress(host) || host === baseDomain) return null;
  const [first, ...rest] = host.split('.');
  return first && rest.length > 0 ? first : null;
}

/** The same host with another first label; `localhost` and other bare hosts get one put before. */
export function hostOf(slug: string, facts: HostFacts): string {
  const host = facts.hostname.toLowerCase();
  return slugOf(facts) === null ? `${slug}.${host}` : [slug, ...host.split('.').slice(1)].join('.');
}
