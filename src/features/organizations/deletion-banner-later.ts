import { type ComponentType, lazy } from 'react';
import { needCatalogs } from '../../i18n/catalogs.ts';

const nothing = () => null;

/** Read by hardly any company; with words that come to every page a little later. Where it can't be fetched the mail has said it. */
export const DeletionBannerLater = lazy<ComponentType<{ readonly until: string }>>(() =>
  Promise.all([import('./deletion-banner.tsx'), needCatalogs('session-end')]).then(
    ([module]) => ({ default: module.DeletionBanner }),
    () => ({ default: nothing }),
  ),
);
