import { useLingui } from '@lingui/react/macro';
import { createLink } from '@tanstack/react-router';
import { useTenant } from '../../api/tenant.ts';
import { Brand } from '../../ui/brand/brand.tsx';

const BrandLink = createLink(Brand);

/** Whose page it is, on every page the way to where one begins; without a tenant it carries the product's name. */
export function HomeBrand() {
  const { t } = useLingui();
  const tenant = useTenant();
  return (
    <BrandLink
      name={tenant?.name ?? 'Werdegang'}
      logo={tenant?.logo}
      home={t({ message: 'start page', context: 'logo' })}
      to="/"
      preload={false}
    />
  );
}
