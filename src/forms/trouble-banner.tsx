import { useLingui } from '@lingui/react';
import { Banner } from '../ui/banner/banner.tsx';
import { type FormTrouble, said } from './trouble.ts';

/** What concerns the whole form, above it. */
export function TroubleBanner({ trouble: { general } }: { trouble: FormTrouble }) {
  const { i18n } = useLingui();
  return general === undefined ? null : (
    <Banner tone="danger" announce="now">
      {said(i18n, general)}
    </Banner>
  );
}
