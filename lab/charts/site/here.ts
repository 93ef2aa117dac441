import type { Me } from '../../../contract/users/me.schema.ts';
import { stageOf } from '../../../machines/session/session.me.ts';

/** Where the visitor's own session stands, asked with the product's cookie; undefined from disk, or without an answer. */
async function whereAmI(): Promise<string | undefined> {
  if (location.protocol === 'file:') return undefined;
  try {
    const answer = await fetch('/api/auth/me', { headers: { accept: 'application/json' } });
    if (answer.status === 401) return 'loggedOut';
    return answer.ok ? `loggedIn.stage.${stageOf(((await answer.json()) as { data: Me }).data)}` : undefined;
  } catch {
    return undefined;
  }
}

/** Tells now, whenever the page comes to the front, and when another tab of the product says who is logged in. */
export function watchSession(tell: (state: string | undefined) => void): void {
  const ask = () => void whereAmI().then(tell);
  new BroadcastChannel('session').addEventListener('message', ask);
  window.addEventListener('focus', ask);
  ask();
}
