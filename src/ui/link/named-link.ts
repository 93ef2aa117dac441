import type { AnyRouter, LinkComponentProps, RegisteredRouter } from '@tanstack/react-router';
import type { ReactElement } from 'react';
import type { Words } from '../button/button.tsx';

/** What `createLink` makes of a component, with the words that name the link required: there they may be left out. */
export type NamedLink<TComponent> = <
  TRouter extends AnyRouter = RegisteredRouter,
  const TFrom extends string = string,
  const TTo extends string | undefined = undefined,
  const TMaskFrom extends string = TFrom,
  const TMaskTo extends string = '',
>(
  props: LinkComponentProps<TComponent, TRouter, TFrom, TTo, TMaskFrom, TMaskTo> & { children: Words },
) => ReactElement;
