type Hear = (path: string) => void;

const hearing = new Set<Hear>();

/** Something was written, at an endpoint of this path. */
export const wrote = (path: string): void => {
  for (const hear of hearing) hear(path);
};

/** Calls `hear` after whatever this page writes; returns how to stop. */
export function onWritten(hear: Hear): () => void {
  hearing.add(hear);
  return () => void hearing.delete(hear);
}
