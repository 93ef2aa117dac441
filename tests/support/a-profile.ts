import type { Profile } from '../../contract/profiles/profiles.schema.ts';

/** A draft that says nothing but its name. */
export const aProfile: Profile = {
  id: '0198f0a0-0000-7000-8000-000000000011',
  organization_id: '0198f0a0-0000-7000-8000-000000000002',
  name: 'Lackwerke Severin',
  slogan: { de: '', en: '' },
  description: { de: '', en: '' },
  address: null,
  occupation_ids: [],
  website: '',
  contact: null,
  people: null,
  trainees: null,
  training_since: null,
  color: null,
  layout: null,
  logo: null,
  picture: null,
  is_default: true,
  by_staff: false,
  status: 'draft',
  events: ['publish', 'archive'],
  version: 1,
  created_at: '2026-01-01T10:00:00.000Z',
};
