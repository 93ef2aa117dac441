import type { Interest } from '../../contract/interests/interests.schema.ts';
import type { NearByOrganization, NearByPage, OrganizationPortrait } from '../../contract/near-by/near-by.schema.ts';

const idOf = (n: number): string => `0198c5a0-0000-7000-8000-00000000000${n}`;

/** A company some kilometres north of the reader. */
export const aCompany = (n: number, more: Partial<NearByOrganization> = {}): NearByOrganization => ({
  id: idOf(n),
  name: `Betrieb ${n}`,
  profile: { name: `Betrieb ${n}`, logo: null, color: '#0f766e', layout: 'split', slogan: { de: '', en: '' } },
  city: 'Köln',
  distance_km: n * 3,
  place: { lat: 50.95 + n * 0.027, lng: 6.92 },
  occupations: [{ id: idOf(8), name: 'Chemikant/in', wished: true }],
  website: '',
  ...more,
});

export const aPage = (data: readonly NearByOrganization[], meta: Partial<NearByPage['meta']> = {}): NearByPage => ({
  data: [...data],
  meta: {
    total: data.length,
    per_page: 20,
    current_page: 1,
    radius_km: 25,
    within: [
      { radius_km: 10, total: 0 },
      { radius_km: 25, total: data.length },
      { radius_km: 50, total: data.length + 4 },
      { radius_km: 100, total: data.length + 4 },
    ],
    occupations: [{ id: idOf(8), name: 'Chemikant/in', wished: true, total: data.length }],
    home: { lat: 50.95, lng: 6.92, city: 'Köln' },
    towns: [{ name: 'Bonn', lat: 50.74, lng: 7.1 }],
    ...meta,
  },
});

export const aPortrait = (n: number, more: Partial<OrganizationPortrait> = {}): OrganizationPortrait => {
  const company = aCompany(n);
  return {
    ...company,
    profile: {
      ...company.profile,
      description: { de: 'Lang', en: 'Long' },
      people: 120,
      trainees: null,
      training_since: null,
      contact: null,
      address: null,
      picture: null,
    },
    verified_at: null,
    near: true,
    has_written: false,
    ...more,
  };
};

export const anInterestIn = (n: number, more: Partial<Interest> = {}): Interest => ({
  id: `0198c5a0-0000-7000-8000-0000000000a${n}`,
  organization: { id: idOf(n), name: `Betrieb ${n}`, city: 'Köln' },
  shown_on: '2026-11-01',
  until: '2026-12-01',
  answered: false,
  ...more,
});
