import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { activateLocale, needCatalogs } from '../../i18n/catalogs.ts';
import '../../theme/global.css.ts';
import { showLato } from '../../theme/lato.ts';
import { Shell } from './shell.tsx';
import { Stage } from './stage.tsx';
import { viewOf } from './view.ts';

const root = document.getElementById('root');
if (root === null) throw new Error('gallery.html has no #root');
showLato();
await activateLocale(viewOf(location.hash).locale);
await needCatalogs(
  'forms',
  'guest',
  'employee',
  'records',
  'alerts',
  'organizations',
  'pings',
  'registration-codes',
  'search',
  'search-later',
);
await needCatalogs('help', 'member');
createRoot(root).render(
  <StrictMode>
    <I18nProvider i18n={i18n}>{new URLSearchParams(location.search).has('stage') ? <Stage /> : <Shell />}</I18nProvider>
  </StrictMode>,
);
