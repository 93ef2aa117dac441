import { useLingui } from '@lingui/react/macro';
import type { Qr } from '../../../contract/kit/qr.ts';
import * as css from './qr-picture.css.ts';

/** A link as a picture, sharp at every size. */
export function QrPicture({ qr: { size, path }, className }: { qr: Qr; className: string }) {
  const { t } = useLingui();
  return (
    <svg
      className={`${css.picture} ${className}`}
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={t`QR code of the link`}
      shapeRendering="crispEdges"
    >
      <path d={path} />
    </svg>
  );
}
