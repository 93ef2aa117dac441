import { failure, refusal } from './people.ts';
import type { Product } from './product.ts';
import { begin } from './run.ts';
import { decisions, type Sentence, spec } from './sentence.ts';

const values = { token: 'of the link' };
const submit = { type: 'link.submit', values } as const;
const change = { type: 'link.change' } as const;
const settled = (result: object) => ({ type: 'answer.settled', result });
const answer = { until: '2026-03-01' };
const counts = { kind: 'ok', answer } as const;
const closed = { kind: 'closed', reason: 'expired' } as const;

const oneLink = (product: Product) => begin(product, 'link', { takesAnother: false });
const anyCode = (product: Product) => begin(product, 'link', { takesAnother: true });

/** What somebody was given: a code, an invitation, the link of a mail. */
export const linkSentences: readonly Sentence[] = [
  {
    id: 'link.counts',
    place: decisions('3', 'Before the form the page tells who recommends and who will see what.'),
    given: 'somebody with a code, an invitation or a link',
    when: 'they submit it',
    then: 'nothing happens before; then the server is asked with it, and the page says what it is about; whoever is logged in here is looked at anew',
    shownBy: (product) => {
      oneLink(product).is('entering').asksNothing();
      oneLink(product)
        .when(submit)
        .is('pending')
        .asks('submit', values)
        .refuses(submit)
        .answers('submit', counts)
        .is('done')
        .tells({ type: 'me.outdated' })
        .keeps({ answer, reason: null })
        .asksNothing();
    },
  },
  {
    id: 'link.at-once',
    place: spec('2', 'shows loading, renewed, or failed with a hint that the status can be extended in the profile'),
    given: 'a link that needs nothing typed',
    when: 'its page opens',
    then: 'the server is asked at once, and never again by itself',
    shownBy: (product) => {
      const opened = () => begin(product, 'link', { given: values, takesAnother: true }).is('pending');
      opened().asks('submit', values).answers('submit', counts).is('done').when(change).is('entering').asksNothing();
      opened().answers('submit', refusal).is('entering').asksNothing();
    },
  },
  {
    id: 'link.once',
    place: decisions('5', 'Tokens in links are random, stored hashed, bound to their purpose, expiring'),
    given: 'the link of a mail, which is all that its page is about',
    when: 'it is done, or doesn’t count',
    then: 'the page says so, or why, and nothing more can be done with it',
    shownBy: (product) => {
      oneLink(product).when(submit).answers('submit', counts).refuses(submit).refuses(change);
      oneLink(product)
        .when(submit)
        .answers('submit', closed)
        .is('closed')
        .keeps({ answer: null, reason: 'expired' })
        .asksNothing()
        .refuses(submit)
        .refuses(change);
    },
  },
  {
    id: 'link.another',
    place: spec('8', "registration code deactivated, 'No registration code associated with this token'"),
    given: 'a code, an invitation or an address, of which somebody may have another',
    when: 'it counts or doesn’t, and another one is entered',
    then: 'the page forgets what it said, and the server is asked for the new one',
    shownBy: (product) => {
      anyCode(product)
        .when(submit)
        .answers('submit', counts)
        .when(change)
        .is('entering')
        .keeps({ answer: null, reason: null })
        .asksNothing()
        .offers(submit);
      anyCode(product)
        .when(submit)
        .answers('submit', closed)
        .is('closed')
        .when(submit)
        .is('pending')
        .keeps({ answer: null, reason: null })
        .asks('submit', values);
    },
  },
  {
    id: 'link.no-answer',
    place: spec('8', '422 sets field errors from response meta.errors'),
    given: 'somebody who has submitted what they were given',
    when: 'the server refuses what is typed beside it, does not answer, or breaks',
    then: 'the form is told, and it can be submitted again',
    shownBy: (product) => {
      const submitted = () => oneLink(product).when(submit);
      submitted().answers('submit', refusal).tells(settled(refusal)).is('entering').asksNothing().offers(submit);
      for (const run of [submitted().answers('submit', failure), submitted().breaks('submit')]) {
        run.tells(settled(failure)).is('failed').asksNothing().when(submit).is('pending').asks('submit', values);
      }
    },
  },
];
