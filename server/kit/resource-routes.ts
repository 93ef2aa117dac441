import type { BodyOf, Endpoint } from '../../contract/kit/endpoint.ts';
import type { OrderOf } from '../../contract/kit/list-search.ts';
import type { Resource } from '../../contract/kit/resource.ts';
import type { InferOutput } from 'valibot';
import { actionOf } from '../audit/action.ts';
import { Failure } from '../http/failure.ts';
import type { Call, Route } from '../http/route.ts';
import { metaOf, type Paged, paged, type Selected } from './paged.ts';
import {
  type Caller,
  insertRecord,
  moveRecord,
  type RecordKind,
  type RowOf,
  type StoredRecord,
  updateVersioned,
} from './records.ts';

type Late<T> = T | Promise<T>;
/** A resource that can be listed; one that can't is written by hand. */
type Listed = Resource & Required<Pick<Resource, 'list' | 'search'>>;
type Input<R> =
  | (R extends { readonly create: infer E } ? BodyOf<E> : never)
  | (R extends { readonly update: infer E } ? BodyOf<E> : never);

type Body<R> = Input<R> | (R extends { readonly transition: infer E } ? BodyOf<E> : never);

interface Reads<R extends Listed, Row> {
  /** The order of the list where none is asked for. */
  readonly usual: OrderOf<R['search']>;
  readonly list: (call: Call<R['list']>, page: Paged<R['search']['order'][number]>) => Promise<Selected<Row>>;
  /** A record the caller may see: a foreign one is as absent as one that isn't there. */
  readonly find?: (call: Caller, id: string) => Promise<Row | undefined>;
  /** Rows as the caller may see them: all of a page at once, so that what belongs to them is asked for once. */
  readonly view: (rows: readonly Row[], call: Caller) => Late<InferOutput<R['record']>[]>;
}

/** How records are written; without it, those verbs are the column's own. */
interface Writes<R, Row, K extends RecordKind> {
  readonly records: Row extends StoredRecord ? K : never;
  /** What of the input goes into which column; `row` is what is changed, absent where one is created. */
  readonly toRow?: (input: Input<R>, call: Caller, row?: Row) => Late<RowOf<K['table']>>;
  /** What the schema can't know. @throws Failure */
  readonly check?: (input: Input<R>, call: Caller, row?: Row) => Late<void>;
  /** What follows from a write, in its transaction: `row` as it is now, `before` as it was; absent where it is new. @throws Failure */
  readonly effects?: (row: Row, call: Caller & { readonly body: Body<R> }, before?: Row) => Late<void>;
}

type Found<R extends Listed, Row> = Required<Pick<Reads<R, Row>, 'find'>>;
type Handlers<R extends Listed, Row, K extends RecordKind> = Reads<R, Row> &
  (R extends { readonly show: Endpoint } ? Found<R, Row> : unknown) &
  ((Writes<R, Row, K> & Found<R, Row>) | { readonly [V in keyof Writes<R, Row, K>]?: never });

/** A row as an endpoint written by hand answers it. */
type One<R extends Listed, Row> = (call: Caller, row: Row) => Promise<{ data: InferOutput<R['record']> }>;

/** The handlers once their types have been asked for. */
interface AnyHandlers {
  readonly view: (rows: readonly StoredRecord[], call: Caller) => Late<readonly unknown[]>;
  readonly usual: string;
  readonly list: (call: AnyCall, page: Paged) => Promise<Selected<StoredRecord>>;
  readonly find?: (call: Caller, id: string) => Promise<StoredRecord | undefined>;
  readonly records?: RecordKind;
  readonly toRow?: (input: unknown, call: Caller, row?: StoredRecord) => Late<Record<string, unknown>>;
  readonly check?: (input: unknown, call: Caller, row?: StoredRecord) => Late<void>;
  readonly effects?: (row: StoredRecord, call: AnyCall, before?: StoredRecord) => Late<void>;
}

interface AnyCall extends Caller {
  readonly params: { readonly id: string };
  readonly query: Parameters<typeof paged>[1];
  readonly body: unknown;
  readonly version: number | undefined;
}
type AnyRoute = (endpoint: Endpoint, handler: (call: AnyCall) => Promise<unknown>) => void;

/**
 * Gives a resource's endpoints their handlers: list and show, and where it says how records are written, those verbs
 * too. What isn't ordinary is left out here and written by hand: the start names an endpoint without a handler.
 * @throws Error for an event that the lifecycle doesn't have
 */
export function resourceRoutes<const R extends Listed, Row extends { readonly id: string }, K extends RecordKind>(
  route: Route,
  of: R,
  handlers: Handlers<R, Row, K>,
): One<R, Row> {
  const put = route as unknown as AnyRoute;
  const all = handlers as unknown as AnyHandlers;
  const one = async (call: Caller, row: StoredRecord) => ({ data: (await all.view([row], call))[0] });

  put(of.list, async (call) => {
    const { rows, total } = await all.list(call, paged(of.search, call.query, all.usual));
    return { data: await all.view(rows, call), meta: metaOf(total, call.query) };
  });
  if (of.show) put(of.show, async (call) => one(call, await found(all, call, call.params.id)));
  if (all.records) putWrites(put, of, all, all.records);
  return one as unknown as One<R, Row>;
}

function putWrites(put: AnyRoute, of: Listed, all: AnyHandlers, records: RecordKind): void {
  const { view, toRow, check, effects } = all;
  const shown = async (call: AnyCall, id: string, before?: StoredRecord) => {
    if (effects) await effects(await found(all, call, id), call, before);
    return { data: (await view([await found(all, call, id)], call))[0] };
  };
  const unknown = of.events?.find((event) => !records.lifecycle.transitions.some((it) => it.event === event));
  if (unknown !== undefined)
    throw new Error(`The resource ${of.name} takes the event ${unknown}, which its lifecycle does not have.`);

  if (of.create && toRow) {
    put(of.create, async (call) => {
      await check?.(call.body, call);
      return shown(call, await insertRecord(call, records, await toRow(call.body, call)));
    });
  }
  if (of.update && toRow) {
    put(of.update, async (call) => {
      const { version } = call;
      const row = await found(all, call, call.params.id);
      if (version === undefined || row.version !== version) throw new Failure('stale');
      if (hasEnded(row, records)) throw new Failure('conflict');
      await check?.(call.body, call, row);
      await updateVersioned({ ...call, version }, records, row, await toRow(call.body, call, row));
      return shown(call, row.id, row);
    });
  }
  if (of.transition) {
    put(of.transition, async (call) => {
      const { event, reason } = call.body as { event: string; reason?: string };
      const row = await found(all, call, call.params.id);
      const [{ events }] = (await view([row], call)) as [{ events: readonly string[] }];
      await moveRecord(call.tx, actionOf(call, reason), records, row, {
        event,
        version: call.version,
        possible: events,
      });
      return shown(call, row.id, row);
    });
  }
}

/** Nothing moves it any more, so nothing changes it either. */
const hasEnded = ({ status, status_now = status }: StoredRecord, { lifecycle }: RecordKind): boolean =>
  !lifecycle.transitions.some(({ from }) => from === status_now);

async function found({ find }: AnyHandlers, call: Caller, id: string): Promise<StoredRecord> {
  const row = await find?.(call, id);
  if (!row) throw new Failure('not_found');
  return row;
}
