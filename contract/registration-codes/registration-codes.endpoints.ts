import * as v from 'valibot';
import { endpoint } from '../kit/endpoint.ts';
import { idParams } from '../kit/fields.ts';
import { listQuery, many, one, page } from '../kit/lists.ts';
import { transitionBody } from '../kit/transitions.ts';
import {
  createRegistrationCodeSchema,
  handoutSchema,
  lookupRegistrationCodeSchema,
  registrationCodeEvents,
  registrationCodeOfferSchema,
  registrationCodeRecordSchema,
  registrationCodeStatuses,
  updateRegistrationCodeSchema,
} from './registration-codes.schema.ts';

const access = { stage: 'onboarded', roles: ['employee'] } as const;

export const listRegistrationCodes = endpoint({
  name: 'registration-codes.list',
  method: 'GET',
  path: '/v1/registration-codes',
  summary: "The registration codes of the reader's organization, newest first.",
  access,
  query: listQuery({ status: v.optional(many(v.picklist(registrationCodeStatuses))) }, [
    'created_at',
    'name',
    'times_used',
    'times_opened',
    'valid_until',
  ]),
  response: page(registrationCodeRecordSchema),
});

export const showRegistrationCode = endpoint({
  name: 'registration-codes.show',
  method: 'GET',
  path: '/v1/registration-codes/{id}',
  summary: 'One registration code with its link and its figures.',
  access,
  params: idParams,
  response: one(registrationCodeRecordSchema),
});

export const createRegistrationCode = endpoint({
  name: 'registration-codes.create',
  method: 'POST',
  path: '/v1/registration-codes',
  summary: "Creates a registration code for the reader's organization.",
  access: { ...access, ability: 'create:RegistrationCode' },
  body: createRegistrationCodeSchema,
  response: one(registrationCodeRecordSchema),
  status: 201,
  idempotent: true,
});

export const updateRegistrationCode = endpoint({
  name: 'registration-codes.update',
  method: 'PATCH',
  path: '/v1/registration-codes/{id}',
  summary: 'Changes what a registration code says and how long it holds.',
  access,
  params: idParams,
  body: updateRegistrationCodeSchema,
  response: one(registrationCodeRecordSchema),
  ifMatch: true,
  errors: ['conflict'],
});

export const transitionRegistrationCode = endpoint({
  name: 'registration-codes.transition',
  method: 'POST',
  path: '/v1/registration-codes/{id}/transitions',
  summary: 'Moves the status of a registration code along its lifecycle.',
  access,
  params: idParams,
  body: transitionBody(registrationCodeEvents),
  response: one(registrationCodeRecordSchema),
  errors: ['transition_not_allowed'],
});

export const registrationCodeHandout = endpoint({
  name: 'registration-codes.handout',
  method: 'GET',
  path: '/v1/registration-codes/{id}/handout',
  summary: 'What is handed over with a rejection: the QR code of the link, and a kind text in German and English.',
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
  errors: ['registration_code_unknown', 'registration_code_deactivated'],
});
