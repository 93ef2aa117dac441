import * as authentication from './authentication/authentication.endpoints.ts';
import * as employees from './employees/employees.endpoints.ts';
import * as invitations from './invitations/invitations.endpoints.ts';
import * as organizations from './organizations/organizations.endpoints.ts';
import * as registrationCodes from './registration-codes/registration-codes.endpoints.ts';
import * as tenants from './tenants/tenants.endpoints.ts';
import * as addresses from './addresses/addresses.endpoints.ts';
import * as graduationTypes from './graduation-types/graduation-types.endpoints.ts';
import * as occupations from './occupations/occupations.endpoints.ts';
import type { Endpoint } from './kit/endpoint.ts';

/** Every endpoint there is: server routes, OpenAPI, fuzzers and the access matrix are made from this list. */
export const registry: readonly Endpoint[] = [occupations, graduationTypes, addresses, authentication, employees, invitations, organizations, registrationCodes, tenants].flatMap((feature) => Object.values<Endpoint>(feature));
