import type { SaidWay, WayKind } from '../chart.ts';

/** All ways between two states of a scope, drawn as one line. */
export interface Edge {
  readonly from: string;
  /** A state of the same scope, or anywhere else for a way out. */
  readonly to: string;
  readonly kind: WayKind;
  readonly ways: readonly SaidWay[];
  /** What else leads along the line, beside the happy way that it tells. */
  readonly untold?: readonly SaidWay[];
  /** What somebody did inside the folded state that the line leaves. */
  readonly action?: string;
  /** The state in between that a spine's line leaves out. */
  readonly via?: string;
}

/** Ways that several states share, or that the scope itself has. */
export interface Note {
  /** Empty: every state of the scope. */
  readonly sources: readonly string[];
  readonly lines: readonly Edge[];
  readonly branches: readonly Branch[];
}

/** A state with what hangs off it to the right. */
export interface Branch {
  readonly path: string;
  /** What leads here from the state to the left; the spine and loose states have none. */
  readonly edge?: Edge;
  readonly branches: readonly Branch[];
  /** Ways to states that stand elsewhere. */
  readonly exits: readonly Edge[];
}

interface Parts {
  readonly children: readonly string[];
  readonly spine: readonly string[];
  readonly notes: readonly Omit<Note, 'branches'>[];
  /** Inside the scope, without the spine's own. */
  readonly edges: readonly Edge[];
  readonly leaving: readonly Edge[];
}

/** Hangs every state that is not on the spine off the first one that leads to it, the nearest to the spine first. */
export function outlineBranches({ children, spine, notes, edges, leaving }: Parts): {
  spine: Branch[];
  notes: Note[];
  loose: Branch[];
} {
  const hanging = new Map<string, Edge>();
  const isPlaced = (path: string) => spine.includes(path) || hanging.has(path) || loose.has(path);
  const loose = new Set<string>();
  const claim = (starts: readonly string[]) => {
    const queue = [...starts];
    for (let from = queue.shift(); from !== undefined; from = queue.shift())
      for (const edge of edges.filter((one) => one.from === from)) {
        if (isPlaced(edge.to)) continue;
        hanging.set(edge.to, edge);
        queue.push(edge.to);
      }
  };
  claim(spine);
  const noteOf = new Map<Edge, Edge[]>();
  for (const line of notes.flatMap(({ lines }) => lines).filter(({ to }) => !isPlaced(to))) {
    hanging.set(line.to, line);
    noteOf.set(line, []);
    claim([line.to]);
  }
  for (const path of children.filter((one) => !isPlaced(one))) {
    if (isPlaced(path)) continue;
    loose.add(path);
    claim([path]);
  }

  const used = new Set(hanging.values());
  const branchOf = (path: string): Branch => {
    const edge = hanging.get(path);
    const next = [...hanging.values()].filter((one) => one.from === path && !noteOf.has(one));
    return {
      path,
      ...(edge && { edge }),
      branches: next.map(({ to }) => branchOf(to)),
      exits: [
        ...edges.filter((one) => one.from === path && !used.has(one)),
        ...leaving.filter((one) => one.from === path),
      ],
    };
  };
  return {
    spine: spine.map(branchOf),
    notes: notes.map(({ sources, lines }) => ({
      sources,
      lines: lines.filter((line) => !noteOf.has(line)),
      branches: lines.filter((line) => noteOf.has(line)).map(({ to }) => branchOf(to)),
    })),
    loose: [...loose].map(branchOf),
  };
}
