import { useLingui } from '@lingui/react';
import { useEffect, useEffectEvent, useState } from 'react';
import type { LatestPing, UnavailableReason } from '../../../contract/search/search.schema.ts';
import { useNotify } from '../../ui/toast/notify.ts';
import { needCatalogs } from '../../i18n/catalogs.ts';
import { type Outgoing, takeBack } from './take-back.ts';

/** What became of an applicant since this page was opened. */
export type Contacted =
  | { readonly kind: 'sent'; readonly latest: LatestPing }
  | { readonly kind: 'undone' }
  | { readonly kind: 'unavailable'; readonly reason: UnavailableReason | null; readonly latest: LatestPing | null };

interface ContactOptions {
  /** Messages of before this page was opened that can still be taken back, and whose are offered: a colleague’s are theirs. */
  readonly unsent: readonly Outgoing[];
  readonly by: string | undefined;
  /** A message went out or was taken back: whatever list shows it by then is out of date. */
  readonly onEnd: () => void;
}

/** Whom this page has contacted, one after the other, and what of it can still be taken back. */
export function useContact({ unsent, by, onEnd }: ContactOptions) {
  const outgoing = unsent.filter((message) => message.by === by);
  const { i18n } = useLingui();
  const notify = useNotify();
  const [contacted, setContacted] = useState<ReadonlyMap<string, Contacted>>(new Map());
  const [undos, setUndos] = useState<ReadonlyMap<string, () => void>>(new Map());
  const mark = (handle: string, state: Contacted): void => setContacted((known) => new Map(known).set(handle, state));
  const offerUndo = (handle: string, undo?: () => void): void =>
    setUndos((known) => new Map([...known].filter(([one]) => one !== handle).concat(undo ? [[handle, undo]] : [])));

  const earlier = outgoing.filter(({ handle }) => !contacted.has(handle));
  const backAgain = useEffectEvent(async (all: readonly Outgoing[]) => {
    const back = await Promise.all(
      all.map(async (message) => ({ message, isBack: await takeBack(message, notify, i18n) })),
    );
    for (const { message, isBack } of back) if (isBack) mark(message.handle, { kind: 'undone' });
    onEnd();
  });
  const ended = useEffectEvent(onEnd);
  useEffect(() => {
    if (outgoing.length === 0) return;
    const tray = Promise.all([import('./tray.ts'), needCatalogs('search-later')]);
    // without it the rows take back
    void tray.then(
      ([{ offerBack }]) => offerBack(outgoing, notify, i18n, (all) => void backAgain(all), ended),
      () => undefined,
    );
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- what waits when the page is opened
  }, []);
  const takeBackEarlier = async (message: Outgoing) => {
    const isBack = await takeBack(message, notify, i18n);
    if (isBack) mark(message.handle, { kind: 'undone' });
    onEnd();
  };
  /** Takes back what goes to an applicant, in the row where the eyes are, also after a reload; undefined where nothing does. */
  const undoOf = (handle: string): (() => void) | undefined => {
    const message = earlier.find((one) => one.handle === handle);
    return message ? () => void takeBackEarlier(message) : undos.get(handle);
  };
  return { contacted, undoOf, mark, offerUndo };
}
