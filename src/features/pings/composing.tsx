import { useLingui } from '@lingui/react';
import { useEffect, useRef, useState } from 'react';
import { createActor } from 'xstate';
import type { SentPing } from '../../../contract/pings/pings.schema.ts';
import type { Occupation } from '../../../contract/occupations/occupations.schema.ts';
import type { PingComposerSnapshot } from '../../../machines/pings/ping-composer.machine.ts';
import type { Draft, PingTarget } from '../../../machines/pings/ping-composer.types.ts';
import { useMe } from '../../api/session.ts';
import { useNotify } from '../../ui/toast/notify.ts';
import { ComposerDrawer } from './composer-drawer.tsx';
import {
  discardComposition,
  firstOffer,
  type Addressed,
  keepAddressed,
  keepComposition,
  keepOffer,
  rememberedComposition,
} from './composition.ts';
import { providedPingComposer } from './pings.actors.ts';
import { followHere, takeBack } from './take-back.ts';
import { type ComposerActor, showUndo } from './undo-toast.ts';
import type { Contacted } from './use-contact.ts';

export interface Chosen extends Addressed {
  /** Chosen at first, where it can be used. */
  readonly template?: string | null | undefined;
}

export interface ComposingProps extends Chosen {
  /** What it stands in says whom already. */
  readonly isNamed: boolean;
  /** Whom the address has the composer open for. */
  readonly target: PingTarget | undefined;
  readonly mark: (handle: string, state: Contacted) => void;
  readonly offerUndo: (handle: string, undo?: () => void) => void;
  /** It goes out: the page goes on to the next one. */
  readonly onSent: (handle: string) => void;
  /** The composer is done: the address lets go of it. */
  readonly onClose: () => void;
  /** A message went out or was taken back. */
  readonly onEnd: () => void;
}

const draftOf = ({ context: { templateId, kind, occupationId, line } }: PingComposerSnapshot): Draft => ({
  templateId,
  kind,
  occupationId,
  line,
});

/**
 * Contacting one applicant after the other, or several at once. A composer lives on after its drawer has closed, and
 * after the page: the minute to undo doesn't depend on where one looks.
 */
export function Composing({ occupations, ...props }: ComposingProps & { readonly occupations: readonly Occupation[] }) {
  const { i18n } = useLingui();
  const notify = useNotify();
  const { user, organization } = useMe();
  const [composer, setComposer] = useState<ComposerActor>();
  const latest = useRef(props);
  useEffect(() => {
    latest.current = props;
  });

  const id = props.target?.handles.join();
  useEffect(() => {
    const { target, about, wish, mark, offerUndo, template } = latest.current;
    if (!target) return undefined;
    const { handles } = target;
    const [only] = handles.length === 1 ? handles : [];
    const known = {
      wish,
      searched: (target.search?.occupation_ids ?? []).filter((one) =>
        occupations.some((occupation) => occupation.id === one && occupation.kind === 'occupation'),
      ),
      trained: organization?.occupation_ids ?? [],
    };
    const draft = rememberedComposition(user.id, handles) ?? {
      templateId: template ?? null,
      ...firstOffer(user.id, known),
      line: '',
    };
    const actor = createActor(providedPingComposer(crypto.randomUUID()), { input: { target, draft } });
    const back = new Set<string>();
    /** One of several, the others go out. */
    const backAlone = async ({ handle, name, ping }: SentPing) => {
      if (!ping || !(await takeBack({ id: ping.id, handle, name }, notify, i18n))) return;
      back.add(handle);
      offerUndo(handle);
      mark(handle, { kind: 'undone' });
    };
    let isSent = false;
    let isLeft = false;
    let begun: string | undefined;
    if (only) keepAddressed(user.id, only, { about, wish });
    actor.subscribe({
      next: (snapshot) => {
        const { sent, reason, latest: last, shown } = snapshot.context;
        if (snapshot.matches('choosing')) {
          const current = JSON.stringify(draftOf(snapshot));
          begun ??= current;
          if (current !== begun) keepComposition(user.id, handles, draftOf(snapshot));
        }
        if (snapshot.matches('unavailable') || snapshot.matches({ choosing: 'passedOver' }))
          mark(shown, { kind: 'unavailable', reason, latest: last });
        if (!snapshot.matches('undoable') || isSent) return;
        isSent = true;
        discardComposition(user.id, handles);
        keepOffer(user.id, draftOf(snapshot));
        for (const one of sent) {
          const { ping, handle } = one;
          if (ping) {
            followHere(ping.id);
            const created = { id: ping.id, status: 'created', created_at: ping.created_at };
            mark(handle, { kind: 'sent', latest: { ...created, by: null, write_again_on: null } });
            offerUndo(handle, only ? () => actor.send({ type: 'ping.undo' }) : () => void backAlone(one));
          } else mark(handle, { kind: 'unavailable', reason: one.reason, latest: one.latest_ping });
        }
        if (!isLeft) latest.current.onSent(handles.at(-1) ?? '');
        showUndo(actor, notify, i18n, back, (one) => void backAlone(one));
      },
      complete: () => {
        const { sent } = actor.getSnapshot().context;
        for (const { handle, ping } of sent) {
          if (!ping) continue;
          offerUndo(handle);
          if (actor.getSnapshot().matches('undone')) mark(handle, { kind: 'undone' });
        }
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

  return composer ? (
    <ComposerDrawer actor={composer} about={props.about} occupations={occupations} isNamed={props.isNamed} />
  ) : null;
}
