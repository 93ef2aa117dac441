import { later } from '../../ui/dialog/layer.ts';

/** Its words are the page's own. */
export const choosingKeys = later(async () => (await import('./choosing-keys.tsx')).ChoosingKeysDialog);
