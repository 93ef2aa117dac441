import { toDataURL } from 'qrcode';
import type { Qr } from '../../contract/kit/qr.ts';
import { qrLook, qrMargin, qrPath } from '../kit/qr.ts';

/** The link as a picture in black on white: to draw with, and a PNG as a data address. */
export async function qrOf(link: string): Promise<Qr & { png: string }> {
  return { ...qrPath(link), png: await toDataURL(link, { ...qrLook, margin: qrMargin, width: 1024 }) };
}
