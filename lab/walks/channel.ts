import type { TabChannel, TabMessage } from '../../src/app/tabs.ts';

type Hear = Parameters<TabChannel['addEventListener']>[1];

/** What carries messages between the tabs of one browser; when each is heard is the walk's to say. */
export class Channel {
  /** The hearers of the tabs that are open. */
  readonly #hearers = new Set<Hear>();
  #due: readonly { readonly hear: Hear; readonly data: TabMessage }[] = [];

  get due(): number {
    return this.#due.length;
  }

  /** The end that a tab holds; what it says goes to all others. */
  join(): TabChannel & { readonly leave: () => void } {
    const own = new Set<Hear>();
    return {
      postMessage: (data) => {
        const others = [...this.#hearers].filter((hear) => !own.has(hear));
        this.#due = [...this.#due, ...others.map((hear) => ({ hear, data }))];
      },
      addEventListener: (_type, hear) => {
        own.add(hear);
        this.#hearers.add(hear);
      },
      leave: () => {
        for (const hear of own) this.#hearers.delete(hear);
        this.#due = this.#due.filter(({ hear }) => !own.has(hear));
      },
    };
  }

  /** Lets a tab hear the next thing another one has said; those of different tabs in any order. */
  deliver(index: number): void {
    const nexts = this.#due.filter(({ hear }, at) => this.#due.findIndex((due) => due.hear === hear) === at);
    const next = nexts[index % Math.max(1, nexts.length)];
    this.#due = this.#due.filter((due) => due !== next);
    next?.hear({ data: next.data });
  }

  /** A tab that is not walked says something, and all hear it at once. */
  tell(data: TabMessage): void {
    for (const hear of this.#hearers) hear({ data });
  }
}
