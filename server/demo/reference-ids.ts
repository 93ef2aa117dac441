import { graduationTypes } from '../graduation-types/graduation-types.ts';
import { occupations } from '../occupations/occupations.ts';

const idOf = (found: { readonly id: string } | undefined): string => {
  if (!found) throw new Error('The demo data names something that the reference data lack.');
  return found.id;
};

export const occupationId = (slug: string): string => idOf(occupations.find((entry) => entry.slug === slug));
export const graduationId = (code: string): string => idOf(graduationTypes.find((entry) => entry.code === code));
