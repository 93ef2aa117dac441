import { failure, refusal, unauthenticated } from './people.ts';
import type { Product } from './product.ts';
import { begin } from './run.ts';
import { decisions, type Sentence, spec, statecharts } from './sentence.ts';

const found = { kind: 'found', tenant: { name: 'Chemie', slug: 'chemie', color: '#008800' } } as const;
const page = (total: number, current: number) => ({
  kind: 'ok' as const,
  page: { data: [], meta: { total, per_page: 20, current_page: current } },
});
const looking = (product: Product, hostname = 'chemie.example.org') => begin(product, 'tenant', { hostname });
const list = (product: Product, query: object = { page: 3 }) => begin(product, 'list', { query: { ...query } });
const sixty = { kind: 'showing', page: page(60, 3).page, query: { page: 3 } } as const;
const shown = (product: Product) => list(product).answers('load', page(60, 3));
const notice = (product: Product, facts: { kind?: 'pending' | 'success' | 'danger'; timeout?: number } = {}) =>
  begin(product, 'notification', { id: 'n', kind: 'success', ...facts });
const part = (product: Product, facts: { now?: number; reloadedAt?: number | null; storageWorks?: boolean } = {}) =>
  begin(product, 'chunkGuard').when({
    type: 'chunk.failed',
    now: 1_000_000,
    reloadedAt: null,
    storageWorks: true,
    ...facts,
  });
const reloads = { type: 'reload.requested' };

/** What every page stands on: tenant, lists, notifications, script parts. */
export const houseSentences: readonly Sentence[] = [
  {
    id: 'tenant.found',
    place: spec('1', 'The tenant is identified by the slug, which is the first label of the host name.'),
    given: 'a host',
    when: 'a page of it opens',
    then: 'the tenant of its first label is looked up, and its name and colour are known from then on',
    shownBy: (product) =>
      looking(product)
        .is('looking')
        .asks('lookUpTenant', { slug: 'chemie' })
        .answers('lookUpTenant', found)
        .is('found')
        .keeps({ tenant: found.tenant })
        .asksNothing(),
  },
  {
    id: 'tenant.host-without-label',
    place: statecharts(
      'the rest',
      "An IP address and the bare base domain are noSubdomain ('localhost' alone goes to app.localhost).",
    ),
    given: 'a host without a first label, or the bare localhost',
    when: 'a page of it opens',
    then: 'there is no tenant and none is looked up; localhost leads to app',
    shownBy: (product) => {
      looking(product, '127.0.0.1').is('noSubdomain').asksNothing();
      begin(product, 'tenant', { hostname: 'example.org', baseDomain: 'example.org' }).is('noSubdomain').asksNothing();
      looking(product, 'localhost').is('leaving').asksNothing();
      looking(product, 'app.localhost').is('looking');
    },
  },
  {
    id: 'tenant.none',
    place: spec(
      '4',
      "If no tenant is found and the subdomain is not app, the error 'No tenant found.' shows and the user is redirected",
    ),
    given: 'a host whose first label is no tenant',
    when: 'the server says so',
    then: 'the page leaves for app; where app itself is none, it stays and says so',
    shownBy: (product) => {
      looking(product).answers('lookUpTenant', { kind: 'absent' }).is('leaving').asksNothing();
      looking(product, 'app.example.org').answers('lookUpTenant', { kind: 'absent' }).is('unconfigured').asksNothing();
    },
  },
  {
    id: 'tenant.not-loaded',
    place: statecharts('the rest', 'unconfigured | failed (retry)'),
    given: 'a tenant that is being looked up',
    when: 'no answer comes, or the server breaks',
    then: 'that is said, and it can be tried again',
    shownBy: (product) => {
      for (const hostname of ['chemie.example.org', 'app.example.org']) {
        looking(product, hostname).breaks('lookUpTenant').is('failed').asksNothing();
        looking(product, hostname)
          .answers('lookUpTenant', failure)
          .is('failed')
          .asksNothing()
          .when({ type: 'tenant.retry' })
          .is('looking')
          .asks('lookUpTenant');
      }
    },
  },
  {
    id: 'list.shown',
    place: spec('3', 'Paginated lists: data and meta with total, per_page, current_page.'),
    given: 'a list',
    when: 'its page is loaded, with entries or without',
    then: 'they are shown, or that there are none',
    shownBy: (product) => {
      list(product)
        .is('loading')
        .asks('load', { query: { page: 3 } })
        .keeps({ answer: null });
      shown(product).is('showing').asksNothing().tellsNothing().keeps({ answer: sixty });
      list(product, {})
        .answers('load', page(0, 1))
        .is('empty')
        .asksNothing()
        .keeps({ answer: { kind: 'empty', page: page(0, 1).page, query: {} } });
      list(product, { page: 9 }).answers('load', page(0, 9)).is('empty').tellsNothing();
    },
  },
  {
    id: 'list.past-the-end',
    place: statecharts('the rest', 'a page past the end → the last page'),
    given: 'a list whose address names a page past the end',
    when: 'the server says how many there are',
    then: 'the last page is loaded instead, once, and the address is told',
    shownBy: (product) =>
      list(product, { page: 9, order: 'name' })
        .answers('load', page(41, 9))
        .tells({ type: 'page.corrected', page: 3 })
        .is('loading')
        .asks('load', { query: { page: 3, order: 'name' } })
        .refuses({ type: 'query.changed', query: { order: 'name', page: 3 } })
        .answers('load', page(41, 3))
        .is('showing'),
  },
  {
    id: 'list.new-search',
    place: spec('7', 'a new search cancels the previous one'),
    given: 'a list, in whatever state',
    when: 'the query changes, by a click or by typing',
    then: 'the click loads at once, typing after a quarter of a second of rest, and only the newest counts',
    shownBy: (product) => {
      const failed = list(product).answers('load', failure);
      const empty = list(product).answers('load', page(0, 1));
      for (const run of [list(product), shown(product), empty, failed]) {
        run
          .when({ type: 'query.changed', query: { page: 1, q: 'b' }, typing: true })
          .is('debouncing')
          .asksNothing()
          .waits(200)
          .when({ type: 'query.changed', query: { page: 1, q: 'ba' }, typing: true })
          .waits(249)
          .is('debouncing')
          .waits(1)
          .is('loading')
          .asks('load', { query: { page: 1, q: 'ba' } })
          .when({ type: 'query.changed', query: { page: 2, q: 'ba' } })
          .is('loading')
          .asks('load', { query: { page: 2, q: 'ba' } });
      }
    },
  },
  {
    id: 'list.stands',
    place: statecharts('the rest', 'query.changed re-enters loading and aborts; the skeleton keeps the height'),
    given: 'a list that shows a page',
    when: 'another one is asked for',
    then: 'the page before stays until the new one is there',
    shownBy: (product) =>
      shown(product)
        .when({ type: 'query.changed', query: { page: 2 } })
        .is('loading')
        .asks('load', { query: { page: 2 } })
        .keeps({ answer: sixty })
        .answers('load', page(0, 2))
        .is('empty')
        .keeps({ answer: { kind: 'empty', page: page(0, 2).page, query: { page: 2 } } }),
  },
  {
    id: 'list.failed',
    place: decisions('2', 'An unknown filter, order or field is a 422, not ignored.'),
    given: 'a list that is being loaded',
    when: 'the server refuses the query, does not answer, or breaks',
    then: 'that is said, with the reason where there is one, and can be tried again',
    shownBy: (product) => {
      list(product)
        .answers('load', refusal)
        .is('failed')
        .asksNothing()
        .keeps({ answer: { kind: 'failed', refused: refusal, query: { page: 3 } } });
      for (const run of [
        list(product).answers('load', failure),
        list(product).answers('load', unauthenticated),
        list(product).breaks('load'),
      ]) {
        run
          .is('failed')
          .asksNothing()
          .keeps({ answer: { kind: 'failed', refused: undefined, query: { page: 3 } } })
          .when({ type: 'list.retry' })
          .is('loading')
          .asks('load');
      }
    },
  },
  {
    id: 'notification.goes',
    place: spec('4', 'Each is dismissed after its timeout and removed by id; timeout 0 means no auto-dismiss.'),
    given: 'a notification with a time, without one of its own, with none at all, or pending',
    when: 'time passes',
    then: 'it goes after its time, after five seconds by itself, or stays',
    shownBy: (product) => {
      notice(product).is('showing.timed').waits(4999).is('showing').waits(1).is('dismissed').isOver();
      notice(product, { timeout: 1000 }).waits(1000).is('dismissed');
      notice(product, { timeout: 0 }).is('showing.staying').waits(100_000).is('showing.staying');
      notice(product, { kind: 'pending' }).is('showing.staying').waits(100_000).is('showing.staying');
    },
  },
  {
    id: 'notification.pending-turns',
    place: statecharts('the rest', 'update pending → success or error'),
    given: 'a notification that something is under way, or one that is running out',
    when: 'it turns into a success or an error',
    then: 'it changes in place, and its time runs anew',
    shownBy: (product) => {
      notice(product, { kind: 'pending' })
        .when({ type: 'notification.update', kind: 'danger' })
        .is('showing.timed')
        .keeps({ kind: 'danger', timeout: 5000 })
        .waits(5000)
        .is('dismissed');
      const update = { type: 'notification.update', kind: 'danger', timeout: 3000 } as const;
      notice(product).waits(4000).when(update).waits(2999).is('showing.timed').waits(1).is('dismissed');
      notice(product)
        .when({ ...update, timeout: 0 })
        .is('showing.staying')
        .keeps({ kind: 'danger', timeout: 0 });
      notice(product).when({ type: 'pointer.enter' }).when(update).is('showing.timed').keeps({ kind: 'danger' });
    },
  },
  {
    id: 'notification.held',
    place: spec('4', 'Each is dismissed after its timeout'),
    given: 'a notification on which the pointer rests',
    when: 'its time would be over, and the pointer leaves',
    then: 'it stays while somebody reads it, and then has its whole time',
    shownBy: (product) => {
      notice(product)
        .when({ type: 'pointer.enter' })
        .is('showing.held')
        .waits(100_000)
        .is('showing.held')
        .when({ type: 'pointer.leave' })
        .waits(4999)
        .is('showing.timed')
        .waits(1)
        .is('dismissed');
    },
  },
  {
    id: 'notification.answered',
    place: decisions('1', 'dismissed by id; callback'),
    given: 'a notification, whether it stays, runs out or is being read',
    when: 'it is dismissed, or its button pressed',
    then: 'it is gone, and the button does its deed once',
    shownBy: (product) => {
      const held = () => notice(product).when({ type: 'pointer.enter' });
      for (const make of [() => notice(product), () => notice(product, { timeout: 0 }), held]) {
        make().when({ type: 'notification.dismiss' }).is('dismissed').isOver().tellsNothing();
        make()
          .when({ type: 'notification.callback' })
          .tells({ type: 'callback.requested', id: 'n' })
          .is('dismissed')
          .isOver();
      }
    },
  },
  {
    id: 'chunk-guard.reloads',
    place: spec('8', 'Failed script chunk load: full page reload, at most once per 60 seconds.'),
    given: 'a part of the program that can’t be loaded',
    when: 'this tab has not reloaded within the last minute',
    then: 'the page is reloaded',
    shownBy: (product) => {
      begin(product, 'chunkGuard').is('watching').tellsNothing();
      part(product).is('reloading').tells(reloads);
      part(product, { reloadedAt: 940_000 }).is('reloading').tells(reloads);
    },
  },
  {
    id: 'chunk-guard.asks',
    place: statecharts('the rest', 'else → failed (button)'),
    given: 'a part of the program that can’t be loaded',
    when: 'this tab reloaded within the last minute, by a clock that went wrong, or can’t remember it',
    then: 'it says so with a button, which reloads',
    shownBy: (product) => {
      for (const facts of [{ reloadedAt: 940_001 }, { reloadedAt: 2_000_000 }, { storageWorks: false }]) {
        part(product, facts)
          .is('failed')
          .tellsNothing()
          .when({ type: 'reload.request' })
          .is('reloading')
          .tells(reloads);
      }
    },
  },
];
