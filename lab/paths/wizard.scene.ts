import type { Locator } from '@playwright/test';
import type { ApiClient } from '../../tests/support/api-client.ts';
import type { Person } from '../../tests/support/people.ts';
import type { Visit } from './kit/script.ts';

/** Somebody at the wizard, and a second browser in which facts change meanwhile. */
export interface WizardScene {
  readonly visit: Visit;
  readonly person: Person;
  readonly client: ApiClient;
  /** What the steps are called, and the navigation over them. */
  readonly names: Readonly<Record<string, string>>;
  readonly way: string;
  /** The field by which a step is recognized. */
  readonly sign: (step: string) => Locator;
  /** The field of which the server says that it is wrong. */
  readonly wrongField: (step: string) => Locator;
  /** Types what belongs to a step, well or with a flaw that only the server finds. */
  readonly fill: (step: string, flaw?: 'wrong' | 'tooYoung') => Promise<void>;
  /** Expects that what `fill` typed stands in its fields. */
  readonly keepsTyped: (step: string) => Promise<void>;
  /** Saves a step elsewhere. */
  readonly complete: (step: string) => Promise<unknown>;
  /** Changes elsewhere what is saved already. */
  readonly alter: () => Promise<unknown>;
  /** A step has been saved at the page. */
  readonly saved: (step: string) => void;
  /** The day from which on whoever is too young may take part, as the page writes it. */
  readonly comeBackOn: () => string;
}
