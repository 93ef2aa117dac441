import { endpoint } from '../kit/endpoint.ts';
import { one } from '../kit/lists.ts';
import { resource } from '../kit/resource.ts';
import { mostPictureBytes, pictureTypes } from './pictures.ts';
import {
  createProfileSchema,
  pictureParams,
  profileEvents,
  profileSchema,
  updateProfileSchema,
} from './profiles.schema.ts';
import { profilesSearch } from './profiles.search.ts';

const access = { stage: 'onboarded', roles: ['employee', 'tenant_member', 'administrator'] } as const;

export const profiles = resource({
  name: 'profiles',
  access,
  record: profileSchema,
  list: { summary: 'The faces of an organization, the default first.', search: profilesSearch },
  show: { summary: 'One profile with its pictures.' },
  create: {
    summary: 'Makes a draft of a profile.',
    input: createProfileSchema,
    ability: 'create:Profile',
    errors: ['conflict'],
  },
  update: { summary: 'Changes what a profile shows.', input: updateProfileSchema },
  transition: {
    summary: 'Moves the status of a profile along its lifecycle; what is published is complete and readable.',
    events: profileEvents,
  },
});

const picture = {
  path: '/v1/profiles/{id}/pictures/{kind}',
  access,
  params: pictureParams,
  response: one(profileSchema),
  errors: ['conflict'],
} as const;

export const storePicture = endpoint({
  ...picture,
  name: 'profiles.store-picture',
  method: 'PUT',
  summary: 'Gives a profile its logo or its picture; it is decoded and encoded anew, without what a camera noted.',
  upload: { types: pictureTypes, bytes: mostPictureBytes },
  errors: ['conflict', 'validation', 'too_large', 'unsupported_media_type'],
});

export const removePicture = endpoint({
  ...picture,
  name: 'profiles.remove-picture',
  method: 'DELETE',
  summary: 'Takes the logo or the picture of a profile away.',
});
