import { toDataURL, toString } from 'qrcode';

/** The link as a picture in black on white, readable from a printed letter; PNG as a data address, 1024 px wide. */
export async function qrOf(link: string): Promise<{ svg: string; png: string }> {
  const look = { errorCorrectionLevel: 'M', margin: 4 } as const;
  const [svg, png] = await Promise.all([toString(link, { ...look, type: 'svg' }), toDataURL(link, { ...look, width: 1024 })]);
  return { svg, png };
}
