import * as v from 'valibot';

export const pictureSchema = v.object({
  /** Its address on the tenant's own host; another picture has another one. */
  url: v.string(),
  /** In pixels, as it is kept; a small one has the same shape. */
  width: v.number(),
  height: v.number(),
});
