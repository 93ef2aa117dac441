import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { StrictMode, useEffect, useState, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { activateLocale } from '../../i18n/catalogs.ts';
import '../../theme/global.css.ts';
import { showLato } from '../../theme/lato.ts';
import { applyTenantColor } from '../../theme/tenant-color.ts';
import { defaultTenantColor } from '../../theme/tokens.ts';
import { Select } from '../select/select.tsx';
import { Choices } from './choices.tsx';
import { Controls } from './controls.tsx';
import { Data } from './data.tsx';
import { LocaleContext, type GalleryLocale } from './example.tsx';
import { Fields } from './fields.tsx';
import * as css from './gallery.css.ts';
import { Illustrations } from './illustrations.tsx';
import { LoginSample, WizardSample } from './screens.tsx';

const views = {
  all: All,
  choices: inPage(Choices),
  data: inPage(Data),
  login: LoginSample,
  wizard: WizardSample,
} as const;
type View = keyof typeof views;

/** State comes from the address, so that a picture can be taken of each: ?view=login&theme=dark&color=ffcc00&lang=de */
const wanted = new URLSearchParams(location.search);
const startColor = `#${wanted.get('color') ?? defaultTenantColor.slice(1)}`;
const startView = (wanted.get('view') ?? 'all') as View;

function inPage(Part: () => ReactNode) {
  return function Page() {
    return (
      <main className={css.page}>
        <Part />
      </main>
    );
  };
}

function All() {
  return (
    <main className={css.page}>
      <Controls />
      <Fields />
      <Choices />
      <Data />
      <Illustrations />
    </main>
  );
}

function Gallery() {
  const [locale, setLocale] = useState<GalleryLocale>(wanted.get('lang') === 'en' ? 'en' : 'de');
  const [theme, setTheme] = useState(wanted.get('theme') ?? '');
  const [color, setColor] = useState(startColor);
  const [view, setView] = useState<View>(startView);
  useEffect(() => {
    applyTenantColor(color);
    document.documentElement.lang = locale;
    if (theme === '') delete document.documentElement.dataset['theme'];
    else document.documentElement.dataset['theme'] = theme;
    void activateLocale(locale);
  }, [color, theme, locale]);
  const Shown = views[view];
  return (
    <I18nProvider i18n={i18n}>
      <LocaleContext value={locale}>
        {wanted.has('bare') ? null : (
          <div className={css.bar}>
            <Select
              name="view"
              label="View"
              value={view}
              onChange={(value) => setView(value as View)}
              options={Object.keys(views).map((value) => ({ value, label: value }))}
            />
            <Select
              name="theme"
              label="Theme"
              value={theme}
              onChange={setTheme}
              placeholder="system"
              options={[
                { value: 'light', label: 'light' },
                { value: 'dark', label: 'dark' },
              ]}
            />
            <Select
              name="locale"
              label="Language"
              value={locale}
              onChange={(value) => setLocale(value as GalleryLocale)}
              options={[
                { value: 'de', label: 'Deutsch' },
                { value: 'en', label: 'English' },
              ]}
            />
            <label className={css.color}>
              Tenant colour
              <input
                className={css.swatch}
                type="color"
                value={color}
                onChange={(event) => setColor(event.currentTarget.value)}
              />
            </label>
          </div>
        )}
        <Shown />
      </LocaleContext>
    </I18nProvider>
  );
}

const root = document.getElementById('root');
if (root === null) throw new Error('gallery.html has no #root');
showLato();
await activateLocale(wanted.get('lang') === 'en' ? 'en' : 'de');
createRoot(root).render(
  <StrictMode>
    <Gallery />
  </StrictMode>,
);
