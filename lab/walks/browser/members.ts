import type { Role, Stage } from '../../../contract/kit/roles.ts';
import type { SessionStage } from '../../../machines/session/session.me.ts';
import type { Standing } from '../../paths/kit/verdict.ts';
import type { BrowserWorld, Slug } from '../../../tests/support/browser-world.ts';
import type { Person } from '../../../tests/support/people.ts';
import { accountNames } from '../server.ts';

type OwnStage = Exclude<Stage, 'public'>;

/** Who the walks are about, and how far the tables say they have come. */
const parts: Record<(typeof accountNames)[number], readonly [Role, OwnStage]> = {
  'the newcomer': ['applicant', 'session'],
  'the beginner': ['applicant', 'verified'],
  'the applicant without terms': ['applicant', 'onboarded'],
  'the applicant': ['applicant', 'tos'],
  'the new employee': ['employee', 'verified'],
  'the employee': ['employee', 'tos'],
  'the staff': ['tenant_member', 'tos'],
  'the administrator': ['administrator', 'tos'],
};
const situations: Record<OwnStage, SessionStage> = {
  session: 'unverified',
  verified: 'needsOnboarding',
  onboarded: 'needsTos',
  tos: 'ready',
};

/** One of the people whom all walks share: no move changes anything about them but their sessions. */
export interface Member {
  readonly person: Person;
  readonly standing: Standing;
}

/** In the order of the accounts that moves speak of. */
export function membersOf(world: BrowserWorld, slug: Slug, locale: 'de' | 'en'): Promise<readonly Member[]> {
  return Promise.all(
    accountNames.map(async (name) => {
      const [type, stage] = parts[name];
      const person = await world.person(slug, { type, stage, locale });
      return { person, standing: { situation: situations[stage], role: type } };
    }),
  );
}
