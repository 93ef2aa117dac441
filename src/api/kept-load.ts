/** Long enough for React to draw a failure, for which it asks again; shorter than a person takes to try again. */
const failureLasts = 1000;

/** Loads once and keeps what came; a failure is forgotten after a second, so that trying again does load again. */
export function keptLoad<Loaded>(load: () => Promise<Loaded>): () => Promise<Loaded> {
  let kept: Promise<Loaded> | undefined;
  return () => {
    kept ??= load().catch((error: unknown) => {
      setTimeout(() => {
        kept = undefined;
      }, failureLasts);
      throw error;
    });
    return kept;
  };
}
