import { answers } from './people.ts';
import { storiesOf } from './story.ts';

const tenantSentences = storiesOf({
  machine: 'tenant',
  begins: {
    chemie: { hostname: 'chemie.example.org' },
    app: { hostname: 'app.example.org' },
    'an address': { hostname: '127.0.0.1' },
    'the base': { hostname: 'example.org', baseDomain: 'example.org' },
    localhost: { hostname: 'localhost' },
    'app at localhost': { hostname: 'app.localhost' },
  },
  values: {
    ...answers,
    found: { kind: 'found', tenant: { name: 'Chemie' } },
    tenant: { name: 'Chemie' },
    absent: { kind: 'absent' },
    slug: { slug: 'chemie' },
  },
})(`
  tenant.found — specification 1: The tenant is identified by the slug, which is the first label of the host name.
  The tenant of the host’s first label is looked up, and its name and colour are known from then on.
  - chemie → looking, asks lookUpTenant with slug; lookUpTenant found → found, tenant = tenant, asks nothing

  tenant.host-without-label — statecharts the rest: An IP address and the bare base domain are noSubdomain ('localhost' alone goes to app.localhost).
  A host without a first label has no tenant, and none is looked up; localhost leads to app.
  - {an address | the base} → noSubdomain, asks nothing
  - localhost → leaving, asks nothing
  - app at localhost → looking

  tenant.none — specification 4: If no tenant is found and the subdomain is not app, the error 'No tenant found.' shows and the user is redirected
  Where the first label is no tenant the page leaves for app; where app itself is none, it stays and says so.
  - {chemie; lookUpTenant absent → leaving | app; lookUpTenant absent → unconfigured}, asks nothing

  tenant.not-loaded — statecharts the rest: unconfigured | failed (retry)
  Where no answer comes that is said, and it can be tried again.
  - {chemie | app}; lookUpTenant {failed | breaks} → failed, asks nothing; tenant.retry → looking, asks lookUpTenant
`);

const page = (total: number, current: number) => ({
  data: [],
  meta: { total, per_page: 20, current_page: current },
});
const changed = (query: object, typing?: boolean) => ({ type: 'query.changed', query, ...(typing && { typing }) });

const listSentences = storiesOf({
  machine: 'list',
  begins: { list: { query: { page: 3 } }, ordered: { query: { page: 9, order: 'name' } } },
  values: {
    ...answers,
    third: { query: { page: 3 } },
    sixty: { kind: 'ok', page: page(60, 3) },
    empty: { kind: 'ok', page: page(0, 3) },
    pastTheEnd: { kind: 'ok', page: page(41, 9) },
    lastOne: { kind: 'ok', page: page(41, 3) },
    'the third page': { kind: 'showing', page: page(60, 3), query: { page: 3 } },
    'no entries': { kind: 'empty', page: page(0, 3), query: { page: 3 } },
    'a refusal': { kind: 'failed', refused: answers.refusal, query: { page: 3 } },
    'no answer': { kind: 'failed', refused: undefined, query: { page: 3 } },
    corrected: { type: 'page.corrected', page: 3 },
    last: { query: { page: 3, order: 'name' } },
    'the last in other words': changed({ order: 'name', page: 3 }),
    b: changed({ page: 1, q: 'b' }, true),
    ba: changed({ page: 1, q: 'ba' }, true),
    typed: { query: { page: 1, q: 'ba' } },
    turned: changed({ page: 2 }),
    second: { query: { page: 2 } },
  },
})(`
  shown: list; load sixty
  none: list; load empty
  broken: list; load failed

  list.shown — specification 3: Paginated lists: data and meta with total, per_page, current_page.
  Entries are shown when they are loaded, or that there are none.
  - list → loading, asks load with third, answer = null;
    load sixty → showing, asks nothing, tells nothing, answer = the third page
  - none → empty, asks nothing, tells nothing, answer = no entries

  list.past-the-end — statecharts the rest: a page past the end → the last page
  Past the end the last page is loaded instead, once, and the address is told.
  - ordered; load pastTheEnd → tells corrected, loading, asks load with last, cannot the last in other words;
    load lastOne → showing

  list.new-search — specification 7: a new search cancels the previous one
  A click loads at once, typing after a quarter of a second of rest, and only the newest counts.
  - {list | shown | none | broken}; b → debouncing, asks nothing; 200 ms; ba; 249 ms → debouncing;
    1 ms → loading, asks load with typed; turned → loading, asks load with second

  list.stands — statecharts the rest: query.changed re-enters loading and aborts; the skeleton keeps the height
  The page before stays until the new one is there.
  - shown; turned → loading, asks load with second, answer = the third page

  list.failed — decisions 2: An unknown filter, order or field is a 422, not ignored.
  Where the server refuses or does not answer that is said, with its reason, and can be tried again.
  - list; load refusal → failed, asks nothing, answer = a refusal
  - list; load {failed | unauthenticated | breaks} → failed, asks nothing, answer = no answer;
    list.retry → loading, asks load
`);

const notice = (kind: string, timeout?: number) => ({ id: 'n', kind, timeout });
const danger = (timeout?: number) => ({ type: 'notification.update', kind: 'danger', timeout });

const notificationSentences = storiesOf({
  machine: 'notification',
  begins: {
    notice: notice('success'),
    short: notice('success', 1000),
    staying: notice('success', 0),
    pending: notice('pending'),
  },
  values: {
    failing: danger(),
    later: danger(3000),
    lasting: danger(0),
    asked: { type: 'callback.requested', id: 'n' },
  },
})(`
  notification.goes — specification 4: Each is dismissed after its timeout and removed by id; timeout 0 means no auto-dismiss.
  A notification goes after its time, after five seconds by itself, or stays.
  - notice → showing.timed; 4999 ms → showing; 1 ms → dismissed, over
  - short; 1000 ms → dismissed
  - {staying | pending} → showing.staying; 100000 ms → showing.staying

  notification.pending-turns — statecharts the rest: update pending → success or error
  One that turns into a success or an error changes in place, and its time runs anew.
  - pending; failing → showing.timed, kind = "danger", timeout = 5000; 5000 ms → dismissed
  - notice; 4000 ms; later; 2999 ms → showing.timed; 1 ms → dismissed
  - notice; lasting → showing.staying, kind = "danger", timeout = 0

  notification.held — specification 4: Each is dismissed after its timeout
  While somebody reads it, it stays, and then has its whole time.
  - notice; pointer.enter → showing.held; 100000 ms → showing.held; pointer.leave; 4999 ms → showing.timed;
    1 ms → dismissed

  notification.answered — decisions 1: dismissed by id; callback
  When it is dismissed or its button pressed it is gone, and the button does its deed once.
  - {notice | staying | notice; pointer.enter}; notification.dismiss → dismissed, over, tells nothing
  - {notice | staying | notice; pointer.enter}; notification.callback → tells asked, dismissed, over
`);

const missing = (reloadedAt: number | null, storageWorks = true) => ({
  type: 'chunk.failed',
  now: 1_000_000,
  reloadedAt,
  storageWorks,
});

const chunkGuardSentences = storiesOf({
  machine: 'chunkGuard',
  begins: { watching: undefined },
  values: {
    never: missing(null),
    aMinuteAgo: missing(940_000),
    justNow: missing(940_001),
    inTheFuture: missing(2_000_000),
    unremembered: missing(null, false),
    reload: { type: 'reload.requested' },
  },
})(`
  chunk-guard.reloads — specification 8: Failed script chunk load: full page reload, at most once per 60 seconds.
  Where a part of the program is missing and this tab has not reloaded within the last minute, the page is reloaded.
  - watching; {never | aMinuteAgo} → reloading, tells reload

  chunk-guard.asks — statecharts the rest: else → failed (button)
  Where it has, by a clock that went wrong, or can’t remember it, it says so with a button, which reloads.
  - watching; {justNow | inTheFuture | unremembered} → failed, tells nothing; reload.request → reloading, tells reload
`);

const values = { token: 'of the link' };

const linkSentences = storiesOf({
  machine: 'link',
  begins: {
    one: { takesAnother: false },
    any: { takesAnother: true },
    given: { given: values, takesAnother: true },
  },
  values: {
    ...answers,
    values,
    counts: { kind: 'ok', answer: { until: '2026-03-01' } },
    answer: { until: '2026-03-01' },
    closed: { kind: 'closed', reason: 'expired' },
    'link.submit': { type: 'link.submit', values },
  },
})(`
  link.counts — decisions 3: Before the form the page tells who recommends and who will see what.
  What somebody was given is asked about only when they submit it; whoever is logged in here is looked at anew.
  - one → entering, asks nothing; link.submit → pending, asks submit with values, cannot link.submit;
    submit counts → done, tells outdated, answer = answer, reason = null, asks nothing

  link.at-once — specification 2: shows loading, renewed, or failed with a hint that the status can be extended in the profile
  A link that needs nothing typed is asked about as its page opens, and never again by itself.
  - given → pending, asks submit with values; submit counts → done; link.change → entering, asks nothing

  link.once — decisions 5: Tokens in links are random, stored hashed, bound to their purpose, expiring
  When the link of a mail is done, or doesn’t count, nothing more can be done with it.
  - one; link.submit; submit counts → cannot link.submit, cannot link.change
  - one; link.submit; submit closed → closed, answer = null, reason = "expired", asks nothing, cannot link.submit,
    cannot link.change

  link.another — specification 8: registration code deactivated, 'No registration code associated with this token'
  Who may have another code enters it, the page forgets what it said, and the server is asked for the new one.
  - any; link.submit; submit counts; link.change → entering, answer = null, reason = null, asks nothing, can link.submit
  - any; link.submit; submit closed → closed; link.submit →
    pending, answer = null, reason = null, asks submit with values

  link.no-answer — specification 8: 422 sets field errors from response meta.errors
  Where the server refuses what is typed beside it or does not answer, the form is told and can be submitted again.
  - one; link.submit; submit refusal → tells settled refusal, entering, asks nothing, can link.submit
  - one; link.submit; submit {failed | breaks} → tells settled failed, failed, asks nothing;
    link.submit → pending, asks submit with values
`);

export const houseSentences = [
  tenantSentences,
  listSentences,
  notificationSentences,
  chunkGuardSentences,
  linkSentences,
].flat();
