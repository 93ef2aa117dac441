import { later } from '../../ui/dialog/layer.ts';

/** The map: after the list has been painted, for who sees it. */
export const rings = later(async () => (await import('./rings.tsx')).Rings);

/** A company's portrait: with the address that names it, or once the page rests. */
export const portraitSheet = later(async () => (await import('./portrait-sheet.tsx')).PortraitSheet);
