import { Banner } from '../ui/banner/banner.tsx';
import type { FormTrouble } from './trouble.ts';

/** What concerns the whole form, above it. */
export function TroubleBanner({ trouble }: { trouble: FormTrouble }) {
  return trouble.general === undefined ? null : (
    <Banner tone="danger" announce="now">
      {trouble.general}
    </Banner>
  );
}
