import { create } from 'qrcode';
import type { Qr } from '../../contract/kit/qr.ts';

/** Light modules around the code, so that it can be read from any paper and screen. */
export const qrMargin = 4;
export const qrLook = { errorCorrectionLevel: 'M' } as const;

/** The link as a path in module units. */
export function qrPath(link: string): Qr {
  const { modules } = create(link, qrLook);
  const rows = Array.from({ length: modules.size }, (_, y) =>
    Array.from({ length: modules.size }, (__, x) =>
      modules.get(y, x) ? `M${x + qrMargin} ${y + qrMargin}h1v1h-1z` : '',
    ).join(''),
  );
  return { size: modules.size + 2 * qrMargin, path: rows.join('') };
}
