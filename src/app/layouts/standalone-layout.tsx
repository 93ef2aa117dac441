import { useSaveLocale } from './save-locale.ts';
import { Outlet } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTenant } from '../../api/tenant.ts';
import { LanguageSwitch } from '../../i18n/language-switch.tsx';
import { Brand } from '../../ui/brand/brand.tsx';
import { StandaloneFrame } from '../../ui/standalone-frame/standalone-frame.tsx';
import { FooterLinks } from './footer-links.tsx';

/** A guest's page around anything; without a tenant it carries the product's name. */
export function StandalonePage({ aside, children }: { aside?: ReactNode; children: ReactNode }) {
  const tenant = useTenant();
  return (
    <StandaloneFrame
      brand={<Brand name={tenant?.name ?? 'Werdegang'} />}
      tools={<LanguageSwitch onChoose={useSaveLocale()} />}
      footer={<FooterLinks />}
      aside={aside}
    >
      {children}
    </StandaloneFrame>
  );
}

/** The layout of guests and of everybody who isn't ready yet. */
export function StandaloneLayout() {
  return (
    <StandalonePage>
      <Outlet />
    </StandalonePage>
  );
}
