import { useLingui } from '@lingui/react';
import { useEffect, useRef, useState } from 'react';
import { createActor } from 'xstate';
import type { LatestPing, UnavailableReason } from '../../../contract/search/search.schema.ts';
import type { PingTarget } from '../../../machines/pings/ping-composer.machine.ts';
import { useMe } from '../../api/session.ts';
import { useNotify } from '../../ui/toast/notify.ts';
import { keepComposition, rememberedTemplate } from './composition.ts';
import { providedPingComposer } from './pings.actors.ts';
import { type Outgoing, takeBack } from './take-back.ts';
import { type ComposerActor, showUndo } from './undo-toast.ts';

/** What became of an applicant since this page was opened. */
export type Contacted =
  | { readonly kind: 'sent'; readonly latest: LatestPing }
  | { readonly kind: 'undone' }
  | { readonly kind: 'unavailable'; readonly reason: UnavailableReason | null; readonly latest: LatestPing | null };

/** Who is written to, as the list has it. */
export interface Chosen {
  /** Says whom, without a name; empty where nobody knows. */
  readonly about: string;
  /** Chosen at first, where it can be used. */
  readonly template?: string | null | undefined;
}

interface ContactOptions extends Chosen {
  /** Whom the address has the composer open for. */
  readonly target: PingTarget | undefined;
  /** Messages of before this page was opened that can still be taken back. */
  readonly outgoing: readonly Outgoing[];
  /** The composer is done: the address lets go of it. */
  readonly onClose: () => void;
  /** A message went out or was taken back: whatever list shows it by then is out of date. */
  readonly onEnd: () => void;
}

/**
 * Contacting one applicant after the other. A composer lives on after its drawer has closed, and after the page:
 * the minute to undo doesn't depend on where one looks.
 */
export function useContact(options: ContactOptions) {
  const { i18n } = useLingui();
  const notify = useNotify();
  const { user } = useMe();
  const [composer, setComposer] = useState<ComposerActor>();
  const [contacted, setContacted] = useState<ReadonlyMap<string, Contacted>>(new Map());
  const [undos, setUndos] = useState<ReadonlyMap<string, () => void>>(new Map());
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  });

  const id = options.target?.handle;
  useEffect(() => {
    const { target, about } = latest.current;
    if (!target) return undefined;
    const actor = createActor(providedPingComposer(crypto.randomUUID()), { input: target });
    const mark = (state: Contacted) => setContacted((known) => new Map(known).set(target.handle, state));
    const offerUndo = (undo?: () => void) =>
      setUndos(
        (known) =>
          new Map(
            [...known].filter(([handle]) => handle !== target.handle).concat(undo ? [[target.handle, undo]] : []),
          ),
      );
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
        if (snapshot.matches('unavailable'))
          mark({ kind: 'unavailable', reason: snapshot.context.reason, latest: snapshot.context.latest });
        const { ping } = snapshot.context;
        if (snapshot.matches('undoable') && ping && !isSent) {
          isSent = true;
          mark({
            kind: 'sent',
            latest: { id: ping.id, status: ping.status, created_at: ping.created_at, by: null, write_again_on: null },
          });
          offerUndo(() => actor.send({ type: 'ping.undo' }));
          if (!isLeft) latest.current.onClose();
          showUndo(actor, notify, i18n);
        }
      },
      complete: () => {
        offerUndo();
        if (actor.getSnapshot().matches('undone')) mark({ kind: 'undone' });
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

  const earlier = options.outgoing.filter(({ handle }) => !contacted.has(handle));
  const takeBackEarlier = async (message: Outgoing) => {
    const isBack = await takeBack(message, notify, i18n);
    if (isBack) setContacted((known) => new Map(known).set(message.handle, { kind: 'undone' }));
    latest.current.onEnd();
  };
  /** Takes back what goes to an applicant, in the row where the eyes are, also after a reload; undefined where nothing does. */
  const undoOf = (handle: string): (() => void) | undefined => {
    const message = earlier.find((one) => one.handle === handle);
    return message ? () => void takeBackEarlier(message) : undos.get(handle);
  };
  return { composer, contacted, undoOf };
}
