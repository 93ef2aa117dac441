const key = 'lato';

/**
 * Sets everything in Lato, after the first draw: before that its files would hold up the program, and text drawn anew
 * in another width would count as the page's largest paint. The next document starts with it (server/shell/shell.ts).
 */
export function showLato(): void {
  document.documentElement.classList.add('lato');
  void rememberOnceLoaded();
}

async function rememberOnceLoaded(): Promise<void> {
  await document.fonts.ready;
  try {
    localStorage.setItem(key, 'here');
  } catch {
    // Storage is blocked: the next document shows the fallback for a moment again.
  }
}
