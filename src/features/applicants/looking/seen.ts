/** Resolves once a person looks at the page: one opened in a background tab waits. */
export function seen(signal: AbortSignal): Promise<void> {
  if (document.visibilityState === 'visible') return Promise.resolve();
  return new Promise((resolve) =>
    document.addEventListener('visibilitychange', () => resolve(), { once: true, signal }),
  );
}
