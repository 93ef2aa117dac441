import { registrationCodeRefusals } from './registration-code.ts';
import { endpoint } from '../kit/endpoint.ts';
import { idParams } from '../kit/fields.ts';
import { one } from '../kit/lists.ts';
import { resource } from '../kit/resource.ts';
import {
  createRegistrationCodeSchema,
  handoutSchema,
  lookupRegistrationCodeSchema,
  registrationCodeEvents,
  registrationCodeOfferSchema,
  registrationCodeRecordSchema,
  updateRegistrationCodeSchema,
} from './registration-codes.schema.ts';
import { registrationCodesSearch } from './registration-codes.search.ts';

const access = { stage: 'onboarded', roles: ['employee', 'tenant_member', 'administrator'] } as const;

export const registrationCodes = resource({
  name: 'registration-codes',
  access,
  record: registrationCodeRecordSchema,
  list: {
    summary: 'The registration codes of the own organization, or of the one that staff name, newest first.',
    search: registrationCodesSearch,
  },
  show: { summary: 'One registration code with its link and its figures.' },
  create: {
    summary: 'Creates a registration code for the own organization, or for the one that staff name.',
    input: createRegistrationCodeSchema,
    ability: 'create:RegistrationCode',
  },
  update: {
    summary: 'Changes what a registration code says and how long it holds.',
    input: updateRegistrationCodeSchema,
  },
  transition: {
    summary: 'Moves the status of a registration code along its lifecycle.',
    events: registrationCodeEvents,
  },
});

export const registrationCodeHandout = endpoint({
  name: 'registration-codes.handout',
  method: 'GET',
  path: '/v1/registration-codes/{id}/handout',
  summary:
    'What is handed over with a rejection: the QR code of the link, a kind text in German and English, and what whoever opens the link is told.',
  access,
  params: idParams,
  response: one(handoutSchema),
});

export const lookupRegistrationCode = endpoint({
  name: 'registration-codes.lookup',
  method: 'POST',
  path: '/v1/registration-codes/lookup',
  summary: 'Who recommends with this code, shown before the registration form; counts that it was opened.',
  access: { stage: 'public' },
  body: lookupRegistrationCodeSchema,
  response: one(registrationCodeOfferSchema),
  errors: registrationCodeRefusals,
});
