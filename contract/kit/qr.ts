import * as v from 'valibot';

/** A QR code to draw with, in black on white. */
export const qrSchema = v.object({
  /** Width and height of the picture in modules, the quiet margin included. */
  size: v.number(),
  /** The dark modules as an SVG path in module units. */
  path: v.string(),
});
export type Qr = v.InferOutput<typeof qrSchema>;
