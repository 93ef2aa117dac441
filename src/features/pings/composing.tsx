import { useLingui } from '@lingui/react';
import { useEffect, useRef, useState } from 'react';
import { createActor } from 'xstate';
import type { PingTarget } from '../../../machines/pings/ping-composer.machine.ts';
import { useMe } from '../../api/session.ts';
import { useNotify } from '../../ui/toast/notify.ts';
import { ComposerDrawer } from './composer-drawer.tsx';
import { keepComposition, rememberedTemplate } from './composition.ts';
import { providedPingComposer } from './pings.actors.ts';
import { type ComposerActor, showUndo } from './undo-toast.ts';
import type { Contacted } from './use-contact.ts';

/** Who is written to, as the list has it. */
export interface Chosen {
  /** Says whom, without a name; empty where nobody knows. */
  readonly about: string;
  /** Chosen at first, where it can be used. */
  readonly template?: string | null | undefined;
}

export interface ComposingProps extends Chosen {
  /** Whom the address has the composer open for. */
  readonly target: PingTarget | undefined;
  readonly mark: (handle: string, state: Contacted) => void;
  readonly offerUndo: (handle: string, undo?: () => void) => void;
  /** The composer is done: the address lets go of it. */
  readonly onClose: () => void;
  /** A message went out or was taken back. */
  readonly onEnd: () => void;
}

/**
 * Contacting one applicant after the other. A composer lives on after its drawer has closed, and after the page:
 * the minute to undo doesn't depend on where one looks.
 */
export function Composing(props: ComposingProps) {
  const { i18n } = useLingui();
  const notify = useNotify();
  const { user } = useMe();
  const [composer, setComposer] = useState<ComposerActor>();
  const latest = useRef(props);
  useEffect(() => {
    latest.current = props;
  });

  const id = props.target?.handle;
  useEffect(() => {
    const { target, about, mark, offerUndo } = latest.current;
    if (!target) return undefined;
    const actor = createActor(providedPingComposer(crypto.randomUUID()), { input: target });
    let isSent = false;
    let isLeft = false;
    let hasTemplates = false;
    actor.subscribe({
      next: (snapshot) => {
        const { templates, templateId } = snapshot.context;
        if (snapshot.matches('choosing')) {
          const before = hasTemplates
            ? undefined
            : (rememberedTemplate(user.id, target.handle) ?? latest.current.template);
          hasTemplates = true;
          if (before !== templateId && templates.some((template) => template.id === before)) {
            actor.send({ type: 'template.choose', templateId: before ?? '' });
            return;
          }
          keepComposition(user.id, { handle: target.handle, template_id: templateId ?? '', about });
        }
        const { reason, latest: last } = snapshot.context;
        if (snapshot.matches('unavailable')) mark(target.handle, { kind: 'unavailable', reason, latest: last });
        const { ping } = snapshot.context;
        if (snapshot.matches('undoable') && ping && !isSent) {
          isSent = true;
          const { id: sent, status, created_at } = ping;
          mark(target.handle, {
            kind: 'sent',
            latest: { id: sent, status, created_at, by: null, write_again_on: null },
          });
          offerUndo(target.handle, () => actor.send({ type: 'ping.undo' }));
          if (!isLeft) latest.current.onClose();
          showUndo(actor, notify, i18n);
        }
      },
      complete: () => {
        offerUndo(target.handle);
        if (actor.getSnapshot().matches('undone')) mark(target.handle, { kind: 'undone' });
        if (isSent) latest.current.onEnd();
        else if (!isLeft) latest.current.onClose();
      },
    });
    actor.start();
    setComposer(actor);
    return () => {
      // the address has let go of it already, by Back for example
      isLeft = true;
      setComposer(undefined);
      if (actor.getSnapshot().status === 'active') actor.send({ type: 'composer.cancel' });
    };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- one composer for each applicant in the address
  }, [id]);

  return composer ? <ComposerDrawer actor={composer} about={props.about} /> : null;
}
