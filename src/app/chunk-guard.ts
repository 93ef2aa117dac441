import { createActor } from 'xstate';
import { chunkGuardMachine } from '../../machines/chunk-guard/chunk-guard.machine.ts';

const stampKey = 'reloaded-at';

/** Whether a failure concerns the files of toasts, tooltips, the warning before a session ends or the report of a defect, which the build leaves their names: the page works on. */
export const worksWithout = (failure: string): boolean =>
  /\/[\da-f]+-(?:toast|badge-tooltip|hint-watcher|defect-report)\.(?:js|css)/.test(failure);

function readStamp(): { storageWorks: boolean; reloadedAt: number | null } {
  try {
    sessionStorage.setItem('probe', '1');
    sessionStorage.removeItem('probe');
    const stamp = sessionStorage.getItem(stampKey);
    const reloadedAt = stamp === null ? null : Number(stamp);
    return { storageWorks: true, reloadedAt: Number.isFinite(reloadedAt) ? reloadedAt : null };
  } catch {
    return { storageWorks: false, reloadedAt: null };
  }
}

/** A script part that went with an older deployment: one full reload, at most every 60 seconds (specification, section 8). */
export function guardChunks(): void {
  const guard = createActor(chunkGuardMachine);
  guard.on('reload.requested', () => {
    sessionStorage.setItem(stampKey, String(Date.now()));
    window.location.reload();
  });
  guard.start();
  // A style sheet that failed would be taken for one that is there when the page is tried again.
  const forget = ({ target }: Event): void => {
    if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') target.remove();
  };
  document.addEventListener('error', forget, { capture: true });
  window.addEventListener('vite:preloadError', (event) => {
    // Offline nothing could be fetched, the page itself included.
    if (!navigator.onLine) return;
    if (worksWithout(event.payload.message)) return;
    const stamp = readStamp();
    // The router reloads by itself once per missing file; with that a second reload would follow within the minute.
    if (stamp.storageWorks) sessionStorage.setItem(`tanstack_router_reload:${event.payload.message}`, '1');
    guard.send({ type: 'chunk.failed', now: Date.now(), ...stamp });
  });
}
