import { useSyncExternalStore } from 'react';
import { isHexColor } from '../../../contract/kit/contrast.ts';
import { defaultTenantColor } from '../../../contract/kit/palette.ts';
import type { GalleryLocale } from './examples.tsx';

/** What the gallery shows. It lives in the address, so that every picture of it has one. */
export type View = {
  /** a component's folder, or all */
  show: string;
  theme: 'light' | 'dark' | 'both';
  /** of the page the examples stand on */
  width: 'phone' | 'full';
  locale: GalleryLocale;
  /** the tenant's, #rrggbb */
  color: string;
};

/** The view an address's hash means; what it doesn't say is the default. */
export function viewOf(hash: string): View {
  const given = new URLSearchParams(hash.replace(/^#/, ''));
  const color = `#${given.get('color') ?? ''}`;
  const theme = given.get('theme');
  return {
    show: given.get('show') ?? 'all',
    theme: theme === 'light' || theme === 'dark' ? theme : 'both',
    width: given.get('width') === 'phone' ? 'phone' : 'full',
    locale: given.get('locale') === 'en' ? 'en' : 'de',
    color: isHexColor(color) ? color : defaultTenantColor,
  };
}

/** The hash of a view, read by viewOf. */
export const hashOf = (view: View): string =>
  `#${new URLSearchParams({ ...view, color: view.color.slice(1) }).toString()}`;

const subscribe = (listener: () => void) => {
  addEventListener('hashchange', listener);
  return () => removeEventListener('hashchange', listener);
};

/** The view of this document, as its address changes. */
export function useView(): View {
  return viewOf(useSyncExternalStore(subscribe, () => location.hash));
}
