import { useLingui } from '@lingui/react';
import { useState } from 'react';
import { createActor } from 'xstate';
import type { PingTarget } from '../../../machines/pings/ping-composer.machine.ts';
import { useNotify } from '../../ui/toast/notify.ts';
import { providedPingComposer } from './pings.actors.ts';
import { type ComposerActor, showUndo } from './undo-toast.ts';

/** What became of an applicant since this page was opened. */
export type Contacted = 'sent' | 'undone';

/**
 * Contacting one applicant after the other. A composer lives on after its drawer has closed, and after the page:
 * the minute to undo doesn't depend on where one looks.
 * @param onEnd a message went out or was taken back: whatever list shows it by then is out of date
 */
export function useContact(onEnd: () => void) {
  const { i18n } = useLingui();
  const notify = useNotify();
  const [composer, setComposer] = useState<ComposerActor>();
  const [contacted, setContacted] = useState<ReadonlyMap<string, Contacted>>(new Map());

  const open = (target: PingTarget): void => {
    const actor = createActor(providedPingComposer(crypto.randomUUID()), { input: target });
    const mark = (state: Contacted) => setContacted((known) => new Map(known).set(target.applicant_id, state));
    const close = () => setComposer((shown) => (shown === actor ? undefined : shown));
    let isSent = false;
    actor.subscribe({
      next: (snapshot) => {
        if (snapshot.matches('undoable') && !isSent) {
          isSent = true;
          mark('sent');
          close();
          showUndo(actor, notify, i18n);
        }
      },
      complete: () => {
        if (actor.getSnapshot().matches('undone')) mark('undone');
        close();
        if (isSent) onEnd();
      },
    });
    actor.start();
    setComposer(actor);
  };
  return { open, composer, contacted };
}
