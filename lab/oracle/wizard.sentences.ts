import { answers } from './people.ts';
import { type Cast, storiesOf } from './story.ts';

const slugs = ['profile', 'phonenumber', 'address'];
/** The three steps of an applicant, so many of them complete and these optional. */
const steps = (complete: number, ...optional: readonly string[]) =>
  slugs.map((slug, index) => ({ slug, complete: index < complete, optional: optional.includes(slug) }));
const input = (complete: number, slug?: string, ...optional: readonly string[]) => ({
  userId: 'the applicant',
  steps: steps(complete, ...optional),
  slug,
});
const values = { occupation_id: 'baker' };
const tooYoung = { kind: 'tooYoung', until: '2027-03-01' };

const cast: Cast = {
  machine: 'wizard',
  begins: {
    first: input(0),
    second: input(1),
    third: input(2),
    'first for the third': input(0, 'address'),
    'second for the first': input(1, 'profile'),
    'second for the third': input(1, 'address'),
    'second, optional': input(1, 'phonenumber', 'phonenumber'),
    'first, second optional': input(1, 'profile', 'phonenumber'),
    'third, optional': input(2, 'address', 'address'),
    'first, all complete': input(3, 'profile'),
    'all complete': input(3),
    'optional first': input(0, undefined, 'profile', 'phonenumber'),
    'second for none there is': input(1, 'unheard-of'),
  },
  names: [...slugs, 'nowhere'],
  values: {
    ...answers,
    tooYoung,
    steps,
    'step.continue': { type: 'step.continue', values },
    goto: (slug: string) => ({ type: 'step.goto', slug }),
    saved: (complete: number) => ({ kind: 'ok', steps: steps(complete), me: {} }),
    behind: { ...answers.conflict, code: 'stale' },
    ahead: { ...answers.conflict, code: 'step_not_open' },
    step: (slug: string) => ({ slug, values }),
    first: (result: object) => ({ type: 'step.settled', slug: 'profile', result }),
    last: (result: object) => ({ type: 'step.settled', slug: 'address', result }),
    patched: { type: 'me.patched', patch: {} },
    news: { type: 'facts.changed', steps: steps(2) },
    discarded: { type: 'draft.discarded', userId: 'the applicant' },
  },
};

export const wizardSentences = storiesOf(cast)(`
  saving: first; step.continue
  young: saving; saveStep tooYoung
  leaving: young; account.delete
  <lost>: conflict | failed | breaks

  wizard.opens — specification 4: A user may open a step only up to one past the last completed one.
  The first step that is missing opens, or the one asked for as far as one may go; the next not before it counts.
  - first → editing.typing, index = 0, asks nothing
  - {second | second for the third | second for none there is} → index = 1
  - {second for the first | first for the third | optional first} → index = 0
  - all complete → index = 2
  - saving; saveStep saved 0 → editing.failed, index = 0

  wizard.step-saved — specification 2: Applicant onboarding has three steps in order: profile, phonenumber, address.
  Who continues is told when the server has saved the step, and the next one opens.
  - saving → saving, asks saveStep with step profile;
    saveStep saved 1 → tells first saved 1, editing.typing, asks nothing, index = 1, steps = steps 1

  wizard.finished — specification 4: The flow is complete when the last step is complete
  The onboarding is over when the server says that the last step is complete, and not before.
  - third; step.continue → asks saveStep with step address;
    saveStep saved 3 → tells last saved 3, finished, over, steps = steps 3
  - third; step.continue; saveStep saved 2 → editing
  - first, all complete; step.continue; saveStep saved 3 → editing, index = 1

  wizard.back — specification 2: Each shows Back and, if optional, Skip; the main button is Continue.
  Back opens the step before; from the first it leads to an overview of the way.
  - {second | second; step.continue; saveStep failed}; step.back → editing.typing, index = 0
  - {first | second for the first | first; step.continue; saveStep failed}; step.back → overview, asks nothing, index = 0,
    cannot step.back, cannot step.continue, cannot step.skip

  wizard.overview — specification 4: A user may open a step only up to one past the last completed one.
  The overview leads on to any step that may be opened.
  - first; step.back → overview; goto profile → editing.typing, index = 0
  - second for the first; step.back → overview, cannot goto address, cannot goto nowhere; goto phonenumber →
    editing.typing, index = 1

  wizard.skip — specification 2: Each shows Back and, if optional, Skip; the main button is Continue.
  Only an optional step can be skipped: the next one opens, and after the last the onboarding is over.
  - {first | third} → cannot step.skip
  - {second, optional | second, optional; step.continue; saveStep failed}; step.skip →
    editing.typing, index = 2, asks nothing
  - third, optional; step.skip → finished, over

  wizard.goto — specification 4: optional steps count as complete when determining the furthest reachable step
  A step opens by its name up to one past the leading run of complete or optional ones, no further.
  - second; goto profile → editing.typing, index = 0; goto phonenumber → index = 1
  - second → cannot goto address, cannot goto nowhere
  - first → cannot goto phonenumber
  - first, second optional; goto address → index = 2
  - second; step.continue; saveStep failed → editing.failed; goto profile → editing.typing, index = 0

  wizard.refused — specification 8: 422 sets field errors from response meta.errors
  Where the server refuses fields the form is told, and they go on editing the same step; nothing has failed.
  - saving; saveStep refusal → tells first refusal, editing.typing, asks nothing, index = 0

  wizard.failed — statecharts wizard: 400, 409, network → editing.failed (retry)
  Where something changed meanwhile or no answer comes, that is said in the same step, and they may continue again.
  - saving; saveStep <lost> → tells first <lost>, editing.failed, asks nothing; step.continue → saving

  wizard.tells-the-session — statecharts wizard: ok → me.patched, next in order or finished
  The session knows what was saved; where a colleague was faster it fetches what stands there, for the next try.
  - saving; saveStep saved {0 | 1} → tells patched
  - third; step.continue; saveStep saved 3 → finished, tells patched
  - saving; saveStep saved 0 → editing.failed, tells first saved 0
  - saving; saveStep {behind → tells first behind | ahead → tells first ahead}, tells outdated, editing.failed

  wizard.session-ends — statecharts wizard: paused         draft kept for this user; after login the same step with the same values
  Where the session ends the form is told, and no draft is dropped.
  - saving; saveStep unauthenticated → tells first unauthenticated, paused, over

  wizard.new-facts — statecharts wizard: New facts never move someone who is typing.
  When more steps turn out complete they stay where they are and may go further, whatever is under way.
  - first; news → editing.typing, index = 0, steps = steps 2, can goto address
  - saving; news → saving, asks saveStep, index = 0, steps = steps 2
  - saving; saveStep failed; news → editing.failed, index = 0, steps = steps 2
  - young; news → tooYoung.told, index = 0, steps = steps 2

  wizard.too-young — decisions 3: who is younger than minimum_age is told so in the profile step, with the date to come back and a button that deletes what was typed
  Who is too young is told from which day they may, and can correct the birth date or delete everything, nothing else.
  - young → tells first tooYoung, tooYoung.told, until = "2027-03-01", index = 0, asks nothing, cannot step.continue;
    birthDate.correct → editing.typing, until = null

  wizard.too-young-leaves — decisions 3: nothing is kept
  When they delete everything the server deletes it and nothing is kept here; where that fails it can be tried again.
  - leaving → withdrawing, asks withdraw; withdraw ok → tells discarded, withdrawn, over
  - leaving; withdraw unauthenticated → paused, tells nothing
  - leaving; withdraw {failed | breaks} → tooYoung.failed, asks nothing, can birthDate.correct;
    account.delete → withdrawing, asks withdraw
`);
