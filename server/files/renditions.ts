import sharp from 'sharp';
import type { Picture } from './pictures.ts';

const mailed = { width: 144, height: 56 };

/** What a kept picture is besides itself. */
const renditions = {
  /** A mark beside a name, on a sharp screen. */
  small: (webp: Buffer): Promise<Buffer> =>
    sharp(webp).resize({ width: 112, height: 112, fit: 'inside', withoutEnlargement: true }).webp().toBuffer(),
  /** For mails, whose readers' programs often know no WebP: twice as many pixels as `mailedSize`. */
  mailed: (webp: Buffer): Promise<Buffer> =>
    sharp(webp)
      .resize({ width: 2 * mailed.width, height: 2 * mailed.height, fit: 'inside', withoutEnlargement: true })
      .png({ palette: true })
      .toBuffer(),
};
export type Rendition = keyof typeof renditions;

/** How a mark fits beside a name in a mail, in the mail's own pixels. */
export function mailedSize({ width, height }: Pick<Picture, 'width' | 'height'>): { width: number; height: number } {
  const scale = Math.min(1, mailed.width / width, mailed.height / height);
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

/** Of so many the last ones asked for stay in memory: two or three kilobytes each. */
const most = 1000;

/** Renditions by name of the picture: made once, since a picture never changes. */
export function keptRenditions(): (name: string, kind: Rendition, webp: () => Promise<Buffer>) => Promise<Buffer> {
  const kept = new Map<string, Buffer>();
  return async (name, kind, webp) => {
    const key = `${kind} ${name}`;
    const bytes = kept.get(key) ?? (await renditions[kind](await webp()));
    kept.delete(key);
    kept.set(key, bytes);
    const oldest = kept.keys().next().value;
    if (kept.size > most && oldest !== undefined) kept.delete(oldest);
    return bytes;
  };
}
