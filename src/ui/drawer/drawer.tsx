import { layer, useLayer } from '../dialog/layer.ts';
import type { DrawerProps } from './drawer-props.ts';

export const drawerLayer = layer(() => import('./drawer-layer.tsx').then((module) => module.DrawerLayer));

/** Details beside a list, filters: a panel at the end of a wide page, a sheet from below on a phone. Focus comes back. */
export function Drawer(props: DrawerProps) {
  return useLayer(drawerLayer, props);
}
