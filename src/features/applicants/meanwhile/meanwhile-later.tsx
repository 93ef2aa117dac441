import { type ComponentType, lazy } from 'react';
import { needCatalogs } from '../../../i18n/catalogs.ts';
import type { MeanwhileProps } from './meanwhile.tsx';

/** After the page, with its words; where it doesn't come, nothing is missed. */
export const MeanwhileLater = lazy<ComponentType<MeanwhileProps>>(() =>
  Promise.all([import('./meanwhile.tsx'), needCatalogs('applicants')]).then(
    ([module]) => ({ default: module.Meanwhile }),
    () => ({ default: () => null }),
  ),
);
