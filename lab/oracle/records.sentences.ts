import { answers } from './people.ts';
import { storiesOf } from './story.ts';

const press = (action: string) => ({ type: 'action.press', action });
const offered = (...actions: readonly string[]) => ({ type: 'record.changed', offered: actions });

const actionSentences = storiesOf({
  machine: 'recordAction',
  begins: { buttons: { offered: ['activate', 'archive'], asks: ['archive'] } },
  names: ['activate', 'archive', 'extend'],
  values: {
    ...answers,
    press,
    confirmed: { type: 'action.confirm', details: { reason: 'filled' } },
    activation: { action: 'activate', details: {} },
    reasoned: { action: 'archive', details: { reason: 'filled' } },
    extendOnly: offered('extend'),
    archiveOnly: offered('archive'),
    activateOnly: offered('activate'),
    'to archive': ['archive'],
    'to activate': ['activate'],
  },
})(`
  asking: buttons; press archive
  doing: buttons; press activate

  record-action.offered — decisions 2: along its lifecycle, by an author the lifecycle allows
  What is allowed now happens at once and is told; what is not can’t be pressed, and nothing while it is under way.
  - doing → doing, asks perform with activation, cannot press activate, cannot press archive;
    perform ok → tells settled ok, resting.done, pressed = null, asks nothing
  - buttons; extendOnly → resting.offered, can press extend, cannot press activate
  - asking; archiveOnly → asking, offered = to archive
  - asking; activateOnly → resting.offered, pressed = null, offered = to activate
  - doing; archiveOnly → doing; perform ok → resting.done, offered = to archive

  record-action.asks-first — decisions 2: along its lifecycle, by an author the lifecycle allows
  What is hard to take back happens after a yes only; what is said to it goes along, and is kept no longer.
  - asking → asking, asks nothing, cannot press activate;
    action.cancel → resting.offered, pressed = null, cannot action.cancel, cannot confirmed
  - asking; confirmed → doing, cannot action.cancel, asks perform with reasoned; perform ok → pressed = null

  record-action.not-done — decisions 2: 409 state conflict (for a status: with the events allowed now)
  Where the server says no or does not answer the page says which; a session that is over is said by the session.
  - doing; perform refusal → tells settled refusal, resting.refused, can press activate
  - doing; perform unauthenticated → tells settled unauthenticated, resting.offered
  - doing; perform {failed | breaks} → tells settled failed, resting.failed, asks nothing;
    press activate → doing, asks perform
`);

const values = { name: 'Fair' };
const first = { version: 1 };
const last = { version: 5 };
const theirs = { name: 'Letter', version: 2 };
const mine = { name: 'Fair', version: 2 };

const formSentences = storiesOf({
  machine: 'recordForm',
  begins: { form: { record: first } },
  values: {
    ...answers,
    saved: { kind: 'ok', record: mine },
    stale: { kind: 'stale' },
    elsewhere: { kind: 'elsewhere', record: theirs },
    same: { kind: 'same', record: theirs },
    contested: { kind: 'contested', record: theirs },
    nothing: {},
    first,
    last,
    theirs,
    mine,
    'over the first': { values, record: first },
    'over the last': { values, record: last },
    'over theirs': { values, record: theirs },
    'form.submit': { type: 'form.submit', values },
    read: { type: 'record.changed', record: last },
    discard: { type: 'form.discard', record: last },
  },
})(`
  saving: form; form.submit
  comparing: saving; save stale
  contest: comparing; compare contested

  record-form.saves — decisions 5: updates of shared records need \`If-Match\`
  The version a form is based on goes along and nothing is saved twice; what is as stored follows a newer record.
  - saving → submitting.saving, asks save with over the first, cannot form.submit;
    save saved → tells settled saved, editing.saved, values = nothing, record = mine, asks nothing;
    form.submit → submitting.saving
  - form; read → editing.unchanged; form.submit → asks save with over the last
  - form; form.change → editing.changed, cannot read; discard → editing.unchanged, record = last
  - saving → cannot form.change, cannot read; save saved; read → editing.saved, record = last
  - saving; save {refusal | failed} → cannot read; form.change → editing.changed
  - contest → cannot read, cannot form.change, cannot discard

  record-form.faster-colleague — decisions 2: 412 stale \`If-Match\`
  What somebody else saved in another part is kept beside one’s own; the same part is shown first, and one decides.
  - comparing → submitting.comparing, tells nothing, asks compare with over the first;
    compare elsewhere → tells nothing, submitting.saving, asks save with over theirs
  - comparing; compare same → tells settled same, editing.saved, values = nothing, record = theirs
  - contest → tells settled contested, stale, theirs = theirs, values = nothing, asks nothing;
    form.submit → submitting.saving, theirs = theirs, asks save with over theirs; save saved → editing.saved, theirs = null
  - contest; theirs.keep → editing.unchanged, theirs = null, record = theirs; form.submit → asks save with over theirs
  - contest; form.submit; save stale; compare same → editing.saved, theirs = null

  record-form.not-saved — decisions 2: 422 validation
  Where the server says no or does not answer the page says which, and it can be saved again.
  - saving; save refusal → tells settled refusal, editing.refused, values = nothing
  - {saving; save unauthenticated | comparing; compare unauthenticated} → tells settled unauthenticated, editing.changed
  - {saving; save failed | comparing; compare failed} → tells settled failed
  - {saving; save failed | saving; save breaks | comparing; compare failed | comparing; compare breaks} →
    editing.failed, values = nothing, asks nothing; form.submit → submitting.saving
`);

export const recordSentences = [...actionSentences, ...formSentences];
