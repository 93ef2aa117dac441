import { expect, test } from 'vitest';
import { abilitiesByRole, authors, roles } from './roles.ts';

test('there are four roles, and the system acts beside them [S6-01] [S4-02]', () => {
  expect(roles).toEqual(['administrator', 'applicant', 'employee', 'tenant_member']);
  expect(authors.toSorted()).toEqual(['administrator', 'applicant', 'employee', 'system', 'tenant_member']);
});

test('each role may create and delete what the specification says [S6-08] [S6-09] [S6-10] [S6-11] [S1-06]', () => {
  const staff = [
    'create:Organization',
    'create:Alert',
    'create:Profile',
    'create:Invitation',
    'create:RegistrationCode',
    'create:EmailTemplate',
  ];
  expect(abilitiesByRole).toEqual({
    applicant: [],
    employee: ['create:Alert', 'create:Profile', 'create:RegistrationCode', 'create:EmailTemplate'],
    tenant_member: staff,
    administrator: [...staff, 'delete:Organization', 'delete:Employee'],
  });
});
