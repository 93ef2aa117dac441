import { failure, yes } from './people.ts';
import { begin } from './run.ts';
import { decisions, type Sentence, spec } from './sentence.ts';

const confirm = { type: 'link.confirm' } as const;

/** Links of mails that do one thing: renewing the search, deleting the account. */
export const mailLinkSentences: readonly Sentence[] = [
  {
    id: 'renew-looking.renews',
    place: spec('2', 'shows loading, renewed, or failed with a hint that the status can be extended in the profile'),
    given: 'the link of a mail that asks whether one still looks for a place',
    when: 'a person sees the page',
    then: 'it is renewed at once; a dead link says so, a missing answer can be tried again',
    shownBy: (product) => {
      const renewing = () => begin(product, 'renewLooking').is('renewing').asks('renew');
      renewing().answers('renew', { kind: 'ok', until: '2026-03-01' }).is('renewed').keeps({ until: '2026-03-01' });
      renewing().answers('renew', { kind: 'refused' }).is('failed.link').asksNothing().refuses({ type: 'page.retry' });
      for (const run of [renewing().answers('renew', failure), renewing().breaks('renew')]) {
        run.is('failed.network').asksNothing().when({ type: 'page.retry' }).is('renewing').asks('renew');
      }
    },
  },
  {
    id: 'account-link.confirms',
    place: decisions(
      '3',
      "**Danger zone**: export of all one's data (JSON), deletion by a link sent by e-mail, then a button.",
    ),
    given: 'the link of a mail that deletes the account or takes that back',
    when: 'it is opened, and the button pressed',
    then: 'nothing happens before the button; then it is done, and the page says until when it can be taken back',
    shownBy: (product) => {
      begin(product, 'accountLink').is('asking').asksNothing();
      begin(product, 'accountLink')
        .when(confirm)
        .is('confirming')
        .asks('confirm')
        .answers('confirm', { ...yes, until: '2026-01-08T00:00:00Z', cancellable: true })
        .is('confirmed')
        .keeps({ until: '2026-01-08T00:00:00Z', cancellable: true })
        .asksNothing()
        .refuses(confirm);
    },
  },
  {
    id: 'account-link.does-not-count',
    place: decisions('5', 'Tokens in links are random, stored hashed, bound to their purpose, expiring'),
    given: 'the link of a mail that deletes the account or takes that back',
    when: 'it is invalid, expired or used, the account has to be kept, or no answer comes',
    then: 'the page says which; only the last can be tried again',
    shownBy: (product) => {
      const confirming = () => begin(product, 'accountLink').when(confirm);
      for (const kind of ['invalid', 'expired', 'used', 'kept'] as const) {
        confirming().answers('confirm', { kind }).is(kind).asksNothing().refuses(confirm);
      }
      for (const run of [confirming().answers('confirm', failure), confirming().breaks('confirm')]) {
        run.is('failed').asksNothing().when(confirm).is('confirming').asks('confirm');
      }
    },
  },
];
