import { describe, expect, test } from 'vitest';
import type * as v from 'valibot';
import { alertIntervals } from './alerts/alerts.search.ts';
import { alertSchema } from './alerts/alerts.schema.ts';
import { channelSchema } from './channels/channels.schema.ts';
import { emailTemplateSchema } from './email-templates/email-templates.schema.ts';
import { employeeRecordSchema } from './employees/employees.schema.ts';
import { graduationTypeSchema } from './graduation-types/graduation-types.schema.ts';
import { invitationLinkAnswerSchema, invitationRecordSchema } from './invitations/invitations.schema.ts';
import { page } from './kit/lists.ts';
import { roles } from './kit/roles.ts';
import { genders, legalContactSchema } from './legal-contacts/legal-contacts.schema.ts';
import { occupationSchema } from './occupations/occupations.schema.ts';
import { usageTypes } from './organizations/organizations.search.ts';
import { organizationPingSchema } from './pings/pings.schema.ts';
import { profileSchema } from './profiles/profiles.schema.ts';
import { registrationCodeRecordSchema } from './registration-codes/registration-codes.schema.ts';
import { publicTenantSchema } from './tenants/tenants.schema.ts';
import {
  addressSchema,
  meSchema,
  onboardingSchema,
  ownApplicantSchema,
  ownEmployeeSchema,
  ownOrganizationSchema,
  userSchema,
} from './users/me.schema.ts';

/** The fields that the specification's section 3 names, in what the server answers. */
const missing = ({ entries }: { readonly entries: v.ObjectEntries }, ...names: readonly string[]) =>
  names.filter((name) => !(name in entries));

describe('the entities of the specification have their fields', () => {
  test('a user, of one of four types; me holds user and organization [S3-01] [S3-02]', () => {
    expect(missing(userSchema, 'id', 'type', 'verified', 'tos_accepted', 'onboarding')).toEqual([]);
    expect(roles).toEqual(['administrator', 'applicant', 'employee', 'tenant_member']);
    expect(missing(meSchema, 'user', 'organization')).toEqual([]);
  });

  test('an applicant, and an address of five parts [S3-03] [S3-04]', () => {
    expect(
      missing(
        ownApplicantSchema,
        'id',
        'graduation_type_id',
        'occupation_id',
        'date_of_birth',
        'address',
        'had_occupation',
      ),
    ).toEqual([]);
    expect(missing(ownApplicantSchema.entries.meta, 'phonenumber')).toEqual([]);
    expect(Object.keys(addressSchema.entries)).toEqual(['line_1', 'line_2', 'postcode', 'city', 'country']);
  });

  test('an employee of an organization, which says what it is here for [S1-11] [S3-05] [S3-06]', () => {
    expect(missing(ownEmployeeSchema, 'id', 'meta')).toEqual([]);
    expect(missing(ownEmployeeSchema.entries.meta, 'position', 'phonenumber')).toEqual([]);
    expect(missing(employeeRecordSchema, 'organization')).toEqual([]);
    expect(missing(ownOrganizationSchema, 'id', 'usage_type')).toEqual([]);
    expect(usageTypes.toSorted()).toEqual(['referring', 'searching', 'searching_and_referring']);
  });

  test('a tenant, occupations and certificates [S3-07] [S3-08]', () => {
    expect(missing(publicTenantSchema, 'name', 'color', 'slug', 'boundary')).toEqual([]);
    expect(missing(occupationSchema, 'id', 'name')).toEqual([]);
    expect(missing(graduationTypeSchema, 'id', 'translation')).toEqual([]);
  });

  test('a step of the wizard, and a page of a list [S3-10] [S3-11]', () => {
    expect(missing(onboardingSchema.entries.steps.item, 'slug', 'complete', 'optional')).toEqual([]);
    expect(missing(page(userSchema), 'data', 'meta')).toEqual([]);
    expect(missing(page(userSchema).entries.meta, 'total', 'per_page', 'current_page')).toEqual([]);
  });

  test('an alert, a profile, a code, an invitation [S3-12] [S3-13] [S3-14] [S3-15]', () => {
    expect(missing(alertSchema, 'interval')).toEqual([]);
    expect(alertIntervals).toEqual(['daily', 'weekly', 'biweekly', 'monthly']);
    expect(missing(profileSchema, 'name', 'logo', 'color', 'layout')).toEqual([]);
    expect(missing(registrationCodeRecordSchema, 'times_used', 'link')).toEqual([]);
    expect(missing(invitationRecordSchema, 'invited_by')).toEqual([]);
    expect(missing(invitationLinkAnswerSchema, 'link')).toEqual([]);
  });

  test('a guardian; templates, messages, channels and legal contacts have theirs [S3-16] [S3-17]', () => {
    expect(missing(legalContactSchema, 'firstname', 'lastname', 'email', 'gender')).toEqual([]);
    expect(genders).toEqual(['male', 'female', 'other']);
    for (const one of [emailTemplateSchema, organizationPingSchema, channelSchema, legalContactSchema])
      expect(missing(one, 'id')).toEqual([]);
  });
});
