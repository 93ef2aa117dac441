import { failure, refusal, unauthenticated, yes } from './people.ts';
import type { Product } from './product.ts';
import { begin } from './run.ts';
import { decisions, type Sentence } from './sentence.ts';

const along = 'along its lifecycle, by an author the lifecycle allows';
const press = (action: string) => ({ type: 'action.press', action }) as const;
const confirm = (details?: object) => ({ type: 'action.confirm', ...(details && { details }) }) as const;
const cancel = { type: 'action.cancel' } as const;
const buttons = (product: Product) =>
  begin(product, 'recordAction', { offered: ['activate', 'archive'], asks: ['archive'] });

const submit = { type: 'form.submit', values: { name: 'Fair' } } as const;
const keepTheirs = { type: 'theirs.keep' } as const;
const first = { version: 1 };
const theirs = { name: 'Letter', version: 2 };
const last = { version: 5 };
const saved = { kind: 'ok', record: { name: 'Fair', version: 2 } } as const;
const contested = { kind: 'contested', record: theirs } as const;
const saving = (product: Product) => begin(product, 'recordForm', { record: first }).when(submit);
const comparing = (product: Product) => saving(product).answers('save', { kind: 'stale' });
const stale = (product: Product) => comparing(product).answers('compare', contested);

/** What every page of a record does: its buttons, and its form. */
export const recordSentences: readonly Sentence[] = [
  {
    id: 'record-action.offered',
    place: decisions('2', along),
    given: 'a record with what its reader may do now',
    when: 'a button is pressed',
    then: 'what is allowed happens at once and is told; what is not can’t be pressed, and nothing while it is under way',
    shownBy: (product) => {
      buttons(product).is('resting.offered').asksNothing().refuses(press('extend'));
      buttons(product)
        .when(press('activate'))
        .is('doing')
        .asks('perform', { action: 'activate', details: {} })
        .refuses(press('activate'))
        .refuses(press('archive'))
        .answers('perform', yes)
        .tells({ type: 'answer.settled', result: yes })
        .is('resting.done')
        .keeps({ pressed: null })
        .asksNothing();
    },
  },
  {
    id: 'record-action.asks-first',
    place: decisions('2', along),
    given: 'a record with something that is hard to take back',
    when: 'its button is pressed',
    then: 'nothing happens before the question is answered with yes; what is said to it goes along, and is kept no longer',
    shownBy: (product) => {
      const asking = () => buttons(product).when(press('archive'));
      asking().is('asking').asksNothing().refuses(press('activate'));
      asking().when(cancel).is('resting.offered').keeps({ pressed: null }).refuses(cancel).refuses(confirm());
      asking()
        .when(confirm({ reason: 'filled' }))
        .is('doing')
        .refuses(cancel)
        .asks('perform', { action: 'archive', details: { reason: 'filled' } })
        .answers('perform', yes)
        .keeps({ pressed: null });
      asking().when(confirm()).asks('perform', { action: 'archive', details: {} });
    },
  },
  {
    id: 'record-action.read-again',
    place: decisions('2', along),
    given: 'a record whose status somebody else changes meanwhile',
    when: 'it is read again',
    then: 'what may be done now is offered; a question about what is no longer possible goes away',
    shownBy: (product) => {
      const read = (...offered: string[]) => ({ type: 'record.changed', offered }) as const;
      buttons(product).when(read('extend')).is('resting.offered').offers(press('extend')).refuses(press('activate'));
      const asking = () => buttons(product).when(press('archive'));
      asking()
        .when(read('archive'))
        .is('asking')
        .keeps({ offered: ['archive'] });
      asking()
        .when(read('activate'))
        .is('resting.offered')
        .keeps({ pressed: null, offered: ['activate'] });
      const doing = buttons(product).when(press('activate')).when(read('archive')).is('doing');
      doing
        .answers('perform', yes)
        .is('resting.done')
        .keeps({ offered: ['archive'] });
    },
  },
  {
    id: 'record-action.not-done',
    place: decisions('2', '409 state conflict (for a status: with the events allowed now)'),
    given: 'a record one of whose buttons was pressed',
    when: 'the server says no, or does not answer, or the session is over',
    then: 'the page says which and offers what is allowed; a session that is over is said by the session',
    shownBy: (product) => {
      const doing = () => buttons(product).when(press('activate'));
      doing()
        .answers('perform', refusal)
        .tells({ type: 'answer.settled', result: refusal })
        .is('resting.refused')
        .offers(press('activate'));
      doing()
        .answers('perform', unauthenticated)
        .tells({ type: 'answer.settled', result: unauthenticated })
        .is('resting.offered');
      const failed = doing().answers('perform', failure).tells({ type: 'answer.settled', result: failure });
      for (const run of [failed, doing().breaks('perform')])
        run.is('resting.failed').asksNothing().when(press('activate')).is('doing').asks('perform');
    },
  },
  {
    id: 'record-form.saves',
    place: decisions('5', 'updates of shared records need `If-Match`'),
    given: 'a form over a record that others change too',
    when: 'it is saved',
    then: 'the version it is based on goes along; nothing is saved twice at once, and what is saved is the new basis',
    shownBy: (product) => {
      const form = () => begin(product, 'recordForm', { record: first });
      form().is('editing.unchanged').asksNothing().refuses(keepTheirs);
      saving(product)
        .is('submitting.saving')
        .asks('save', { values: submit.values, record: first })
        .refuses(submit)
        .answers('save', saved)
        .tells({ type: 'answer.settled', result: saved })
        .is('editing.saved')
        .keeps({ values: {}, record: saved.record })
        .asksNothing()
        .when(submit)
        .is('submitting.saving');
    },
  },
  {
    id: 'record-form.faster-colleague',
    place: decisions('2', '412 stale `If-Match`'),
    given: 'a form over a record that somebody else has saved meanwhile',
    when: 'it is saved',
    then: 'another part is kept beside one’s own; the same part is shown first, and one decides',
    shownBy: (product) => {
      comparing(product)
        .is('submitting.comparing')
        .tellsNothing()
        .asks('compare', { values: submit.values, record: first })
        .answers('compare', { kind: 'elsewhere', record: theirs })
        .tellsNothing()
        .is('submitting.saving')
        .asks('save', { values: submit.values, record: theirs });
      comparing(product)
        .answers('compare', { kind: 'same', record: theirs })
        .tells({ type: 'answer.settled', result: { kind: 'same', record: theirs } })
        .is('editing.saved')
        .keeps({ values: {}, record: theirs });
      stale(product)
        .tells({ type: 'answer.settled', result: contested })
        .is('stale')
        .keeps({ theirs, values: {} })
        .asksNothing();
      stale(product)
        .when(submit)
        .is('submitting.saving')
        .keeps({ theirs })
        .asks('save', { values: submit.values, record: theirs })
        .answers('save', saved)
        .is('editing.saved')
        .keeps({ theirs: null });
      stale(product)
        .when(keepTheirs)
        .is('editing.unchanged')
        .keeps({ theirs: null, record: theirs })
        .when(submit)
        .asks('save', { values: submit.values, record: theirs });
      stale(product)
        .when(submit)
        .answers('save', { kind: 'stale' })
        .answers('compare', { kind: 'same', record: theirs })
        .is('editing.saved')
        .keeps({ theirs: null });
    },
  },
  {
    id: 'record-form.read-again',
    place: decisions('5', 'updates of shared records need `If-Match`'),
    given: 'a form over a record that others save meanwhile',
    when: 'the record is read again',
    then: 'a form that is as stored follows; one with something unsaved keeps its basis, so that nothing is replaced unseen',
    shownBy: (product) => {
      const form = () => begin(product, 'recordForm', { record: first });
      const read = { type: 'record.changed', record: last } as const;
      const change = { type: 'form.change' } as const;
      const discard = { type: 'form.discard', record: last } as const;
      form().when(read).is('editing.unchanged').when(submit).asks('save', { values: submit.values, record: last });
      form()
        .when(change)
        .is('editing.changed')
        .refuses(read)
        .when(discard)
        .is('editing.unchanged')
        .keeps({ record: last });
      saving(product)
        .refuses(change)
        .refuses(read)
        .answers('save', saved)
        .when(read)
        .is('editing.saved')
        .keeps({ record: last });
      saving(product).answers('save', saved).when(change).is('editing.changed').refuses(read);
      for (const run of [saving(product).answers('save', refusal), saving(product).answers('save', failure)])
        run.refuses(read).when(change).is('editing.changed');
      stale(product).refuses(read).refuses(change).refuses(discard);
    },
  },
  {
    id: 'record-form.not-saved',
    place: decisions('2', '422 validation'),
    given: 'a form that is being saved, or compared with what a colleague saved',
    when: 'the server says no, does not answer, or the session is over',
    then: 'the page says which, and it can be saved again; a session that is over is said by the session',
    shownBy: (product) => {
      const told = (result: object) => ({ type: 'answer.settled', result });
      saving(product).answers('save', refusal).tells(told(refusal)).is('editing.refused').keeps({ values: {} });
      saving(product).answers('save', unauthenticated).tells(told(unauthenticated)).is('editing.changed');
      comparing(product).answers('compare', unauthenticated).tells(told(unauthenticated)).is('editing.changed');
      for (const run of [
        saving(product).answers('save', failure).tells(told(failure)),
        saving(product).breaks('save'),
        comparing(product).answers('compare', failure).tells(told(failure)),
        comparing(product).breaks('compare'),
      ])
        run.is('editing.failed').keeps({ values: {} }).asksNothing().when(submit).is('submitting.saving');
    },
  },
];
