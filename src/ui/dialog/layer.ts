import { useLingui } from '@lingui/react/macro';
import { type ComponentType, createElement, type ReactNode, use, useEffect, useEffectEvent, useState } from 'react';
import { keptLoad } from '../../api/kept-load.ts';
import { NotifyContext } from '../toast/notify.ts';

/** A part of a page that is fetched when somebody asks for it, or early by whoever calls `fetch`. */
export interface Later<Props> {
  readonly fetch: () => Promise<ComponentType<Props>>;
  /** It, where it is there already. */
  readonly current: () => ComponentType<Props> | undefined;
}

export function later<Props>(load: () => Promise<ComponentType<Props>>): Later<Props> {
  let current: ComponentType<Props> | undefined;
  const fetch = keptLoad(async () => {
    current = await load();
    return current;
  });
  return { fetch, current: () => current };
}

/** All that the pages loaded so far can open above themselves. */
export const layers: { readonly fetch: () => Promise<unknown> }[] = [];

/** What stands above a page: every page that can open it finds it fetched sooner or later. */
export function layer<Props>(load: () => Promise<ComponentType<Props>>): Later<Props> {
  const made = later(load);
  layers.push(made);
  return made;
}

/** The part once it is there, fetched when it is wanted; where that fails it is said, and `onRefused` called. */
export function useLater<Props>(
  { fetch, current }: Later<Props>,
  isWanted: boolean,
  onRefused: () => void,
): ComponentType<Props> | undefined {
  const { t } = useLingui();
  const notify = use(NotifyContext);
  const [fetched, setFetched] = useState(current);
  const refuse = useEffectEvent(() => {
    notify?.show({ tone: 'danger', title: t`This could not be opened. Check your connection and try again.` });
    onRefused();
  });
  const isMissing = isWanted && fetched === undefined;
  useEffect(() => {
    if (!isMissing) return;
    let isGone = false;
    void fetch().then(
      (loaded) => isGone || setFetched(() => loaded),
      () => isGone || refuse(),
    );
    return () => {
      isGone = true;
    };
  }, [isMissing, fetch]);
  return fetched;
}

/** Draws the layer from the first time it is open; where it can't be fetched that is said, and it closes. */
export function useLayer<Props extends { readonly isOpen: boolean; readonly onClose: () => void }>(
  made: Later<Props>,
  props: Props,
): ReactNode {
  const Fetched = useLater(made, props.isOpen, props.onClose);
  return Fetched ? createElement(Fetched, props) : null;
}
