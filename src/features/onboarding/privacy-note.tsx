import type { ReactNode } from 'react';
import { Text } from '../../ui/heading/heading.tsx';
import { Glyph, type GlyphName } from '../../ui/icon/glyph.tsx';
import * as css from './onboarding.css.ts';

/** Who sees what is asked here. */
export function PrivacyNote({ glyph = 'lock', children }: { glyph?: GlyphName; children: ReactNode }) {
  return (
    <div className={css.privacy}>
      <span className={css.sign}>
        <Glyph name={glyph} />
      </span>
      <Text>{children}</Text>
    </div>
  );
}
