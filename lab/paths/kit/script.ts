import type { AnyStateMachine, EventFromLogic, SnapshotFrom } from 'xstate';
import type { EventOf, StateOf } from '../../../machines/kit/words.ts';
import type { BrowserWorld, Slug } from '../../../tests/support/browser-world.ts';
import type { Visitor } from '../../../tests/support/visitor.ts';
import type { Leg } from './cover.ts';
import type { Note } from './notes.ts';
import type { Answer, Opening, Plan } from './plan.ts';
import type { Seed } from './seed.ts';
import type { Standing } from './verdict.ts';
import type { Wire } from './wire.ts';

/** Where a path is walked: a browser profile of its own, at a tenant of the world. */
export interface Visit {
  readonly id: string;
  readonly slug: Slug;
  readonly world: BrowserWorld;
  readonly wire: Wire;
  readonly seed: Seed;
  /** Who looks; another page of the same profile takes its place when a path goes on in a new tab. */
  visitor: Visitor;
  /** Notes a name, an address or a number that this walk uses, for whoever repeats it by hand. */
  readonly note: (what: Note, value: string) => void;
}

/** What a path's scripts work on: the visit, and whatever belongs to the story. */
export interface Staged {
  readonly visit: Visit;
}

type OfType<Machine extends AnyStateMachine, Type> = Extract<EventFromLogic<Machine>, { type: Type }>;

/** A step of a path, as whoever does it needs to know it. */
export interface Step<Machine extends AnyStateMachine, Event = EventFromLogic<Machine>> {
  readonly event: Event;
  readonly before: SnapshotFrom<Machine>;
  /** What the server will answer, where the step waits for it. */
  readonly answer: Answer | undefined;
}

type Acts<Machine extends AnyStateMachine, Scene, Done = void> = {
  readonly [Type in EventOf<Machine>]?: (scene: Scene, step: Step<Machine, OfType<Machine, Type>>) => Promise<Done>;
};

/** Everything that a machine's paths need in the browser. */
export interface Script<Machine extends AnyStateMachine, Scene extends Staged> {
  readonly plan: Plan<Machine>;
  /** Brings about what all paths begin with. */
  readonly scene: (visit: Visit) => Promise<Scene>;
  /** @param next what comes first, for openings whose address depends on it */
  readonly open: (scene: Scene, opening: Opening<Machine>, next: Leg<Machine> | undefined) => Promise<void>;
  /** Forms: what is typed before the button is pressed, unless typing it has `sent` it. Without an entry the button alone is pressed. */
  readonly fill?: Acts<Machine, Scene, void | 'sent'>;
  /** What has no button of its own: it happens outside the page, or by typing, a link, another tab. */
  readonly outside?: Acts<Machine, Scene>;
  /** Buttons of the page's own, by their English names. */
  readonly buttons?: readonly string[];
  /** Whether another page is shown by then, whose buttons are not counted. */
  readonly isElsewhere?: (snapshot: SnapshotFrom<Machine>) => boolean;
  /** What stands in the headings. */
  readonly values?: (scene: Scene) => Readonly<Record<string, string>>;
  /** Brings about at the server what the plan calls so; never what is so already. */
  readonly become?: (scene: Scene, fact: string, before: string | undefined) => Promise<void>;
  /** Brings the facts about that make the server answer as the path says; a fault needs none. */
  readonly facts?: (scene: Scene, answer: Answer, before: SnapshotFrom<Machine>) => Promise<void>;
  /** Answers to what nobody has asked for: the page need not say that they were not good. */
  readonly isQuiet?: (answer: Answer) => boolean;
  /** Looks for what an answer leaves beside the state: a notification, an error at a field. */
  readonly aftermath?: (scene: Scene, answer: Answer) => Promise<void>;
  /** Goes where the new state shows, where the page does not go there by itself. */
  readonly arrive?: (scene: Scene, after: SnapshotFrom<Machine>, before: SnapshotFrom<Machine>) => Promise<void>;
  /** What is on the screen, for every state: a heading, or more; null where others show it. All active ones are asked, the outer ones first. */
  readonly shows: {
    readonly [State in StateOf<Machine>]:
      | string
      | null
      | ((scene: Scene, snapshot: SnapshotFrom<Machine>) => Promise<void>);
  };
  /** Where another tab begins; the address of the page unless said otherwise. */
  readonly address?: (scene: Scene) => string;
  /** What a new document finds after a state: the machine as it is once it has opened again. */
  readonly reopened: (scene: Scene, snapshot: SnapshotFrom<Machine>, fact?: string) => SnapshotFrom<Machine>;
  /** The session in which the machine is like this, for the verdict on the deep link. */
  readonly standing: (snapshot: SnapshotFrom<Machine>) => Standing;
  /** A page that asks for as much as these people can have. */
  readonly deepLink: string;
}

/** For a state that is left in the moment it is entered. */
export const unseen = (): Promise<void> => Promise.reject(new Error('Nobody ever sees this state.'));
