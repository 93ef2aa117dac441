import type { AnyStateMachine, InputFrom, SnapshotFrom } from 'xstate';
import type { EventOf, InnermostOf, StateOf } from '../../../machines/kit/words.ts';
import type { BrowserWorld, Slug } from '../../../tests/support/browser-world.ts';
import type { Visitor } from '../../../tests/support/visitor.ts';
import type { Answer, Flow, Move } from './flow.ts';
import type { Standing } from './verdict.ts';
import type { Wire } from './wire.ts';

export interface Visit {
  readonly id: string;
  readonly slug: Slug;
  readonly world: BrowserWorld;
  readonly wire: Wire;
  /** Who looks; another page of the same profile takes its place when a path goes on in a new tab. */
  visitor: Visitor;
  /** Notes a name, an address or a number that this walk uses, for whoever repeats it by hand. */
  readonly note: (value: string) => void;
}

export interface Staged {
  readonly visit: Visit;
}

export interface Step<Machine extends AnyStateMachine> {
  readonly move: Move;
  readonly before: SnapshotFrom<Machine>;
  readonly after: SnapshotFrom<Machine>;
  /** What was so at the server before. */
  readonly fact: string | undefined;
  /** What the server will answer next. */
  readonly answer: Answer | undefined;
}

type Acts<Machine extends AnyStateMachine, Scene, Done = void> = {
  readonly [Type in EventOf<Machine>]?: (scene: Scene, step: Step<Machine>) => Promise<Done>;
};

type Shown<Machine extends AnyStateMachine, Scene> =
  | string
  | { readonly text: string }
  | readonly string[]
  | null
  | ((scene: Scene, snapshot: SnapshotFrom<Machine>) => Promise<unknown>);

export interface Script<Machine extends AnyStateMachine, Scene extends Staged, Fact extends string = never> {
  readonly flow: Flow<Machine, Fact>;
  readonly scene: (visit: Visit) => Promise<Scene>;
  /** @param first what the server answers first, for openings that depend on it; @param telling that first says what it knows */
  readonly open: (scene: Scene, input: InputFrom<Machine>, first?: Answer, telling?: Answer) => Promise<unknown>;
  /** Forms: what is typed before the button is pressed, unless typing it has `sent` it. Without an entry the button alone is pressed. */
  readonly fill?: Acts<Machine, Scene, void | 'sent'>;
  /** What has no button of its own: it happens outside the page, or by typing, a link, another tab. */
  readonly outside?: Acts<Machine, Scene>;
  readonly values?: (scene: Scene) => Readonly<Record<string, string>>;
  /** Brings about what makes the server answer so; a fault needs nothing. */
  readonly become?: (scene: Scene, answer: Answer, step: Step<Machine>) => Promise<unknown>;
  /** Looks for what a step leaves beside the state (a notification, an error at a field), and goes where the new state shows. */
  readonly arrive?: (scene: Scene, step: Step<Machine>) => Promise<unknown>;
  /** Names of the buttons that bear no event; null where the page is not the flow's own. None unless said otherwise. */
  readonly buttons?: (snapshot: SnapshotFrom<Machine>) => readonly string[] | null;
  /** What is on the screen, for every innermost state: a heading, a sentence, all that tells it apart, or more; null where others show it. All active ones are asked, the outer ones first. */
  readonly shows: Readonly<
    Record<InnermostOf<Machine>, Shown<Machine, Scene>> & Partial<Record<StateOf<Machine>, Shown<Machine, Scene>>>
  >;
  /** Where another tab begins; the address of the page unless said otherwise. */
  readonly address?: (scene: Scene) => string;
  /** What a new document finds after a state: the machine as it is once it has opened again. */
  readonly reopened: (scene: Scene, snapshot: SnapshotFrom<Machine>, fact?: string) => SnapshotFrom<Machine>;
  /** Events that something else on the page of a new document takes. */
  readonly beside?: (fact?: string) => readonly string[];
  /** The session in which the machine is like this, for the verdict on the deep link. */
  readonly standing: (snapshot: SnapshotFrom<Machine>) => Standing;
}

export type AnyScript = Script<AnyStateMachine, Staged, string>;
