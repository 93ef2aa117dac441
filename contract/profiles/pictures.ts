/** What may be uploaded. SVG is none of it: it can hold a program. */
export const pictureTypes = ['image/png', 'image/jpeg', 'image/webp'] as const;

export const mostPictureBytes = 2 * 1024 * 1024;

/** The pictures of a profile: pixels they are kept at, and the longer side that they need at least. */
export const pictureKinds = {
  logo: { width: 800, height: 400, least: 96 },
  picture: { width: 1600, height: 1200, least: 640 },
} as const;
export type PictureKind = keyof typeof pictureKinds;
