import type { Endpoint, QueryOf } from '../../contract/kit/endpoint.ts';
import { dayIn } from '../../contract/kit/age.ts';
import type { Locale } from '../../contract/kit/fields.ts';
import type { ListSearch, OrderOf } from '../../contract/kit/list-search.ts';
import type { Stage } from '../../contract/kit/roles.ts';
import type { Message } from '../../contract/kit/rules.messages.ts';
import { byCaller } from '../audit/action.ts';
import { audit } from '../audit/audit.ts';
import { inTenant } from '../db/scope.ts';
import { Failure } from '../http/failure.ts';
import { FileAnswer } from '../http/file-answer.ts';
import { countHit, secondsLeft } from '../http/rate-limits.ts';
import type { Call, Route } from '../http/route.ts';
import { wordOfPages } from '../i18n/page-words.ts';
import { translate } from '../i18n/texts.ts';
import { isStillActive } from '../session/sessions.service.ts';
import { byteOrderMark, type Cell, csvLine } from './csv.ts';
import { type Paged, paged, type Place } from './paged.ts';
import type { Caller } from './records.ts';

/** How a cell speaks. */
export interface Speech {
  readonly locale: Locale;
  /** A word of the staff's pages, as it is or by its English. */
  readonly word: (word: string | Message) => string;
  /** A day by the tenant's clock: `2026-11-27`. */
  readonly day: (at: string) => string;
  /** A day and minute by the tenant's clock, as every spreadsheet takes it: `2026-11-27 09:15`. */
  readonly moment: (at: string) => string;
}

/** A column of a file, and what stands in it. */
export interface TableColumn<Row> {
  /** In the English of the page, or where no page says it, a text of the file's own. */
  readonly header: string | Message;
  readonly cell: (row: Row, speech: Speech) => Cell;
}

/** So many are read at once, unless a test has fewer: what a file holds of the database and of memory at any time. */
const usualPiece = 250;
/** So many files an hour for each person. */
const most = 60;
const hour = 3_600_000;

type Known = Endpoint & { readonly access: { readonly stage: Exclude<Stage, 'public'> } };
type FileCall = Caller & { readonly request: Call['request']; readonly query: unknown };

/** One of a person's files, counted and written down. @throws Failure too_many_requests, forbidden */
async function admit(call: FileCall, table: string): Promise<void> {
  const { tx, now, tenant, deps, actor, request } = call;
  // another site's link would have the file lie among the reader's own
  if (request.headers['sec-fetch-site'] === 'cross-site') throw new Failure('forbidden');
  const taken = await countHit(tx, `file:${actor.user_id}`, hour, now);
  if (taken > most * (deps.limitScale ?? 1))
    throw new Failure('too_many_requests', { keep: true, retryAfter: secondsLeft(hour, now) });
  const { filter = {}, order } = (call.query ?? {}) as { filter?: Record<string, unknown>; order?: string };
  const fields = Object.entries({ ...filter, order })
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${name}: ${[value].flat().join(', ')}`);
  await audit(tx, {
    ...byCaller(call),
    subject_type: 'Table',
    subject_id: tenant.id,
    event: 'export',
    fields: [table, ...fields],
  });
}

function speechOf({ locale, tenant }: Pick<Call, 'locale' | 'tenant'>): Speech {
  const clock = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'short', timeZone: tenant.timezone });
  const words = new Map<string | Message, string>();
  return {
    locale,
    word: (word) => {
      const known = words.get(word) ?? wordOfPages(locale, word);
      words.set(word, known);
      return known;
    },
    day: (at) => dayIn(tenant.timezone, new Date(at)),
    moment: (at) => clock.format(new Date(at)),
  };
}

/** A file of rows that come in pieces: named by tenant, table and day. */
async function fileOf<Row>(
  call: FileCall,
  table: string,
  columns: readonly TableColumn<Row>[],
  pieces: AsyncIterable<readonly Row[]>,
): Promise<FileAnswer> {
  await admit(call, table);
  const { locale, tenant, now } = call;
  const speech = speechOf(call);
  async function* written() {
    let head = `${byteOrderMark}${csvLine(
      columns.map(({ header }) => (typeof header === 'string' ? speech.word(header) : translate(locale, header))),
      locale,
    )}`;
    for await (const rows of pieces) {
      const lines = rows.map((row) =>
        csvLine(
          columns.map(({ cell }) => cell(row, speech)),
          locale,
        ),
      );
      yield head + lines.join('');
      head = '';
    }
    if (head !== '') yield head;
  }
  const name = `${tenant.slug}-${table}-${dayIn(tenant.timezone, now)}.csv`;
  return new FileAnswer(name, 'text/csv; charset=utf-8', written());
}

/** A table that is there whole as a file. */
export async function tableFile<Row>(
  call: FileCall,
  table: string,
  columns: readonly TableColumn<Row>[],
  rows: readonly Row[],
): Promise<FileAnswer> {
  async function* once() {
    yield rows;
  }
  return fileOf(call, table, columns, once());
}

/** A list as one file. */
interface ListFile<Search extends ListSearch, Query, Read, Row> {
  /** In the file's name and in the log. */
  readonly table: string;
  readonly search: Search;
  readonly usual: OrderOf<Search>;
  /** As the list reads a page, but what comes behind a row. */
  readonly behind: (
    call: Caller & { readonly query: Query },
    page: Paged<Search['order'][number]>,
    behind: Place | undefined,
  ) => Promise<readonly (Read & Place)[]>;
  readonly view: (row: Read, call: Caller) => Row;
  readonly columns: readonly TableColumn<Row>[];
}

/**
 * The whole of a list as one file: each piece in a transaction of its own, so that no connection waits for a slow reader,
 * and for as long as its reader is let in.
 */
export function listFileRoute<E extends Known & { readonly file: 'csv' }, Search extends ListSearch, Read, Row>(
  route: Route,
  endpoint: E,
  of: ListFile<Search, QueryOf<E>, Read, Row>,
): void {
  const put = route as unknown as (endpoint: Endpoint, handler: (call: FileCall) => Promise<FileAnswer>) => void;
  put(endpoint, (call) => {
    const query = call.query as QueryOf<E>;
    const { order } = (call.query ?? {}) as { readonly order?: OrderOf<Search> };
    const piece = call.deps.filePiece ?? usualPiece;
    const page = { ...paged(of.search, { order }, of.usual), limit: piece };
    async function* pieces() {
      let last: Place | undefined;
      do {
        // oxlint-disable-next-line no-await-in-loop -- one piece after the other
        const rows: readonly (Read & Place)[] = await inTenant(call.deps.db, call.tenant.id, async (tx) => {
          if (!(await isStillActive(tx, call.actor))) throw new Failure('unauthenticated');
          return of.behind({ ...call, query, tx }, page, last);
        });
        yield rows.map((row) => of.view(row, call));
        last = rows.length < piece ? undefined : rows.at(-1);
      } while (last);
    }
    return fileOf(call, of.table, of.columns, pieces());
  });
}
