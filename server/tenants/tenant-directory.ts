import type { Clock } from '../clock.ts';
import type { Database } from '../db/client.ts';
import { isDatabaseAway } from '../http/database-away.ts';
import { listTenants, type TenantRow } from './tenants.repository.ts';

/** How long another process's change may stay unseen, in milliseconds. */
const freshFor = 10_000;
/** And a tenant that it has made: a slug that isn't known is looked for anew so soon. */
const missingFor = 1_000;

/** All tenants by slug, read every ten seconds, and at most every second: a flood of unknown hosts costs one query each. */
export class TenantDirectory {
  readonly #db: Database;
  readonly #clock: Clock;
  #reading: Promise<ReadonlyMap<string, TenantRow>> | undefined;
  /** As they were read last. */
  #known: ReadonlyMap<string, TenantRow> | undefined;
  #readAt = Number.NEGATIVE_INFINITY;

  constructor(db: Database, clock: Clock) {
    this.#db = db;
    this.#clock = clock;
  }

  /**
   * The tenant, or undefined; while the database is away, as it was read last: pages and files need nothing else of it, and
   * one that lacks its document or a script stays empty.
   * @throws what the database throws, of a tenant that hasn't been read yet
   */
  async bySlug(slug: string): Promise<TenantRow | undefined> {
    const known = this.#known?.get(slug);
    try {
      return (await this.#all()).get(slug) ?? (await this.#all(missingFor)).get(slug);
    } catch (error) {
      if (known === undefined || !isDatabaseAway(error)) throw error;
      return known;
    }
  }

  /** Call after changing a tenant. */
  forget(): void {
    this.#reading = undefined;
    this.#known = undefined;
  }

  #all(fresh = freshFor): Promise<ReadonlyMap<string, TenantRow>> {
    const now = this.#clock.now().getTime();
    if (this.#reading && Math.abs(now - this.#readAt) < fresh) return this.#reading;
    this.#readAt = now;
    const reading: Promise<ReadonlyMap<string, TenantRow>> = listTenants(this.#db).then((rows) => {
      const known = new Map(rows.map((row) => [row.slug, row]));
      if (this.#reading === reading) this.#known = known;
      return known;
    });
    this.#reading = reading;
    reading.catch(() => {
      if (this.#reading === reading) this.#reading = undefined;
    });
    return reading;
  }
}

/** The one label before the base domain, or undefined: no label, several, or another domain. `host` may carry a port. */
export function slugOfHost(host: string, baseDomain: string): string | undefined {
  const name = host.toLowerCase().replace(/:\d{1,5}$/, '');
  const suffix = `.${baseDomain.toLowerCase()}`;
  if (!name.endsWith(suffix)) return undefined;
  const label = name.slice(0, -suffix.length);
  return /^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/.test(label) ? label : undefined;
}
