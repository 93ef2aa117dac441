import { conflict, failure, refusal, unauthenticated, yes } from './people.ts';
import type { Product } from './product.ts';
import { begin } from './run.ts';
import { decisions, type Sentence, spec, statecharts } from './sentence.ts';

const userId = 'the applicant';
const slugs = ['profile', 'phonenumber', 'address'] as const;
type Slug = (typeof slugs)[number];
/** The three steps of an applicant with these complete, and these optional. */
const steps = (complete: readonly Slug[], optional: readonly Slug[] = []) =>
  slugs.map((slug) => ({ slug, complete: complete.includes(slug), optional: optional.includes(slug) }));
const values = { occupation_id: 'baker' };
const go = { type: 'step.continue', values } as const;
const back = { type: 'step.back' } as const;
const skip = { type: 'step.skip' } as const;
const goto = (slug: string) => ({ type: 'step.goto', slug }) as const;
const settled = (slug: Slug, result: object) => ({ type: 'step.settled', slug, result });
const saved = (...complete: Slug[]) => ({ kind: 'ok', steps: steps(complete), me: {} }) as const;
const tooYoung = { kind: 'tooYoung', until: '2027-03-01' } as const;

const onboarding = (product: Product, complete: readonly Slug[], slug?: string, optional: readonly Slug[] = []) =>
  begin(product, 'wizard', { userId, steps: steps(complete, optional), slug });
const first = (product: Product) => onboarding(product, []);
const young = (product: Product) => first(product).when(go).answers('saveStep', tooYoung);
const paused = (product: Product) => first(product).when(go).answers('saveStep', unauthenticated);

/** Onboarding, step by step. */
export const wizardSentences: readonly Sentence[] = [
  {
    id: 'wizard.opens',
    place: spec('4', 'A user may open a step only up to one past the last completed one.'),
    given: 'an applicant in the onboarding',
    when: 'the page opens, with or without a step in its address',
    then: 'it opens the first that is missing, or the one asked for as far as one may go',
    shownBy: (product) => {
      first(product).is('editing.typing').keeps({ index: 0 }).asksNothing();
      onboarding(product, ['profile']).keeps({ index: 1 });
      onboarding(product, ['profile'], 'profile').keeps({ index: 0 });
      onboarding(product, ['profile'], 'address').keeps({ index: 1 });
      onboarding(product, [], 'address').keeps({ index: 0 });
    },
  },
  {
    id: 'wizard.step-saved',
    place: spec('2', 'Applicant onboarding has three steps in order: profile, phonenumber, address.'),
    given: 'an applicant in the first step',
    when: 'they continue and the server has saved it',
    then: 'the form is told, and the next step opens',
    shownBy: (product) =>
      first(product)
        .when(go)
        .is('saving')
        .asks('saveStep', { slug: 'profile', values })
        .answers('saveStep', saved('profile'))
        .tells(settled('profile', saved('profile')))
        .is('editing.typing')
        .asksNothing()
        .keeps({ index: 1, steps: steps(['profile']) }),
  },
  {
    id: 'wizard.finished',
    place: spec('4', 'The flow is complete when the last step is complete'),
    given: 'an applicant in the last step',
    when: 'the server says that it is complete, or that it is not yet',
    then: 'the onboarding is over only when it is',
    shownBy: (product) => {
      const last = () => onboarding(product, ['profile', 'phonenumber']).when(go);
      last()
        .asks('saveStep', { slug: 'address', values })
        .answers('saveStep', saved(...slugs))
        .tells(settled('address', saved(...slugs)))
        .is('finished')
        .isOver()
        .keeps({ steps: steps(slugs) });
      last().answers('saveStep', saved('profile', 'phonenumber')).isNot('finished');
      onboarding(product, slugs, 'profile')
        .when(go)
        .answers('saveStep', saved(...slugs))
        .is('editing')
        .keeps({ index: 1 });
    },
  },
  {
    id: 'wizard.step-still-open',
    place: spec('4', 'A user may open a step only up to one past the last completed one.'),
    given: 'an applicant in a step',
    when: 'the server has saved something, but does not count the step as complete',
    then: 'the next one does not open',
    shownBy: (product) => {
      first(product).when(go).answers('saveStep', saved()).is('editing.failed').keeps({ index: 0 });
    },
  },
  {
    id: 'wizard.back',
    place: spec('2', 'Each shows Back and, if optional, Skip; the main button is Continue.'),
    given: 'an applicant in the first or a later step',
    when: 'they go back',
    then: 'the step before opens; from the first there is no way back',
    shownBy: (product) => {
      first(product).refuses(back);
      const failed = onboarding(product, ['profile']).when(go).answers('saveStep', failure).is('editing.failed');
      for (const run of [onboarding(product, ['profile']), failed]) {
        run.when(back).is('editing.typing').keeps({ index: 0 }).refuses(back);
      }
    },
  },
  {
    id: 'wizard.skip',
    place: spec('2', 'Each shows Back and, if optional, Skip; the main button is Continue.'),
    given: 'an applicant in an optional step, or in one that is not',
    when: 'they skip it',
    then: 'the next one opens, and after the last the onboarding is over; one that is not optional can’t be skipped',
    shownBy: (product) => {
      first(product).refuses(skip);
      onboarding(product, ['profile', 'phonenumber']).refuses(skip);
      const optional = () => onboarding(product, ['profile'], 'phonenumber', ['phonenumber']);
      optional().when(skip).is('editing.typing').keeps({ index: 2 }).asksNothing();
      optional().when(go).answers('saveStep', failure).when(skip).is('editing.typing').keeps({ index: 2 });
      onboarding(product, ['profile', 'phonenumber'], 'address', ['address']).when(skip).is('finished').isOver();
    },
  },
  {
    id: 'wizard.goto',
    place: spec('4', 'optional steps count as complete when determining the furthest reachable step'),
    given: 'an applicant who has completed a step',
    when: 'they choose a step by its name',
    then: 'it opens up to one past the leading run of complete or optional ones, no further',
    shownBy: (product) => {
      const at = () => onboarding(product, ['profile']);
      at().when(goto('profile')).is('editing.typing').keeps({ index: 0 }).when(goto('phonenumber')).keeps({ index: 1 });
      at().refuses(goto('address')).refuses(goto('nowhere'));
      first(product).refuses(goto('phonenumber'));
      onboarding(product, ['profile'], 'profile', ['phonenumber']).when(goto('address')).keeps({ index: 2 });
      const failed = at().when(go).answers('saveStep', failure).is('editing.failed');
      failed.when(goto('profile')).is('editing.typing').keeps({ index: 0 });
    },
  },
  {
    id: 'wizard.refused',
    place: spec('8', '422 sets field errors from response meta.errors'),
    given: 'an applicant who continues',
    when: 'the server refuses because of fields',
    then: 'the form is told, and they go on editing the same step; nothing has failed',
    shownBy: (product) =>
      first(product)
        .when(go)
        .answers('saveStep', refusal)
        .tells(settled('profile', refusal))
        .is('editing.typing')
        .asksNothing()
        .keeps({ index: 0 }),
  },
  {
    id: 'wizard.failed',
    place: statecharts('wizard', '400, 409, network → editing.failed (retry)'),
    given: 'an applicant who continues',
    when: 'something changed meanwhile, no answer comes, or the server breaks',
    then: 'that is said in the same step, and they may continue again',
    shownBy: (product) => {
      for (const answer of [conflict, failure]) {
        first(product)
          .when(go)
          .answers('saveStep', answer)
          .tells(settled('profile', answer))
          .is('editing.failed')
          .asksNothing()
          .when(go)
          .is('saving');
      }
      first(product).when(go).breaks('saveStep').tells(settled('profile', failure)).is('editing.failed').offers(go);
    },
  },
  {
    id: 'wizard.tells-the-session',
    place: statecharts('wizard', 'ok → me.patched, next in order or finished'),
    given: 'somebody who continues',
    when: 'their step is saved, or a colleague was faster',
    then: 'the session knows what was saved, or fetches what stands there now, so that the next try can succeed',
    shownBy: (product) => {
      const patched = { type: 'me.patched', patch: saved('profile').me };
      first(product).when(go).answers('saveStep', saved('profile')).tells(patched);
      onboarding(product, ['profile', 'phonenumber'])
        .when(go)
        .answers('saveStep', saved(...slugs))
        .is('finished')
        .tells(patched);
      first(product)
        .when(go)
        .answers('saveStep', saved())
        .is('editing.failed')
        .tells(settled('profile', saved()))
        .tells(patched);
      for (const code of ['stale', 'step_not_open'] as const) {
        const answer = { ...conflict, code };
        first(product)
          .when(go)
          .answers('saveStep', answer)
          .tells(settled('profile', answer))
          .tells({ type: 'me.outdated' })
          .is('editing.failed');
      }
    },
  },
  {
    id: 'wizard.session-ends',
    place: statecharts(
      'wizard',
      'paused         draft kept for this user; after login the same step with the same values',
    ),
    given: 'an applicant whose session ended while a step was saved',
    when: 'the server says so, and they log in again',
    then: 'the form is told and no draft is dropped; the page opens anew, at the same step',
    shownBy: (product) => {
      paused(product).tells(settled('profile', unauthenticated)).is('paused').isOver();
      onboarding(product, ['profile'], 'profile').is('editing.typing').keeps({ index: 0 });
    },
  },
  {
    id: 'wizard.new-facts',
    place: statecharts('wizard', 'New facts never move someone who is typing.'),
    given: 'an applicant in the onboarding',
    when: 'it becomes known that more steps are complete',
    then: 'they stay where they are and may go further, whatever is under way',
    shownBy: (product) => {
      const news = { type: 'facts.changed', steps: steps(['profile', 'phonenumber']) } as const;
      const known = { index: 0, steps: news.steps };
      first(product).when(news).is('editing.typing').keeps(known).offers(goto('address'));
      first(product).when(go).when(news).is('saving').asks('saveStep').keeps(known);
      first(product).when(go).answers('saveStep', failure).when(news).is('editing.failed').keeps(known);
      young(product).when(news).is('tooYoung.told').keeps(known);
    },
  },
  {
    id: 'wizard.too-young',
    place: decisions(
      '3',
      'who is younger than minimum_age is told so in the profile step, with the date to come back and a button that deletes what was typed',
    ),
    given: 'an applicant who is too young',
    when: 'they continue',
    then: 'they are told from which day they may, and can correct the birth date or delete everything, nothing else',
    shownBy: (product) => {
      young(product)
        .tells(settled('profile', tooYoung))
        .is('tooYoung.told')
        .keeps({ until: '2027-03-01', index: 0 })
        .asksNothing()
        .refuses(go)
        .when({ type: 'birthDate.correct' })
        .is('editing.typing')
        .keeps({ until: null });
    },
  },
  {
    id: 'wizard.too-young-leaves',
    place: decisions('3', 'nothing is kept'),
    given: 'an applicant who was told to be too young',
    when: 'they delete everything',
    then: 'the server deletes it and nothing of it is kept here; where that fails it can be tried again',
    shownBy: (product) => {
      const leaving = () => young(product).when({ type: 'account.delete' }).is('withdrawing').asks('withdraw');
      leaving().answers('withdraw', yes).tells({ type: 'draft.discarded', userId }).is('withdrawn').isOver();
      leaving().answers('withdraw', unauthenticated).is('paused').tellsNothing();
      for (const run of [leaving().answers('withdraw', failure), leaving().breaks('withdraw')]) {
        run
          .is('tooYoung.failed')
          .asksNothing()
          .offers({ type: 'birthDate.correct' })
          .when({ type: 'account.delete' })
          .is('withdrawing')
          .asks('withdraw');
      }
    },
  },
];
