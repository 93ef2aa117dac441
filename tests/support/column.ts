import type { Schema } from '../../server/db/schema.ts';
import type { TenantRow } from '../../server/tenants/tenants.repository.ts';
import type { Admission } from './admissions.ts';
import type { ApiClient } from './api-client.ts';
import type { Person } from './people.ts';
import type { SqlValues } from './rows-in-sql.ts';
import type { World } from './world.ts';

/** Somebody of a company, logged in. */
export interface Maker {
  readonly world: World;
  readonly tenant: TenantRow;
  readonly person: Person;
  readonly browser: ApiClient;
}

/** Somebody of a company in the story of a tenant, where everything is called by one name. */
interface Storyteller {
  readonly browser: ApiClient;
  readonly name: string;
  /** A new one for each thing that is made. */
  readonly key: () => { readonly key: string };
}

/** What is sent to an endpoint: a body, or a picture as it is. */
export interface Sent {
  readonly body?: unknown;
  readonly payload?: Buffer;
  readonly version?: number;
}

/** One by table: something about each of a column’s. */
type ByTable<Entry> = Readonly<Partial<Record<keyof Schema, Entry>>>;

/** What tests have to be told of a column of records, in `tests/columns/<name of its resource>.ts`. */
export interface Column {
  readonly table: keyof Schema;
  /** Who reads it, where that isn't the company: staff reach all of their tenant. */
  readonly readBy?: 'tenant_member';
  /** Makes a record of the maker's company, and gives its id. */
  readonly make: (by: Maker) => Promise<string>;
  /** A body that an update takes. */
  readonly change?: Record<string, unknown>;
  /** What it tells in texts stands in no table of its own. */
  readonly isMute?: true;
  /** An event that a new record doesn't allow, and what it allows instead. */
  readonly forbidden?: { readonly event: string; readonly instead: readonly string[] };
  /**
   * What its maker has typed into it, and finds in the export of the account; absent for what nobody types. Once the
   * account is gone it stays with the company, or goes too.
   */
  readonly typed?: { readonly text: string; readonly afterwards: 'stays' | 'goes' };
  /** Who may call its endpoints, by their names behind its own. Written by hand, so that a change of the contract has to be meant. */
  readonly admission?: Readonly<Record<string, Admission>>;
  /** Its endpoints by id beside the usual verbs, by their names behind its own: what somebody of its company sends there. */
  readonly beside?: Readonly<Record<string, Sent>>;
  /**
   * Who may move which status, by hand once more: lines of `from event to: authors`, by the lifecycle and the reason why
   * the reference lacks them. Its first status is the first of all.
   */
  readonly rights?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** Whose rows those of its tables are, where nothing in them is about an applicant who is erased. */
  readonly notThePersons?: ByTable<string>;
  /** Rows of its tables in the story of a tenant, unless they are in it anyway. */
  readonly story?: (by: Storyteller) => Promise<void>;
  /** What many rows of its tables hold, so that they wait in every state and none is due. */
  readonly rows?: ByTable<SqlValues>;
  /** And the rows of one company beside that, where companies have many. */
  readonly ofCompany?: SqlValues;
}
