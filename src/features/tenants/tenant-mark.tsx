import { assignInlineVars } from '@vanilla-extract/dynamic';
import { ground, mark, swatch } from './tenant-mark.css.ts';

/** A tenant's colour beside its code. */
export function TenantMark({ color }: { color: string }) {
  return (
    <span className={mark}>
      <span className={swatch} style={assignInlineVars({ [ground]: color })} />
      {color}
    </span>
  );
}
