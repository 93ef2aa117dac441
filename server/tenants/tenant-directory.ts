import type { Clock } from '../clock.ts';
import type { Database } from '../db/client.ts';
import { isDatabaseAway } from '../http/database-away.ts';
import { listTenants, type TenantRow } from './tenants.repository.ts';

/** How long another process's change may stay unseen, in milliseconds. */
const freshFor = 10_000;
/** And a tenant that it has made: a slug that isn't known is looked for anew so soon. */
const missingFor = 1_000;
/** How old that may be which stands in for an answer of the database. */
const standsInFor = 3_600_000;
/** A database that was away a moment ago is away: so long nobody waits for it who can be served without. */
const awayFor = 1_000;

/** All tenants by slug, read every ten seconds, and at most every second: a flood of unknown hosts costs one query each. */
export class TenantDirectory {
  readonly #db: Database;
  readonly #clock: Clock;
  #reading: Promise<ReadonlyMap<string, TenantRow>> | undefined;
  /** As they were read last, and when that was begun. */
  #known: { readonly tenants: ReadonlyMap<string, TenantRow>; readonly at: number } | undefined;
  #readAt = Number.NEGATIVE_INFINITY;
  #awayAt = Number.NEGATIVE_INFINITY;

  constructor(db: Database, clock: Clock) {
    this.#db = db;
    this.#clock = clock;
  }

  /** The tenant, or undefined. */
  async bySlug(slug: string): Promise<TenantRow | undefined> {
    return (await this.#all()).get(slug) ?? (await this.#all(missingFor)).get(slug);
  }

  /**
   * The same, but while the database is away as it was read within the last hour: for what needs nothing else of it, as a
   * page that lacks its document stays empty.
   * @throws what the database throws, of a tenant that wasn't read within the last hour
   */
  async bySlugOrAsKnown(slug: string): Promise<TenantRow | undefined> {
    const known = this.#isWithin(standsInFor, this.#known?.at) ? this.#known?.tenants.get(slug) : undefined;
    if (known && this.#isWithin(awayFor, this.#awayAt)) return known;
    try {
      return await this.bySlug(slug);
    } catch (error) {
      if (known === undefined || !isDatabaseAway(error)) throw error;
      return known;
    }
  }

  /**
   * Call after changing a tenant. What was known is kept: it stands in only while the database is away, and a change that
   * another process has made isn't seen then either.
   */
  forget(): void {
    this.#reading = undefined;
    this.#awayAt = Number.NEGATIVE_INFINITY;
  }

  #isWithin(span: number, at = Number.NEGATIVE_INFINITY): boolean {
    return Math.abs(this.#clock.now().getTime() - at) < span;
  }

  #all(fresh = freshFor): Promise<ReadonlyMap<string, TenantRow>> {
    if (this.#reading && this.#isWithin(fresh, this.#readAt)) return this.#reading;
    const at = this.#clock.now().getTime();
    this.#readAt = at;
    const reading: Promise<ReadonlyMap<string, TenantRow>> = listTenants(this.#db).then((rows) => {
      const tenants = new Map(rows.map((row) => [row.slug, row]));
      if (this.#reading === reading) {
        this.#known = { tenants, at };
        this.#awayAt = Number.NEGATIVE_INFINITY;
      }
      return tenants;
    });
    this.#reading = reading;
    reading.catch((error: unknown) => {
      if (this.#reading !== reading) return;
      this.#reading = undefined;
      if (isDatabaseAway(error)) this.#awayAt = this.#clock.now().getTime();
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
