import { create, toDataURL } from 'qrcode';

/** Light modules around the code, so that it can be read from any paper. */
const margin = 4;
const look = { errorCorrectionLevel: 'M' } as const;

/** The link as a picture in black on white: a path in module units to draw with, and a PNG as a data address. */
export async function qrOf(link: string): Promise<{ size: number; path: string; png: string }> {
  const { modules } = create(link, look);
  const rows = Array.from({ length: modules.size }, (_, y) =>
    Array.from({ length: modules.size }, (__, x) =>
      modules.get(y, x) ? `M${x + margin} ${y + margin}h1v1h-1z` : '',
    ).join(''),
  );
  const png = await toDataURL(link, { ...look, margin, width: 1024 });
  return { size: modules.size + 2 * margin, path: rows.join(''), png };
}
