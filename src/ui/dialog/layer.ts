import { useLingui } from '@lingui/react/macro';
import { type ComponentType, createElement, type ReactNode, use, useEffect, useEffectEvent, useState } from 'react';
import { keptLoad } from '../phone-field/kept-load.ts';
import { NotifyContext } from '../toast/notify.ts';

/** What stands above a page when somebody asks for it: fetched with the first, or early by whoever calls `fetch`. */
interface Layer<Props> {
  readonly fetch: () => Promise<ComponentType<Props>>;
  /** It, where it is there already. */
  readonly current: () => ComponentType<Props> | undefined;
}

/** All that the pages loaded so far can open. */
export const layers: { readonly fetch: () => Promise<unknown> }[] = [];

export function layer<Props>(load: () => Promise<ComponentType<Props>>): Layer<Props> {
  let current: ComponentType<Props> | undefined;
  const fetch = keptLoad(async () => {
    current = await load();
    return current;
  });
  layers.push({ fetch });
  return { fetch, current: () => current };
}

/** Draws the layer from the first time it is open; where it can't be fetched that is said, and it closes. */
export function useLayer<Props extends { readonly isOpen: boolean; readonly onClose: () => void }>(
  { fetch, current }: Layer<Props>,
  props: Props,
): ReactNode {
  const { isOpen, onClose } = props;
  const { t } = useLingui();
  const notify = use(NotifyContext);
  const [Layer, setLayer] = useState(current);
  const refuse = useEffectEvent(() => {
    notify?.show({ tone: 'danger', title: t`This could not be opened. Check your connection and try again.` });
    onClose();
  });
  const isMissing = isOpen && Layer === undefined;
  useEffect(() => {
    if (!isMissing) return;
    let isGone = false;
    void fetch().then(
      (loaded) => isGone || setLayer(() => loaded),
      () => isGone || refuse(),
    );
    return () => {
      isGone = true;
    };
  }, [isMissing, fetch]);
  return Layer ? createElement(Layer, props) : null;
}
