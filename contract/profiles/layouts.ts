export const profileLayouts = ['classic', 'split', 'hero'] as const;
export type ProfileLayout = (typeof profileLayouts)[number];
