import type { Locator } from '@playwright/test';
import type { ApiClient } from '../../tests/support/api-client.ts';
import type { Person } from '../../tests/support/people.ts';
import type { Visitor } from '../../tests/support/visitor.ts';
import type { Staged, Visit } from './kit/script.ts';

/** What a server finds wrong with a step that is filled in. */
export type Flaw = 'wrong' | 'tooYoung';

/** Somebody at the wizard, and a second browser in which facts change meanwhile. */
export abstract class WizardScene implements Staged {
  readonly visit: Visit;
  readonly person: Person;
  readonly elsewhere: ApiClient;

  constructor(visit: Visit, person: Person, elsewhere: ApiClient) {
    this.visit = visit;
    this.person = person;
    this.elsewhere = elsewhere;
    visit.note('logs in', `${person.email}, ${person.password}`);
  }

  get visitor(): Visitor {
    return this.visit.visitor;
  }

  /** The field by which a step is recognized. */
  abstract sign(slug: string): Locator;
  /** Types what belongs to a step, well or with a flaw. */
  abstract fill(slug: string, flaw?: Flaw): Promise<void>;
  /** Expects that what `fill` typed stands in its fields. */
  abstract keepsTyped(slug: string): Promise<void>;
  /** The field of which the server says that it is wrong. */
  abstract wrongField(slug: string): Locator;
  /** Saves a step elsewhere. */
  abstract complete(slug: string): Promise<void>;
  /** Changes elsewhere what is saved already. */
  abstract alter(): Promise<void>;
  /** The day from which on whoever is too young may take part, as the page writes it. */
  abstract get comeBackOn(): string;
  /** A step has been saved at the page. */
  abstract saved(slug: string): void;
}
