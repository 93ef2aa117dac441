import type { DialogProps } from './dialog-props.ts';
import { layer, useLayer } from './layer.ts';

export const dialogLayer = layer(() => import('./dialog-layer.tsx').then((module) => module.DialogLayer));

/** A question or form above the page; a sheet from below on a phone. Focus goes in and comes back. */
export function Dialog(props: DialogProps) {
  return useLayer(dialogLayer, props);
}
