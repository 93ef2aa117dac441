import { useLingui } from '@lingui/react/macro';
import type { Handout } from '../../../contract/registration-codes/registration-codes.schema.ts';

/** The code's link as a picture, sharp at every size. */
export function QrPicture({ qr: { size, path }, className }: { qr: Handout['qr']; className: string }) {
  const { t } = useLingui();
  return (
    <svg
      className={className}
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={t`QR code of the link`}
      shapeRendering="crispEdges"
    >
      <path d={path} />
    </svg>
  );
}
